### Was das Terminal selbst sagt.

## Der Anfang

greeting = { $title }, { $players } Personen. Tippe die Nummer einer Möglichkeit, die Aktion, wie sie daneben steht, oder help.
you = { $name } (du)
and = { $first } und { $last }
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
hint = Der gierige Bot würde spielen: { $actions }.

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
help-hint = sagt, was der gierige Bot täte (auch: tipp)
help-help = zeigt dies (auch: hilfe)
help-quit = verlässt das Spiel (auch: ende)

alias-undo = u, zurück
alias-log = verlauf
alias-rules = rule, regeln, regel
alias-table = t, tisch
alias-hint = h, tipp
alias-help = hilfe
alias-quit = q, exit, ende

## Unexpected Treasures

ut-stool = { $count } Hocker
ut-lamp = { $count ->
    [one] 1 Lampe
   *[other] { $count } Lampen
}
ut-armchair = { $count } Sessel
ut-television = { $count } Fernseher
ut-radio = { $count ->
    [one] 1 Radio
   *[other] { $count } Radios
}
ut-stack = { $count ->
    [0] Stapel: leer, dies ist die letzte Runde
    [one] Stapel: 1 Auftrag
   *[other] Stapel: { $count } Aufträge
}
ut-site = Sperrmüll: { $goods }
ut-yours = Deine Waren: { $goods }
ut-due = Auftrag { $mission } verlangt noch: { $goods }
ut-there = { $count } da
ut-has = hat { $count }
ut-for = { $goods }: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}{ $jokers ->
    [0] {""}
    [one] , mit 1 Radio als Joker
   *[other] , mit { $jokers } Radios als Joker
}
ut-mission = Nr
ut-points = Pkt
ut-goods = Waren
ut-lacking = dir fehlt
ut-ready = { $jokers ->
    [0] nichts
    [one] nichts (1 Radio als Joker)
   *[other] nichts ({ $jokers } Radios als Joker)
}
ut-lacks-all = alles
ut-lacks-some = { $count } von { $goods }
ut-player = Name
ut-chip = Chip
ut-card = Karte
ut-missions = erfüllt
ut-completed = { $missions } (= { $value })
ut-chosen = gewählt
ut-at-home = zu Hause ({ $number })
ut-no-thief = Den Dieb dürfen in dieser Runde nicht wählen: { $names }.

ut-sum-dealt-chip = Wettstreitchips wurden ausgeteilt – { $list }.
ut-sum-showed = Zahlenkarten wurden gezeigt – { $list }.
ut-sum-stocked = Auf den Sperrmüll kamen: { $goods }.
ut-sum-took = { $seat } hat { $goods } vom Sperrmüll genommen.
ut-sum-stole = { $seat } hat bei { $rival } { $goods } gestohlen.
ut-sum-paid = { $seat } hat { $goods } abgegeben.
ut-sum-jokers = { $seat } hat { $goods } als Joker abgegeben.
ut-sum-scored = Punkte für Aufträge + für Waren – { $list }.
ut-with-chip = { $name } (Chip { $chip })
ut-sum-contest = { $seat } hat mit Chip { $chip } den Wettstreit um die { $number } gewonnen; { $count ->
    [one] { $losers } ist zu Hause geblieben.
   *[other] { $losers } sind zu Hause geblieben.
}
