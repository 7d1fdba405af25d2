### Was der Tisch von Trasteros Locos im Browser sagt.

tl-round = Bietrunde { $round }
tl-step-act = Aktion
tl-step-bid = Gebote
tl-step-sale = Verkauf

tl-rooms = Abstellräume
tl-room-closed = Raum { $room }, zu, { $count } Karten
tl-room-called = Raum { $room }, darauf wird geboten
tl-room-sale = Raum { $room }, im Verkauf
tl-room-empty = Raum { $room }, leer
tl-door-called = offen
tl-door-sale = Kauf
tl-door-empty = leer
tl-public-room = Öffentlicher Raum, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
tl-public = öffentlich

tl-stores = Vorrat und Ablage
tl-supply = Vorrat
tl-cubes = Würfel
tl-badges = { $count } Abzeichen
tl-discards = { $count ->
    [0] Ablage leer
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
}
tl-without = ohne { $collection }

tl-lot = Worauf geboten wird
tl-bid = Raum { $room }: { $card }
tl-unseen = und { $count } Karten, die niemand kennt
tl-tied = Gleichstand: Sie bieten neu
tl-tied-again = Gleichstand: Nur diese bieten neu
tl-shown = Gebote für Raum { $room }
tl-won = { $name } bekommt Raum { $room }
tl-won-skeleton = { $name } bekommt Raum { $room }, mit einem Skelett darin
tl-collapsed = In Raum { $room } lag vorn ein Skelett: Alles ist verloren
tl-unclaimed = Niemand gewinnt Raum { $room }
tl-unclaimed-skeleton = Niemand gewinnt Raum { $room }, und ein Skelett trifft alle
tl-no-auction = Noch wurde kein Raum ausgerufen.
tl-sale = Raum { $room } im Verkauf
tl-buyers = Dürfen kaufen: { $names }
tl-sack-in = Gebot liegt verdeckt
tl-sack-open = wählt noch
tl-sack-broke = hat keine Würfel
tl-worth = Nicht deine Sammlung, { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tl-own-worth = Deine Sammlung, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

tl-in-hand = { $count } auf der Hand
tl-protected = Geschützte Karten
tl-turn = Am Zug
tl-known = Diese Karten sind dort, wie alle wissen

tl-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tl-hand-empty = Keine Karten auf der Hand
tl-you-collect = Du sammelst { $collection }.
tl-you-collect-short = Du sammelst
tl-own-count = { $count } von { $needed } nötigen.
tl-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}

tl-do-call = Ausrufen
tl-do-open = Öffentlich
tl-do-two = Zwei für eins
tl-do-one = Karte für Würfel
tl-do-protect = Schützen
tl-do-release = Freigeben
tl-do-collection = Sammlung!
tl-do-pass = Passen
tl-about-call = Die erste Karte des Raums wird gezeigt, dann bieten alle verdeckt.
tl-about-open = Jeder zieht eine Karte, du zuerst.
tl-about-two = Zwei gleiche Karten oder Würfel für einen besseren Würfel; zwei Goldkarten für ein Abzeichen.
tl-about-one = Zeig eine Karte und leg sie ab für einen Würfel aus ihrem Material.
tl-about-protect = Leg Karten unter einen Goldwürfel, sicher vor Skeletten.
tl-about-release = Ein geschützter Stapel kommt auf die Hand zurück, sein Goldwürfel wird frei.
tl-about-collection = Beende das Spiel und zähl, mit fünf Karten deiner Sammlung.
tl-about-pass = Sonst ist nichts möglich.
tl-ask-call = Welchen Raum rufst du aus?
tl-ask-two = Welche zwei gibst du für eins?
tl-ask-one = Welche Karte gibst du für einen Würfel?
tl-ask-release = Welchen Stapel nimmst du zurück?
tl-ask-collection = Das Spiel jetzt beenden?
tl-ask-card = { $card }: Was tust du damit?
tl-back = Zurück
tl-touch-card = Tippe die Handkarte an, die du für einen Würfel aus ihrem Material hergibst.
tl-sum = Das Spiel wäre sofort zu Ende. Du zähltest { $cards } für Karten, { $badges } für Abzeichen, weniger { $foreign } für geschützte fremde Karten: { $points }.

tl-of = { $count } von { $have }
tl-less = Ein { $cube }würfel weniger
tl-seal = { $offer } verdeckt bieten
tl-no-offer = Kein Gebot
offer-silver = { $silver ->
    [0] { first-bronze }
   *[other] { $silver } Silber{ then-bronze }{ then-glass }
}
tl-offer-is = { $gold ->
    [0] { offer-silver }
   *[other] { $gold } Gold{ then-silver }{ then-bronze }{ then-glass }
}

tl-protect-how = Tippe Handkarten an. Sie kommen verdeckt unter einen Goldwürfel.
tl-protecting = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} unter einem Goldwürfel. Eigene Sammlung: { $own }. Fremde Karten kosten am Ende: { $foreign }.
tl-protect-done = { $count ->
    [0] Schützen
    [one] 1 Karte schützen
   *[other] { $count } Karten schützen
}
tl-changing = { $count } von 2 Karten für
tl-changing-own = Du gibst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} deiner Sammlung her.

tl-final = Die Wertung
tl-final-cards = Karten
tl-final-badges = Abzeichen
tl-final-foreign = Geschützte fremde Karten
tl-final-total = Summe
