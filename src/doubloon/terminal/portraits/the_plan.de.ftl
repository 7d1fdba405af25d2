### Der Tisch von The Plan, in Worten und gezeichnet.

pl-round = Runde { $round } von { $rounds }{ $deal ->
    [0] {""}
   *[other] , Durchgang { $deal }
}
pl-phase-choose = Pläne werden gewählt
pl-phase-pass = zwei Pläne gehen nach { $side }
pl-phase-over = Ende
pl-acting = { $team } sind dran
pl-piles = übrig: Pläne { $plans }, Schätze { $treasures }, Kinkerlitzchen { $trinkets }
pl-piles-short = übrig: Schätze { $treasures }, Pläne { $plans }
pl-without = ohne { $teams }
pl-bribery = mit Bestechung
pl-tie = Um { $colour } gleichauf: { $names }.
pl-tie-smash = Mit Blitzeinbrüchen gleichauf: { $names }.
pl-ties-wait = Noch zu entscheiden: { $colours }.
pl-ghost = Geist { $number }
pl-plan = Plan
pl-treasures = Schätze
pl-trinkets = Kinkerlitzchen
pl-sealed = verdeckt
pl-open = { $points ->
    [0] nichts offen
    [one] 1 Punkt offen
   *[other] { $points } Punkte offen
}
pl-up-to = { $points ->
    [one] bis zu 1 Punkt
   *[other] bis zu { $points } Punkte
}
pl-lying = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pl-you-have = du hast { $pieces }
pl-your-trinkets = Deine Kinkerlitzchen: { $list }
pl-hand = { $yours ->
    [yes] Deine Pläne:
   *[no] Pläne von { $name }:
}
pl-handed-on = Du gabst { $name }:
pl-step-choose = Wählen
pl-step-pass = Weitergeben nach { $side }
pl-pile = Haufen { $count }

## Was geschehen ist

pl-sum-left-out = Gespielt wird ohne { $teams }.
pl-sum-dealt = { $seat } hat bekommen: { $plans }.
pl-sum-uncovered = Schätze wurden aufgedeckt: { $list }.
pl-sum-set-out = Kinkerlitzchen wurden aufgedeckt: { $list }.
pl-sum-showed = Pläne wurden gezeigt – { $list }.
pl-sum-offered = Angebote wurden gezeigt – { $list }.
pl-sum-paid = { $seat } hat bezahlt und offen hingelegt: { $list }.
pl-sum-set-aside = { $seat } hat zum Weitergeben weggelegt: { $plans }.
pl-sum-received = { $seat } hat von { $giver } bekommen: { $plans }.
pl-sum-discarded = { $seat } hat ungespielt abgelegt: { $plans }.
pl-sum-scored = Punkte für Schätze und Kinkerlitzchen + für Sätze – { $list }.

## Optionen

option-left-out = Ohne
option-left-out-smash-and-grabs = Blitzeinbrüche
option-left-out-singles = Einer
option-left-out-twos = Zweier
option-left-out-threes = Dreier
option-left-out-fours = Vierer
option-ghosts = Geister
option-bribery = Bestechung
option-bribery-off = nein
option-bribery-on = ja
