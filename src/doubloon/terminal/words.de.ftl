### Was das Terminal selbst sagt.

## Der Anfang

greeting = { $title }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}. Tippe die Nummer einer Möglichkeit, die Aktion, wie sie daneben steht, oder help.
you = { $name } (du)
and = { $first } und { $last }
head-player = Name
head-points = Pkt
prompt = >{" "}

## Antworten

taken-back = Zurückgenommen: { $action }.
collected = Bisher: { $actions }. „undo“ nimmt das Letzte zurück.
refused = „{ $action }“ steht { $name } jetzt nicht offen: { $text } [{ $clause }]
misspelt = „{ $text }“ ist nicht zu verstehen. Schreib es so: { $examples }.
unknown = „{ $text }“ ist weder eine Möglichkeit noch eine Aktion noch ein Befehl. Tippe { $numbers }, eine Aktion wie „{ $example }“ oder help.
no-such-number = Eine Möglichkeit { $number } gibt es nicht. Tippe { $numbers }, eine Aktion wie „{ $example }“ oder help.
undo-nothing = { $name } hat noch nichts getan, was sich zurücknehmen ließe.
undo-shown = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas gezogen oder gezeigt.
undo-acted = Das lässt sich nicht zurücknehmen: Seitdem haben andere gehandelt.
hint = Ein { $bot } würde spielen: { $actions }.
hint-win = Damit gewinnt man { $win } von 100 solchen Partien.
hint-candidate = { $action }: { $win } % Gewinnchance, { $visits } Versuche
hint-then = dann wohl: { $moves }

## Mehrere an einer Tastatur

hand-over = { $next }, bitte übernimm die Tastatur und drücke Enter. { $undo ->
    [yes] ({ $last } kann noch undo tippen.)
   *[no] {""}
}
turn = { $name } entscheidet.

## Regeln

ruling = Auslegung
rulings = Auslegungen
rules-more = „rules 3“ zeigt ein Kapitel, „rules { $clause }“ eine einzelne Regel, „rules WORT“ alle, in denen ein Wort vorkommt.
rules-nothing = In den Regeln kommt „{ $text }“ nicht vor. „rules“ allein nennt sie alle.

## Das Ende

over = Das Spiel ist zu Ende. [{ $clause }]
tie = Gleichstand [{ $clause }]
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
wins = { $count ->
    [one] { $names } gewinnt mit { points }.
   *[other] { $names } teilen sich den Sieg mit je { points }.
}
unfinished = Das Spiel bleibt unvollendet.

## Befehle

help-choices = Tippe die Nummer einer Möglichkeit oder die Aktion, wie sie daneben steht, etwa „{ $example }“. Außerdem gibt es:
help-undo = nimmt deine letzte Aktion zurück, solange niemand etwas daraus erfahren hat (auch: zurück)
help-log = erzählt das ganze Spiel bis jetzt, so weit du es wissen darfst; „log 5“ nur das Ende (auch: verlauf)
help-rules = nennt die Regeln; ein Kapitel, eine Regel oder ein Wort dahinter zeigt nur diese (auch: regeln)
help-table = beschreibt noch einmal den Tisch (auch: tisch)
help-hint = sagt, was ein starker Bot täte, und warum (auch: tipp)
help-seats = sagt, wer wo sitzt; „seats 2 greedy“ gibt Platz 2 einem Bot, „seats 2 Anna“ einem Menschen
help-help = zeigt dies (auch: hilfe)
help-quit = verlässt das Spiel (auch: ende)

alias-undo = u, zurück
alias-log = verlauf
alias-rules = rule, regeln, regel
alias-table = t, tisch
alias-hint = h, tipp
alias-seats = plätze
alias-help = hilfe
alias-quit = q, exit, ende

## Der ganze Bildschirm

players = Mitspielende
screen-commitment = Die Verteilung ist besiegelt: Siegel { $commitment }… (i zeigt es ganz)
screen-unsaved = Das Spiel ließ sich nicht speichern: { $reason }.
screen-watching = zuschauend
screen-only-watching = Du schaust zu: Kein Platz hier ist deiner. Mit s bekommst du einen.
screen-over = das Spiel ist zu Ende
screen-you = du
screen-acting = { $you ->
    [yes] { $count ->
        [one] du entscheidest
       *[other] { $names } entscheidet
    }
   *[no] { $count ->
        [one] { $names } entscheidet
       *[other] { $names } entscheiden
    }
}
screen-waiting = { $count ->
    [one] { $names } überlegt. Leertaste: ohne Pausen.
   *[other] { $names } überlegen. Leertaste: ohne Pausen.
}
screen-sealed = Deine Antwort ist versiegelt. Es fehlen noch: { $names }. Bis dahin kannst du mit u neu wählen.
screen-collected = Bisher: { $actions }. (u nimmt das Letzte zurück)
screen-no-number = Eine Möglichkeit { $number } gibt es jetzt nicht. Offen sind: { $numbers }.
screen-several = Darum geht es bei mehreren Möglichkeiten: { $choices }.
screen-nothing-to-do = Damit allein lässt sich nie etwas tun.
screen-no-hint = Gerade ist nichts zu entscheiden.
screen-write = Schreib die Aktion:
screen-help = Tasten
screen-close = Esc schließt
screen-clause-foot = r öffnet die Regeln an dieser Stelle · Esc schließt
screen-rules = Regeln
screen-rules-keys = ↓ in die Liste · / Suche · Esc zurück
screen-search = Regeln, Begriffe und Schachtel durchsuchen
screen-nothing = „{ $text }“ kommt hier nicht vor.
screen-glossary = Begriffe
screen-box = In der Schachtel: { $name }
screen-printed = gedruckt
screen-reconstructed = rekonstruiert
screen-info = über diesen Tisch
screen-seats = Wer soll welchen Platz haben?
screen-replay = Wiedergabe
screen-position = Antwort { $place } von { $last }
screen-covered = eine versiegelte Antwort
screen-one-viewer = Solange das Spiel läuft, kannst du es nur mit deinen Augen sehen.
screen-list-keys = ⏎ öffnet · Esc zurück
screen-hand-over = { $next }, bitte übernimm die Tastatur. Die anderen schauen weg.
screen-here = Enter: Ich bin { $next }
screen-think-again = u: { $last } überlegt es sich anders
screen-hand-over-leave = q verlässt das Spiel; es ist gespeichert.
viewer-open = alles offen
viewer-spectator = als Zuschauer
viewer-seat = als { $name }

## Tasten

key-number = die Möglichkeit mit dieser Nummer
key-arrows = zwischen den Möglichkeiten gehen und eine nehmen
key-write = eine Aktion schreiben, etwa „take lamp“
key-undo = deine letzte Antwort zurücknehmen
key-hint = was ein starker Bot täte
key-hurry = Bots antworten ohne Pausen, bis du dran bist
key-log = der Verlauf; ⏎ auf einer Zeile öffnet ihre Regel
key-clause = die Regel zur letzten Meldung
key-rules = die Regeln zum Lesen und Suchen
key-info = über diesen Tisch: Siegel, Datei, Prüfung
key-seats = wer wo sitzt; Bots übernehmen und geben zurück
key-replay = das bisherige Spiel Schritt für Schritt ansehen
key-scroll = den Tisch verschieben
key-tab = zwischen Möglichkeiten, Tisch und Verlauf
key-language = English, Deutsch, Español
key-theme = dunkel oder hell
key-help = dies
key-quit = verlassen; das Spiel ist gespeichert
key-step = eine Antwort zurück oder vor
key-page = zehn Antworten zurück oder vor
key-ends = der Anfang, das Ende
key-viewer = es mit anderen Augen sehen
key-back = zurück
short-help = Hilfe
short-undo = zurück
short-hint = Tipp
short-turn-log = Verlauf
short-rules = Regeln
short-info = Tisch
short-seats = Plätze
short-leave = Ende
short-earlier = zurück
short-later = weiter
short-viewer = Augen
short-back = schließen

## Plätze

bot-greedy = gieriger Bot
bot-random = Zufallsbot
bot-novice = Anfängerbot
bot-casual = gelegentlicher Bot
bot-strong = starker Bot
bot-expert = Meisterbot
bot-learned = angelernter Bot
bot-ismcts-plain = Lehrbuchbot
seat-to-bot = { $name }: { $bot } übernimmt
seat-to-person = { $name }: ein Mensch statt { $bot }
leave-ask = Das Spiel verlassen? Es ist gespeichert, du kannst später weiterspielen.
leave-stay = bleiben
leave-leave = verlassen
after-replay = das Spiel noch einmal ansehen
after-info = prüfen, ob alles mit rechten Dingen zuging
after-leave = den Tisch verlassen
seat-kind = { $kind ->
    [bot] Bot ({ $name })
    [person] Mensch
   *[empty] niemand
}
seats-how = Schreibe „seats 2 greedy“, um Platz 2 einem Bot zu geben ({ $bots }), oder „seats 2 Anna“ für einen Menschen.
seat-taken = Ab jetzt spielt { $who } auf Platz { $seat }.

## Der Tisch

info-table = Tisch
info-seats = Plätze
info-person = { $name }
info-bot = { $name } ({ $bot })
info-options = Varianten
info-version = Regelversion
info-components = Prüfsumme der Schachtel
info-file = Aufbewahrt in
info-commitment = Siegel
info-secret = Geheimnis
info-nonces = Beiträge der Mitspielenden
info-secret-kept = Das Siegel stand vor der Verteilung fest. Am Ende wird das Geheimnis dahinter gezeigt, und alle können prüfen, dass jeder Zug aus dem Beutel daraus folgte.
info-checking = Wird geprüft …
info-check = { $holds ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
check-commitment = das Geheimnis passt zum Siegel
check-components = die Schachtel ist die vereinbarte
check-rules-version = die Regeln sind die, nach denen gespielt wurde
check-set-up = der Aufbau lässt sich wiederholen
check-draws-and-rules = jedes Ziehen und jede Regel
check-end = das Spiel wurde zu Ende gespielt
info-fair = Alles ging mit rechten Dingen und nach den Regeln zu.
info-unfair = Etwas stimmt nicht: siehe oben.
info-verify = Prüf es selbst: doubloon verify { $file }

## Der Eingang

start-motto = Schatzsuchen für Menschen und Bots
start-new = Ein neues Spiel
start-resume = Ein gespeichertes Spiel fortsetzen
start-replay = Ein Spiel noch einmal ansehen
start-rules = Die Regeln lesen
start-which-rules = Die Regeln von welchem Spiel?
start-language = Sprache: { $language }
start-theme = Dunkel oder hell
start-quit = Ende
new-game = Spiel
new-players = Mitspielende
new-seat = Platz { $number }
new-person = ein Mensch
new-components = Schachteldatei
new-components-none = die des Spiels
new-seed = Startzahl
new-seed-none = der Zufall entscheidet
new-begin = Anfangen (F5)
new-keys = Tab weiter · ⏎ öffnen · F5 anfangen · Esc zurück
new-same-name = Zwei heißen { $name }: Gib einem davon einen anderen Namen.
new-bad-seed = „{ $text }“ ist keine Startzahl: Schreib eine ganze Zahl oder nichts.
saved-none = In { $folder } ist kein Spiel gespeichert.
saved-over = zu Ende
saved-turn = am Zug: { $names }
saved-damaged = ✗ beschädigt und so belassen: { $problem }

## In a games room

at-no-address = „{ $text }“ ist keine Adresse eines Spielraums: Sie sieht aus wie http://host:8420/ oder wie der Link zu einem seiner Tische.
at-no-game = --at spielt an den Tischen eines Spielraums: Lass das Spiel weg und wähl dort einen Tisch.
at-unreachable = Unter { $room } antwortet niemand: { $reason }. Stimmt die Adresse, und ist der Raum offen?
at-no-room = Unter { $room } gibt es keinen Spielraum.
at-your-name = Dein Name in diesem Raum:{" "}
at-no-name = { $room } kennt dich noch nicht: Sag mit --name NAME, wer du bist.
at-not-kept = Wer du in diesem Raum bist, lässt sich auf diesem Rechner nicht aufbewahren: { $reason }.
at-unknown-title = Das Spiel „{ $game }“ ist hier nicht installiert: Installiere es, um es zu spielen oder ihm zuzusehen.
at-other-version = Der Raum spielt Fassung { $theirs } von { $game }, hier ist Fassung { $ours }: Bring beide auf denselben Stand.
at-refused = Das macht der Raum nicht: { $reason }
at-refused-identity = Der Raum kennt dich nicht mehr: Gib deinen Namen noch einmal an, mit --name NAME.
at-refused-foreign = Das darfst du nicht tun oder sehen.
at-refused-unknown = Diesen Tisch gibt es in diesem Raum nicht: Ist der Link vollständig?
at-refused-stale = Zu spät: Diese Entscheidung ist nicht mehr offen.
at-refused-state = So, wie der Tisch jetzt steht, geht das nicht.
at-refused-rate = Das war zu oft: Warte ein wenig.
at-refused-storage = Der Raum kann gerade nichts aufschreiben: Versuch es gleich noch einmal.
at-illegal = „{ $action }“ steht dir jetzt nicht offen: { $text } [{ $clause }]
at-undo = Von dir lässt sich nichts zurücknehmen: Andere haben seither gehandelt, oder etwas wurde gezogen oder gezeigt.
at-taken-back = Deine letzte Antwort ist zurückgenommen.
at-no-chat = Du kannst hier nicht reden: Das können nur die am Tisch, wenn der Chat an ist.
at-lost = Die Verbindung ist unterbrochen: Neuer Versuch …
at-back = Wieder verbunden.
at-shut = Der Raum hat die Verbindung geschlossen: Deine Identität wird woanders benutzt, oder es wurde zu viel auf einmal verlangt.
at-too-late = Diese Frage ist nicht mehr offen.
at-closed = Dieser Tisch ist geschlossen.
at-watching = Du siehst zu.
at-waiting = Warten auf { $names }.
at-sending = Wird gesendet …
at-bot-plays = Ein Bot spielt für dich. „seats me“ nimmt den Platz zurück.
at-bot-seat = Ein Bot spielt für dich.
at-open-seat = frei
at-seat-bot = { $name } (ein Bot spielt)
at-your-turn = du bist dran
at-status-open = noch nicht begonnen
at-status-playing = wird gespielt
at-status-over = zu Ende
at-status-closed = geschlossen
at-invite = Lade andere ein mit { $link }
note-undo = { $name } hat eine Antwort zurückgenommen.
note-sit = Der Platz von { $name } hat gewechselt.
note-said = { $name }: { $text }

# In lines of text
at-welcome = { $room } kennt dich als { $name }.
at-lobby-how = Eine Nummer führt zu diesem Tisch, „neu SPIEL PERSONEN BOTS“ eröffnet einen, Enter sieht noch einmal nach, quit geht.
at-lobby-empty = Noch gibt es keinen Tisch. „neu SPIEL PERSONEN BOTS“ eröffnet einen; Enter sieht noch einmal nach, quit geht.
at-lobby-unknown = „{ $text }“ ist weder ein Tisch noch „neu SPIEL PERSONEN BOTS“. Die Spiele sind { $games }.
at-gather-host = „beginnen“ beginnt, mit Bots auf den freien Plätzen; „aufstehen“ gibt deinen Platz auf; quit.
at-gather-guest = Wer den Tisch eröffnet hat, beginnt. „aufstehen“ gibt deinen Platz auf; quit.
at-gather-nobody = „setzen“ nimmt einen Platz, wenn einer frei ist; quit.
at-gather-unknown = „{ $text }“ bedeutet vor dem Beginn nichts.
at-new = neu
at-start = beginnen
at-join = setzen
at-leave = aufstehen
at-me = ich
at-seats-how = „seats bot“ lässt einen Bot für dich spielen, „seats me“ nimmt deinen Platz zurück.
at-help-seats = sagt, wer wo sitzt; „seats bot“ lässt einen Bot für dich spielen, „seats me“ nimmt deinen Platz zurück
at-help-quit = verlässt den Tisch; dein Platz bleibt deiner
help-say = sagt den anderen am Tisch etwas
help-concede = gibt deinen Platz endgültig auf; ein Bot spielt ihn zu Ende
alias-say = sagen, chat
alias-concede = aufgeben

# On the screen
at-gathering-host = Du hast den Tisch eröffnet. Bots nehmen die freien Plätze, wenn du beginnst.
at-gathering-guest = Wer den Tisch eröffnet hat, beginnt.
at-gathering-nobody = Das Spiel hat noch nicht begonnen.
after-start = beginnen
after-join = einen Platz nehmen
after-give-up = den Platz aufgeben
after-take-seat = wieder selbst spielen
after-rematch = noch einmal spielen
at-talk = Sag den anderen:
at-remove = { $name } wegschicken
at-concede = endgültig aufgeben; ein Bot spielt zu Ende
at-no-seat = An den Plätzen ist jetzt nichts zu ändern.
at-no-replay = Ein Spiel lässt sich noch einmal ansehen, wenn es zu Ende ist.
at-leave-ask = Den Tisch verlassen? Dein Platz bleibt deiner: Komm unter derselben Adresse zurück.
at-leave-bot = gehen und einen Bot für mich spielen lassen
key-own-seat = dein Platz: Bot spielen lassen, zurücknehmen, aufgeben
key-talk = mit den anderen reden
key-replay-over = das Spiel noch einmal ansehen, wenn es zu Ende ist
key-leave = gehen; dein Platz bleibt deiner
short-talk = reden
at-lobby-bar = { $room } · { $name }
at-lobby-keys = ⏎ zum Tisch · n neuer Tisch · q gehen
at-open-table = Einen Tisch eröffnen
at-mine = Deine Tische
at-listed = Tische zum Mitspielen oder Zusehen
at-new-listed = In der Liste
at-new-watch = Zusehen erlaubt
at-new-clock = Uhr
at-yes = ja
at-no = nein
at-clock-none-0 = keine
at-clock-move-60 = eine Minute je Antwort
at-clock-move-86400 = ein Tag je Antwort
at-clock-bank-600 = zehn Minuten für das Spiel
at-clock-bank-3600 = eine Stunde für das Spiel
