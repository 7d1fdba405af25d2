"""The box: what its file must hold, and what the rules could not play with."""

from doubloon import core
from doubloon.core import require
from doubloon.games.trasteros_locos.rules.pieces import (
    COLLECTION,
    COLLECTION_SIZE,
    COLLECTIONS,
    JUNK,
    MATERIAL,
    MOST_COPIES,
    MOST_CUBES,
    MOST_JUNK,
    MOST_SKELETONS,
    ROOM_CARDS,
    ROOMS,
    SEATS,
    SKELETON,
)
from doubloon.games.trasteros_locos.rules.state import State


class Collection(core.Component):
    name: str


class Material(core.Component):
    """What a card of it is worth, how many each collection has, how many cubes there are, and with how many everybody starts."""

    name: str
    points: int
    cards: int
    cubes: int
    start: int


class Junk(core.Component):
    """How many cards there are, and how many three players take out."""

    count: int
    removed: int


class Badges(core.Component):
    count: int
    points: int


class Skeletons(core.Component):
    count: int


class Box(core.Components):
    collections: list[Collection]
    materials: list[Material]
    junk: Junk
    badges: Badges
    skeletons: Skeletons

    def fill(self, s: State) -> None:
        """Lay the box out in a state; what the rules could not play with is refused."""
        _require_names("collections", [each.name for each in self.collections], COLLECTION.texts)
        _require_names("materials", [each.name for each in self.materials], MATERIAL.texts)
        for material, each in enumerate(self.materials):
            self._fill_material(s, material, each)
        self._fill_junk(s)
        require(self.skeletons.count == MOST_SKELETONS, "skeletons", f"there are {self.skeletons.count}: one starts the discards, one the public room")
        s.copies[SKELETON] = self.skeletons.count
        require(self.badges.count >= 0, "badges", f"there are {self.badges.count}: there cannot be fewer than 0")
        require(self.badges.points >= 0, "badges", f"points {self.badges.points}: a badge cannot cost anything")
        s.badge_count, s.badge_worth = self.badges.count, self.badges.points

    def entry(self, kind: str, place: tuple[int, ...]) -> core.Component | None:
        if kind != "card":
            return None
        return self.junk if place[0] == JUNK else self.skeletons if place[0] == SKELETON else self.materials[place[0] // COLLECTIONS]

    def _fill_material(self, s: State, material: int, each: Material) -> None:
        entry = f"materials {each.name}"
        most = MOST_COPIES[material]
        require(each.points >= 0, entry, f"points {each.points}: a card cannot be worth less than 0")
        require(0 <= each.cards <= most, entry, f"cards {each.cards}: the table has room for 0 to {most} in each collection")
        require(0 <= each.cubes <= MOST_CUBES, entry, f"cubes {each.cubes}: the table has room for 0 to {MOST_CUBES}")
        require(0 <= each.start <= each.cubes // SEATS, entry, f"start {each.start}: there must be enough of the {each.cubes} cubes for {SEATS} players")
        s.worth[material], s.cube_count[material], s.purse[material] = each.points, each.cubes, each.start
        for collection in range(COLLECTIONS):
            s.copies[COLLECTIONS * material + collection] = each.cards

    def _fill_junk(self, s: State) -> None:
        count, removed = self.junk.count, self.junk.removed
        require(0 <= count <= MOST_JUNK, "junk", f"count {count}: the table has room for 0 to {MOST_JUNK}")
        require(0 <= removed <= count, "junk", f"removed {removed}: of {count} cards there can be taken out 0 to {count}")
        s.copies[JUNK], s.spare_junk = count, removed
        own = sum(each.cards for each in self.materials)
        require(own >= COLLECTION_SIZE, "materials", f"a collection has {own} cards: it takes {COLLECTION_SIZE} to call out")
        fewest, needed = own * (COLLECTIONS - 1) + count - removed, ROOMS * ROOM_CARDS
        require(fewest >= needed, "materials", f"with three players there are {fewest} cards: the rooms need {needed}")


def _require_names(group: str, names: list[str], right: tuple[str, ...]) -> None:
    """Refuse entries that are unknown, doubled or missing, or in another order."""
    for place, name in enumerate(names):
        require(name in right, f"{group} {place + 1}", f"{name!r} is unknown: write {', '.join(right)}")
        require(name not in names[:place], f"{group} {place + 1}", f"{name} is there twice")
    missing = [name for name in right if name not in names]
    require(not missing, group, f"{', '.join(missing)} missing")
    require(tuple(names) == right, group, f"the order must be {', '.join(right)}")
