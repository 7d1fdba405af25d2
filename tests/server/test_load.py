"""The short form of `python3 run.py torture load`: everybody is told of everything, at the pace of people and at full speed. Nothing is timed here."""

from pathlib import Path

from benchmarks.load import PACE, all_acknowledged, at_full_speed, at_pace, core_split, open_tables, our_room, visitors

TABLES, MOVES = 10, 12


async def test_every_action_is_acknowledged_and_told_to_all_four(folder: Path) -> None:
    cores, _ = core_split()
    async with our_room(cores, folder) as room, visitors(room) as http:
        tables = await open_tables(room, http, TABLES)
        paced = await at_pace(tables, PACE / 2, room)
        assert paced["actions"] == TABLES / 2  # those whose first action was due by then
        speed, _, _ = await at_full_speed(tables, MOVES, room)
        assert speed > 0
        assert await all_acknowledged(tables) == TABLES / 2 + TABLES * MOVES
        for table in tables:
            table.check()
            table.close()
