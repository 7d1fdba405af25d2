"""Small pieces of HTML. Whatever is put into them is escaped."""

from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup
from starlette.responses import HTMLResponse

from doubloon.server.client import has_client
from doubloon.server.reader import NAMES, Reader

_PAGE = Markup("""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="/static/icon.svg">
<link rel="stylesheet" href="/static/room.css">
<script src="/static/room.js" defer></script>
{again}
</head>
<body{data}>
<header>
<nav><a href="/">{room}</a> <a href="/me">{you}</a>{client}</nav>
{languages}
</header>
<main>
<h1>{heading}</h1>
{body}
</main>
</body>
</html>
""")


def join(parts: Iterable[Markup], between: str = "\n") -> Markup:
    return Markup(between).join(parts)


def page(
    reader: Reader, heading: str, *parts: Markup, title: str = "", refresh: int = 0, status: int = 200, data: Mapping[str, Any] | None = None
) -> HTMLResponse:
    """A whole page. Without script it is loaded anew every `refresh` seconds; with script it is told what changes at what `data` names."""
    again = Markup('<noscript><meta http-equiv="refresh" content="{}"></noscript>').format(refresh) if refresh else Markup("")
    text = _PAGE.format(
        language=reader.language,
        title=title or heading,
        heading=heading,
        again=again,
        data=_attributes({f"data-{name}": value for name, value in (data or {}).items()}),
        room=reader.say("room"),
        you=reader.say("you"),
        client=Markup(' <a href="/?plain=0">{}</a>').format(reader.say("with-pictures")) if has_client() else "",
        languages=_languages(reader),
        body=join(parts),
    )
    return HTMLResponse(text, status)


def _languages(reader: Reader) -> Markup:
    """A button for each language but the one that is read."""
    buttons = [button(name, "language", code, lang=code) for code, name in NAMES.items() if code != reader.language]
    return Markup('<form method="post" action="/language" class="languages" aria-label="{}">{}{}</form>').format(
        reader.say("language"), hidden(to=reader.here), join(buttons, " ")
    )


def _attributes(values: Mapping[str, Any]) -> Markup:
    return join((Markup(' {}="{}"').format(name, value) for name, value in values.items()), "")


def heading(text: str) -> Markup:
    return Markup("<h2>{}</h2>").format(text)


def section(kind: str, *parts: Markup) -> Markup:
    return Markup('<section class="{}">{}</section>').format(kind, join(parts))


def paragraph(text: str | Markup, kind: str = "") -> Markup:
    return Markup('<p class="{}">{}</p>').format(kind, text) if kind else Markup("<p>{}</p>").format(text)


def link(address: str, text: str | Markup) -> Markup:
    return Markup('<a href="{}">{}</a>').format(address, text)


def form(action: str, *parts: Markup, kind: str = "") -> Markup:
    return Markup('<form method="post" action="{}"{}>{}</form>').format(action, _attributes({"class": kind}) if kind else "", join(parts, " "))


def button(text: str | Markup, name: str = "", value: str = "", **more: Any) -> Markup:
    chosen = _attributes({"name": name, "value": value}) if name else Markup("")
    return Markup("<button{}{}>{}</button>").format(chosen, _attributes(more), text)


def hidden(**values: Any) -> Markup:
    return join((Markup('<input type="hidden" name="{}" value="{}">').format(name, value) for name, value in values.items()), "")


def field(label: str, name: str, value: str = "", kind: str = "text", **more: Any) -> Markup:
    return Markup('<label>{} <input type="{}" name="{}" value="{}"{}></label>').format(label, kind, name, value, _attributes(more))


def tick(label: str, name: str, *, is_on: bool) -> Markup:
    return Markup('<label class="tick"><input type="checkbox" name="{}" value="1"{}> {}</label>').format(name, Markup(" checked") if is_on else "", label)


def choice(label: str, name: str, values: Mapping[str, str], chosen: str = "") -> Markup:
    options = join(
        (Markup('<option value="{}"{}>{}</option>').format(value, Markup(" selected") if value == chosen else "", text) for value, text in values.items()), ""
    )
    return Markup('<label>{} <select name="{}">{}</select></label>').format(label, name, options)


def grid(head: Iterable[str | Markup], rows: Iterable[Iterable[str | Markup]]) -> Markup:
    top = join((Markup("<th>{}</th>").format(cell) for cell in head), "")
    body = join((Markup("<tr>{}</tr>").format(join((Markup("<td>{}</td>").format(cell) for cell in row), "")) for row in rows), "\n")
    return Markup('<div class="wide"><table><tr>{}</tr>\n{}</table></div>').format(top, body)


def facts(pairs: Iterable[tuple[str, str | Markup]]) -> Markup:
    """Labels with what they say."""
    return Markup("<dl>{}</dl>").format(join(Markup("<div><dt>{}</dt><dd>{}</dd></div>").format(*pair) for pair in pairs))


def listing(items: Iterable[str | Markup], kind: str = "") -> Markup:
    return Markup("<ul{}>{}</ul>").format(_attributes({"class": kind}) if kind else "", join(Markup("<li>{}</li>").format(item) for item in items))
