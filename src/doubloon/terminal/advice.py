"""What a bot advises, in words: what it would play, and what it thinks of the choices."""

from collections.abc import Iterator

from doubloon.bots import Advice
from doubloon.terminal.voice import Voice

#: The bot that gives hints.
ADVISER = "strong"
#: How many candidates are told, and how many moves of what would follow.
MOST_TOLD = 3
MOST_FOLLOWING = 4


def advice_lines(voice: Voice, advice: Advice) -> Iterator[str]:
    """The answer, then the best candidates, as they are written."""
    yield voice.say("hint", bot=voice.bot(advice.bot), actions=", ".join(advice.answer))
    for each in advice.candidates[:MOST_TOLD]:
        yield voice.say("hint-candidate", action=each.action, win=round(100 * each.win), visits=each.visits)
        if each.continuation:
            moves = ", ".join(f"{voice.words.seat(seat)} {action}" for seat, action in each.continuation[:MOST_FOLLOWING])
            yield voice.say("hint-then", moves=moves)
