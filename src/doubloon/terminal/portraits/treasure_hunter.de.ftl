### Der Tisch von Schatzjäger, in Worten und gezeichnet.

th-round = Runde { $round } von { $rounds }
th-phase-draft = Auswahl, Zug { $turn } von { $turns }
th-phase-goblins = bevor die Kobolde kommen
th-phase-scrolls = Schriftrollen
th-phase-over = Ende
th-dealer = gibt: { $name }
th-piles = Stapel { $cards }, MAX { $hard }, MIN { $easy }
th-place = Ort
th-artifact = Artefakt: { $name }, { $value } wert.
th-goblins = Kobolde: { $list }
th-goblin = { th-paws } (stiehlt { $coins })
th-coins = Münzen
th-tiles = Kobolde
th-tiles-short = Kob
th-cards = Karten
th-treasures = Schätze
th-state-draft = Wahl
th-state-site = hier
th-state-goblins = Wache
th-state-scrolls = Wache
th-state-over = Wache
th-chosen = gewählt
th-safe = schreckt sie
th-paws = { $paws ->
    [one] 1 Pfote
   *[other] { $paws } Pfoten
}
th-you-stand = Du stehst bei: { $group }
th-kept = { $yours ->
    [yes] Bisher behalten: { $cards }
   *[no] { $whose } hat behalten: { $cards }
}
th-hand = { $yours ->
    [yes] Deine Hand: { $cards }
   *[no] Hand von { $whose }: { $cards }
}
th-aside = { $yours ->
    [yes] Beiseitegelegt: { $cards }
   *[no] { $whose } hat beiseitegelegt: { $cards }
}
th-packet = { $yours ->
    [yes] Zur Wahl (der Rest geht an { $next }):
   *[no] { $whose } wählt aus:
}
th-dog = Wachhund { $paws }/{ $discipline }
th-dog-label = Wachhund, { th-paws }
th-dog-about = { th-paws }, Disziplin { $discipline }
th-pays = { $coins ->
    [one] bringt 1 Münze
   *[other] bringt { $coins } Münzen
}
th-becomes = aus { $before } wird { $after }
th-step-draft = Auswahl
th-step-goblins = Kobolde
th-step-scrolls = Schriftrollen

## Wofür eine Schriftrolle zahlt

th-per-rope-team = { $coins } je blauem
th-per-strong-team = { $coins } je grünem
th-per-fire-team = { $coins } je rotem
th-per-three-paths = { $coins } je Satz aus drei Farben
th-per-beginners-luck = { $coins } je Stärke bis { $weak }
th-per-heroes-welcome = { $coins } je Stärke ab { $strong }
th-per-dog-treat = { $coins } je Wachhund
th-per-money-pouch = { $coins } je Münzkarte
th-per-bag-of-tricks = { $coins } je Aktionskarte
th-per-goblin-bounty = { $coins } je gewonnenem Kobold
th-per-goblin-lore = am Ende { $coins } je Kobold
th-per-collectors-pride = am Ende { $coins } je Artefakt

## Was geschehen ist

th-sum-revealed = Schätze wurden ausgelegt – { $list }.
th-sum-appeared = Kobolde kamen: { $list }.
th-sum-kept = { $seat } hat behalten: { $cards }.
th-sum-set-aside = { $seat } hat beiseitegelegt: { $cards }.
th-sum-party = Abenteurer wurden ausgelegt – { $list }.
th-sum-guard = Wachhunde wurden ausgelegt – { $list }.
th-sum-purse = Münzkarten und übrige Aktionskarten wurden abgelegt – { $list }.
th-sum-passed = { $names } haben gepasst.
th-sum-robbed = Kobolde haben Münzen gestohlen – { $list }.
th-sum-gained = { $seat } hat { $count } Kobolde gewonnen, mit { $coins ->
    [0] keiner Münze darauf.
    [one] einer Münze darauf.
   *[other] { $coins } Münzen darauf.
}
th-sum-fled = { $count } Kobolde haben das Spiel verlassen, mit { $coins ->
    [0] keiner Münze.
    [one] einer Münze.
   *[other] { $coins } Münzen.
}
th-sum-counted = Punkte für graue Schriftrollen + Artefakte + Koboldplättchen + Münzen – { $list }.
th-sum-scored = Punkte – { $list }.
