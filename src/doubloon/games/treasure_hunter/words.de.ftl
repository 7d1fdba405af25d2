### Treasure Hunter auf Deutsch.

seat = Platz { $number }
title = Schatzjäger
summary = Stell dir eine Hand aus neun Karten zusammen, schick deine Abenteurer auf Schatzsuche, gib auf die Kobolde im Lager acht und komm mit den meisten Münzen nach Hause.

## Orte

location-mountain = Frostberg
location-jungle = Wirrdschungel
location-cave = Lavahöhle
stack-max = schwer zu finden (MAX)
stack-min = leicht zu finden (MIN)
way-left = nach links
way-right = nach rechts

## Karten

card-blue-1 = Blau 1
card-blue-2 = Blau 2
card-blue-3 = Blau 3
card-blue-4 = Blau 4
card-blue-5 = Blau 5
card-blue-6 = Blau 6
card-blue-7 = Blau 7
card-blue-8 = Blau 8
card-blue-9 = Blau 9
card-blue-10 = Blau 10
card-blue-11 = Blau 11
card-blue-12 = Blau 12
card-green-1 = Grün 1
card-green-2 = Grün 2
card-green-3 = Grün 3
card-green-4 = Grün 4
card-green-5 = Grün 5
card-green-6 = Grün 6
card-green-7 = Grün 7
card-green-8 = Grün 8
card-green-9 = Grün 9
card-green-10 = Grün 10
card-green-11 = Grün 11
card-green-12 = Grün 12
card-red-1 = Rot 1
card-red-2 = Rot 2
card-red-3 = Rot 3
card-red-4 = Rot 4
card-red-5 = Rot 5
card-red-6 = Rot 6
card-red-7 = Rot 7
card-red-8 = Rot 8
card-red-9 = Rot 9
card-red-10 = Rot 10
card-red-11 = Rot 11
card-red-12 = Rot 12

card-watchdog-1 = Wachhund 1
card-watchdog-2 = Wachhund 2
card-watchdog-3 = Wachhund 3
card-watchdog-4 = Wachhund 4
card-watchdog-5 = Wachhund 5
card-watchdog-6 = Wachhund 6
card-watchdog-7 = Wachhund 7
card-watchdog-8 = Wachhund 8
card-watchdog-9 = Wachhund 9
card-watchdog-10 = Wachhund 10
card-watchdog-11 = Wachhund 11
card-watchdog-12 = Wachhund 12

card-copper-1 = Kupfermünze 1
card-copper-2 = Kupfermünze 2
card-copper-3 = Kupfermünze 3
card-copper-4 = Kupfermünze 4
card-silver-1 = Silbermünze 1
card-silver-2 = Silbermünze 2
card-silver-3 = Silbermünze 3
card-silver-4 = Silbermünze 4
card-gold-1 = Goldmünze 1
card-gold-2 = Goldmünze 2
card-gold-3 = Goldmünze 3
card-gold-4 = Goldmünze 4

card-companion-blue = Tiergefährte (blau)
card-companion-green = Tiergefährte (grün)
card-companion-red = Tiergefährte (rot)
card-flaming-sword-1 = Flammenschwert 1
card-flaming-sword-2 = Flammenschwert 2
card-flaming-sword-3 = Flammenschwert 3
card-troll-hammer-1 = Trollhammer 1
card-troll-hammer-2 = Trollhammer 2
card-troll-hammer-3 = Trollhammer 3
card-heavy-backpack-1 = Schwerer Rucksack 1
card-heavy-backpack-2 = Schwerer Rucksack 2
card-heavy-backpack-3 = Schwerer Rucksack 3
card-mystery-mule-1 = Geheimnisvolles Maultier 1
card-mystery-mule-2 = Geheimnisvolles Maultier 2
card-mystery-mule-3 = Geheimnisvolles Maultier 3
card-scaregoblin-1 = Koboldschreck 1
card-scaregoblin-2 = Koboldschreck 2
card-scaregoblin-3 = Koboldschreck 3
card-sleeping-potion-1 = Schlaftrunk 1
card-sleeping-potion-2 = Schlaftrunk 2
card-sleeping-potion-3 = Schlaftrunk 3

## Schätze

treasure-sun-crown = Sonnenkrone
treasure-dragon-egg = Drachenei
treasure-royal-scepter = Königszepter
treasure-golden-idol = goldenes Götzenbild
treasure-jade-mask = Jademaske
treasure-pearl-necklace = Perlenkette
treasure-silver-chalice = Silberkelch
treasure-ruby-ring = Rubinring
treasure-ivory-horn = Elfenbeinhorn
treasure-emerald-amulet = Smaragdamulett
treasure-jewelled-dagger = Juwelendolch
treasure-crystal-skull = Kristallschädel
treasure-amber-brooch = Bernsteinbrosche
treasure-bronze-shield = Bronzeschild
treasure-opal-earrings = Opalohrringe
treasure-marble-bust = Marmorbüste
treasure-music-box = Spieldose
treasure-pocket-watch = Taschenuhr
treasure-silk-fan = Seidenfächer
treasure-brass-compass = Messingkompass
treasure-spyglass = Fernrohr
treasure-clay-jug = Tonkrug
treasure-tin-whistle = Blechpfeife
treasure-glass-bead = Glasperle
treasure-lucky-penny = Glückspfennig
treasure-old-shoe = alter Schuh
treasure-rotten-egg = faules Ei
treasure-cracked-pot = gesprungener Topf
treasure-moth-eaten-cloak = mottenzerfressener Mantel
treasure-cursed-doll = verfluchte Puppe
treasure-rope-team = Seilschaft
treasure-strong-team = Starkes Team
treasure-fire-team = Feuertrupp
treasure-three-paths = Drei Pfade
treasure-beginners-luck = Anfängerglück
treasure-heroes-welcome = Heldenempfang
treasure-dog-treat = Leckerli
treasure-money-pouch = Geldbeutel
treasure-bag-of-tricks = Trickkiste
treasure-goblin-bounty = Koboldprämie
treasure-goblin-lore = Koboldkunde
treasure-collectors-pride = Sammlerstolz

# Was Schriftrollen und Aktionskarten bewirken. `$coins` zahlt die Schriftrolle dieser Schachtel, `$adds` gibt die Karte dazu.
about-rope-team = { $coins } für jeden blauen Abenteurer, den du in dieser Runde gespielt hast
about-strong-team = { $coins } für jeden grünen Abenteurer, den du in dieser Runde gespielt hast
about-fire-team = { $coins } für jeden roten Abenteurer, den du in dieser Runde gespielt hast
about-three-paths = { $coins } für jeden Satz aus einem blauen, einem grünen und einem roten Abenteurer, den du in dieser Runde gespielt hast
about-beginners-luck = { $coins } für jeden schwachen Abenteurer, den du in dieser Runde gespielt hast
about-heroes-welcome = { $coins } für jeden starken Abenteurer, den du in dieser Runde gespielt hast
about-dog-treat = { $coins } für jeden Wachhund, den du in dieser Runde ausgelegt hast
about-money-pouch = { $coins } für jede Münzkarte, die du in dieser Runde ausgelegt hast
about-bag-of-tricks = { $coins } für jede Aktionskarte, die du in dieser Runde gespielt oder abgelegt hast
about-goblin-bounty = { $coins } für jedes Koboldplättchen, das du in dieser Runde gewonnen hast
about-goblin-lore = { $coins } für jedes deiner Koboldplättchen am Ende des Spiels
about-collectors-pride = { $coins } für jedes deiner Artefakte am Ende des Spiels, auch für negative
about-companion-blue = verdoppelt deine Abenteurer am Frostberg
about-companion-green = verdoppelt deine Abenteurer im Wirrdschungel
about-companion-red = verdoppelt deine Abenteurer in der Lavahöhle
about-flaming-sword = { $adds } zu deiner Summe
about-troll-hammer = { $adds } zu deiner Summe
about-heavy-backpack = { $adds } zu deiner Summe
about-mystery-mule = zieht die oberste Karte vom Nachziehstapel; darf auch gespielt werden, bevor die Kobolde kommen
about-scaregoblin = in dieser Runde stiehlt dir kein Kobold etwas
about-sleeping-potion = einer deiner Abenteurer an diesem Ort zählt 0

## Aktionen

action-keep = Behalte { $card }
action-discard = Leg { $card } beiseite
action-play = Spiel { $card }
action-sleep = Lass deinen Abenteurer der Stärke { $strength } einschlafen
action-pass = Spiel nichts
action-use = Setz die Schriftrolle ein: { $scroll }
action-done = Setz keine weitere Schriftrolle ein

## Fragen

ask-keep = Welche Karte behältst du?
ask-sort = Welche Karte behältst du, und welche legst du beiseite?
ask-play = Spielst du eine Aktionskarte? Der Ort heißt { $site }.
ask-name = Welcher deiner Abenteurer schläft ein?
ask-scare = Spielst du einen Koboldschreck oder ein Maultier, bevor die Kobolde kommen?
ask-use = Welche gelben Schriftrollen setzt du ein?

## Ereignisse

event-began = Runde { $number } hat begonnen; { $seat } hat die Karten gegeben.
event-revealed = Ein Schatz wurde aufgedeckt, { $stack }, Ort { $location }: { $treasure }.
event-discarded = Eine gelbe Schriftrolle wurde für die letzte Runde abgelegt: { $treasure }.
event-ran-dry = Der Schatzstapel { $stack } war leer; es wurde vom anderen gezogen.
event-appeared = Kobold { $goblin } kam auf Feld { $space }: { $paws ->
    [one] eine Pfote
   *[other] { $paws } Pfoten
}, stiehlt { $coins ->
    [one] eine Münze.
   *[other] { $coins } Münzen.
}
event-received = { $seat } hat diese Karte bekommen: { $card }.
event-picked-up = { $seat } hat vom eigenen Stapel gezogen: { $card }.
event-kept = { $covered ->
    [yes] { $seat } hat eine Karte behalten.
   *[no] { $seat } hat behalten: { $card }.
}
event-set-aside = { $covered ->
    [yes] { $seat } hat eine Karte beiseitegelegt.
   *[no] { $seat } hat beiseitegelegt: { $card }.
}
event-handed-on = Alle haben { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weitergegeben, { $way }.
event-laid = { $seat } hat ausgelegt: { $card }.
event-stands = { $seat } kam auf { $total }.
event-played = { $seat } hat gespielt: { $card }.
event-slept = Bei { $seat } ist eingeschlafen: { $card }.
event-drew = { $covered ->
    [yes] { $seat } hat mit dem Maultier eine Karte gezogen.
   *[no] { $seat } hat mit dem Maultier gezogen: { $card }.
}
event-joined = Das Maultier hat { $seat } sofort Verstärkung gebracht: { $card }.
event-wasted = Das Maultier kam bei { $seat } damit zu spät: { $card }.
event-passed = { $seat } hat gepasst.
event-captured = { $seat } hat den Schatz erbeutet, der { $stack } war, Ort { $location }: { $treasure }.
event-left = Niemand hat den Schatz erbeutet, der { $stack } war, Ort { $location }; aus dem Spiel: { $treasure }.
event-guarded = { $paws ->
    [one] { $seat } hatte eine Pfote auf Wache.
   *[other] { $seat } hatte { $paws } Pfoten auf Wache.
}
event-robbed = Kobold { $goblin } hat bei { $seat } { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} gestohlen.
event-spared = Kobold { $goblin } hat bei { $seat } keine Münzen gefunden.
event-gained = { $seat } hat Kobold { $goblin } gewonnen, mit { $coins ->
    [0] keiner Münze darauf.
    [one] einer Münze darauf.
   *[other] { $coins } Münzen darauf.
}
event-fled = Kobold { $goblin } hat das Spiel verlassen, mit { $coins ->
    [0] keiner Münze.
    [one] einer Münze.
   *[other] { $coins } Münzen.
}
event-collected = { $seat } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} eingenommen.
event-ready = { $seat } war bereit.
event-used = { $seat } hat eine Schriftrolle für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} eingesetzt: { $treasure }.
event-counted = { $seat } zählte { $scrolls } für graue Schriftrollen, { $artifacts } für Artefakte, { $goblins } für Koboldplättchen und { $coins } in Münzen.
event-scored = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} erreicht.

## Was auf dem Tisch liegt

field-journey = Runde
field-dealer = Gibt Karten
field-coins = Münzen
field-goblins = Koboldplättchen
field-treasures = Schätze
field-unseen = Noch nicht gesehene Schätze
field-hard-left = Plättchen im Stapel MAX
field-easy-left = Plättchen im Stapel MIN
field-hard = Schwer zu findende Schätze (MAX)
field-easy = Leicht zu findende Schätze (MIN)
field-gone = Aus dem Spiel
field-met = Schon gesehene Kobolde
field-lair = Kobolde
field-hoard = Münzen auf den Kobolden
field-place = Woher die Karten kommen
field-seen = Zuletzt gesehen im Zug
field-laid = Karten auf dem Tisch
field-deck = Nachziehstapel
field-deck-count = Nicht ausgeteilte Karten
field-pile = Eigener Stapel
field-turn = Zug beim Auswählen
field-held = Päckchen auf der Hand
field-packet = Karten zur Auswahl
field-packet-count = Karten in jedem Päckchen
field-kept = Behaltene Karte
field-dropped = Beiseitegelegte Karte
field-fresh = Eben gezogene Karte
field-hand = Handkarten
field-hand-count = Anzahl Handkarten
field-called = Ausgelegte Arten
field-site = Ort
field-party = Abenteurer hier
field-awake = Stärke der Wachen
field-strongest = Stärkster Abenteurer
field-doubled = Verdoppelt
field-bonus = Zur Summe dazu
field-asleep = Schläft
field-mover = Als Nächstes gefragt
field-passes = Mal hintereinander gepasst
field-draws = Von Maultieren gezogene Karten
field-drawer = Wer gezogen hat
field-scared = Vor Kobolden sicher
field-guard = Pfoten auf Wache
field-feats = Wofür Schriftrollen zahlen
field-using = Eingesetzte Schriftrollen

## Regeln

chapter-1 = Vorbereitung
clause-TH-1-1 = Alle beginnen mit Münzen im Wert von 15.
clause-TH-1-2 = Die Schatzplättchen werden verdeckt gemischt und zu zwei gleichen Stapeln von je 27 aufgeteilt: MAX, schwer zu finden, und MIN, leicht zu finden. Von jedem werden nacheinander drei aufgedeckt: für Frostberg, Wirrdschungel und Lavahöhle.
clause-TH-1-3 = Die Koboldplättchen werden verdeckt gemischt und gestapelt. Drei davon werden ausgelegt.
clause-TH-1-4 = Der Zufall bestimmt, wer zuerst die Karten gibt. Das Spiel hat fünf Runden.

chapter-2 = Die Hand zusammenstellen
clause-TH-2-1 = Alle 75 Karten werden gemischt. Alle bekommen neun; die übrigen sind der Nachziehstapel.
clause-TH-2-2 = Alle wählen gleichzeitig: Jede Person behält eine Karte verdeckt, und wenn alle eine haben, werden die anderen weitergegeben. Das wiederholt sich, bis alle neun behalten haben. Die neunte wird nicht gewählt, sondern genommen, wie sie kommt. Was man behalten hat, darf man jederzeit ansehen; am Ende ist es die Hand.
clause-TH-2-3 = Weitergegeben wird in den Runden 1, 3 und 5 nach links, also im Uhrzeigersinn, und in den Runden 2 und 4 nach rechts.
clause-TH-2-4 = Zu zweit bekommen beide auch einen verdeckten Stapel von neun Karten. In jedem Zug ziehen beide zuerst eine davon, behalten dann eine, legen eine verdeckt beiseite und geben sich gegenseitig die anderen. So ist auch der neunte Zug eine Wahl: Von zwei Karten wird eine behalten und eine beiseitegelegt.

chapter-3 = Schätze
clause-TH-3-1 = Die Orte kommen der Reihe nach: blau der Frostberg, grün der Wirrdschungel, rot die Lavahöhle. Alle legen alle Abenteurer des Ortes aus und zählen ihre Stärken zusammen; keiner darf zurückgehalten werden.
clause-TH-3-2 = Dann können Aktionskarten gespielt werden: Zuerst wird gefragt, wer die Karten gegeben hat, dann die anderen im Uhrzeigersinn. Nach jeder Karte dürfen alle reagieren, auch wer sie gespielt hat. Es endet, wenn niemand mehr eine spielen will.
clause-TH-3-3 = Die höchste Summe erbeutet den Schatz MAX, die niedrigste den Schatz MIN.
clause-TH-3-4 = Bei Gleichstand um einen der beiden erbeutet ihn, wer von den Beteiligten dort den stärksten einzelnen Abenteurer hat.
clause-TH-3-5 = Wer dort keinen Abenteurer hat oder eine Summe von null oder weniger, erbeutet nichts.
clause-TH-3-6 = Hat nur eine Person Abenteurer ausgelegt, bekommt sie beide Schätze, es sei denn, ihre Summe ist null oder weniger. Hat niemand welche ausgelegt, verlassen beide Plättchen das Spiel.
clause-TH-3-7 = Erbeutete Schätze liegen offen vor der Person, der sie gehören.

chapter-4 = Kobolde
clause-TH-4-1 = Zuerst können Koboldschreck und Maultier gespielt werden.
clause-TH-4-2 = Dann legen alle alle Wachhunde aus und zählen ihre Pfoten zusammen.
clause-TH-4-3 = Ein Kobold, der mehr Pfoten hat als eine Person, stiehlt ihr so viele Münzen, wie er zeigt; sie werden auf sein Plättchen gelegt. Wer gleich viele Pfoten hat oder mehr, dem stiehlt er nichts.
clause-TH-4-4 = Wer keine Münzen hat, verliert keine.
clause-TH-4-5 = Wer die meisten Pfoten hat, gewinnt alle Kobolde, die damit ferngehalten wurden, samt den Münzen darauf und behält die Plättchen verdeckt. Die anderen Kobolde verlassen das Spiel, und die Münzen darauf gehen in den Vorrat.
clause-TH-4-6 = Haben mehrere die meisten Pfoten, gilt von ihnen, wer den einzelnen Wachhund mit der höchsten Disziplin hat.

chapter-5 = Münzen
clause-TH-5-1 = Alle legen alle Münzkarten aus und bekommen für jede eine Münze ihres Metalls. Aktionskarten, die noch auf der Hand sind, werden ebenfalls abgelegt.

chapter-6 = Schriftrollen und die nächste Runde
clause-TH-6-1 = Alle dürfen gelbe Schriftrollen einsetzen: Jede zahlt für jedes Mal, dass ihre Bedingung in dieser Runde erfüllt wurde, und verlässt dann das Spiel.
clause-TH-6-2 = Eine Schriftrolle darf für eine spätere Runde aufgehoben werden. Gelbe Schriftrollen, die am Ende übrig sind, sind nichts wert.
clause-TH-6-3 = Nach den Runden 1 bis 4 werden alle Karten neu gemischt, links von der Person, die gegeben hat, wird nun gegeben, und drei Schätze von jedem Stapel und drei Kobolde werden ausgelegt. Nach Runde 5 endet stattdessen das Spiel, sobald Schriftrollen eingesetzt wurden.
clause-TH-6-4 = Wenn Runde 5 ausgelegt wird, werden gelbe Schriftrollen abgelegt, und für jede wird ein anderes Plättchen gezogen.

chapter-7 = Ende des Spiels
clause-TH-7-1 = Nach der letzten Runde zählen alle graue Schriftrollen, Artefakte, 1 für jedes Koboldplättchen und die Münzen. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt.

clause-TH-R1 = Eine Summe sind die wachen Abenteurer, höchstens einmal durch einen Tiergefährten verdoppelt, dazu oder davon ab, was andere Karten geben. Das wird nie verdoppelt, also ist die Reihenfolge der Karten gleich.
clause-TH-R2 = Eine Aktionskarte wirkt für die eigene Gruppe, einmal und nur an dem Ort, an dem sie gespielt wird. Wo man keine Abenteurer hat, kann man nur das Maultier spielen; bringt es einen, der sich anschließt, dann auch die anderen Karten.
clause-TH-R3 = Nach einer gespielten Karte wird zuerst die nächste Person im Uhrzeigersinn gefragt, und es endet, wenn alle hintereinander gepasst haben, auch wer die Karte gespielt hat. Gespielt wird eine Karte auf einmal, und wer passt, ist für später nicht gebunden. Wer den Schlaftrunk spielt, nennt sofort den eigenen, noch wachen Abenteurer dort, für den er ist.
clause-TH-R4 = Ein schlafender Abenteurer gibt nichts zur Summe, ist aber gespielt: Er zählt bei Gleichstand und für Schriftrollen. Weil keine zwei einer Farbe gleich stark sind, entscheidet sich jeder Gleichstand.
clause-TH-R5 = Was das Maultier zieht: Ein Abenteurer des Ortes schließt sich sofort offen an. Einer eines späteren Ortes kommt ungesehen auf die Hand und muss dort ausgelegt werden. Einer eines früheren Ortes, oder beim Koboldschritt jeder, wird gezeigt und zählt nicht, auch nicht für Schriftrollen. Alle anderen Karten kommen ungesehen auf die Hand und können wie üblich benutzt werden, Aktionskarten sofort. Was zu zweit beiseitegelegt wurde, ist nicht im Nachziehstapel, und er geht nie zu Ende.
clause-TH-R6 = Haben alle, die etwas erbeuten können, die gleiche Summe, erbeutet beide Schätze, wer den stärksten Abenteurer hat.
clause-TH-R7 = Der Koboldschreck hindert alle drei Kobolde daran, die Person zu bestehlen, die ihn spielt. Er bringt keine Pfoten und gewinnt keine Plättchen: Dafür muss ein Kobold durch Pfoten ferngehalten werden.
clause-TH-R8 = Die Kobolde handeln von oben nach unten. Wer weniger Münzen hat, als einer verlangt, gibt den Rest her.
clause-TH-R9 = Sind die meisten Pfoten 0, gewinnt niemand Kobolde: Alle drei verlassen das Spiel, und ihre Münzen gehen in den Vorrat.
clause-TH-R10 = Eine Karte darf für mehrere Schriftrollen zählen. Aktionskarten zählen, ob gespielt oder am Ende abgelegt. Es gibt so viele Sätze wie Abenteurer der Farbe, von der man am wenigsten hat.
clause-TH-R11 = Für Runde 5 werden zuerst die Schätze MAX ausgelegt, dann die Schätze MIN. Abgelegte gelbe Schriftrollen verlassen das Spiel offen. Ist ein Stapel leer, wird vom anderen gezogen, und auch dort werden gelbe Schriftrollen abgelegt.
clause-TH-R12 = Auch beim Koboldschritt wird zuerst gefragt, wer die Karten gegeben hat, dann die anderen im Uhrzeigersinn, bis alle hintereinander gepasst haben.
clause-TH-R13 = Wer nichts erbeuten darf, wird nicht mit den anderen verglichen. Bleibt nur eine Person übrig, bekommt sie beide Schätze; bleibt niemand übrig, verlassen beide Plättchen das Spiel.
clause-TH-R14 = Münzen und Wechselgeld gibt es immer genug. Wie viele Münzen und Koboldplättchen jemand hat, ist kein Geheimnis, denn alle hätten es verfolgen können.
clause-TH-R15 = Alle setzen Schriftrollen gleichzeitig ein, so viele sie wollen, auch eine in eben dieser Runde erbeutete. Eine, die nichts zahlen würde, kann nicht eingesetzt werden.
clause-TH-R16 = Haben die Wachhunde, die einen Gleichstand entscheiden, die gleiche Disziplin, werden jeweils die nächstbesten verglichen und so weiter; hilft das nicht, gilt die erste Person im Uhrzeigersinn, beginnend bei der, die gegeben hat.
clause-TH-R17 = Solange Aktionskarten gespielt werden können, werden alle der Reihe nach gefragt, damit niemand sieht, wer keine hätte spielen können: Passen sieht bei allen gleich aus.

## Begriffe; auf Englisch stehen sie im Regelwerk

term-adventurer = Abenteurer
term-adventurer-text = Eine Karte mit einer Stärke von 1 bis 12, die am Ort ihrer Farbe nach Schätzen sucht.
term-total = Summe
term-total-text = Worauf die Gruppe einer Person an einem Ort kommt, mit allen Aktionskarten.
term-max = MAX
term-max-text = Der Schatz, der schwer zu finden ist: Ihn bekommt die höchste Summe.
term-min = MIN
term-min-text = Der Schatz, der leicht zu finden ist: Ihn bekommt die niedrigste Summe.
term-paws = Pfoten
term-paws-text = Die Stärke von Wachhunden und Kobolden.
term-discipline = Disziplin
term-discipline-text = Eine Zahl auf jedem Wachhund, die bei Gleichstand entscheidet.
term-draw-pile = Nachziehstapel
term-draw-pile-text = Die Karten, die niemand bekommen hat.
term-kept-at-bay = ferngehalten
term-kept-at-bay-text = Bei einem Kobold: Er hat nicht mehr Pfoten als die Person, zu der er kommt.
term-yellow-scroll = gelbe Schriftrolle
term-yellow-scroll-text = Ein Schatz, der einmal zahlt, am Ende einer Runde.
term-gray-scroll = graue Schriftrolle
term-gray-scroll-text = Ein Schatz, der am Ende des Spiels zählt.
