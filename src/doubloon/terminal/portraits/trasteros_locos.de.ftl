### Der Tisch von Trasteros Locos, in Worten und gezeichnet.

tl-turn = Zug { $turn } von { $turns }
tl-round = Runde { $round }
tl-phase-act = { $name } am Zug
tl-phase-bid = { $name } hat Raum { $room } ausgerufen
tl-phase-sale = niemand hat Raum { $room } gewonnen
tl-phase-over = Ende
tl-tie = Gleichstand, neu bieten: { $names }.
tl-buyers = Dürfen kaufen: { $names }.
tl-without = ohne { $collection }
tl-collection-early = Sammlung! erst nach der ersten Runde
tl-collection-open = Sammlung! möglich mit { $count } Karten
tl-collection-ready = Sammlung! steht dir offen
tl-collection-early-short = Sammlung!: noch nicht
tl-collection-open-short = Sammlung!: möglich
tl-collection-ready-short = Sammlung!: bereit
tl-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tl-rooms = Räume: { $list }; öffentlicher Raum: { $cards }
tl-room-empty = { $room } leer
tl-room-closed = { $room } zu ({ $cards })
tl-room-called = { $room } ausgerufen ({ $card } und { $hidden } verdeckt)
tl-room-sale = { $room } im Verkauf
tl-door-empty = leer
tl-door-sale = Verkauf
tl-public = öffentlich
tl-for-sale = Zu verkaufen: { $cards }
tl-supply = Vorrat: { $cubes }; Abzeichen: { $badges }
tl-supply-short = Vorrat:
tl-discards = Ablage ({ $count }): { $cards }
tl-discards-short = Ablage { $count }
tl-badges = Abz.
tl-hand = Hand
tl-piles = geschützt
tl-piles-short = sicher
tl-doing = jetzt
tl-all-know = bekannt
tl-doing-turn = am Zug
tl-doing-bids = bietet
tl-doing-sealed = verdeckt
tl-doing-out = raus
tl-doing-broke = ohne Würfel
tl-doing-buys = kauft
tl-doing-waits = wartet
tl-known = Alle wissen – { $list }
tl-collects = { $yours ->
    [yes] Du sammelst { $collection }
   *[no] { $name } sammelt { $collection }
}
tl-collector = { tl-collects }: { $cards } ({ $needed } nötig), Stand { $points }
tl-collector-short = { tl-collects }: { $count }/{ $needed }, { $points } Pkt
tl-hand-of = { $yours ->
    [yes] Deine Hand ({ $count }):
   *[no] Hand von { $name } ({ $count }):
}
tl-pile = Stapel { $pile }:
tl-your-offer = Dein Gebot, in der Reihenfolge, in der es zählt:
tl-of = { $offered } von { $have }
tl-yours = deine
tl-your-cubes = Deine Würfel: { $cubes }
tl-you-have = du hast { $count }
tl-worthless = zählt nichts
tl-own-worth = deine, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tl-costs = kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tl-foreign = nicht deine

## Was man tun kann, in wenigen Worten

tl-do-call = Raum { $room } ausrufen
tl-do-open = Öffentlich ({ $count })
tl-do-change = Karten { $cards }→{ $cube }
tl-do-upgrade = Würfel { $cubes }→{ $cube }
tl-do-exchange = Karte { $card }→{ $cube }
tl-do-protect = Karten schützen
tl-do-release = Stapel { $pile } zurück
tl-do-collection = Sammlung!
tl-do-pass = Passen

## Was geschehen ist

tl-sum-found = { $seat } fand dahinter: { $cards }.
tl-sum-turned-up = Die anderen Karten wurden aufgedeckt: { $cards }.
tl-sum-discarded = Niemand kaufte, abgelegt wurden: { $cards }.
tl-sum-handed-in = { $seat } zeigte und legte ab: { $cards }.
tl-sum-laid = { $seat } legte hinein: { $cards }.
tl-sum-drew = { $names } zogen je eine Karte.
tl-sum-declined = { $names } kauften nichts.
tl-sum-offered = Die Gebote wurden gezeigt – { $list }.
tl-sum-lost = Verlorene Karten – { $list }.
tl-sum-counted = Punkte für die eigene Sammlung + Abzeichen − geschützte fremde Karten – { $list }.

## Varianten

option-turns = Züge für jeden
