### The table of Treasure Hunter, in words and drawn.

th-round = Round { $round } of { $rounds }
th-phase-draft = draft, turn { $turn } of { $turns }
th-phase-goblins = before the goblins come
th-phase-scrolls = scrolls
th-phase-over = the end
th-dealer = dealer: { $name }
th-piles = draw pile { $cards }, MAX { $hard }, MIN { $easy }
th-place = place
th-artifact = Artifact: { $name }, worth { $value }.
th-goblins = Goblins: { $list }
th-goblin = { th-paws } (steals { $coins })
th-coins = coins
th-tiles = goblins
th-tiles-short = gob
th-cards = cards
th-treasures = treasures
th-state-draft = draft
th-state-site = here
th-state-goblins = guard
th-state-scrolls = guard
th-state-over = guard
th-chosen = chosen
th-safe = scares them
th-paws = { $paws ->
    [one] 1 paw
   *[other] { $paws } paws
}
th-you-stand = You stand at: { $group }
th-kept = { $yours ->
    [yes] Kept so far: { $cards }
   *[no] { $whose } has kept: { $cards }
}
th-hand = { $yours ->
    [yes] Your hand: { $cards }
   *[no] Hand of { $whose }: { $cards }
}
th-aside = { $yours ->
    [yes] Set aside: { $cards }
   *[no] { $whose } has set aside: { $cards }
}
th-packet = { $yours ->
    [yes] To choose from (the others go to { $next }):
   *[no] { $whose } chooses from:
}
th-dog = watchdog { $paws }/{ $discipline }
th-dog-label = watchdog, { th-paws }
th-dog-about = { th-paws }, discipline { $discipline }
th-pays = { $coins ->
    [one] pays 1 coin
   *[other] pays { $coins } coins
}
th-becomes = { $before } becomes { $after }
th-step-draft = Draft
th-step-goblins = Goblins
th-step-scrolls = Scrolls

## What a scroll pays for

th-per-rope-team = { $coins } per blue one
th-per-strong-team = { $coins } per green one
th-per-fire-team = { $coins } per red one
th-per-three-paths = { $coins } per set of three colours
th-per-beginners-luck = { $coins } per strength up to { $weak }
th-per-heroes-welcome = { $coins } per strength from { $strong }
th-per-dog-treat = { $coins } per watchdog
th-per-money-pouch = { $coins } per coin card
th-per-bag-of-tricks = { $coins } per action card
th-per-goblin-bounty = { $coins } per goblin gained
th-per-goblin-lore = at the end { $coins } per goblin
th-per-collectors-pride = at the end { $coins } per artifact

## What happened

th-sum-revealed = Treasures were laid out – { $list }.
th-sum-appeared = Goblins came: { $list }.
th-sum-kept = { $seat } kept { $cards }.
th-sum-set-aside = { $seat } set aside { $cards }.
th-sum-party = Adventurers were laid out – { $list }.
th-sum-guard = Watchdogs were laid out – { $list }.
th-sum-purse = Coin cards and the action cards left were laid down – { $list }.
th-sum-passed = { $names } passed.
th-sum-robbed = Goblins stole coins – { $list }.
th-sum-gained = { $seat } gained { $count } goblins with { $coins ->
    [0] no coins on them.
    [one] one coin on them.
   *[other] { $coins } coins on them.
}
th-sum-fled = { $count } goblins left the game with { $coins ->
    [0] no coins.
    [one] one coin.
   *[other] { $coins } coins.
}
th-sum-counted = Points for gray scrolls + artifacts + goblin tiles + coins – { $list }.
th-sum-scored = Points – { $list }.
