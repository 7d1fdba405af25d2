### Was jeder Tisch sagt.

page-not-loaded = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
page-missing = Diese Seite gibt es hier nicht.
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
menu = Menü
rules = Regeln
rules-all = Alle Regeln
log = Was geschah
table = Der Tisch
players = Mitspielende
steps = Schritte der Runde
to-lobby = In die Lobby
you = du
you-name = Du
bot = Bot

## Plätze

seat-open = Freier Platz
seat-number = Platz { $number }
seat-is-host = hat den Tisch eröffnet
seat-is-ready = ist da
seat-turn = ist dran
seat-chooses = wählt noch
seat-sealed = hat gewählt
seat-waits = wartet
seat-by-bot = Diesen Platz spielt gerade ein Bot.
seat-to-bot = Einen Bot für mich spielen lassen
seat-take-back = Wieder selbst spielen
place = { $rank ->
    [1] erster Platz
    [2] zweiter Platz
    [3] dritter Platz
   *[other] { $rank }. Platz
}

## Die Leiste

bar = Deine Wahl
bar-your-choice = Deine Wahl
bar-all-choose = Alle wählen zugleich
bar-sealed = Deine Wahl ist versiegelt
bar-wait = Andere sind dran
bar-watching = Du siehst zu
bar-waiting-for = Noch nicht geantwortet: { $names }
bar-sending = Unterwegs …
bar-kept = Deine Wahl ist aufgehoben und geht ab, sobald der Raum erreichbar ist
bar-next = Danach:
bar-confirm = Bestätigen
bar-seal = Versiegeln
bar-take-back = Letztes zurücknehmen
bar-undo = Rückgängig
bar-change = Wahl ändern
bar-hint = Tipp
bar-hinted = Ein Bot, der weiß, was du weißt, würde:
bar-hint-wins = ({ $win } % Gewinnchance)
draft = Deine Antwort bisher

## Warum nicht

why-not = Jetzt nicht.
why-watching = Du siehst zu; es spielen die, die am Tisch sitzen.
why-not-asked = { $count ->
    [one] { $names } muss erst antworten.
   *[other] { $names } müssen erst antworten.
}
why-not-now = Gerade wirst du nichts gefragt.
why-over = Das Spiel ist vorbei.
clause-open = Regel { $id } lesen
clause-unknown = Zu dieser Regel gibt es keinen Text.
refused-identity = Der Raum kennt dich nicht mehr. Lade die Seite neu.
refused-foreign = Das darfst du nicht.
refused-unknown = Das kennt der Raum nicht.
refused-bad = Das hat der Raum nicht verstanden.
refused-stale = Diese Frage ist inzwischen beantwortet.
refused-illegal = Das geht gerade nicht.
refused-state = Am Tisch geht das gerade nicht.
refused-rate = Das war zu schnell. Warte einen Moment.
refused-big = Das ist zu lang.
refused-storage = Der Raum kann gerade nichts aufschreiben. Versuch es noch einmal.
refused-away = Der Raum ist nicht erreichbar. Nichts ist verloren: Versuch es gleich noch einmal.

## Verbindung und Uhr

connection-lost = Die Verbindung ist weg. Sie wird von selbst neu aufgebaut …
connection-lost-kept = Die Verbindung ist weg. Deine Wahl ist aufgehoben und wird gesendet.
connection-closed = Die Verbindung ist beendet. Lade die Seite neu.
clock-left = noch { $time }

## Während du weg warst

missed = Was du verpasst hast
missed-short = Verpasst

## Ereignisse des Tisches selbst

event-table-undo = { $seat } hat die letzte Antwort zurückgenommen.
event-table-sit = Für { $seat } spielt jetzt jemand anders, oder { $seat } ist zurück.

## Menü

chat = Plaudern
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
concede = Aufgeben
concede-sure = Du gibst deinen Platz endgültig ab; ein Bot spielt ihn zu Ende. Sicher?
language = Sprache
theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-auto = wie das Gerät
motion-full = voll
motion-reduced = ruhig
sound = Ton
sound-off = aus
sound-on = an
fair = Ehrlich gemischt
fair-text = Vor dem Austeilen hat der Raum diese Zahl festgelegt. Nach dem Spiel zeigt er, woraus sie gemacht ist, und alle können prüfen, dass nichts geändert wurde.

## Das Ende

result = Das Spiel ist vorbei
result-you = Du hast gewonnen!
result-you-share = Du teilst dir den Sieg!
result-winners = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
result-nobody = Niemand hat gewonnen.
rematch = Revanche
rematch-join = Zur Revanche
replay = Noch einmal ansehen
verify = Mischung prüfen
verify-room = Was der Raum gefunden hat
verify-holds = Alles stimmt.
verify-fails = Etwas stimmt nicht.
closed = Dieser Tisch ist geschlossen.

## Vor dem Anfang

waiting-room = Vor dem Anfang
start = Anfangen
start-with-bots = { $count ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $count } freien Plätze.
}
wait-for-host = Wer den Tisch eröffnet hat, fängt das Spiel an.
leave = Tisch verlassen
join = Hinsetzen
remove = { $name } wegschicken
invite = Einladen
invite-copy = Link teilen
invite-copied = Erledigt
invite-qr = Der Link als QR-Code
nonce = Ein eigenes Wort für die Mischung (wenn du magst)
nonce-text = Es wird untergemischt, sodass nicht einmal der Raum vorher weiß, was ausgeteilt wird.
introduce = Wie heißt du?
introduce-text = Kein Konto, kein Passwort. Die anderen sehen diesen Namen.
introduce-name = Dein Name
introduce-go = Weiter
table-unknown = Diesen Tisch gibt es nicht.
table-closed-to-you = Dieser Tisch ist für dich nicht offen.
generic-table = Auf dem Tisch
hand = Deine Karten
question = Frage
