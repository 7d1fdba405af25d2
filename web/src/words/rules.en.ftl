### The rules page.

rulebook-title = Rules of { $game }
rulebook-missing = There is no such game in this room.
rulebook-players = { $same ->
    [1] { $most ->
        [one] for one player
       *[other] for { $most } players
    }
   *[0] for { $fewest } to { $most } players
}
rulebook-play = Play now
rulebook-find = Search the rules
rulebook-hits = { $count ->
    [0] no rule
    [one] one rule
   *[other] { $count } rules
}
rulebook-nothing = Nothing here speaks of “{ $text }”.
rulebook-contents = Contents
rulebook-rulings-note = What the rulebook leaves open, and how it is played here.
rulebook-options = Options
rulebook-usual = usual
rulebook-glossary = Words of the game
rulebook-box = What is in the box
rulebook-others = Other rules
rulebook-ours = reconstructed
rulebook-ours-note = Values with this mark are reconstructed: they were not to be found in the rulebook or other public material, so we chose ones that fit. All others are as printed.
rulebook-all-ours = All of these are reconstructed.

## Kinds of components

rulebook-box-goods = Goods
rulebook-box-missions = Missions
rulebook-box-removed = Missions removed unseen
rulebook-box-purse = Start
rulebook-box-adventurers = Adventurers
rulebook-box-watchdogs = Watchdogs
rulebook-box-coin-cards = Coin cards
rulebook-box-action-cards = Action cards
rulebook-box-artifacts = Artifacts
rulebook-box-yellow-scrolls = Yellow scrolls
rulebook-box-gray-scrolls = Gray scrolls
rulebook-box-limits = Weak and strong adventurers
rulebook-box-goblins = Goblins
rulebook-box-teams = Plans by type
rulebook-box-plans = Plans
rulebook-box-colours = Colours
rulebook-box-kinds = Kinds of treasure
rulebook-box-treasures = Treasures
rulebook-box-trinkets = Trinkets
rulebook-box-set-bonus = Bonus for a set
rulebook-box-collections = Collections
rulebook-box-materials = Materials
rulebook-box-junk = Junk
rulebook-box-badges = Badges
rulebook-box-skeletons = Skeletons
rulebook-box-epochs = Epochs
rulebook-box-white-artifacts = White artifacts
rulebook-box-police-tokens = Police tokens
rulebook-box-track = Police track
rulebook-box-contracts = Contracts

## What is said of them

rulebook-column-name = Name
rulebook-column-no = Number
rulebook-column-value = Value
rulebook-column-count = How many
rulebook-column-copies = How many
rulebook-column-goods = Goods asked for
rulebook-column-players = Players
rulebook-column-coins = Coins
rulebook-column-colour = Colour
rulebook-column-colours = Team
rulebook-column-kind = Kind
rulebook-column-metal = Metal
rulebook-column-strength = Strength
rulebook-column-paws = Paws
rulebook-column-discipline = Discipline
rulebook-column-adds = Adds
rulebook-column-weak = Weak up to
rulebook-column-strong = Strong from
rulebook-column-worth = Worth
rulebook-column-points = Points
rulebook-column-cards = Cards in each collection
rulebook-column-cubes = Cubes
rulebook-column-start = At the start
rulebook-column-removed = Taken out with three players
rulebook-column-years = Epoch
rulebook-column-sites = Sites
rulebook-column-exits = Paths 1 and 2 lead to
rulebook-column-plain = Plain
rulebook-column-atomic = Atomic
rulebook-column-arrow = Double arrow
rulebook-column-path = Path
rulebook-column-squares = Squares
rulebook-column-artifacts = Artifacts asked for
