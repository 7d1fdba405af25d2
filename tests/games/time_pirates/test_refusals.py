"""Whatever is not open is refused with the clause that forbids it: every action of every seat, throughout whole games."""

from collections import Counter

import pytest

from doubloon.core.rule import clause_id
from doubloon.games.time_pirates.rules import State

from .observer import played_game
from .players import Style, anything, keen, never_work, thief
from .positions import COLOURS, EPOCHS, GAME, NAMES, RULES

#: The clause of an action for whoever is not asked, or is asked for something else.
OWN = {"place": "TP-1.4", "lose": "TP-2.1", "restock": "TP-3.1", "skip": "TP-3.1", "move": "TP-5.1", "take": "TP-5.2", "sell": "TP-5.3", "pay": "TP-5.4"}
OWN |= {"land": "TP-5.3", "jump": "TP-6.1", "trade": "TP-6.2", "swap": "TP-6.2", "end": "TP-R12", "assign": "TP-7.3", "keep": "TP-7.3"}
TURN = ("move", "take", "sell", "jump", "trade", "end")
STANDARD = ("move", "take", "sell")


def could_be_restocked(s: State, epoch: int) -> bool:
    bare = s.options[RULES.RESTOCKING_OPTION] == RULES.BARE_ONLY
    lying = sum(s.lying[epoch])
    return lying < s.sites[epoch] and epoch not in s.pirate[: s.players] and not (bare and lying)


def expected(s: State, seat: int, text: str) -> set[str]:
    """The clauses that may be given for refusing this; what is open is not asked about here."""
    verb, *rest = text.split()
    question = GAME.decisions.kinds[s.decision].name
    if not s.to_act >> seat & 1:
        return {OWN[verb]}
    if verb == "restock" and question in ("lose", "flee", "restock", "act"):
        if question in ("lose", "flee") or s.caught:
            return {"TP-2.4"}
        epoch = EPOCHS.index(int(rest[0]))
        return {"TP-R11"} if epoch == s.pirate[seat] or could_be_restocked(s, epoch) else {"TP-3.1"}
    if verb == "skip" and question == "restock":
        return {"TP-R8"}
    if verb == "lose" and question == "lose":
        return {"TP-R3" if rest[0] == "white" else "TP-2.1"}
    if verb in TURN and question in ("lose", "flee", "restock"):
        return {"TP-R4" if (question, verb) == ("flee", "trade") else {"lose": "TP-2.1", "flee": "TP-2.3", "restock": "TP-R11"}[question]}
    if verb in TURN and question == "act":
        return {of_the_turn(s, seat, verb, rest)}
    if verb == "pay" and question == "pay":
        return of_the_payment(s, seat, rest[0])
    if verb == "swap" and question == "trade":
        given = f"{COLOURS[s.used]}-arrow"
        return {"TP-R6" if rest[1] == given and int(rest[0]) != seat and int(rest[0]) < s.players else "TP-6.2"}
    if verb == "lose" and question in ("flee", "restock", "act"):
        return {OWN[verb], "TP-R3"} if rest[0] == "white" else {OWN[verb]}
    return {OWN[verb]}


def of_the_turn(s: State, seat: int, verb: str, rest: list[str]) -> str:
    if verb in STANDARD and s.left == 0:
        return "TP-2.4" if s.caught else "TP-3.2"
    if verb == "end":
        return "TP-2.4" if s.caught else "TP-3.2"
    if verb == "move":
        return "TP-R8"
    if verb == "sell":
        return "TP-5.4" if s.bazaar[RULES.CONTRACT.texts.index(rest[0])] else "TP-5.3"
    if verb == "trade":
        return "TP-R6" if s.loot[seat][NAMES.index(f"{rest[0]}-arrow")] else "TP-6.2"
    return OWN[verb]


def of_the_payment(s: State, seat: int, token: str) -> set[str]:
    colour = RULES.CONTRACT.texts[s.selling].split("-")[0]
    fits = token == "white" or colour == "white" or token.startswith(colour)
    if s.loot[seat][NAMES.index(token)] == 0 or not fits:
        return {"TP-5.4"}
    return {"TP-R5", "TP-5.4"} if colour == "white" else {"TP-R5"}


@pytest.mark.parametrize(
    ("players", "restocking", "styles"),
    [(3, "vacant", [keen, thief]), (4, "bare", [keen, anything, thief]), (5, "vacant", [thief, anything]), (3, "vacant", [never_work])],
    ids=["keen", "all sorts", "thieves", "never work"],
)
def test_every_refusal_cites_its_clause(players: int, restocking: str, styles: list[Style]) -> None:
    texts = [GAME.actions.text(action) for action in range(GAME.actions.count)]
    asked = Counter[str]()
    for s, _, _, _ in played_game(players, players, styles, {"restocking": restocking}):
        question = GAME.decisions.kinds[s.decision].name
        asked[question] += 1
        if asked[question] > 60:
            continue
        for seat in range(players):
            for action, clause in enumerate(GAME.plain.why_all(s, seat)):
                if clause:
                    cited = clause_id("TP", clause)
                    assert cited in expected(s, seat, texts[action]), f"{texts[action]} of seat {seat}, asked is {question}"
