"""Print every message of the room, over WebSocket and HTTP, as one JSON Schema: `python scripts/schema.py | npm run messages`."""

import json

import msgspec

from doubloon.server import wire


def main() -> None:
    schema = wire.schema()
    references, shapes = msgspec.json.schema_components(wire.HTTP_SHAPES)
    schema["$defs"] |= {**shapes, "OverHttp": {"anyOf": list(references)}}
    schema["anyOf"].append({"$ref": "#/$defs/OverHttp"})
    print(json.dumps(schema, indent=1, sort_keys=True))


if __name__ == "__main__":
    main()
