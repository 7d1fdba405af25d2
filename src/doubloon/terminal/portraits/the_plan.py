"""The table of The Plan in words."""

from collections.abc import Sequence

from doubloon.core.state import OVER, UNKNOWN
from doubloon.terminal.describe import Look, Portrait, name_text, short_name
from doubloon.terminal.page import GLUE, laid_out, wrapped
from doubloon.terminal.stories.retelling import counted
from doubloon.terminal.stories.the_plan import STORY, verdict


def full(look: Look) -> list[str]:
    """The round, what lies open, every player and ghost, and what the viewer holds."""
    return [*_top(look), "", *_museum(look), *_shop(look), "", *_players(look), "", *_yours(look)]


def brief(look: Look) -> list[str]:
    """What a player looks at between two small decisions of his own."""
    rules, view = look.voice.game.rules, look.view
    if view.decision == rules.TAKING:
        return wrapped(look.voice.say("pl-your-trinkets", list=bag_text(look, look.seat)), look.width, then="  ")
    return [] if view.decision in (rules.GIVING, rules.OFFERING) else [*_museum(look), *_yours(look)]


def remark(look: Look, action: int) -> str:
    """What lies open for a plan or a colour; what one has of a kind of trinket."""
    rules = look.voice.game.rules
    verb, values = look.voice.game.actions.read(action)
    if verb.name == "choose":
        return prospect_text(look, values["plan"])
    if verb.name in ("name", "pick"):
        return look.voice.say("pl-lying", count=sum(look.view.museum[values["colour"]]), points=points_of_colour(look, values["colour"]))
    if verb.name == "take":
        kind = values["trinket"] // rules.SOUVENIR_PIECES
        pieces = pieces_of(look.view.bag[look.seat][kind * rules.SOUVENIR_PIECES : (kind + 1) * rules.SOUVENIR_PIECES])
        return look.voice.say("pl-you-have", pieces=", ".join(map(str, pieces))) if pieces else ""
    return ""


# Where the game stands


def phase_of(look: Look) -> str:
    """What a round has come to: plans are chosen, teams act, plans are passed on; or it is over."""
    rules = look.voice.game.rules
    if look.view.step == OVER:
        return "over"
    return {rules.REVEAL: "choose", rules.PASS_ON: "pass"}.get(look.view.step, "act")


def phase_text(look: Look) -> str:
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    if phase_of(look) == "act":
        return say("pl-acting", team=look.voice.words.value(rules.TEAM, view.team))
    return say(f"pl-phase-{phase_of(look)}", side=side_text(look))


def side_text(look: Look) -> str:
    """To which side plans are passed in this deal."""
    rules = look.voice.game.rules
    return str(look.voice.words.value(rules.SIDE, look.view.turn // rules.DEAL_ROUNDS % 2))


def round_text(look: Look) -> str:
    rules, view = look.voice.game.rules, look.view
    deal = view.turn // rules.DEAL_ROUNDS + 1 if view.players > 1 else 0
    return look.voice.say("pl-round", round=view.turn + 1, rounds=rules.ROUNDS, deal=deal)


def piles_text(look: Look) -> str:
    view = look.view
    return look.voice.say("pl-piles", plans=view.plans_left, treasures=view.treasures_left, trinkets=view.trinkets_left)


def variant_text(look: Look) -> str:
    """What is not as usual: types left out, bribery."""
    rules, view, say = look.voice.game.rules, look.view, look.voice.say
    out = [str(look.voice.words.value(rules.TEAM, team)) for team in range(rules.TEAMS) if view.left_out >> team & 1]
    parts = [say("pl-without", teams=look.voice.joined(out))] if out else []
    if view.players > 1 and view.options[rules.BRIBERY]:
        parts.append(say("pl-bribery"))
    return " · ".join(parts)


def tie_text(look: Look) -> str:
    """The tie that is being bid for, and by whom; the ties that wait."""
    rules, view, say, words = look.voice.game.rules, look.view, look.voice.say, look.voice.words
    if phase_of(look) != "act" or not (view.bidders or view.ties):
        return ""
    bidders = look.voice.joined([name_text(look, seat) for seat in range(view.players) if view.bidders >> seat & 1])
    if view.team == 0:
        return say("pl-tie-smash", names=bidders) if bidders else ""
    waiting = look.voice.joined([str(words.value(rules.COLOUR, colour)) for colour in range(rules.COLOURS) if view.ties >> colour & 1])
    now = say("pl-tie", colour=words.value(rules.COLOUR, view.tie), names=bidders) if bidders else ""
    return " ".join(filter(None, (now, say("pl-ties-wait", colours=waiting) if waiting else "")))


def _top(look: Look) -> list[str]:
    parts = [part for part in (round_text(look), phase_text(look), piles_text(look), variant_text(look)) if part]
    return [line for text in (" · ".join(parts), tie_text(look)) if text for line in wrapped(text, look.width, then="  ")]


# Treasures and trinkets


def pieces_of(counts: Sequence[int]) -> list[int]:
    """The numbers of pieces by how many there are of each: 1 for the first."""
    return [place for place, count in enumerate(counts, 1) for _ in range(count)]


def values_of(look: Look, colour: int, counts: Sequence[int]) -> list[int]:
    """What the pieces of a colour are worth, one by one."""
    return [look.view.worth[colour][piece - 1] for piece in pieces_of(counts)]


def loot_of(look: Look, hand: int, colour: int) -> list[int]:
    """How many of each piece of a colour a hand has."""
    pieces = look.voice.game.rules.PIECES
    return list(look.view.loot[hand][colour * pieces : (colour + 1) * pieces])


def bag_of(look: Look, hand: int, kind: int) -> list[int]:
    """How many of each piece of a kind of trinket a hand has."""
    pieces = look.voice.game.rules.SOUVENIR_PIECES
    return list(look.view.bag[hand][kind * pieces : (kind + 1) * pieces])


def points_of_colour(look: Look, colour: int) -> int:
    return sum(values_of(look, colour, look.view.museum[colour]))


def prospect(look: Look, plan: int) -> int:
    """The points that lie open for a plan, if nobody is in its way; for a smash-and-grab those of the best colour."""
    rules, view = look.voice.game.rules, look.view
    points = [points_of_colour(look, colour) for colour in range(rules.COLOURS)]
    return max(points) if plan == rules.SMASH else sum(worth for colour, worth in enumerate(points) if view.experts[plan] >> colour & 1)


def prospect_text(look: Look, plan: int) -> str:
    is_smash = plan == look.voice.game.rules.SMASH
    return look.voice.say("pl-up-to" if is_smash else "pl-open", points=prospect(look, plan))


def _museum(look: Look) -> list[str]:
    rules, view = look.voice.game.rules, look.view
    texts = [
        f"{look.voice.words.value(rules.COLOUR, colour)} {' + '.join(map(str, values_of(look, colour, view.museum[colour])))}".replace(" ", GLUE)
        for colour in range(rules.COLOURS)
        if sum(view.museum[colour])
    ]
    return wrapped(f"{look.voice.words.say('field-museum')}: {', '.join(texts) or '–'}", look.width, then="  ")


def trinkets_text(look: Look, counts: Sequence[int]) -> str:
    """`mug 1 2, snow globe 4`; a dash for none."""
    rules = look.voice.game.rules
    texts = []
    for kind in range(rules.SOUVENIRS):
        pieces = pieces_of(counts[kind * rules.SOUVENIR_PIECES : (kind + 1) * rules.SOUVENIR_PIECES])
        if pieces:
            texts.append(f"{look.voice.words.value(rules.SOUVENIR, kind)} {' '.join(map(str, pieces))}")
    return ", ".join(texts) or "–"


def _shop(look: Look) -> list[str]:
    return wrapped(f"{look.voice.words.say('field-shop')}: {trinkets_text(look, look.view.shop)}", look.width, then="  ")


def bag_text(look: Look, hand: int) -> str:
    return trinkets_text(look, look.view.bag[hand])


# Players and ghosts


def hand_name(look: Look, hand: int) -> str:
    return name_text(look, hand) if hand < look.view.players else look.voice.say("pl-ghost", number=hand)


def plan_name(look: Look, plan: int) -> str:
    return str(look.voice.words.value(look.voice.game.rules.PLAN, plan))


def plan_of(look: Look, hand: int) -> int:
    """The plan of this round, as far as the viewer knows it: UNKNOWN if it is sealed, below 0 too if there is none."""
    return int(look.view.played[look.view.turn][hand])


def plan_text(look: Look, hand: int) -> str:
    plan = plan_of(look, hand)
    if plan == UNKNOWN:
        return look.voice.say("pl-sealed")
    return plan_name(look, plan) if plan >= 0 else "–"


def clashing(look: Look, hand: int) -> int:
    """The colours of a plan, a bit each, that another plan of the same size is after as well."""
    view = look.view
    if phase_of(look) == "choose":
        return 0
    mine = plan_of(look, hand)
    others = [plan_of(look, other) for other in range(view.hands) if other != hand]
    rivals = [plan for plan in others if plan >= 0 and mine >= 0 and view.team_of[plan] == view.team_of[mine]]
    return sum(
        1 << colour for colour in range(len(view.worth)) if view.experts[mine] >> colour & 1 and any(view.experts[plan] >> colour & 1 for plan in rivals)
    )


def points_of(look: Look, hand: int) -> int:
    return int(look.voice.game.rules.end.points_of(look.view, hand))


def _players(look: Look) -> list[str]:
    rules, view, say, words = look.voice.game.rules, look.view, look.voice.say, look.voice.words
    rows = []
    for hand in range(view.hands):
        loot = [(colour, values_of(look, colour, loot_of(look, hand, colour))) for colour in range(rules.COLOURS)]
        texts = [f"{words.value(rules.COLOUR, colour)} {' '.join(map(str, values))}" for colour, values in loot if values]
        rows.append((hand_name(look, hand), str(points_of(look, hand)), plan_text(look, hand), ", ".join(texts) or "–", bag_text(look, hand)))
    heads = (say("head-player"), say("head-points"), say("pl-plan"), say("pl-treasures"), say("pl-trinkets"))
    return laid_out(look.width, heads, rows, right=(1,))


# Plans


def hands_in_sight(look: Look) -> list[int]:
    """Whose plans the viewer sees: his own; in a replay with all cards open everybody's."""
    return [look.seat] if look.seat >= 0 else [hand for hand in range(look.view.hands) if look.view.hand[hand][0] >= 0]


def plans_in(look: Look, hand: int) -> list[int]:
    return [plan for plan in look.view.hand[hand] if plan >= 0]


def handed_on(look: Look) -> tuple[str, list[int]]:
    """The neighbour to whom the viewer passed plans after the last round, and which; nobody if he has not."""
    rules, view, seat = look.voice.game.rules, look.view, look.seat
    last = view.turn - 1
    if seat < 0 or view.players == 1 or last < view.since or last % rules.DEAL_ROUNDS == rules.DEAL_ROUNDS - 1:
        return "", []
    step = 1 if last // rules.DEAL_ROUNDS % 2 == 0 else -1
    return short_name(look, (seat + step) % view.players), [plan for plan in view.away[last][rules.GIVEN * seat : rules.GIVEN * (seat + 1)] if plan >= 0]


def hand_title(look: Look, hand: int) -> str:
    return look.voice.say("pl-hand", yours="yes" if hand == look.seat else "no", name=hand_name(look, hand))


def _yours(look: Look) -> list[str]:
    lines: list[str] = []
    for hand in hands_in_sight(look):
        lines += wrapped(f"{hand_title(look, hand)} {_plan_list(look, plans_in(look, hand))}", look.width, then="  ")
    name, gone = handed_on(look)
    if gone:
        lines += wrapped(f"{look.voice.say('pl-handed-on', name=name)} {_plan_list(look, gone)}", look.width, then="  ")
    return lines


def _plan_list(look: Look, plans: Sequence[int]) -> str:
    return "; ".join(counted([plan_name(look, plan) for plan in plans])) or "–"


PORTRAIT = Portrait(full, brief, remark, STORY.tell, verdict)
