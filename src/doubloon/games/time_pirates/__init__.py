"""Time Pirates."""
