"""A refusal as the door speaks: JSON for programs, a page for people."""

import re

from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import Response

from doubloon.server import wire
from doubloon.server.html import link, page, paragraph
from doubloon.server.reader import Reader, reader_of
from doubloon.server.refusal import STATUS, Refused


def refused(connection: HTTPConnection, refusal: Refused, status: int | None = None) -> Response:
    status = status or STATUS[refusal.code]
    if not connection.url.path.startswith("/api/"):
        return _page(reader_of(connection), refusal, status)
    message = wire.Refusal(id=None, code=refusal.code, reason=refusal.reason, clause=refusal.clause)
    return Response(wire.encode(message), status, media_type="application/json")


def _page(reader: Reader, refusal: Refused, status: int) -> Response:
    """A rule in the reader's language; the room's own reasons are in English, and stand below what they come to."""
    rule = reader.clause(refusal.clause) if refusal.clause else ""
    told = reader.say("refused-rule", text=rule, clause=refusal.clause) if rule else reader.say(f"refused-{refusal.code}")
    table = re.match(r"/tables/[0-9a-f]{16}", reader.here)
    back = link(table[0], reader.say("refused-back")) if table and status != 404 else link("/", reader.say("refused-home"))
    reason = [] if rule else [paragraph(Markup('<small lang="en">{}</small>').format(refusal.reason))]
    return page(reader, reader.say("refused-title"), paragraph(told, "refused"), *reason, paragraph(back), status=status)
