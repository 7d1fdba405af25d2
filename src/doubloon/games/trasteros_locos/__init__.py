"""Trasteros Locos: bid blind for locked storage rooms, beware of skeletons, and call out when your collection shines."""
