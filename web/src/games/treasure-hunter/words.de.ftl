th-round = Runde { $round } von { $rounds }
th-step-draft = Auswahl
th-step-mountain = Frostberg
th-step-jungle = Dschungel
th-step-cave = Lavahöhle
th-step-goblins = Kobolde
th-step-scrolls = Schriftrollen
th-camp = Kobolde heute Nacht
th-goblin-title = Kobold
th-goblin = Kobold mit { $paws ->
    [one] einer Pfote
   *[other] { $paws } Pfoten
}, stiehlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
th-hoard = { $coins ->
    [one] Eine Münze liegt darauf
   *[other] { $coins } Münzen liegen darauf
}
th-gone = Aus dem Spiel
th-taken-by = Erbeutet von { $name }
th-artifact = { $name }, Artefakt, { $value } wert
th-adventurer = { $name } ({ $location })
th-dog = Wachhund mit { $paws ->
    [one] einer Pfote
   *[other] { $paws } Pfoten
}, Disziplin { $discipline }
th-coin-card = { $name }, bringt { $coins }
th-turn = Zug { $turn } von { $turns }
th-rest = { $count ->
    [one] Eine geht an
   *[other] { $count } gehen an
}
th-packet = Karten zur Wahl
th-kept = Behalten: { $card }
th-dropped = Beiseitegelegt: { $card }
th-aside-short = beiseite
th-new = neu
th-your-hand = Deine Hand
th-kept-cards = Bisher behalten
th-hand-empty = Deine Hand ist leer.
th-becomes = Deine Summe wird { $total }
th-your-offer = du bist dran
th-is-asked = ist dran
th-passed = gepasst
th-played = gespielt
th-dealer = Gibt die Karten
th-lane = { $cards }. Summe { $total }
th-nobody-here = Niemand hier
th-guard = { $paws ->
    [one] Eine Pfote auf Wache
   *[other] { $paws } Pfoten auf Wache
}
th-coins = { $coins ->
    [one] Eine Münze
   *[other] { $coins } Münzen
}
th-coins-word = { $coins ->
    [one] Münze
   *[other] Münzen
}
th-tiles-word = { $tiles ->
    [one] Kobold
   *[other] Kobolde
}
th-cards-word = { $cards ->
    [one] Karte
   *[other] Karten
}
th-at-bay = ferngehalten
th-scared = verscheucht
th-steals = stiehlt { $coins }
th-scrolls-of = Schriftrollen von { $name }
th-your-scrolls = Deine gelben Schriftrollen
th-pays = { $times } mal { $each }, { $coins } Münzen
th-pass = Passen
th-use-none = Alle Schriftrollen aufheben
th-use-these = { $count ->
    [one] Einsetzen: +{ $coins } Münzen
   *[other] { $count } einsetzen: +{ $coins } Münzen
}
th-next-site = Passen alle, bekommt { $max } MAX ({ $hard }) und { $min } MIN ({ $easy }).
th-next-nobody = Passen alle, verlassen beide Schätze das Spiel.
th-next-goblins = Alle legen ihre Wachhunde aus, dann stehlen die Kobolde.
th-piles = Nachziehstapel { $cards }, Stapel MAX { $hard }, Stapel MIN { $easy }
