"""What a person can do wrong. Each message says what was wrong and what would be right."""


class DoubloonError(Exception):
    """A mistake of the person in front of it, not of the program: shown as one sentence, without a traceback."""


class UnknownGame(DoubloonError):
    """No title of that name is installed and no folder of that name holds one."""


class BadSetup(DoubloonError):
    """A table cannot be opened like this: player count, option or bot."""


class BadFile(DoubloonError):
    """A rulebook, components or words file is not as it should be; the message names the entry and the reason."""


class IllegalAction(DoubloonError):
    """An action that is misspelt or not open now; nothing has changed.

    `clause` is the id of the clause that forbids it, or "" where no rule is concerned (a typing error).
    """

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.reason = reason
        self.clause = clause
