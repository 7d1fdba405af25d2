"""Small pieces of HTML. Whatever is put into them is escaped."""

from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup
from starlette.responses import HTMLResponse


def join(parts: Iterable[Markup], between: str = "\n") -> Markup:
    return Markup(between).join(parts)


def page(title: str, *parts: Markup, refresh: int = 0, status: int = 200) -> HTMLResponse:
    """A whole page; with `refresh` it is loaded anew every so many seconds."""
    again = Markup('<meta http-equiv="refresh" content="{}">').format(refresh) if refresh else Markup("")
    text = Markup(
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n{again}'
        '<title>{title}</title>\n<link rel="stylesheet" href="/static/room.css">\n</head>\n<body>\n'
        '<nav><a href="/">Games room</a> <a href="/me">You</a></nav>\n<main>\n<h1>{title}</h1>\n{body}\n</main>\n</body>\n</html>\n'
    ).format(title=title, again=again, body=join(parts))
    return HTMLResponse(text, status)


def heading(text: str) -> Markup:
    return Markup("<h2>{}</h2>").format(text)


def paragraph(text: str | Markup, kind: str = "") -> Markup:
    return Markup('<p class="{}">{}</p>').format(kind, text) if kind else Markup("<p>{}</p>").format(text)


def link(address: str, text: str) -> Markup:
    return Markup('<a href="{}">{}</a>').format(address, text)


def form(action: str, *parts: Markup) -> Markup:
    return Markup('<form method="post" action="{}">{}</form>').format(action, join(parts, " "))


def button(text: str, name: str = "", value: str = "") -> Markup:
    chosen = Markup(' name="{}" value="{}"').format(name, value) if name else Markup("")
    return Markup("<button{}>{}</button>").format(chosen, text)


def hidden(**values: Any) -> Markup:
    return join((Markup('<input type="hidden" name="{}" value="{}">').format(name, value) for name, value in values.items()), "")


def field(label: str, name: str, value: str = "", kind: str = "text", **more: Any) -> Markup:
    extra = join((Markup(' {}="{}"').format(key, each) for key, each in more.items()), "")
    return Markup('<label>{} <input type="{}" name="{}" value="{}"{}></label>').format(label, kind, name, value, extra)


def tick(label: str, name: str, *, is_on: bool) -> Markup:
    return Markup('<label><input type="checkbox" name="{}" value="1"{}> {}</label>').format(name, Markup(" checked") if is_on else "", label)


def choice(label: str, name: str, values: Mapping[str, str], chosen: str = "") -> Markup:
    options = join(
        (Markup('<option value="{}"{}>{}</option>').format(value, Markup(" selected") if value == chosen else "", text) for value, text in values.items()), ""
    )
    return Markup('<label>{} <select name="{}">{}</select></label>').format(label, name, options)


def grid(head: Iterable[str | Markup], rows: Iterable[Iterable[str | Markup]]) -> Markup:
    top = join((Markup("<th>{}</th>").format(cell) for cell in head), "")
    body = join((Markup("<tr>{}</tr>").format(join((Markup("<td>{}</td>").format(cell) for cell in row), "")) for row in rows), "\n")
    return Markup("<table><tr>{}</tr>\n{}</table>").format(top, body)


def listing(items: Iterable[str | Markup], kind: str = "ul") -> Markup:
    body = join(Markup("<li>{}</li>").format(item) for item in items)
    return Markup('<ol class="log">{}</ol>').format(body) if kind == "log" else Markup("<ul>{}</ul>").format(body)
