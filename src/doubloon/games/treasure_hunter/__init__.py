"""Treasure Hunter: nine cards, three places to dig, and goblins in the camp."""
