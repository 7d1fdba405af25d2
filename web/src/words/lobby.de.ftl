### Was die Lobby und die Seiten um die Tische sagen.

## Der Kopf

lobby-nav = Hauptmenü
lobby-play = Spielen
lobby-watch = Zusehen
lobby-me = Mein Name
lobby-me-named = { $name }: mein Name und Einstellungen
lobby-go-light = Zu hellen Farben
lobby-go-dark = Zu dunklen Farben

## Das Regal

lobby-title = Fünfmal Schatzsuche.
lobby-title-pick = Greif zu.
lead = Ohne Konto. Mit zwei Klicks im Spiel, oder schick den anderen einen Link.
shelf = Die Spiele
lobby-away = Der Raum ist nicht erreichbar. Wir versuchen es weiter …
nudge-in = { $more ->
    [0] bei { $title }
   *[other] bei { $title } und { $more } weiteren
}
box-unexpected-treasures = Fundstücke
box-unexpected-treasures-line = Schnapp dir Möbel vom Straßenrand, bevor der Laster kommt.
box-treasure-hunter = Schatzjäger
box-treasure-hunter-line = Stell eine Truppe für Eis, Dschungel und Lava auf. Achtung, Kobolde.
box-the-plan = The Plan
box-the-plan-line = Schick ein kleines Team ins Museum. Kleinere sind zuerst dran.
box-trasteros-locos = Trasteros Locos
box-trasteros-locos-line = Biete auf eine verschlossene Kammer. Bloß kein Skelett.
box-time-pirates = Zeitpiraten
box-time-pirates-line = Plündere sieben Epochen, der Polizei einen Sprung voraus.
box-players = { $fewest } bis { $most } Personen
box-moves = ≈ { $count } Züge
box-moves-heard = etwa { $count } Züge für jede Person

## Gleich spielen

play-label = { $title } gleich spielen
play-bots = Gleich gegen Bots spielen
play-now = Los geht’s
play-now-bots = Gegen Bots spielen
play-opening = Moment …
play-count = Wie viele Bots
play-against = { $count ->
    [0] Du allein
    [one] Du und 1 Bot
   *[other] Du und { $count } Bots
}
play-fewer = Ein Bot weniger
play-more = Ein Bot mehr
play-level = Bots spielen
play-level-random = zufällig
play-level-novice = sanft
play-level-greedy = gierig
play-level-casual = locker
play-level-strong = stark
play-level-expert = wie Meister
play-learn = Geführte erste Runde
play-rules = Regeln auf einer Seite
lobby-play-as = Du spielst als
visitor-names = Neugierige Elster, Mutiger Otter, Schlauer Dachs, Kluger Rabe, Flinkes Frettchen, Listiges Wiesel, Kühner Papageitaucher, Rasches Eichhorn, Ruhiger Reiher, Wilder Hamster, Lustiges Walross, Wache Dohle, Munterer Maulwurf, Froher Pelikan, Großer Gecko, Stolzer Papagei

## Meine Tische und die der anderen

mine = Meine Tische
mine-turns = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
mine-none = Du sitzt noch an keinem Tisch. Such dir eine Schachtel aus und spiel.
lobby-your-turn = Du bist dran
lobby-turn-of = { $name } ist dran
lobby-choosing = { $count } wählen noch
lobby-bots-play = Bots spielen
lobby-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-full = Startbereit
lobby-over = Vorbei
lobby-closed = Geschlossen
lobby-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
lobby-all = Alle { $count } zeigen
listed = Zum Mitspielen oder Zusehen
listed-none = Gerade steht kein Tisch allen offen.
recent = Letzte Partien
recent-none = Noch keine Partie beendet.
recent-won = gewonnen, { $points } zu { $next }
recent-won-alone = gewonnen mit { $points }
recent-shared = Sieg geteilt mit { $points }
recent-place = Platz { $rank } von { $count } mit { $points }
recent-replay = { $title } vom { $day } noch einmal ansehen

## Einen Tisch eröffnen

open = Tisch eröffnen
open-game = Spiel
open-seats = Plätze
open-seats-many = Wie viele spielen
open-seats-count = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
open-seat = Platz { $number }
open-seat-free = frei, für eine Person
open-seat-bot = ein Bot, der { $level } spielt
open-seats-note = Bots sitzen hinten. Wer beim Start noch fehlt, wird durch Bots ersetzt.
open-seats-all = Niemand fehlt: Das Spiel beginnt sofort.
open-who = Wer kommen darf
open-private-short = Privat
open-listed-short = Für alle
open-join = Mitspielen
open-private = Nur mit dem Link
open-listed = Alle, aus der Lobby
open-watch = Andere dürfen zusehen
open-chat = Mit Chat
open-options = Regeln zur Wahl
open-options-none = Bei diesem Spiel gibt es nichts zu wählen.
open-clock = Uhr
clock-kind = Bedenkzeit
clock-none = Keine Uhr
clock-move = Je Antwort
clock-bank = Ganzes Spiel
clock-move-how-long = Für jede Antwort
clock-bank-how-long = Für alle Antworten einer Person zusammen
clock-none-text = Lasst euch Zeit, auch tagelang.
clock-text = Ist die Zeit um, spielt ein Bot für diese Person, bis sie wieder da ist.
span-seconds = { $count } Sekunden
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
open-deal = Mischen und Geben
open-link = Eröffnen und Link holen
open-start = Eröffnen und anfangen
open-note = Freie Plätze können jederzeit Bots bekommen.
open-all = Alles, was man wählen kann
open-no-game = Dieses Spiel hat der Raum nicht. Such ein anderes aus.
box-file = Eigenes Spielmaterial
box-file-text = Andere Karten, Zahlen oder Preise: Speichere die Datei des Spiels, ändere sie und spiel damit.
box-file-pick = Datei wählen (JSON)
box-file-save = Die des Spiels speichern
box-file-drop = Zurück zur Datei des Spiels
box-file-no-json = Diese Datei lässt sich nicht lesen: Sie muss JSON sein, wie die, die du hier speichern kannst.
box-file-no-object = In dieser Datei steht kein Spielmaterial: Sie muss aussehen wie die, die du hier speichern kannst.
box-file-big = Diese Datei ist zu groß: höchstens 60 kB.

## Mitspielen

join-title = An einen Tisch setzen
join-code = Code oder Link
join-go = Hinein
join-note = Link oder Code hat, wer den Tisch eröffnet hat.
join-show = Oder zeig diesen Code deines letzten Tisches einem Handy in der Nähe:
join-qr = QR-Code von Tisch { $code }
join-empty = Gib den Code eines Tisches ein oder füge seinen Link ein.
join-no-code = Das ist kein Code eines Tisches. Er hat 16 Zeichen aus Ziffern und a bis f; oder füge den ganzen Link ein.
join-full = An diesem Tisch sind alle Plätze besetzt.
join-begun = Dieses Spiel hat schon angefangen.
join-over = Dieses Spiel ist vorbei.
join-closed = Dieser Tisch ist geschlossen: Alle sind gegangen.
join-watch = Stattdessen zusehen
join-refused-unknown = So einen Tisch gibt es hier nicht. Ist der Code vollständig?
join-refused-foreign = Dieses Spiel hat angefangen, und zusehen darf man nicht.

## Ablehnungen

lobby-refused-bad = Das geht nicht:
play-refused-rate = Du hast viele Tische, die nicht zu Ende sind, oder warst sehr schnell. Beende oder verlass einen, oder warte einen Moment.
open-box-refused-bad = Mit diesem Material kann der Raum nicht spielen:
name-refused-bad = Ein Name hat 1 bis 24 sichtbare Buchstaben, Ziffern oder Zeichen.
name-refused-rate = Von deiner Adresse kommen gerade viele Neue. Warte ein wenig und versuch es noch einmal.

## Ich

me-title = Mein Name und Einstellungen
me-name = Mein Name
me-rename = Ändern
me-enter = So will ich heißen
me-saved = Ab jetzt heißt du { $name }.
me-name-text = Kein Konto, kein Passwort: Dieses Gerät merkt sich dich. An Tischen, an denen du sitzt, bleibt der Name, mit dem du kamst.
me-link = Auf einem anderen Gerät
me-link-text = Ein privater Link macht ein anderes Gerät zu deinem, mit deinem Namen und deinen Tischen. Er gilt einmal, sieben Tage lang; dann bist du jenes Gerät und dieses nicht mehr.
me-link-make = Privaten Link machen
me-link-first = Wähl zuerst einen Namen.
me-link-qr = Der private Link als QR-Code
me-link-secret = Zeig ihn sonst niemandem: Wer ihn öffnet, ist du.
me-have-link = Ich habe so einen Link
me-device = Dieses Gerät
recover = Bist du das?
recover-text = Mit diesem privaten Link machst du hier weiter wie auf deinem anderen Gerät: gleicher Name, gleiche Tische. Das andere Gerät kennt dich dann nicht mehr.
recover-paste = Dein privater Link
recover-known = Hier heißt du gerade { $name }. Das geht verloren, wenn du nicht zuerst einen privaten Link dafür machst.
recover-yes = Ja, dieses Gerät gehört mir
recover-no = Nein, alles so lassen
recover-no-link = Das ist kein privater Link. Füge den ganzen Link ein.
recover-refused-identity = Dieser Link wurde schon benutzt, ist älter als sieben Tage oder nicht vollständig. Mach einen neuen auf dem Gerät, das dich kennt.
recover-refused-bad = Dieser Link ist nicht vollständig. Füge ihn noch einmal ein oder mach einen neuen.
