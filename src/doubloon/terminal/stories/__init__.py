"""What happened, told title by title."""
