guide = Begleitung
guide-next = Verstanden
guide-end = Weiterspielen
guide-stop = Begleitung beenden
lesson-end = Das war eine Runde. Ab hier spielst du allein: Die Glühbirne gibt einen Tipp, und im Buch steht jede Regel. Viel Glück!

ut-goal = Diese Zettel sind Aufträge. Gib die Möbel ab, die einer zeigt, und du bekommst die Punkte, die unten stehen. Die meisten Punkte gewinnen.
ut-kerb = Das alles steht am Straßenrand. Hier liegt, was du brauchst.
ut-choose = Alle wählen geheim eine Zahlenkarte. Die Zahl sagt, wie viel du nehmen darfst, aber kleine Zahlen sind früher dran. 0 ist der Dieb: Er nimmt hier nichts und bestiehlt dafür die anderen. Tippe eine Karte an.
ut-wait = Deine Karte liegt verdeckt. Bis die letzte da ist, kannst du sie noch ändern.
ut-contest = Zwei hatten dieselbe Zahl. Wer den niedrigeren Chip hat, fährt, der andere bleibt zu Hause, und sie tauschen die Chips: Nächstes Mal ist es umgekehrt.
ut-steal = Du bist der Dieb. Tippe an, was du von denen willst, die unterwegs sind: insgesamt ein Teil für jeden von ihnen. Wer zu Hause ist, ist sicher.
ut-take = Du bist dran. Was gelb umrandet ist, darfst du nehmen, so viele Teile, wie deine Zahl sagt. Sieh dir erst die Aufträge an.
ut-complete = Du hast alles, was ein Auftrag verlangt. Tippe ihn an, um abzugeben; ein Radio ersetzt alles.

th-goal = Drei Orte, an jedem zwei Schätze. Die stärkste Gruppe bekommt den mit MAX, die schwächste den mit MIN. Dazwischen gibt es nichts.
th-goblins = Im Lager warten Kobolde. Nach den drei Orten bestiehlt jeder von ihnen alle, deren Wachhunde weniger Pfoten haben.
th-keep = Jetzt stellst du deine Hand zusammen: Behalte eine dieser Karten, die anderen gehen zum Nachbarn. Abenteurer kämpfen am Ort ihrer Farbe, Hunde bewachen dich, Münzen zahlen, dunkle Karten sind Aktionen.
th-handed-on = Alle haben den Rest weitergegeben, und hier ist dein nächstes Päckchen. Was du liegen lässt, bekommt jemand anders.
th-totals = Alle Abenteurer dieses Ortes liegen aus, und ihre Stärken werden zusammengezählt.
th-play = Nun können Aktionskarten gespielt werden, eine nach der anderen, bis niemand mehr will. Tippe eine dunkle Karte an oder passe.
th-captured = Ein Schatz ist erbeutet: höchste Summe MAX, niedrigste Summe MIN. Wer niemanden dort hat, bekommt nichts.
th-scare = Bevor die Kobolde kommen, darfst du einen verscheuchen, wenn du so eine Karte hast. Sonst passe.
th-use = Gelbe Schriftrollen zahlen für das, was in dieser Runde geschah. Nutze eine jetzt, oder hebe sie für eine bessere Runde auf.

pl-goal = Das Museum hat sieben Arten von Schätzen. Vier verschiedene Stücke einer Art bringen fünf Punkte mehr.
pl-choose = Ein Plan ist ein Team: Jeder Spezialist nimmt alles von einer Farbe. Kleine Teams sind zuerst dran, große nehmen mehr Arten. Alle wählen geheim: Tippe einen Plan an.
pl-order = Dein Plan liegt verdeckt; du kannst ihn ändern, bis der letzte da ist. Dann werden alle gezeigt, und die Teams handeln von klein nach groß.
pl-clash = Gleich große Teams wollten dieselbe Farbe: Niemand bekommt sie. Sie bleibt für größere Teams und für die nächste Runde.
pl-name = Nur du hast einen Blitzeinbruch gewählt: Nimm alles, was von einer Farbe offen liegt. Tippe sie an.
pl-take = Dein Team kam mit leeren Händen zurück, also nimmst du ein Kinkerlitzchen. Vier verschiedene einer Art zählen auch.
pl-give = Zwei deiner Pläne gehen an den Nachbarn. Wähle, welche: Von der anderen Seite bekommst du zwei.

tl-goal = Das sammelst du, und niemand sonst weiß es. Mit fünf Karten davon darfst du das Spiel mit dem Ruf Sammlung! beenden.
tl-rooms = Fünf verschlossene Lagerräume mit je sechs Karten, und der öffentliche Raum, in dem ein Skelett steckt.
tl-act = Eine Aktion pro Zug. Rufe für den Anfang einen Raum auf: Seine erste Karte wird gezeigt, und alle bieten.
tl-offer = Nimm Würfel in die geschlossene Hand. Gold schlägt jede Menge Silber, Silber schlägt Bronze, Bronze schlägt Glas. Alle gebotenen Würfel sind weg, egal wer gewinnt.
tl-won = Das höchste Gebot nahm den ganzen Raum. Was sonst noch darin war, hat nur der Gewinner gesehen.
tl-skeleton = Ein Skelett! Wer es zieht, verliert die Hand, aber nicht, was geschützt unter einem Goldwürfel liegt.
tl-buy = Niemand hat den Raum gewonnen, also werden die Karten verkauft: eine für einen Würfel ihres Materials oder eines besseren, oder ein Stück Plunder umsonst.
tl-trade = Würfel bekommst du für Karten: Zwei gleiche oder auch eine einzelne lassen sich tauschen. Und ein Goldwürfel schützt, was du darunter legst.

tp-goal = Aufträge zahlen am Ende jedes der drei Jahre: Einer, den du früh hast, zahlt dreimal. Bezahlt wird mit Artefakten seiner Farbe.
tp-place = Setze deinen Piraten in eine Epoche, in der niemand ist. Was dort liegt, kannst du später nehmen.
tp-restock = Zuerst darfst du eine Epoche aus dem Beutel auffüllen. Auch Polizeiplättchen sind darin: Jedes schickt die Polizei einen Schritt weiter.
tp-act = Zwei Aktionen: einem Pfeil folgen, dort ein Artefakt nehmen, wo du bist, oder an den Basar verkaufen. Atome und Doppelpfeile geben zusätzliche.
tp-police = Die Polizei ist weitergezogen. Wer seinen Zug neben ihr beginnt, verliert Artefakte und muss fliehen.
tp-pay = Wähle, womit du bezahlst: genau so viele der Farbe; Weiß gilt für jede.
tp-caught = Jemand wurde erwischt: Ein Artefakt der größten Farbe ist weg, und alle weißen.
