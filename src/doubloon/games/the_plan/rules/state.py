"""The state of a game of The Plan, and the box it is laid out from."""

from doubloon import core
from doubloon.core import Grid, Row, cell, cells, printed, require
from doubloon.games.the_plan.rules.pieces import (
    ALL_PLANS,
    COLOUR,
    COLOURS,
    FEWEST_PLANS,
    GIVEN,
    HAND,
    KIND,
    MOST_COPIES,
    PIECE,
    PIECES,
    PLAN,
    ROUND,
    SEAT,
    SEATS,
    SMASH,
    SOUVENIR,
    SOUVENIR_PIECES,
    TEAM,
    TRINKET,
)


class State(core.State):
    """Plans are kept by what they show, for two that show the same cannot be told apart.

    A row by SEAT has one cell for each hand: the players', or with one player his and his ghosts'.
    """

    plans: Row = printed(PLAN)  # how many of each are in the box
    team_of: Row = printed(PLAN)  # how many specialists it shows
    experts: Row = printed(PLAN)  # their colours, a bit each
    worth: Grid = printed(COLOUR, PIECE)
    copies: Row = printed(COLOUR)  # of each of its four pieces
    trinket_worth: Row = printed(TRINKET)
    trinket_copies: Row = printed(TRINKET)
    bonus: int = printed()  # for a complete set

    hands: int  # the players, or one player and his ghosts
    left_out: int  # a bit for each type of plan that is not played with
    turn: int  # the number of the round, from 0
    since: int  # the first round whose plans are not shuffled into the stack again
    recalled: int  # how many rounds before it still say something: what was not discarded in them was dealt when the stack ran out (PL-R11)

    stack: Row = cells(PLAN)  # how many of each plan are in the stack: no order, chance decides when one is drawn
    stacked: Row = cells(TEAM)  # the same, by type
    plans_left: int  # the same, all of them
    hand: Grid = cells(SEAT, HAND, of=PLAN)  # ascending, then NO_PLAN; the plan chosen, and plans set aside, leave it when all have answered
    played: Grid = cells(ROUND, SEAT, of=PLAN)  # the plan of each round, sealed until all have chosen; NO_PLAN if there is none
    #: What hand h parted with after a round, in cells 2 h and 2 h + 1: passed on, or discarded unplayed. Alone: in 2 h, the plan it has held longer.
    away: Grid = cells(ROUND, SEATS * GIVEN, of=PLAN)

    pile: Grid = cells(COLOUR, PIECE)  # treasures, by what everybody can count: no order
    treasures_left: int  # in the pile
    museum: Grid = cells(COLOUR, PIECE)  # treasures lying open
    loot: Grid = cells(SEAT, COLOURS * PIECES)  # colour * PIECES + piece
    treasures: Row = cells(SEAT)  # how many each has
    trinket_pile: Row = cells(TRINKET)
    trinkets_left: int  # in the pile
    shop: Row = cells(TRINKET)  # trinkets lying open
    bag: Grid = cells(SEAT, TRINKET)  # the trinkets of each
    trinkets: Row = cells(SEAT)  # how many each has

    team: int = cell(of=TEAM)  # the size of team that acts
    sent: int = cell(large=True)  # for every size, from the smallest, a bit for each hand that has sent such a team
    acting: int  # those of the size that acts
    served: int  # a bit for each hand that has got a treasure by its plan in this round, or a trinket instead
    ties: int  # a bit for each colour whose tie is still to be settled (bribery)
    tie: int = cell(of=COLOUR)  # the one being settled; of smash-and-grabs there is only one and this says nothing
    bidders: int  # a bit for each seat in it
    offer: Grid = cells(SEAT, TRINKET)  # part of the bag until it is paid
    mover: int = cell(of=SEAT)  # who is asked alone

    old: Row = cells(PLAN)  # alone: plans held since before the stack was shuffled; all discards lie open, so everybody can count them
    olds: Row = cells(SEAT)  # alone: how many of them are in each hand; everybody sees which of two plans is shown, the older or the newer

    bench: Grid = cells(SEAT, HAND, of=PLAN)  # where `imagine` turns hands back; always 0 otherwise
    missing: Row = cells(PLAN)  # where it counts what was not seen in rounds recalled; always 0 otherwise


class Team(core.Component):
    """How many plans of a type there are in all."""

    name: str
    count: int


class Plan(core.Component):
    """Plans that show the same specialists, by the letters of their colours; none for a smash-and-grab."""

    colours: str
    count: int


class Named(core.Component):
    name: str


class Treasures(core.Component):
    """A kind of treasure: what its four pieces are worth, and how many there are of each."""

    colour: str
    kind: str
    worth: list[int]
    copies: int


class Trinkets(core.Component):
    """A kind of trinket: what each of its five pieces is worth, and how many there are of each."""

    kind: str
    worth: int
    copies: int


class Bonus(core.Component):
    points: int


class Box(core.Components):
    teams: list[Team]
    plans: list[Plan]
    colours: list[Named]
    kinds: list[Named]
    treasures: list[Treasures]
    trinkets: list[Trinkets]
    set_bonus: Bonus

    def fill(self, s: State) -> None:
        """Lay the box out in a state; what the rules could not play with is refused."""
        self._fill_plans(s)
        self._fill_treasures(s)
        self._fill_trinkets(s)
        require(self.set_bonus.points >= 0, "set_bonus", f"{self.set_bonus.points} points: a set cannot cost anything")
        s.bonus = self.set_bonus.points

    def entry(self, kind: str, place: tuple[int, ...]) -> core.Component | None:
        if kind == "plan":
            shown = sorted(PLAN.text(place[0])) if place[0] != SMASH else []
            return next((plan for plan in self.plans if sorted(plan.colours.lower()) == shown), None)
        return self.trinkets[place[0] // SOUVENIR_PIECES] if kind == "trinket" else self.treasures[place[0]]

    def _fill_plans(self, s: State) -> None:
        """Every plan there could be gets its specialists; those of the box are counted."""
        letters = [name[0] for name in COLOUR.texts]
        for plan, text in enumerate(PLAN.texts):
            shows = text if plan != SMASH else ""
            s.team_of[plan] = len(shows)
            s.experts[plan] = sum(1 << letters.index(letter) for letter in shows)
        for place, entry in enumerate(self.plans, 1):
            where = f"plans {place}"
            shown = list(entry.colours.lower())
            for letter in shown:
                require(letter in letters, where, f"{letter.upper()!r} is no colour: write the letters {' '.join(letters).upper()}")
            require(len(set(shown)) == len(shown), where, f"{entry.colours} has a colour twice: every specialist of a team has a colour of his own")
            require(len(shown) < len(TEAM), where, f"{entry.colours} shows {len(shown)} specialists: a team has at most {len(TEAM) - 1}")
            plan = PLAN.texts.index("".join(sorted(shown, key=letters.index)) or "smash")
            require(s.plans[plan] == 0, where, f"{entry.colours or 'the smash-and-grab'} stands there twice: write one entry with the count of both")
            require(entry.count > 0, where, f"count {entry.count} must be above 0: leave out a plan that is not in the box")
            s.plans[plan] = entry.count
        require([team.name for team in self.teams] == list(TEAM.texts), "teams", f"there must be {', '.join(TEAM.texts)}, in this order")
        for size, team in enumerate(self.teams):
            there = sum(s.plans[plan] for plan in range(len(PLAN)) if s.team_of[plan] == size)
            require(there == team.count, f"teams {team.name}", f"the count is {team.count}, but the plans of this type are {there}")
        counts = sorted(team.count for team in self.teams)
        require(sum(counts) == ALL_PLANS, "plans", f"there are {sum(counts)} in all; the box has {ALL_PLANS}")
        few = sum(counts[:3])
        require(few >= FEWEST_PLANS, "teams", f"with two types left out only {few} plans may remain; at least {FEWEST_PLANS} are needed")

    def _fill_treasures(self, s: State) -> None:
        require([colour.name for colour in self.colours] == list(COLOUR.texts), "colours", f"there must be {', '.join(COLOUR.texts)}, in this order")
        require(sorted(kind.name for kind in self.kinds) == sorted(KIND.texts), "kinds", f"there must be {', '.join(KIND.texts)}")
        require(len(self.treasures) == COLOURS, "treasures", f"there are {len(self.treasures)} kinds: there must be {COLOURS}, one for each colour")
        for place, (each, name) in enumerate(zip(self.treasures, COLOUR.texts, strict=True), 1):
            require(each.colour == name, f"treasures {place}", f"the colour is {each.colour!r}: here it must be {name}")
        require(sorted(each.kind for each in self.treasures) == sorted(KIND.texts), "treasures", f"every kind has one colour: {', '.join(KIND.texts)}")
        for colour, each in enumerate(self.treasures):
            entry = f"treasures {each.colour}"
            require(len(each.worth) == PIECES, entry, f"{len(each.worth)} values: there are {PIECES} different pieces of a kind")
            require(min(each.worth) >= 0, entry, "a treasure cannot be worth less than 0")
            require(0 < each.copies <= MOST_COPIES, entry, f"copies {each.copies}: the table has room for 1 to {MOST_COPIES} of each piece")
            s.copies[colour] = each.copies
            for piece, worth in enumerate(each.worth):
                s.worth[colour][piece] = worth

    def _fill_trinkets(self, s: State) -> None:
        require([each.kind for each in self.trinkets] == list(SOUVENIR.texts), "trinkets", f"there must be {', '.join(SOUVENIR.texts)}, in this order")
        for kind, each in enumerate(self.trinkets):
            entry = f"trinkets {each.kind}"
            require(each.worth >= 0, entry, "a trinket cannot be worth less than 0")
            require(0 <= each.copies <= MOST_COPIES, entry, f"copies {each.copies}: the table has room for 0 to {MOST_COPIES} of each piece")
            for trinket in range(kind * SOUVENIR_PIECES, (kind + 1) * SOUVENIR_PIECES):
                s.trinket_worth[trinket] = each.worth
                s.trinket_copies[trinket] = each.copies
