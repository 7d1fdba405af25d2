"""What the room answers when it does not do what it was asked."""

from typing import Literal

Code = Literal["identity", "foreign", "unknown", "bad", "illegal", "stale", "state", "rate", "big", "storage"]

#: The HTTP status of each kind of refusal.
STATUS: dict[Code, int] = {
    "identity": 401,  # nobody known, or no longer
    "foreign": 403,  # not yours to do or see
    "unknown": 404,  # no such table, game or page
    "bad": 422,  # not a message of ours
    "illegal": 409,  # against the rules of the game; `clause` says which
    "stale": 409,  # that decision is no longer open
    "state": 409,  # not as the table stands: full, started, over
    "rate": 429,
    "big": 413,
    "storage": 503,  # the database cannot be reached or written
}


class Refused(Exception):
    """Nothing has changed. `reason` says what was wrong and what would be right; `clause` is the rule that forbids it, or empty."""

    def __init__(self, code: Code, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason
        self.clause = clause
