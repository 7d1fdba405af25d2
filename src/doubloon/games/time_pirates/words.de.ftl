### Time Pirates auf Deutsch.

seat = Platz { $number }
title = Zeitpiraten
summary = Plündere die Epochen der Geschichte, geh der Zeitpolizei aus dem Weg und verkaufe deine Funde auf dem Basar, je früher, desto besser.

## Epochen und Artefakte

epoch-1000 = 1000–1099
epoch-1200 = 1200–1299
epoch-1400 = 1400–1499
epoch-1600 = 1600–1699
epoch-1800 = 1800–1899
epoch-2000 = 2000–2099
epoch-2200 = 2200–2299

colour-blue = Blau
colour-green = Grün
colour-orange = Orange
colour-purple = Lila
colour-red = Rot

artifact-blue-plain = blaues Artefakt
artifact-blue-atomic = blaues Atomartefakt
artifact-blue-arrow = blaues Doppelpfeilartefakt
artifact-green-plain = grünes Artefakt
artifact-green-atomic = grünes Atomartefakt
artifact-green-arrow = grünes Doppelpfeilartefakt
artifact-orange-plain = oranges Artefakt
artifact-orange-atomic = oranges Atomartefakt
artifact-orange-arrow = oranges Doppelpfeilartefakt
artifact-purple-plain = lila Artefakt
artifact-purple-atomic = lila Atomartefakt
artifact-purple-arrow = lila Doppelpfeilartefakt
artifact-red-plain = rotes Artefakt
artifact-red-atomic = rotes Atomartefakt
artifact-red-arrow = rotes Doppelpfeilartefakt
artifact-white = weißes Artefakt

# Aufträge, nach dem, was sie kosten
contract-blue-1 = Auftrag Blau 1
contract-blue-2 = Auftrag Blau 2
contract-blue-3 = Auftrag Blau 3
contract-blue-4 = Auftrag Blau 4
contract-blue-5 = Auftrag Blau 5
contract-blue-6 = Auftrag Blau 6
contract-blue-7 = Auftrag Blau 7
contract-blue-8 = Auftrag Blau 8
contract-green-1 = Auftrag Grün 1
contract-green-2 = Auftrag Grün 2
contract-green-3 = Auftrag Grün 3
contract-green-4 = Auftrag Grün 4
contract-green-5 = Auftrag Grün 5
contract-green-6 = Auftrag Grün 6
contract-green-7 = Auftrag Grün 7
contract-green-8 = Auftrag Grün 8
contract-orange-1 = Auftrag Orange 1
contract-orange-2 = Auftrag Orange 2
contract-orange-3 = Auftrag Orange 3
contract-orange-4 = Auftrag Orange 4
contract-orange-5 = Auftrag Orange 5
contract-orange-6 = Auftrag Orange 6
contract-orange-7 = Auftrag Orange 7
contract-orange-8 = Auftrag Orange 8
contract-purple-1 = Auftrag Lila 1
contract-purple-2 = Auftrag Lila 2
contract-purple-3 = Auftrag Lila 3
contract-purple-4 = Auftrag Lila 4
contract-purple-5 = Auftrag Lila 5
contract-purple-6 = Auftrag Lila 6
contract-purple-7 = Auftrag Lila 7
contract-purple-8 = Auftrag Lila 8
contract-red-1 = Auftrag Rot 1
contract-red-2 = Auftrag Rot 2
contract-red-3 = Auftrag Rot 3
contract-red-4 = Auftrag Rot 4
contract-red-5 = Auftrag Rot 5
contract-red-6 = Auftrag Rot 6
contract-red-7 = Auftrag Rot 7
contract-red-8 = Auftrag Rot 8
contract-white-1 = Auftrag Weiß 1
contract-white-2 = Auftrag Weiß 2
contract-white-3 = Auftrag Weiß 3
contract-white-4 = Auftrag Weiß 4
contract-white-5 = Auftrag Weiß 5

# Teile anderer Meldungen: Sie sehen deren Variablen.
an-artifact = ein { $artifact }
a-given = ein { $given }
some-points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}

## Aktionen

action-place = Stell deinen Piraten in { $epoch } auf
action-lose = Wirf { an-artifact } ab
action-restock = Fülle { $epoch } auf
action-skip = Fülle nichts auf
action-move = Zieh auf Pfad { $path } weiter
action-take = Nimm { an-artifact }
action-sell = Erfülle den { $contract }
action-pay = Zahl { an-artifact }
action-land = Geh nach { $epoch }
action-jump = Spring mit einem Atomartefakt: { $colour }
action-trade = Tausche ein Doppelpfeilartefakt: { $colour }
action-swap = Gib es { $rival } und nimm { an-artifact }
action-end = Beende deinen Zug
action-assign = Ordne einen { $contract } der Farbe { $colour } zu
action-keep = Ordne keinen weiteren { $contract } zu

## Fragen

ask-place = Wo stellst du deinen Piraten auf?
ask-lose = Die Polizei hat dich erwischt. Welches Artefakt wirfst du ab?
ask-flee = Die Polizei hat dich erwischt. Auf welchem Pfad verschwindest du?
ask-restock = Füllst du eine Epoche auf, bevor du etwas tust?
ask-act = { $left ->
    [0] Deine Standardaktionen sind getan. Machst du noch etwas Besonderes, oder beendest du den Zug?
    [one] Was tust du? Du hast noch eine Standardaktion.
   *[other] Was tust du? Du hast noch { $left } Standardaktionen.
}
ask-pay = Was zahlst du für den { $selling }? { $due ->
    [one] Ein Artefakt fehlt noch.
   *[other] { $due } Artefakte fehlen noch.
}
ask-land = In welche Epoche geht dein Pirat?
ask-trade = Wer bekommt den Doppelpfeil, und was nimmst du dafür?
ask-assign = Welchen Farben ordnest du deine weißen Aufträge zu?

## Ereignisse

event-filled = In { $epoch } kam { an-artifact }.
event-starts = { $seat } begann das Spiel.
event-placed = { $seat } hat den Piraten in { $epoch } aufgestellt.
event-caught = Die Polizei hat { $seat } in { $epoch } erwischt.
event-lost = { $seat } musste { an-artifact } abwerfen.
event-lost-whites = { $seat } musste { $count ->
    [one] ein weißes Artefakt abwerfen.
   *[other] { $count } weiße Artefakte abwerfen.
}
event-fled = { $seat } ist auf Pfad { $path } nach { $epoch } geflohen.
event-stalled = Alle waren an der Reihe, und nichts wurde aufgefüllt, genommen oder verkauft: { $seat } musste das nun tun, wenn es ging.
event-restocked = { $seat } hat { $epoch } aufgefüllt.
event-patrolled = Polizeimarke { $count } des Jahres kam: Die Polizei nahm Pfad { $path } nach { $epoch }.
event-year-ended = Jahr { $year } ging zu Ende, und { $count ->
    [0] es gab keine abgeworfenen Artefakte, die in den Beutel zurückkamen.
    [one] ein abgeworfenes Artefakt kam in den Beutel zurück.
   *[other] { $count } abgeworfene Artefakte kamen in den Beutel zurück.
}
event-earned = { $seat } bekam am Ende von Jahr { $year } { some-points } für Aufträge.
event-ran-dry = Es gab kein Artefakt mehr zu ziehen, also blieb { $epoch }, wie es war.
event-moved = { $seat } ist auf Pfad { $path } nach { $epoch } gezogen.
event-took = { $seat } hat aus { $epoch } { an-artifact } genommen.
event-paid = { $seat } hat { an-artifact } gezahlt.
event-sold = { $seat } hat den { $contract } erfüllt, der { some-points } wert ist.
event-landed = { $seat } kam vom Basar nach { $epoch } zurück.
event-jumped = { $seat } hat { an-artifact } abgeworfen und ist nach { $epoch } gesprungen.
event-traded = { $seat } hat { $rival } { a-given } gegeben und dafür { an-artifact } genommen.
event-ready = { $seat } war fertig.
event-assigned = { $seat } hat einen { $contract } der Farbe { $colour } zugeordnet.
event-got-all = { $seat } hatte Aufträge in allen fünf Farben und bekam { some-points }.
event-got-most = { $seat } hatte in { $colour } den höchsten Wert, nämlich { $value }, und bekam { some-points }.
event-scored = { $seat } kam am Ende auf { some-points } und { $contracts ->
    [one] einen Auftrag.
   *[other] { $contracts } Aufträge.
}

## Was auf dem Tisch liegt

field-year = Jahr
field-police = Polizei
field-pirate = Pirat
field-lying = Artefakte an den Fundstellen
field-vacant = Leere Fundstellen
field-bag = Artefakte im Beutel
field-bag-count = Artefakte im Beutel insgesamt
field-bag-police = Polizeimarken im Beutel
field-track = Polizeimarken auf der Leiste
field-discards = Abgeworfene Artefakte
field-loot = Artefakte
field-sets = Artefakte nach Farben
field-loot-count = Artefakte insgesamt
field-bazaar = Aufträge auf dem Basar
field-owned = Aufträge
field-contracts = Aufträge insgesamt
field-worth = Punkte der Aufträge
field-points = Gewertete Punkte
field-starter = Beginnt das Spiel
field-mover = Am Zug
field-caught = In diesem Zug erwischt
field-left = Standardaktionen übrig
field-worked = In diesem Zug aufgefüllt, genommen oder verkauft
field-idle = Züge ohne das
field-received = In diesem Zug ertauschte Doppelpfeile
field-used = Farbe des benutzten Artefakts
field-selling = Auftrag, der bezahlt wird
field-due = Artefakte, die noch fehlen
field-lowest = Erstes Artefakt, das als Nächstes gezahlt werden darf
field-assigned = Zugeordnete weiße Aufträge

## Die Regeln

chapter-1 = Vorbereitung
clause-TP-1-1 = Alle Aufträge liegen offen auf dem Basarplan.
clause-TP-1-2 = Auf jede Fundstelle kommt ein Artefakt aus dem Beutel. Polizeimarken, die dabei gezogen werden, kommen in den Beutel zurück, wenn alle Fundstellen belegt sind.
clause-TP-1-3 = Die Polizei beginnt in 2200–2299.
clause-TP-1-4 = Der Zufall bestimmt, wer das Spiel beginnt. Rechts davon angefangen, gegen den Uhrzeigersinn und diese Person zuletzt, stellen alle ihren Piraten in einer Epoche auf, in der keine Figur steht.
clause-TP-1-5 = Dann geht es im Uhrzeigersinn reihum, angefangen bei der Person, die das Spiel beginnt. Was jemand an Artefakten und Aufträgen hat, liegt offen.
clause-TP-1-6 = Wenn alle aufgestellt sind, dürfen in einer Epoche beliebig viele Figuren stehen, auch die Polizei.

chapter-2 = Ein Zug, der bei der Polizei beginnt
clause-TP-2-1 = Wer den Zug in derselben Epoche wie die Polizei beginnt, ist erwischt: Ein Artefakt der größten Farbgruppe wird abgeworfen; von gleich großen sucht man sich eine aus. Wer keine Artefakte hat, verliert keine.
clause-TP-2-2 = Dazu werden alle eigenen weißen Artefakte abgeworfen.
clause-TP-2-3 = Dann muss der Pirat die Epoche auf einem ihrer zwei Pfade verlassen. Das zählt als Aktion, und ein Atomartefakt hilft dabei nicht.
clause-TP-2-4 = Es bleiben eine Standardaktion und beliebig viele Sonderaktionen. Aufgefüllt werden darf in diesem Zug nicht.

chapter-3 = Jeder andere Zug
clause-TP-3-1 = Zuerst darf man eine Epoche auffüllen, die eine leere Fundstelle hat und in der kein Pirat steht; die Polizei stört nicht. Ist es am Tisch so vereinbart, darf dort auch kein Artefakt liegen.
clause-TP-3-2 = Dann macht man genau zwei Standardaktionen. Sonderaktionen können davor, dazwischen und danach kommen.

chapter-4 = Auffüllen
clause-TP-4-1 = Marken werden einzeln aus dem Beutel gezogen, bis auf jeder Fundstelle der Epoche ein Artefakt liegt.
clause-TP-4-2 = Eine Polizeimarke schickt die Polizei auf dem Pfad ihrer Nummer in die nächste Epoche und kommt auf die Leiste.
clause-TP-4-3 = Eine Marke, für die auf der Leiste kein Feld mehr frei ist, also die achte, beendet das Jahr: Die acht Marken und alle abgeworfenen Artefakte kommen in den Beutel zurück, und das Jahr wird gewertet. Nach dem ersten und dem zweiten Jahr gehen Auffüllen und Zug weiter.

chapter-5 = Standardaktionen
clause-TP-5-1 = Zieh den Piraten auf einem Pfad weiter.
clause-TP-5-2 = Nimm ein Artefakt aus der Epoche, in der der Pirat steht.
clause-TP-5-3 = Verkaufe: Bezahl einen Auftrag, der noch auf dem Basarplan liegt, und behalte ihn; was gezahlt wird, wird abgeworfen. Dann stell den Piraten in eine beliebige Epoche.
clause-TP-5-4 = Ein farbiger Auftrag kostet so viele Artefakte seiner Farbe, wie er angibt, nicht mehr und nicht weniger, ein weißer so viele verschiedener Farben. Ein weißes Artefakt steht für jede Farbe.

chapter-6 = Sonderaktionen
clause-TP-6-1 = Wirf ein Atomartefakt ab: Der Pirat springt in eine beliebige Epoche.
clause-TP-6-2 = Gib jemandem ein Doppelpfeilartefakt und nimm dafür ein beliebiges Artefakt dieser Person.

chapter-7 = Wertung
clause-TP-7-1 = Am Ende jedes der drei Jahre bekommen alle die Punkte aller ihrer Aufträge. Ein Auftrag aus dem ersten Jahr zählt also dreimal.
clause-TP-7-2 = Die achte Polizeimarke des dritten Jahres beendet das Spiel sofort. Das Jahr wird gewertet, und dann folgt die Schlusswertung.
clause-TP-7-3 = Alle ordnen ihre weißen Aufträge geheim Farben zu, in denen sie einen farbigen Auftrag haben; dann wird alles zugleich gezeigt.
clause-TP-7-4 = Wer in jeder der fünf Farben einen farbigen Auftrag hat, bekommt 2 Punkte, oder 4, wenn es am Tisch so vereinbart ist. Weiße Aufträge zählen dafür nicht.
clause-TP-7-5 = In jeder Farbe bringen die meisten Auftragspunkte, zugeordnete weiße Aufträge eingerechnet, 2 Punkte, oder 4, wenn es so vereinbart ist; bei Gleichstand bekommen sie alle Beteiligten.
clause-TP-7-6 = Die meisten Punkte gewinnen. Bei gleich vielen Punkten liegt vorn, wer mehr Aufträge hat.

clause-TP-R1 = Es kommt nur zu Beginn des eigenen Zuges darauf an, ob man bei der Polizei steht.
clause-TP-R2 = Die Marke, die ein Jahr beendet, bewegt zuerst die Polizei.
clause-TP-R3 = Die Polizei sieht nur auf die fünf Farben, denn weiße Artefakte sind ohnehin verloren. Welches Artefakt der Gruppe abgeworfen wird, bestimmt man selbst. Wer kein farbiges Artefakt hat, wirft keines ab.
clause-TP-R4 = Bevor der Pirat der Polizei entkommen ist, gibt es keine Sonderaktion. Ein Tausch ist kein Entkommen, aber danach erlaubt.
clause-TP-R5 = Artefakte mit Zeichen zahlen wie einfache ihrer Farbe, und auch weiße allein können einen Auftrag bezahlen. Welche gezahlt werden, bestimmt man selbst; genannt werden sie in fester Reihenfolge: Blau, Grün, Orange, Lila, Rot, in jeder Farbe einfach, Atom, Doppelpfeil, und Weiß zuletzt.
clause-TP-R6 = Getauscht werden darf mit allen, die ein Artefakt haben, gegen jedes, das sie haben; das eben gegebene kann man nicht im selben Tausch zurücknehmen. Ein ertauschter Doppelpfeil kann im selben Zug nicht wieder getauscht werden: Sonst könnte man zwei davon endlos hin- und hertauschen.
clause-TP-R7 = Ist auch nach einem Jahresende kein Artefakt im Beutel, hört das Auffüllen auf. Solange Polizeimarken im Beutel sind, werden sie gezogen, und sie können das Jahr beenden.
clause-TP-R8 = Waren alle einmal an der Reihe, ohne dass etwas aufgefüllt, genommen oder verkauft wurde, dann müssen alle, die nicht bei der Polizei beginnen, auffüllen, wenn eine Epoche es zulässt, oder sonst nehmen oder verkaufen statt zu ziehen, sobald es geht, bis etwas davon geschehen ist. Sonst könnte ein Spiel stehen bleiben.
clause-TP-R9 = Ein weißer Auftrag darf ohne Farbe bleiben; seine eigenen Punkte hat er schon gebracht. Eine Farbe, in der niemand Aufträge hat, bringt nichts.
clause-TP-R10 = Wer an Punkten und an Aufträgen gleich ist, teilt sich den Sieg.
clause-TP-R11 = Das Auffüllen kommt vor jeder Aktion, auch vor Sonderaktionen. Auch der eigene Pirat sperrt eine Epoche.
clause-TP-R12 = Ein Zug endet, wenn die Standardaktionen getan sind und die Person es sagt, denn Sonderaktionen können noch folgen. Geht nichts mehr, endet er von selbst.
clause-TP-R13 = Wer ein Artefakt nimmt, sucht es sich aus. Polizeimarken, die bei der Vorbereitung gezogen werden, bewirken nichts.
clause-TP-R14 = Waren alle ein weiteres Mal an der Reihe, während Auffüllen, Nehmen oder Verkaufen Pflicht war, und noch immer ist nichts davon geschehen, vergeht die Zeit von selbst: Vor dem nächsten Zug wird eine Polizeimarke aus dem Beutel gezogen, bewegt die Polizei und kommt auf die Leiste. Das wiederholt sich jedes Mal, wenn alle wieder an der Reihe waren. So endet jedes Spiel.

## Begriffe; auf Englisch stehen sie im Regelwerk

term-artifact = Artefakt
term-artifact-text = Eine Marke in einer von fünf Farben oder Weiß; manche zeigen ein Atom oder einen Doppelpfeil.
term-atomic = Atom
term-atomic-text = Bei einem Artefakt: Abgeworfen lässt es den Piraten in eine beliebige Epoche springen.
term-double-arrow = Doppelpfeil
term-double-arrow-text = Bei einem Artefakt: Wer es jemandem gibt, nimmt sich dafür eines von dort.
term-white = weiß
term-white-text = Bei einem Artefakt: Es steht für jede Farbe. Bei einem Auftrag: Er verlangt verschiedene Farben und kann am Ende einer Farbe zugeordnet werden.
term-contract = Auftrag
term-contract-text = Was auf dem Basar gesucht wird; wer ihn erfüllt, besitzt ihn und bekommt jedes Jahr Punkte dafür.
term-epoch = Epoche
term-epoch-text = Hundert Jahre Geschichte mit Fundstellen für Artefakte und zwei Pfaden hinaus.
term-site = Fundstelle
term-site-text = Der Platz für ein Artefakt in einer Epoche.
term-track = Leiste
term-track-text = Felder für Polizeimarken: Sie zeigen, wie viel vom Jahr vorbei ist.
