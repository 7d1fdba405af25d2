### The check of a finished game, in the browser.

fair-working = Your browser is working it out …
fair-all = Dealt fairly: everything your browser could compare agrees.
fair-not = Something does not agree. Keep the journal and ask the others to check it too.
fair-right = agrees
fair-wrong = does not agree
fair-open = nothing to compare
fair-unreachable = Journal and draws could not be fetched. Try again in a moment.
fair-more = This check knows how cards are shuffled but not the rules. Download the journal and let the program check every rule as well:
fair-download = Download the journal

fair-journal = The journal
fair-journal-holds = It is complete, { $entries } lines, and of this table.
fair-journal-other = It belongs to another table ({ $table }) or another game.
fair-journal-broken = It is incomplete or not a journal at all.

fair-commitment = The number fixed beforehand
fair-commitment-holds = The revealed secret gives exactly the number the room fixed before the deal: { $made }
fair-commitment-fails = The revealed secret gives { $made }, but the room had fixed { $said }.

fair-before = Seen before the end
fair-before-holds = It is the number this device noted while the game was still going on.
fair-before-fails = While the game was going on this device noted { $before }, but the secret gives { $made }.
fair-before-unknown = This device did not see the table before the end, so it noted no number.

fair-nonce = Your own word
fair-nonce-holds = The word you gave is in the deal: “{ $mine }”. Words in all: { $given }.
fair-nonce-fails = You gave “{ $mine }”, but the deal was made with “{ $said }”.
fair-nonce-none = You gave no word for the deal. Words of others: { $given }.
fair-nonce-unknown = The deal has the word “{ $mine }” for your seat; this device does not know whether it is yours.
fair-nonce-watching = You did not sit at this table. Words the players gave: { $given }.

fair-components = What is in the box
fair-components-holds = Cards and tiles of the journal are those that went into the seed, by their fingerprint { $made }
fair-components-fails = Cards and tiles of the journal have the fingerprint { $made }, but { $said } went into the seed.

fair-seed = The seed
fair-seed-holds = { $words ->
    [0] The secret and everything that was agreed give
    [one] The secret, one word of the players and everything that was agreed give
   *[other] The secret, { $words } words of the players and everything that was agreed give
} { $seed }

fair-draws = Every draw
fair-draws-holds = All { $count } draws for set-up and answers were worked out anew from the seed; each is the one the room made.
fair-draws-wrong = In step { $answer }, draw { $draw } (one of { $among }): the seed gives number { $mine }, the room drew number { $told }.
fair-draws-missing = The room tells the draws of { $told } steps, but the journal has { $needed }.
