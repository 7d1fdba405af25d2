### Unexpected Treasures auf Deutsch: Fundstücke.

seat = Platz { $number }
title = Fundstücke
summary = Hol alte Möbel vom Sperrmüll, bevor es die anderen tun, nimm dich vor dem Dieb in Acht und verkauf deine Funde an die, die danach fragen.

## Waren und Zahlenkarten

good-stool = Hocker
good-lamp = Lampe
good-armchair = Sessel
good-television = Fernseher
good-radio = Radio

card-thief = Dieb
card-backpack = Rucksack
card-bicycle = Fahrrad
card-motorbike = Motorrad
card-car = Auto
card-truck = Lastwagen

# Teile anderer Texte, im Akkusativ: Sie kennen die Variablen des Textes, in dem sie stehen.
a-good = { $goodKey ->
    [lamp] eine { $good }
    [radio] ein { $good }
   *[other] einen { $good }
}
a-symbol = { $symbolKey ->
    [lamp] eine { $symbol }
    [radio] ein { $symbol }
   *[other] einen { $symbol }
}

## Aktionen

action-choose = { $number ->
    [0] Wähle Zahlenkarte 0, den Dieb
   *[other] Wähle Zahlenkarte { $number }
}
action-take = Nimm { a-good } vom Sperrmüll
action-steal = Stiehl bei { $rival } { a-good }
action-stop = Nimm nichts mehr
action-complete = Erfülle Auftrag { $mission }
# Alle verlangten Plättchen der Sorte werden auf einmal bezahlt; Hocker, Sessel und Fernseher lauten in der Mehrzahl gleich.
action-pay = { $goodKey ->
    [radio] Gib ein Radio als Joker ab
    [lamp] Gib Lampen ab
   *[other] Gib { $good } ab
}
action-done = Erfülle keinen weiteren Auftrag

## Fragen

ask-choose = Welche Zahlenkarte wählst du? Die 0 ist der Dieb.
ask-steal = Was stiehlst du, und bei wem? { $left ->
    [one] Du darfst ein Plättchen stehlen.
   *[other] Du darfst bis zu { $left } Plättchen stehlen.
}
ask-take = Was nimmst du vom Sperrmüll? { $left ->
    [one] Du darfst ein Plättchen nehmen.
   *[other] Du darfst bis zu { $left } Plättchen nehmen.
}
ask-complete = Welchen Auftrag erfüllst du?
ask-pay = Der Auftrag zeigt { a-symbol }. Gibst du die Ware selbst ab oder ein Radio als Joker?

## Ereignisse

event-dealt-chip = { $seat } hat Wettstreitchip { $chip } bekommen.
event-removed = { $count ->
    [0] Es wurde kein Auftrag entfernt.
    [one] Ein Auftrag wurde ungesehen entfernt.
   *[other] { $count } Aufträge wurden ungesehen entfernt.
}
event-revealed = Auftrag { $mission } wurde aufgedeckt; er ist { $value ->
    [one] einen Punkt wert.
   *[other] { $value } Punkte wert.
}
event-stocked = { $goodKey ->
    [lamp] Eine { $good } wurde aus dem Beutel gezogen und auf den Sperrmüll gelegt.
   *[other] Ein { $good } wurde aus dem Beutel gezogen und auf den Sperrmüll gelegt.
}
event-refilled = { $count ->
    [one] Das eine abgegebene Plättchen kam zurück in den Beutel.
   *[other] Die { $count } abgegebenen Plättchen kamen zurück in den Beutel.
}
event-ran-dry = Es war kein Plättchen mehr zum Ziehen da.
event-ran-out = Der Auftragsstapel ging zu Ende, bevor der Sperrmüll voll genug war.
event-last-round = Der letzte Auftrag wurde aufgedeckt: Die letzte Runde hat begonnen.
event-chose = { $covered ->
    [yes] { $seat } hat eine Zahlenkarte gewählt.
   *[no] { $seat } hat Zahlenkarte { $number } gewählt.
}
event-showed = { $seat } hat Zahlenkarte { $number } gezeigt ({ $card }).
event-won-contest = { $seat } hat mit Chip { $chip } den Wettstreit um die { $number } gewonnen.
event-stayed-home = { $seat } hat mit Chip { $chip } den Wettstreit um die { $number } verloren und ist zu Hause geblieben.
event-exchanged = { $seat } hat Chip { $given } an { $rival } gegeben und dafür Chip { $got } bekommen.
event-stole = { $seat } hat bei { $rival } { a-good } gestohlen.
event-took = { $seat } hat { a-good } vom Sperrmüll genommen.
event-found-nothing = { $seat } hat nichts gefunden.
event-stopped = { $left ->
    [one] { $seat } hat aufgehört, obwohl noch ein Plättchen erlaubt war.
   *[other] { $seat } hat aufgehört, obwohl noch { $left } Plättchen erlaubt waren.
}
event-paid = { $goodKey ->
    [radio] { $symbolKey ->
        [radio] { $seat } hat { a-good } abgegeben.
       *[other] { $seat } hat { a-good } als Joker für { a-symbol } abgegeben.
    }
   *[other] { $seat } hat { a-good } abgegeben.
}
event-completed = { $seat } hat Auftrag { $mission } erfüllt; er ist { $value ->
    [one] einen Punkt wert.
   *[other] { $value } Punkte wert.
}
event-scored = { $seat } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} erreicht: { $missions } für Aufträge und { $goods } für Waren.

## Was auf dem Tisch liegt

field-stack = Aufträge im Stapel
field-place = Aufträge
field-bag = Beutel
field-site = Sperrmüll
field-handed-in = Abgegeben
field-goods = Waren
field-chip = Wettstreitchip
field-card = Zahlenkarte
field-home = Zu Hause
field-was-thief = Zuletzt Dieb
field-turn = Karte am Zug
field-mover = Am Zug
field-left = Noch erlaubte Plättchen
field-selling = Auftrag, der bezahlt wird
field-due = Noch zu bezahlende Symbole
field-symbol = Symbol, das bezahlt wird

## Regeln

chapter-1 = Vorbereitung
clause-UT-1-1 = Alle haben die gleichen sechs Zahlenkarten, 0 bis 5.
clause-UT-1-2 = Von den Wettstreitchips werden die von 1 bis zur Zahl der Mitspielenden gemischt und offen ausgeteilt, an alle je einer.
clause-UT-1-3 = Zu Beginn sind alle Warenplättchen im Beutel.
clause-UT-1-4 = Die Aufträge werden verdeckt gemischt. Zu dritt werden 6 von ihnen ungesehen entfernt, zu viert 3; zu fünft und zu sechst bleiben alle im Spiel.

chapter-2 = Neue Waren
clause-UT-2-1 = Zu Beginn einer Runde wird ein Auftrag vom Stapel aufgedeckt; für jedes seiner Symbole wird ein Plättchen aus dem Beutel gezogen und auf den Sperrmüll gelegt.
clause-UT-2-2 = Solange auf dem Sperrmüll weniger als zwei Plättchen je Person liegen, wird ein weiterer Auftrag aufgedeckt, und auch für ihn werden Plättchen gezogen.
clause-UT-2-3 = War der Sperrmüll von Anfang an voll genug, wird trotzdem ein Auftrag aufgedeckt, und für ihn werden Plättchen gezogen.
clause-UT-2-4 = Immer wenn das letzte Plättchen aus dem Beutel gezogen wird, kommt alles bisher Abgegebene in den Beutel, und das Ziehen geht weiter. Was jemand besitzt und was auf dem Sperrmüll liegt, bleibt, wo es ist.
clause-UT-2-5 = Aufträge, die niemand erfüllt hat, und Waren, die niemand genommen hat, bleiben für spätere Runden liegen.

chapter-3 = Zahlenkarten
clause-UT-3-1 = Alle wählen geheim je eine Zahlenkarte; wenn alle gewählt haben, werden alle Karten gleichzeitig gezeigt.
clause-UT-3-2 = Niemand darf den Dieb in zwei Runden hintereinander wählen.
clause-UT-3-3 = Haben mehrere dieselbe Zahl gewählt, lässt nur die Person mit dem niedrigsten Wettstreitchip ihre Karte auf dem Tisch. Die anderen nehmen ihre zurück und bleiben zu Hause.
clause-UT-3-4 = Danach tauschen die am Wettstreit Beteiligten Chips: Sind es zwei, nehmen beide den Chip der anderen Person; bei dreien tauscht die erste mit der dritten, bei vieren die erste mit der vierten und ebenso die zweite mit der dritten.

chapter-4 = Stehlen, nehmen, erfüllen
clause-UT-4-1 = Die Karten kommen in aufsteigender Reihenfolge zum Zug, der Dieb also zuerst. Er stiehlt Plättchen seiner Wahl bei denen, deren Karten 1 bis 5 auf dem Tisch liegen: insgesamt so viele, wie es solche Karten gibt, beliebig aufgeteilt. Vom Sperrmüll bekommt er nichts.
clause-UT-4-2 = Wer zu Hause bleibt, kann nicht bestohlen werden.
clause-UT-4-3 = Wer eine der Karten 1 bis 5 auf dem Tisch hat, nimmt bis zu so viele Plättchen eigener Wahl vom Sperrmüll, wie die Karte angibt.
clause-UT-4-4 = Direkt nach dem Nehmen oder Stehlen darf man offene Aufträge erfüllen, so viele man kann: Man gibt die gezeigten Waren ab und legt den Auftrag verdeckt vor sich hin.
clause-UT-4-5 = Ein Radio ist ein Joker: Es darf ein Plättchen einer beliebigen anderen Sorte ersetzen.
clause-UT-4-6 = Wer zu Hause bleibt, erfüllt keinen Auftrag.
clause-UT-4-7 = Nachdem die letzte Person an der Reihe war, nehmen alle ihre Zahlenkarte zurück. Waren, die nicht abgegeben wurden, behält man.

chapter-5 = Ende des Spiels
clause-UT-5-1 = Die Runde, in der der letzte Auftrag des Stapels aufgedeckt wird, wird zu Ende gespielt und ist die letzte.
clause-UT-5-2 = Die Punktzahl ist der Wert der erfüllten Aufträge plus der Wert der Waren, die man noch besitzt. Die höchste Punktzahl gewinnt.

clause-UT-R1 = Nehmen und Stehlen dürfen vorzeitig enden, sogar vor dem ersten Plättchen, denn die Zahl ist eine Obergrenze. Auch wer nichts genommen hat, darf Aufträge erfüllen, nur nicht, wer zu Hause geblieben ist.
clause-UT-R2 = Geht der Stapel zu Ende, während der Sperrmüll noch nicht voll genug ist, wird die Runde mit dem gespielt, was da ist.
clause-UT-R3 = Ist weder im Beutel noch bei den abgegebenen Waren ein Plättchen, endet das Ziehen. Der eine Auftrag einer Runde wird auch dann aufgedeckt, aber kein weiterer.
clause-UT-R4 = Auch wer den Dieb gewählt, den Wettstreit verloren hat und zu Hause geblieben ist, darf ihn nicht gleich wieder wählen: Was zählt, ist die Wahl.
clause-UT-R5 = Wer die erste, die zweite Person und so weiter ist, sagen die Chips vor dem Tausch. Wettstreite von fünf und sechs folgen demselben Muster, wobei von fünf die mittlere Person ihren Chip behält. Mehrere Wettstreite in einer Runde berühren einander nicht.
clause-UT-R6 = In einem Auftrag dürfen beliebig viele Radios Joker sein, und wer ihn erfüllt, entscheidet, welche Plättchen abgegeben werden.
clause-UT-R7 = Wer die gleiche Punktzahl hat, teilt sich den Platz, auch den Sieg.
clause-UT-R8 = Erfüllte Aufträge liegen verdeckt, sind aber kein Geheimnis, denn alle haben gesehen, wer sie genommen hat.
clause-UT-R9 = Ein Radio, das ein Auftrag zeigt, kann nur mit einem Radio bezahlt werden.
clause-UT-R10 = Soll ein Plättchen gezogen werden und ist der Beutel leer, kommen zuerst die abgegebenen Waren in den Beutel.

## Begriffe; auf Englisch stehen sie im Regelwerk

term-site = Sperrmüll
term-site-text = Der Platz, an dem er gesammelt wird: Was hier liegt, dürfen alle nehmen, die unterwegs sind.
term-contest-chip = Wettstreitchip
term-contest-chip-text = Ein Chip mit einer Zahl; er entscheidet, wer gehen darf, wenn mehrere dieselbe Zahl gewählt haben.
term-on-the-way = unterwegs
term-on-the-way-text = Eine der Karten 1 bis 5 liegt vor einem auf dem Tisch.
term-at-home = zu Hause
term-at-home-text = In dieser Runde einen Wettstreit verloren.
term-joker = Joker
term-joker-text = Ein Radio, das statt einer anderen Ware abgegeben wird.
