### Was die Seiten des Spielzimmers selbst sagen. Die Spiele bringen ihre eigenen Wörter mit.

## Überall

room = Spielzimmer
you = Du
and = { $first } und { $last }
with-pictures = Mit Bildern
language = Sprache
rules = Regeln
rulings = Auslegungen

## Ablehnungen

refused-title = Das geht nicht
refused-rule = Das ist jetzt nicht erlaubt: { $text } [{ $clause }]
refused-identity = Das Spielzimmer kennt dich auf diesem Gerät nicht. Wähle einen Namen oder öffne hier deinen persönlichen Link.
refused-foreign = Das darfst du nicht tun oder sehen.
refused-unknown = So etwas gibt es hier nicht. Ist der Link vollständig?
refused-bad = Damit kann das Spielzimmer nichts anfangen.
refused-illegal = Das steht dir jetzt nicht offen.
refused-stale = Am Tisch ist es inzwischen weitergegangen: Sieh noch einmal hin.
refused-state = So, wie der Tisch jetzt steht, geht das nicht.
refused-rate = Zu viel auf einmal. Warte einen Augenblick und versuche es wieder.
refused-big = Das ist zu lang.
refused-storage = Das Spielzimmer kann gerade nichts aufschreiben. Versuche es gleich noch einmal.
refused-back = Zurück an den Tisch
refused-home = Zurück ins Spielzimmer

## Das Spielzimmer

welcome = Wähle einen Namen, unter dem du spielst. Ein Konto braucht niemand.
name = Dein Name
enter = Eintreten
open-heading = Einen Tisch eröffnen
mine-heading = Deine Tische
mine-none = Du sitzt noch an keinem Tisch.
listed-heading = Tische zum Mitspielen oder Zuschauen
listed-none = Gerade steht kein Tisch allen offen.
status-open = wartet auf Mitspieler
status-playing = wird gespielt
status-over = zu Ende
status-closed = geschlossen
seat-open = freier Platz
your-turn = du bist dran

## Einen Tisch eröffnen

players = Spieler
bots = Bots
bots-are = Die Bots spielen
level-greedy = gierig
level-random = zufällig
level-novice = sanft
level-casual = locker
level-strong = stark
level-expert = wie Meister
clock = Uhr
clock-none = keine
clock-move = Sekunden für jede Antwort
clock-bank = Sekunden für das ganze Spiel
seconds = Sekunden
listed = Jeder darf mitspielen
watch = Andere dürfen zuschauen
chat = Chat
luck = Dein eigenes Glück (irgendein Text)
luck-why = Es wird in die Verteilung gemischt, damit niemand sie abgesprochen haben kann.
open-table = Tisch eröffnen
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
option-restocking = Auffüllen
option-restocking-vacant = Epochen mit einer leeren Fundstelle
option-restocking-bare = Epochen ohne Artefakte
option-bonus = Schlussboni
option-turns = Züge für jeden

## Du

rename = Ändern
link-why = Ein persönlicher Link macht ein anderes Gerät zu deinem. Er gilt einmal, und dieses Gerät braucht danach selbst einen.
link-make = Persönlichen Link erstellen
link-title = Dein persönlicher Link
link-how = Öffne ihn auf dem anderen Gerät. Zeige ihn niemandem.
recover-title = Bist du das?
recover-yes = Ja, dieses Gerät ist meins

## Vor dem Beginn

seats-heading = Plätze
seat-host = Gastgeber
seat-bot = Bot
seat-you = du
remove = Wegschicken
invite = Lade andere mit diesem Link ein:
commitment = Siegel der Verteilung
join = Hinsetzen
leave = Aufstehen
start = Beginnen
start-bots = Bots nehmen die Plätze, die noch frei sind.
waiting-host = Der Gastgeber beginnt das Spiel.
closed = Dieser Tisch ist geschlossen.

## Am Tisch

turn-title = Du bist dran – { $title }
choosing = Noch zu wählen haben: { $names }
watching = Du schaust zu.
sealed = Deine Antwort bleibt versiegelt, bis die anderen gewählt haben.
bot-plays = Ein Bot spielt auf deinem Platz.
take-back-seat = Wieder selbst spielen
so-far = Bisher: { $actions }.
begin-again = Von vorn
undo = Zurücknehmen
to-bot = Einen Bot spielen lassen
concede = Aufgeben
more = Mehr
tell-me = Sag mir, wenn ich dran bin
table-heading = Der Tisch
log-heading = Was geschehen ist
chat-heading = Chat
say = Etwas sagen
send = Senden
refresh = Noch einmal hinsehen
note-undo = { $name } hat eine Antwort zurückgenommen.
note-sit = Den Platz von { $name } spielt jetzt jemand anderes.
clock-left = { $name } hat noch { $time }

## Wenn es zu Ende ist

over = Das Spiel ist zu Ende: { $text } [{ $clause }]
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
wins = { $count ->
    [one] { $names } gewinnt mit { points }.
   *[other] { $names } teilen sich den Sieg mit je { points }.
}
head-place = Platz
head-player = Spieler
head-points = Punkte
head-tie = Gleichstand
secret = Geheimnis der Verteilung
replay = Noch einmal ansehen
journal = Spielprotokoll
verify = Prüfen, ob die Verteilung ehrlich war
rematch = Zur Revanche
again = Noch einmal spielen
replay-title = { $title }: Antwort { $at } von { $last }
replay-start = Anfang
replay-back = Zurück
replay-on = Weiter
replay-end = Ende
seen-by = Gesehen von
seen-open = allen, mit offenen Karten
seen-watcher = einem Zuschauer
to-table = Zurück an den Tisch
fair = Alles ging mit rechten Dingen und nach den Regeln zu.
unfair = Etwas stimmt nicht.
check-commitment = das Geheimnis passt zum Siegel
check-components = die Schachtel ist die vereinbarte
check-rules-version = die Regeln sind die, nach denen gespielt wurde
check-set-up = der Aufbau lässt sich wiederholen
check-draws-and-rules = jedes Ziehen und jede Regel
check-end = das Spiel wurde zu Ende gespielt
