"""Several people at one keyboard: nobody reads what is another's."""

import re

import pytest

from tests.terminal.sitting import COVE, answers, sit

HAND_OVER = "Ben, please take the keyboard and press Enter."


def shown_to_ben(text: str) -> str:
    """All that is written from the moment Ben is called until he has answered."""
    return text[text.rindex(HAND_OVER) :]


@pytest.mark.parametrize("card", range(1, 6))
def test_a_sealed_card_is_not_shown_to_the_next_person(card: int) -> None:
    commands = ["", "table", "log", "hint", "help", "rules UT-3.1"]
    other, this = (sit([f"choose {number}", *commands], people=(0, 1)) for number in (0, card))
    assert this.table.to_act == {1, 2}
    assert shown_to_ben(this.text) == shown_to_ben(other.text)
    assert re.search(r"^Ada +0 +\d  chosen ", shown_to_ben(this.text), re.MULTILINE)


def test_what_was_typed_has_left_the_screen() -> None:
    text = sit(["choose 3"], people=(0, 1)).text
    assert "> choose 3\n" + 24 * "\n" + HAND_OVER in text


def test_after_the_showing_no_page_is_cleared() -> None:
    text = sit(["choose 5", "", "choose 1", "stop"], people=(0, 1, 2), players=3).text
    assert text.count("please take the keyboard") == 2
    text = sit(["choose 5", "choose 4", "choose 1"], people=(0, 1, 2), players=3).text
    assert "\nCleo’s decision.\n" in text


def test_a_sealed_answer_can_be_taken_back_at_the_hand_over() -> None:
    sitting = sit(["choose 3", "undo", "undo", "choose 4", "", "choose 1"], people=(0, 1))
    _, taken_back, nothing_left, *_ = answers(sitting.text)
    assert taken_back.startswith("Taken back: choose 3.\n\nStack: ")
    assert nothing_left == "Ada has done nothing yet that could be taken back."
    assert "Number cards were shown – Ada: 4, Ben: 1, Cleo: " in sitting.text


def test_the_end_of_the_input_at_the_hand_over_is_the_end() -> None:
    sitting = sit(["choose 3"], people=(0, 1))
    assert sitting.code == 0
    assert sitting.text.endswith("(Ada can still type undo.)\n> \nThe game is unfinished.\n")


def test_a_private_hand_waits_for_its_owner() -> None:
    text = sit([], game=COVE, people=(0, 1)).text
    assert text.endswith("Ada, please take the keyboard and press Enter.\n> \nThe game is unfinished.\n")
    assert "looks at" not in text


@pytest.mark.parametrize("kept", ["2", "3"])
def test_a_sealed_card_of_a_private_hand_is_not_shown(kept: str) -> None:
    this, other = (sit(["", each, "", "table", "log", "hint"], game=COVE, people=(0, 1)) for each in (kept, "1"))
    assert this.table.to_act == {1, 2}
    assert shown_to_ben(this.text) == shown_to_ben(other.text)
    assert "Ada keeps a card. [CO-2.1]" in shown_to_ben(this.text)
    assert "Ada looks at" not in shown_to_ben(this.text)


@pytest.mark.parametrize("offer", [["done"], ["add gold", "done"], ["add silver", "add gold", "undo", "add silver", "done"]])
def test_an_offer_made_of_small_steps_is_not_shown(offer: list[str]) -> None:
    draft = ["", "1", "", "1", "", "1", "", "1", ""]
    this, none = (sit([*draft, *each, "", "table", "log"], game=COVE, players=2, people=(0, 1)) for each in (offer, ["done"]))
    assert this.table.decision == "offer"
    assert this.table.to_act == {1}
    assert shown_to_ben(this.text) == shown_to_ben(none.text)


def test_an_offer_is_sent_whole() -> None:
    draft = ["", "1", "", "1", "", "1", "", "1", ""]
    before = sit(draft, game=COVE, players=2, people=(0, 1)).table
    collecting = sit([*draft, "add gold", "add gold", "add gold", "add gold", "undo", "add silver"], game=COVE, players=2, people=(0, 1))
    assert collecting.table.entries == before.entries
    assert collecting.table.view(0) == before.view(0)
    replies = answers(collecting.text)[-7:]
    assert "So far: add gold." in replies[0]
    assert replies[3] == "“add gold” is not open to Ada now: Nobody can offer coins he does not have.\n[CO-3.2]"
    assert replies[4].startswith("Taken back: add gold.\n\nWhat do you offer?\nSo far: add gold, add gold. “undo” drops the last one.\n")
    sent = sit([*draft, "add gold", "add silver", "0"], game=COVE, players=2, people=(0, 1)).table
    assert sent.entries == before.entries + 1
    assert sent.hidden(0).offer[0] == [1, 1]  # type: ignore[attr-defined]
