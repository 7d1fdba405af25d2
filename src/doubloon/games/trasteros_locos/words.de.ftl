### Trasteros Locos auf Deutsch.

seat = Platz { $number }
title = Trasteros Locos
summary = Biete blind auf verschlossene Abstellräume, tausche Karten gegen Würfel, bring deine Schätze vor den Skeletten in Sicherheit und melde dich, wenn deine Sammlung glänzt.

## Sammlungen, Materialien und Karten

collection-clocks = Uhren
collection-cars = Autos
collection-antiques = Antiquitäten
collection-art = Kunst
collection-sports = Sport
collection-instruments = Instrumente

material-glass = Glas
material-bronze = Bronze
material-silver = Silber
material-gold = Gold
material-junk = Plunder

card-clocks-glass = Uhr aus Glas
card-cars-glass = Auto aus Glas
card-antiques-glass = Antiquität aus Glas
card-art-glass = Kunstwerk aus Glas
card-sports-glass = Sportgerät aus Glas
card-instruments-glass = Instrument aus Glas
card-clocks-bronze = Uhr aus Bronze
card-cars-bronze = Auto aus Bronze
card-antiques-bronze = Antiquität aus Bronze
card-art-bronze = Kunstwerk aus Bronze
card-sports-bronze = Sportgerät aus Bronze
card-instruments-bronze = Instrument aus Bronze
card-clocks-silver = Uhr aus Silber
card-cars-silver = Auto aus Silber
card-antiques-silver = Antiquität aus Silber
card-art-silver = Kunstwerk aus Silber
card-sports-silver = Sportgerät aus Silber
card-instruments-silver = Instrument aus Silber
card-clocks-gold = Uhr aus Gold
card-cars-gold = Auto aus Gold
card-antiques-gold = Antiquität aus Gold
card-art-gold = Kunstwerk aus Gold
card-sports-gold = Sportgerät aus Gold
card-instruments-gold = Instrument aus Gold
card-junk = Plunder
card-skeleton = Skelett

# Teile anderer Meldungen: Sie sehen deren Variablen.
a-card = { $cardKey ->
    [junk] eine Plunderkarte
    [clocks-glass] eine { $card }
    [antiques-glass] eine { $card }
    [clocks-bronze] eine { $card }
    [antiques-bronze] eine { $card }
    [clocks-silver] eine { $card }
    [antiques-silver] eine { $card }
    [clocks-gold] eine { $card }
    [antiques-gold] eine { $card }
   *[other] ein { $card }
}
the-ware = { $wareKey ->
    [clocks-glass] die { $ware }
    [antiques-glass] die { $ware }
    [clocks-bronze] die { $ware }
    [antiques-bronze] die { $ware }
    [clocks-silver] die { $ware }
    [antiques-silver] die { $ware }
    [clocks-gold] die { $ware }
    [antiques-gold] die { $ware }
   *[other] das { $ware }
}
some-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

# Ein Gebot: das beste Material, von dem Würfel dabei sind, und die danach.
first-silver = { $silver ->
    [0] { first-bronze }
   *[other] { $silver } Silber{ then-bronze }{ then-glass }
}
first-bronze = { $bronze ->
    [0] { first-glass }
   *[other] { $bronze } Bronze{ then-glass }
}
first-glass = { $glass ->
    [0] nichts
   *[other] { $glass } Glas
}
then-silver = { $silver ->
    [0] { "" }
   *[other] , { $silver } Silber
}
then-bronze = { $bronze ->
    [0] { "" }
   *[other] , { $bronze } Bronze
}
then-glass = { $glass ->
    [0] { "" }
   *[other] , { $glass } Glas
}

## Aktionen

action-call = Ruf Raum { $room } aus
action-open = Öffne den öffentlichen Raum
action-change = { $cardsKey ->
    [glass] Tausche zwei Glaskarten gegen einen Bronzewürfel
    [bronze] Tausche zwei Bronzekarten gegen einen Silberwürfel
    [silver] Tausche zwei Silberkarten gegen einen Goldwürfel
    [gold] Tausche zwei Goldkarten gegen ein Abzeichen
   *[junk] Tausche zwei Plunderkarten gegen einen Glaswürfel
}
action-upgrade = { $cubesKey ->
    [glass] Tausche zwei Glaswürfel gegen einen Bronzewürfel
    [bronze] Tausche zwei Bronzewürfel gegen einen Silberwürfel
   *[silver] Tausche zwei Silberwürfel gegen einen Goldwürfel
}
action-exchange = Tausche { a-card } gegen einen Würfel aus demselben Material
action-protect = Schütze Karten
action-release = Nimm Stapel { $pile } zurück
action-collection = Ruf Sammlung!
action-pass = Passe
action-add = Nimm einen { $cube }würfel ins Gebot
action-put = Wähl { a-card }
action-buy = Kauf { a-card }
action-pay = Zahl mit einem { $cube }würfel
action-take-junk = Nimm umsonst eine Plunderkarte
action-decline = Kauf nichts
action-done = Fertig

## Fragen

ask-act = Was tust du in diesem Zug?
ask-offer = Welche Würfel bietest du für Raum { $room }?
ask-change = Welche zwei { $stuff }karten tauschst du?
ask-protect = Welche Karten legst du unter einen Goldwürfel?
ask-buy = Welche Karte aus Raum { $room } kaufst du?
ask-pay = Mit welchem Würfel bezahlst du { the-ware }?

## Ereignisse

event-dealt = { $seat } soll { $collection } sammeln.
event-removed = Die Sammlung { $collection } kam aus dem Spiel, dazu { $count ->
    [one] eine Plunderkarte.
   *[other] { $count } Plunderkarten.
}
event-started = { $seat } begann das Spiel.
event-filled = { $rooms ->
    [one] Ein Raum wurde
   *[other] { $rooms } Räume wurden
} gefüllt, und im öffentlichen Raum { $left ->
    [0] liegt keine Karte.
    [one] liegt eine Karte.
   *[other] liegen { $left } Karten.
}
event-called = { $seat } hat Raum { $room } ausgerufen: Die erste Karte war { a-card }.
event-collapsed = Raum { $room } war verloren, insgesamt { some-cards }.
event-sealed = { $seat } hat die geschlossene Hand ausgestreckt.
event-offered = { $seat } hat { $gold ->
    [0] { first-silver }
   *[other] { $gold } Gold{ then-silver }{ then-bronze }{ then-glass }
} geboten.
event-tied = Gleichstand: { $count } haben das höchste Gebot.
event-won = { $seat } hat Raum { $room } gewonnen, { some-cards }.
event-found = { $seat } fand darin { a-card }.
event-unclaimed = Niemand hat Raum { $room } gewonnen.
event-turned-up = Eine Karte wurde aufgedeckt: { $card }.
# Es kann eine Person treffen oder alle; darum wird hier niemand genannt.
event-struck = { $count ->
    [one] { $seat } ist auf ein Skelett gestoßen.
   *[other] { $seat } ist auf { $count } Skelette gestoßen.
}
event-struck-all = { $count ->
    [one] Ein Skelett kam zum Vorschein und traf alle.
   *[other] { $count } Skelette kamen zum Vorschein und trafen alle.
}
event-lost = { $seat } hat die ganze Hand verloren, { some-cards }.
event-reshuffled = Die Ablage wurde in den öffentlichen Raum gemischt, der jetzt { some-cards } hat.
event-bought = { $seat } hat für einen { $cube }würfel { a-card } gekauft.
event-took-junk = { $seat } hat umsonst eine Plunderkarte genommen.
event-declined = { $seat } hat nichts gekauft.
event-discarded = Eine Karte, die niemand kaufte, wurde abgelegt: { $card }.
event-opened = { $seat } hat den öffentlichen Raum geöffnet.
event-drew = { $covered ->
    [yes] { $seat } hat eine Karte gezogen.
   *[no] { $seat } hat { a-card } gezogen.
}
event-ran-out = Die letzte Karte des öffentlichen Raums war weg, und der Zug war zu Ende.
event-handed-in = { $seat } hat { a-card } gezeigt und abgelegt.
event-paid = { $seat } hat { $count ->
    [one] einen { $cube }würfel
   *[other] { $count } { $cube }würfel
} in den Vorrat gegeben.
event-got-cube = { $seat } bekam einen { $cube }würfel.
event-got-badge = { $seat } bekam ein Abzeichen.
event-protected = { $seat } hat { some-cards } unter einen Goldwürfel gelegt, als Stapel { $pile }.
event-laid = { $seat } hat { a-card } hineingelegt.
event-released = { $seat } hat Stapel { $pile } zurückgenommen, { some-cards } und den Goldwürfel.
event-passed = { $seat } hat gepasst.
event-declared = { $seat } rief Sammlung! und beendete das Spiel.
event-all-passed = Alle haben nacheinander gepasst, also war das Spiel zu Ende.
event-timed-out = { $turns ->
    [one] Alle hatten einen Zug, also war das Spiel zu Ende.
   *[other] Alle hatten { $turns } Züge, also war das Spiel zu Ende.
}
event-counted = { $seat } sammelte { $collection } und zählte { $cards } für Karten und { $badges } für Abzeichen, abzüglich { $foreign } für geschützte Karten anderer Sammlungen.
# Der Punktestand kann unter null liegen, und nur 1 selbst ist ein Punkt.
event-scored = { $seat } kam am Ende auf { $points ->
    [1] einen Punkt.
   *[other] { $points } Punkte.
}

## Was auf dem Tisch liegt

field-starter = Begann das Spiel
field-mover = Am Zug
field-turns = Beendete Züge
field-passes = Nacheinander gepasst
field-rounds = Vollständige Bietrunden
field-collector = Sammlerkarte
field-removed = Sammlung, die nicht im Spiel ist
field-supply = Würfel im Vorrat
field-cubes = Würfel
field-badge-supply = Abzeichen im Vorrat
field-badges = Abzeichen
field-doors = Räume, die noch zu sind
field-stock = Karten in den Räumen und im öffentlichen Raum
field-fresh = Seither in den öffentlichen Raum gemischt
field-fresh-count = Solche Karten insgesamt
field-stored-count = Karten in geschlossenen Räumen
field-public-count = Karten im öffentlichen Raum
field-discards = Ablage
field-room = Ausgerufener Raum
field-revealed = Offen liegende Karten
field-bidders = Bieten mit
field-offer = Gebot
field-buyer = Kauft gerade
field-buyers = Dürfen noch kaufen
field-ware = Karte, um die es geht
field-hand = Hand
field-hand-count = Handkarten
field-held = Hand nach Material
field-stuff = Material, das getauscht wird
field-aside = Beiseitegelegte Karten
field-aside-count = Beiseitegelegte Karten insgesamt
field-piles = Geschützte Stapel
field-pile-owner = Wem der Stapel gehört
field-pile-cards = Karten im Stapel
field-pile-made = Wann der Stapel entstand
field-pile-reach = Letztes Mischen, aus dem seine Karten sein können
field-vault = Karten in geschützten Stapeln
field-moment = Züge und Mischen bisher
field-filled = Wann zuletzt Räume gefüllt wurden
field-mixed = Wann zuletzt in den öffentlichen Raum gemischt wurde
field-era = Wann zuletzt Karten geschützt wurden oder die Hand verloren ging
field-shown = Karten, von denen alle wissen
field-shown-at = Wann diese genommen wurden
field-lots = Posten verdeckt genommener Karten
field-lot-size = Karten im Posten
field-lot-source = Mischen, aus dem der Posten kam
field-lot-era = Wonach der Posten genommen wurde
field-loose = Karten, die überall sein können
field-seen = Wann diese zuletzt gemischt wurden

## Die Regeln

chapter-1 = Vorbereitung
clause-TL-1-1 = Ein Skelett bildet den Anfang der Ablage. Abzeichen und Würfel liegen als Vorrat bereit.
clause-TL-1-2 = Plunder und Sammlungskarten werden gemischt, und in jeden der fünf Räume kommen verdeckt sechs davon. Das andere Skelett wird in den Rest gemischt, der der öffentliche Raum ist.
clause-TL-1-3 = Alle bekommen eine Sammlerkarte, die geheim bleibt, und 1 Gold-, 1 Silber-, 1 Bronze- und 3 Glaswürfel.
clause-TL-1-4 = Zu dritt kommen vorher eine Sammlerkarte, die zehn Karten ihrer Sammlung und 4 Plunderkarten aus dem Spiel.
clause-TL-1-5 = Die jüngste Person beginnt, und es geht im Uhrzeigersinn reihum. Ein Zug ist eine Aktion.

chapter-2 = Um einen Raum bieten
clause-TL-2-1 = Wer am Zug ist, ruft einen der gefüllten Räume aus, und dessen erste Karte wird aufgedeckt.
clause-TL-2-2 = Ist sie ein Skelett, wird der ganze Raum abgelegt. Ablage und öffentlicher Raum werden zusammengemischt und sind der neue öffentliche Raum, und der Zug ist zu Ende.
clause-TL-2-3 = Alle nehmen Würfel in die geschlossene Hand, für ein Gebot mindestens einen, und alle Hände werden zugleich geöffnet. Alle gebotenen Würfel kommen in den Vorrat, wer auch gewinnt.
clause-TL-2-4 = Bei Geboten zählt zuerst Gold, dann Silber, dann Bronze, dann Glas.
clause-TL-2-5 = Das höchste Gebot bekommt alle Karten des Raums.
clause-TL-2-6 = Haben mehrere das höchste Gebot, bieten sie untereinander neu, bis eines vorn liegt oder niemand von ihnen etwas bietet.
clause-TL-2-7 = Ist unter den gewonnenen Karten ein Skelett, wird es mit allen ungeschützten Karten der Person abgelegt, die den Raum gewonnen hat, aber ohne ihre Abzeichen. Ablage und öffentlicher Raum werden zusammengemischt und sind der neue öffentliche Raum.
clause-TL-2-8 = Gewinnt niemand, werden alle Karten des Raums aufgedeckt. Ist ein Skelett dabei, verlieren alle ihre ungeschützten Karten, aber keine Abzeichen; das alles wird ebenso in den öffentlichen Raum gemischt, und der Zug ist zu Ende.
clause-TL-2-9 = Sonst darf reihum im Uhrzeigersinn, angefangen bei der Person, die ausgerufen hat, jede einmal entweder eine der Karten für einen Würfel ihres Materials oder eines besseren kaufen oder umsonst eine Plunderkarte nehmen.
clause-TL-2-10 = Ist um alle fünf Räume geboten worden, werden Ablage und öffentlicher Raum zusammengemischt und die Räume neu mit je sechs Karten gefüllt. Ein Raum, für den keine sechs mehr da sind, bekommt keine, und der Rest ist der öffentliche Raum.

chapter-3 = Den öffentlichen Raum öffnen
clause-TL-3-1 = Alle nehmen die oberste Karte, zuerst die Person am Zug, dann die anderen im Uhrzeigersinn.
clause-TL-3-2 = Wer ein Skelett zieht, legt es und alle ungeschützten Karten ab, aber keine Abzeichen. Ablage und öffentlicher Raum werden zusammengemischt und sind der neue öffentliche Raum.
clause-TL-3-3 = Ist die letzte Karte genommen, ist der Zug sofort zu Ende, und die Ablage wird gemischt und ist der neue öffentliche Raum. Gibt es keine, bleibt er leer und kann nicht geöffnet werden, bis TL-2.10 oder ein Skelett Karten bringt; später abgelegte Karten genügen nicht.

chapter-4 = Zwei gleiche tauschen
clause-TL-4-1 = Ein Tausch: 2 Plunderkarten gegen 1 Glaswürfel; 2 Würfel oder 2 Karten aus Glas, Bronze oder Silber gegen 1 Würfel des nächstbesseren Materials; 2 Goldkarten gegen 1 Abzeichen.

chapter-5 = Eine Karte tauschen
clause-TL-5-1 = Zeig eine Karte aus Glas, Bronze, Silber oder Gold, leg sie ab und nimm 1 Würfel ihres Materials.

chapter-6 = Schützen
clause-TL-6-1 = Leg eine oder mehrere Handkarten verdeckt als Stapel unter einen deiner Goldwürfel. Solange der Würfel dort liegt, ist er nicht zu gebrauchen.

chapter-7 = Schutz aufheben
clause-TL-7-1 = Nimm alle Karten eines deiner geschützten Stapel auf die Hand zurück. Der Goldwürfel ist wieder zu gebrauchen.

chapter-8 = Sammlung!
clause-TL-8-1 = Ist eine ganze Bietrunde um die fünf Räume vorbei, darf, wer mindestens 5 Karten der eigenen Sammlung hat, das Spiel mit der eigenen Aktion beenden.
clause-TL-8-2 = Karten der eigenen Sammlung und Abzeichen werden zusammengezählt, und der Wert jeder geschützten Karte einer anderen Sammlung wird abgezogen. Wer das Spiel beendet hat, zählt zuerst, dann die anderen im Uhrzeigersinn.
clause-TL-8-3 = Bei gleich vielen Punkten liegt vorn, wer mehr Abzeichen hat, dann, wer mehr Gold-, Silber-, Bronze-, Glaskarten der eigenen Sammlung hat, dann, wessen erster Zug später kam.

clause-TL-R1 = Eine leere Hand ist erlaubt. Sie ist kein Gebot und kann nicht gewinnen. Niemand muss etwas bieten, auch nicht, wer ausgerufen hat; bietet niemand, folgt TL-2.8.
clause-TL-R2 = Hören alle auf zu bieten, die gleichauf lagen, kommen die mit niedrigeren Geboten nicht wieder ins Spiel.
clause-TL-R3 = In TL-2.9 gibt es kein Wechselgeld, der Würfel kommt in den Vorrat, und niemand muss kaufen. Karten, die niemand kauft, werden abgelegt.
clause-TL-R4 = In TL-2.7 und TL-2.8 sind auch die eben gewonnenen oder aufgedeckten Karten verloren. Geschützte Stapel, Würfel und Abzeichen sind sicher.
clause-TL-R5 = Nach TL-3.2 ziehen alle, die noch nicht gezogen haben, aus dem öffentlichen Raum, wie er nach dem Mischen ist. Ein Skelett, das die letzte Karte ist, wird zuerst abgehandelt: Dann gibt es wieder Karten, und die anderen ziehen noch.
clause-TL-R6 = Alle fünf Räume heißt jeder Raum, der gefüllt war. Ein Raum zählt, sobald er ausgerufen ist, was auch aus ihm wird. Das Füllen ist das Letzte in diesem Zug, in der Reihenfolge der Türen von 1 bis 5. Kann kein Raum gefüllt werden, wird es am Ende jedes Zuges neu versucht.
clause-TL-R7 = Zwei Würfel oder zwei Karten beliebiger Sammlungen, aber nie eins von jedem. Hat der Vorrat den Würfel oder das Abzeichen nicht, sind TL-4.1 und TL-5.1 nicht möglich.
clause-TL-R8 = Auch Karten, die für TL-4.1 gegeben werden, werden gezeigt und abgelegt.
clause-TL-R9 = Man darf mehrere geschützte Stapel haben, jeden mit einem eigenen Goldwürfel. Zu einem Stapel kommt später nichts dazu, und er wird als Ganzes zurückgenommen.
clause-TL-R10 = Geschützte Karten der eigenen Sammlung zählen für TL-8.1 und TL-8.2. Plunder zählt nichts. Die Summe kann unter null liegen.
clause-TL-R11 = Passen darf nur, wer außer Sammlung! keine Aktion zur Wahl hat. Passen alle nacheinander, endet das Spiel und wird gewertet.
clause-TL-R12 = Zu dritt bestimmt der Zufall, welche Sammlerkarte aus dem Spiel kommt, und alle wissen es. Sammlerkarten, die nicht verteilt wurden, bleiben verdeckt, gleich wie viele mitspielen.
clause-TL-R13 = Mit dem Tisch wird festgelegt, wie viele Züge alle höchstens haben, 60, wenn nichts anderes gesagt ist. Sind sie gespielt, endet das Spiel und wird gewertet. Die Spielregel kennt keine solche Grenze, aber wenn niemand das Spiel beenden will, ginge es ewig weiter.
clause-TL-R14 = Mehr als 20 Würfel von jedem Material gibt es nicht. Handkarten bleiben hinter den Sichtschirmen. Wie viele Würfel jemand hat, ist nicht geheim, denn alle hätten es verfolgen können.
clause-TL-R15 = Der Zufall bestimmt, wer beginnt.
clause-TL-R16 = War einmal eine Bietrunde vollständig, bleibt Sammlung! möglich. Sammlerkarten werden nie verloren, getauscht oder geschützt.
clause-TL-R17 = Zwei Skelette in einem Raum bewirken dasselbe wie eines.
clause-TL-R18 = Gewonnene oder gezogene Karten sieht nur, wer sie nimmt, ein Skelett aber wird sofort gezeigt. Karten, die dadurch verloren gehen, bleiben ungesehen, ebenso ein Raum, der nach TL-2.2 verloren ist. Karten, die nach TL-2.8 aufgedeckt werden, sehen alle.

## Begriffe; auf Englisch stehen sie im Regelwerk

term-room = Raum
term-room-text = Einer von fünf nummerierten Abstellräumen mit je sechs Karten, deren Inhalt niemand kennt.
term-public-room = öffentlicher Raum
term-public-room-text = Ein Kartenstapel, von dem alle ziehen, wenn er geöffnet wird.
term-collector = Sammlerkarte
term-collector-text = Die geheime Karte, die sagt, auf welche Sammlung man aus ist.
term-material = Material
term-material-text = Glas, Bronze, Silber oder Gold, bei Karten und bei Würfeln; jedes ist besser als das davor.
term-cube = Würfel
term-cube-text = Womit man bietet und bezahlt.
term-junk = Plunder
term-junk-text = Eine Karte ohne Sammlung; zwei davon sind einen Glaswürfel wert.
term-badge = Abzeichen
term-badge-text = Eine Karte, die man für zwei Goldkarten bekommt; sie zählt am Ende und geht nicht verloren.
term-protected = geschützt
term-protected-text = Verdeckt unter einem Goldwürfel, sicher vor Skeletten.
