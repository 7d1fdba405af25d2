"""Fair deals that anybody can check afterwards.

Before the deal the table publishes a commitment to its secret. Each player may add a nonce. Secret, nonces and everything
that was agreed give the seed, and the seed gives a fresh stream for every action, so that nothing public foretells a draw.
At the end the secret is revealed. `tests/vectors/fairness.json` holds examples for other implementations.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

SECRET_BYTES = 32

_sorted = msgspec.json.Encoder(order="sorted").encode


def new_table_id() -> str:
    return secrets.token_hex(8)


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def secret_of(number: int) -> bytes:
    """The secret of a table that is opened with a seed, for games that must come out the same again."""
    return hashlib.sha256(f"doubloon {number}".encode()).digest()


def canonical(data: Any) -> bytes:
    """JSON in the one form that gets hashed: keys sorted, no spaces, UTF-8."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def commitment(table: str, secret: bytes) -> str:
    """SHA-256 of table id and secret, published before the deal."""
    return hashlib.sha256(table.encode() + secret).hexdigest()


def seed_of(secret: bytes, table: str, game: str, version: int, components: str, options: Mapping[str, int | str], nonces: Sequence[str]) -> bytes:
    """HMAC-SHA256 of everything that was agreed, under the secret. `components` is their digest; a missing nonce is ""."""
    return hmac.digest(secret, canonical([table, game, version, components, dict(options), list(nonces)]), "sha256")


def stream_bytes(seed: bytes, k: int) -> bytes:
    """The 16 bytes the stream starts from before action k; the set-up is action 0."""
    return hmac.digest(seed, k.to_bytes(8, "big"), "sha256")[:16]


def public_digest(view: Mapping[str, Any]) -> str:
    """What a journal notes of a position: a digest of what a spectator sees. A view has only whole numbers: `_sorted` writes them as `canonical` does."""
    return hashlib.sha256(_sorted(view)).hexdigest()[:16]
