"""The Plan: teams of specialists rob the museums, and those who think alike go home with a trinket."""
