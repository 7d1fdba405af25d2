"""Answers that are the same for everybody: kept compressed, and known by a tag."""

import gzip
import hashlib

from starlette.datastructures import Headers
from starlette.responses import Response

#: Above this compression pays.
LEAST = 500
_PACKABLE = ("text/", "application/", "image/svg")


class Packed:
    """A body in both forms, with its tag."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type
        packed = gzip.compress(body, mtime=0) if len(body) > LEAST and media_type.startswith(_PACKABLE) else body
        self.packed = packed if len(packed) < len(body) else b""
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'

    def answer(self, headers: Headers, cache: str = "no-cache") -> Response:
        """What a request with these headers gets: nothing if it has it already."""
        given = {"ETag": self.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if self.tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=given)
        if self.packed and "gzip" in headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.media_type, headers={**given, "Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.media_type, headers=given)
