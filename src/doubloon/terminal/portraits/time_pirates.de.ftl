### Der Tisch der Zeitpiraten, in Worten und gezeichnet.

tp-year = Jahr { $year } von { $years }
tp-phase-place = die Piraten werden aufgestellt
tp-phase-restock = { $name } darf auffüllen
tp-phase-assign = weiße Aufträge werden zugeordnet
tp-phase-over = Ende
tp-left = { $name }: { $count ->
    [0] Aktionen getan
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
}
tp-caught = erwischt! { $left }
tp-duty = wer kann, muss auffüllen, nehmen oder verkaufen
tp-track = Polizeimarken dieses Jahres: { $tokens } (Nummer { $last } beendet es).
tp-track-short = Polizei { $tokens }
tp-bag = Beutel: { $artifacts } Artefakte, Polizei { $police }; abgeworfen: { $discards }.
tp-bare-only = nur leere Epochen werden aufgefüllt
tp-bonus = Schlussboni von { $points } Punkten
tp-epoch = Epoche
tp-exits = Pfade
tp-lying = Artefakte
tp-figures = Figuren
tp-police = Polizei
tp-with-police = mit der Polizei
tp-empty = { $count } leer
tp-bare = nichts
tp-artifact = { $symbol ->
    [atomic] { $colour } Atom
    [arrow] { $colour } Doppelpfeil
   *[plain] { $colour }
}
tp-white = Weiß
tp-bazaar = Basar
tp-bazaar-rates = Basar, Artefakte→Punkte
tp-rates = Artefakte→Punkte
tp-a-year = im Jahr
tp-pirate = in
tp-artifacts = Artefakte
tp-contracts = Aufträge
tp-by-colour = Punkte in
tp-makes = dann { $count } × { $colour }
tp-brings = { $points ->
    [one] jedes Jahr 1 Punkt
   *[other] jedes Jahr { $points } Punkte
}
tp-stands = du { $before }→{ $after }, { $rival } { $theirs }
tp-you-are = Du bist in { $epoch }: { $list }
tp-you-have = Du hast: { $list }
tp-loot = Deine Artefakte:
tp-time = Zeitpolizei
tp-ends = Marke { $last } beendet das Jahr
tp-in-bag = im Beutel
tp-discarded = abgeworfen
tp-legend = ⚛ Atom: springen · ↔ Doppelpfeil: tauschen
tp-about-epoch = { $epoch }: Pfade { $exits }. { $list }.
tp-about-contract = { $contract }: jedes Jahr { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $count ->
    [0] Nicht mehr auf dem Brett.
    [one] Einer ist noch da.
   *[other] { $count } sind noch da.
}

## Was zur Wahl steht

tp-do-move = zieh { $path } nach { $epoch }
tp-do-take = nimm { $what }
tp-do-sell = verkauf { $what }
tp-do-jump = spring { $what }
tp-do-trade = tausch { $what }
tp-do-keep = ☆{ $size } bleibt ohne Farbe

## Was geschah

tp-sum-set-up = Jede der { $count } Fundstellen bekam ein Artefakt.
tp-sum-filled = In { $epoch } kamen: { $list }.
tp-sum-took = { $seat } nahm aus { $epoch }: { $list }.
tp-sum-paid = { $seat } zahlte: { $list }.
tp-sum-patrolled = Die Polizeimarken { $first } bis { $last } des Jahres kamen, und die Polizei nahm die Pfade { $list }.
tp-sum-placed = Die Piraten wurden aufgestellt – { $list }.
tp-sum-earned = Punkte für Aufträge am Ende von Jahr { $year } – { $list }.
tp-sum-assigned = Weiße Aufträge wurden zugeordnet – { $list }.
tp-sum-got-most = { $points } Punkte für das meiste in einer Farbe – { $list }.
tp-sum-scored = Punkte am Ende (und Aufträge) – { $list }.

## Optionen

option-restocking = Auffüllen
option-restocking-vacant = Epochen mit einer leeren Fundstelle
option-restocking-bare = Epochen ohne Artefakte
option-bonus = Schlussboni
