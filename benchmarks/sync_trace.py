"""What a trace of the system calls says about one promise: an action is flushed to the disk before it is acknowledged.

A kill by itself proves nothing about the disk: what a killed process has written is kept by the system. The trace does. For each acknowledged action it
must show, one after the other: the write of the action into the write-ahead log, the end of the transaction there, an fdatasync that began after that and
finished, and only then the first byte of the acknowledgement on a socket.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

#: Every byte in hexadecimal, of each call the beginning and the time it took.
OPTIONS = ("-f", "-y", "-xx", "-ttt", "-T", "-s", "70000", "-e", "trace=pwrite64,write,writev,sendto,sendmsg,fdatasync,fsync", "-e", "signal=none")

_LINE = re.compile(r"(\d+) +(\d+\.\d+) (.*)")
_CALL = re.compile(r"(\w+)\(\d+<([^>]*)>(.*?)\) += -?\d+.*<(\d+\.\d+)>$")
_BYTES = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_FRAME = 24


class Call(NamedTuple):
    name: str
    path: str
    data: bytes
    began: float
    ended: float


def read(path: Path) -> list[Call]:
    """The finished calls of a trace, in the order they began."""
    unfinished: dict[str, tuple[float, str]] = {}
    calls = []
    for line in path.read_text().splitlines():
        found = _LINE.match(line)
        if not found:
            continue
        thread, began, rest = found[1], float(found[2]), found[3]
        if rest.endswith("<unfinished ...>"):
            unfinished[thread] = began, rest.removesuffix("<unfinished ...>")
            continue
        if resumed := re.match(r"<\.\.\. \w+ resumed>(.*)", rest):
            if thread not in unfinished:
                continue
            began, beginning = unfinished.pop(thread)
            rest = beginning + resumed[1]
        if call := _CALL.match(rest):
            data = b"".join(bytes.fromhex(part.replace("\\x", "")) for part in _BYTES.findall(call[3]))
            name = bytes.fromhex(call[2].replace("\\x", "")).decode(errors="replace") if call[2].startswith("\\x") else call[2]
            calls.append(Call(call[1], name, data, began, began + float(call[4])))
    return sorted(calls, key=lambda call: call.began)


def not_flushed(calls: list[Call], messages: Iterable[str]) -> list[str]:
    """Of these acknowledged messages, by their ids, those that the trace does not show as flushed before they were acknowledged."""
    log = [call for call in calls if call.path.endswith("room.db-wal") and call.name == "pwrite64"]
    flushes = [call for call in calls if call.path.endswith("room.db-wal") and call.name in ("fdatasync", "fsync")]
    answers = [call for call in calls if call.path.startswith("socket:") and b'"type":"ack"' in call.data]
    return [id_ for id_ in messages if not _is_flushed(id_.encode(), log, flushes, answers)]


def _is_flushed(id_: bytes, log: list[Call], flushes: list[Call], answers: list[Call]) -> bool:
    answer = next((call for call in answers if b'"id":"' + id_ + b'"' in call.data), None)
    place = next((place for place, call in enumerate(log) if id_ in call.data), None)
    if answer is None or place is None:
        return False
    last = next((number for number in range(place - 1, len(log) - 1) if _ends_transaction(log[number])), None)
    if last is None:
        return False
    written = log[last + 1]  # the page that belongs to the last frame
    return any(written.ended <= flush.began and flush.ended <= answer.began for flush in flushes)


def _ends_transaction(call: Call) -> bool:
    """The head of a frame says how many pages the database has after the transaction it ends; 0 in all frames before."""
    return len(call.data) == _FRAME and call.data[4:8] != bytes(4)
