"""The client can be installed, and opens without the room."""

from collections.abc import Callable

import httpx

from tests.server.room import Served
from tests.web.browser import Person


def test_the_manifest_names_icons_that_are_there(room: Served) -> None:
    answer = httpx.get(room.url + "/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        found = httpx.get(room.url + icon["src"])
        assert (found.status_code, found.headers["content-type"].partition(";")[0]) == (200, icon["type"])
    assert httpx.get(room.url + manifest["start_url"]).status_code == 200


def test_what_has_been_opened_once_opens_without_the_room(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    table = ann.table("the-plan", 2)
    page = ann.go(f"/tables/{table}")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.locator(".legal").first.wait_for()
    ann.context.set_offline(True)
    page.reload()
    page.locator("#app > *:visible").first.wait_for()
    ann.context.set_offline(False)
    page.reload()
    page.locator(".legal").first.wait_for()
    ann.complaints.clear()  # of the time without the room
