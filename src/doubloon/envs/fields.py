"""The fields of observations for people to read: a table in Markdown, generated from the state's declaration."""

from doubloon.core.game import Game
from doubloon.envs.encoding import encoding_of
from doubloon.envs.match import environment_name


def fields_text(game: Game) -> str:
    """What each number of an observation stands for."""
    encoding = encoding_of(game)
    rows = [
        "| numbers | field | by | holds | what it is |",
        "|---|---|---|---|---|",
        *(
            f"| {place.first}{f'–{place.first + place.size - 1}' if place.size > 1 else ''} | `{place.name}` | {' × '.join(place.axes)} | {place.values} | "
            f"{place.meaning.replace('|', chr(92) + '|')} |"
            for place in encoding.places
        ),
    ]
    head = f"`{environment_name(game)}`: {encoding.size} numbers, {game.actions.count} actions."
    return "\n".join([head, "", *rows])
