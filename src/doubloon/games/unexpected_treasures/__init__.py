"""Unexpected Treasures: bulky waste, six vehicles and a thief."""
