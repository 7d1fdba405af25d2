"""Messages for the room as nobody should send them: valid ones, made after the published schema, with something wrong in each."""

import json
import random
import re
from typing import Any

#: Values that are right somewhere and wrong elsewhere.
ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31 - 1, 2**31, 2**63, -(2**63) - 1, 10**30, 0.5, 1e308),
    *("", "0", " ", "\0", "null", "\u202e", "ß" * 80, "../../etc/passwd", "'; DROP TABLE tables; --", "<script>alert(1)</script>", "x" * 5000),
    *([], {}, [[]], {"": None}, ["x"] * 500, {"type": "hello"}),
]


class Maker:
    """Makes messages; what it learns of a table (its id, the open decision, the actions) makes some of them almost right."""

    def __init__(self, schema: dict[str, Any], chance: random.Random) -> None:
        self._definitions: dict[str, Any] = schema["$defs"]
        self._kinds = [reference["$ref"].rpartition("/")[2] for reference in self._definitions["FromClient"]["anyOf"]]
        self._chance = chance
        self.table = "0" * 16
        self.decision = 0
        self.actions = ["choose 1"]
        self._last = "{}"
        self._count = 0

    def message(self) -> str | bytes:
        """Any of the ways to be wrong, or now and then none."""
        wrong = self._chance.choice(WAYS)
        data: str | bytes = wrong(self, self.valid())
        if isinstance(data, str):
            self._last = data
        return data

    def valid(self) -> dict[str, Any]:
        """A message of the schema; concede, which ends the fun, is rare."""
        kind = self._chance.choice(self._kinds)
        if kind == "Concede" and self._chance.random() < 0.95:
            kind = "Play"
        found: dict[str, Any] = self._instance(self._definitions[kind], "")
        return found

    def _instance(self, schema: dict[str, Any], name: str) -> Any:
        chance = self._chance
        if "$ref" in schema:
            return self._instance(self._definitions[schema["$ref"].rpartition("/")[2]], name)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if schema["type"] == "object":
            given = {key: part for key, part in schema["properties"].items() if key in schema["required"] or chance.random() < 0.5}
            return {key: self._instance(part, key) for key, part in given.items()}
        if schema["type"] == "array":
            return [self._instance(schema["items"], "action") for _ in range(max(schema.get("minItems", 0), chance.choice((0, 1, 1, 1, 2, 5))))]
        if schema["type"] == "integer":
            return self.decision if name == "decision" and chance.random() < 0.8 else chance.choice((0, 1, 7, schema["maximum"]))
        return self._text(name)

    def _text(self, name: str) -> str:
        self._count += 1
        if name == "id":
            return self._chance.choice((f"m{self._count}", f"m{self._count}", "again"))
        if name == "table":
            return self.table if self._chance.random() < 0.8 else f"{self._chance.getrandbits(64):016x}"
        if name == "action":
            return (
                self._chance.choice(self.actions) if self.actions and self._chance.random() < 0.7 else self._chance.choice(("dance", "choose 99", "take", ""))
            )
        return self._chance.choice(("hello", "<b>", "💎" * 50))

    # The ways. Each takes a valid message and gives what is sent.

    def right(self, message: dict[str, Any]) -> str:
        return json.dumps(message)

    def legal(self, _message: dict[str, Any]) -> str:
        action = self._chance.choice(self.actions) if self.actions else "choose 1"
        return json.dumps({"type": "play", "id": self._text("id"), "decision": self.decision, "actions": [action]})

    def wrong_value(self, message: dict[str, Any]) -> str:
        message[self._chance.choice(list(message))] = self._chance.choice(ODD)
        return json.dumps(message)

    def wrong_inside(self, message: dict[str, Any]) -> str:
        message["actions"] = [self._chance.choice(ODD) for _ in range(self._chance.randrange(4))]
        return json.dumps(message)

    def missing(self, message: dict[str, Any]) -> str:
        del message[self._chance.choice(list(message))]
        return json.dumps(message)

    def too_much(self, message: dict[str, Any]) -> str:
        return json.dumps({**message, self._chance.choice(("seat", "you", "__proto__", "")): self._chance.choice(ODD)})

    def wrong_number(self, message: dict[str, Any]) -> str:
        number = self._chance.choice(("-1", "1e400", "NaN", "Infinity", "0x10", "01", "1.0", "99999999999999999999999", "-0"))
        return re.sub(r":\s*\d+", f": {number}", json.dumps({"decision": 1, **message}))

    def unknown_type(self, message: dict[str, Any]) -> str:
        return json.dumps({**message, "type": self._chance.choice(("table", "update", "ack", "dance", "HELLO", "hello ", ""))})

    def wrong_decision(self, _message: dict[str, Any]) -> str:
        return json.dumps(
            {"type": "play", "id": self._text("id"), "decision": max(0, self.decision + self._chance.choice((-1, 1, 50))), "actions": self.actions[:1] or ["x"]}
        )

    def unknown_table(self, _message: dict[str, Any]) -> str:
        return json.dumps({"type": "hello", "table": f"{self._chance.getrandbits(64):016x}"})

    def truncated(self, message: dict[str, Any]) -> str:
        text = json.dumps(message)
        return text[: self._chance.randrange(len(text))]

    def twice(self, message: dict[str, Any]) -> str:
        return json.dumps(message) + self._chance.choice((" ", ",", "\n", "")) + json.dumps(message)

    def again(self, _message: dict[str, Any]) -> str:
        return self._last if len(self._last) < 2000 else "{}"

    def escaped(self, message: dict[str, Any]) -> str:
        return json.dumps(message).replace("e", self._chance.choice(("\\u0065", "\\ud800", "\\u0000", "\\x", "é")))

    def deep(self, _message: dict[str, Any]) -> str:
        depth = self._chance.choice((5, 100, 2000, 30_000))
        opening, closing = self._chance.choice((("[", "]"), ('{"a":', "}")))
        if len(opening) * depth > 60_000:
            depth = 60_000 // len(opening)
        return opening * depth + (closing * depth if self._chance.random() < 0.5 and depth < 4000 else "")

    def huge(self, message: dict[str, Any]) -> str:
        return json.dumps({**message, self._chance.choice(list(message)): "x" * self._chance.choice((600, 10_000, 60_000))})

    def many(self, _message: dict[str, Any]) -> str:
        return json.dumps({"type": "play", "id": "many", "decision": self.decision, "actions": ["choose 1"] * self._chance.choice((199, 201, 4000))})

    def binary(self, message: dict[str, Any]) -> bytes:
        return self._chance.choice((json.dumps(message).encode(), self._chance.randbytes(self._chance.randrange(300)), b""))

    def flipped(self, message: dict[str, Any]) -> bytes:
        data = bytearray(json.dumps(message).encode())
        for _ in range(self._chance.randrange(1, 6)):
            data[self._chance.randrange(len(data))] = self._chance.randrange(256)
        return bytes(data)

    def not_json(self, _message: dict[str, Any]) -> str:
        return self._chance.choice(("", " ", "{", "null", "[]", '"', "hello", "<xml/>", "\ufeff{}", "GET / HTTP/1.1\r\n\r\n", "'", "{}" * 50))


WAYS = [way for name, way in vars(Maker).items() if not name.startswith("_") and name not in ("message", "valid")]
