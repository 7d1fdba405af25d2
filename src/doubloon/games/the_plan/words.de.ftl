### The Plan auf Deutsch.

seat = Platz { $number }
title = The Plan
summary = Schick zur rechten Zeit das richtige Team ins Museum: Kleine sind schnell, große tragen mehr, und zwei, die dasselbe wollen, bekommen nichts.

## Schätze und Kinkerlitzchen

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-white = Weiß

kind-jewels = Juwelen
kind-antiquities = Antiken
kind-egypt = Altes Ägypten
kind-bones = Dinosaurierknochen
kind-space = Raumfahrt
kind-paintings = Gemälde
kind-sculptures = Skulpturen

souvenir-mug = Becher
souvenir-postcard = Postkarte
souvenir-globe = Schneekugel

trinket-mug-1 = Becher 1
trinket-mug-2 = Becher 2
trinket-mug-3 = Becher 3
trinket-mug-4 = Becher 4
trinket-mug-5 = Becher 5
trinket-postcard-1 = Postkarte 1
trinket-postcard-2 = Postkarte 2
trinket-postcard-3 = Postkarte 3
trinket-postcard-4 = Postkarte 4
trinket-postcard-5 = Postkarte 5
trinket-globe-1 = Schneekugel 1
trinket-globe-2 = Schneekugel 2
trinket-globe-3 = Schneekugel 3
trinket-globe-4 = Schneekugel 4
trinket-globe-5 = Schneekugel 5

## Pläne, nach den Anfangsbuchstaben von red, orange, yellow, green, blue, purple, white

team-smash-and-grabs = Blitzeinbrüche
team-singles = Einer
team-twos = Zweier
team-threes = Dreier
team-fours = Vierer

plan-smash = Blitzeinbruch
plan-r = Rot
plan-o = Orange
plan-y = Gelb
plan-g = Grün
plan-b = Blau
plan-p = Lila
plan-w = Weiß
plan-ro = Rot und Orange
plan-ry = Rot und Gelb
plan-rg = Rot und Grün
plan-rb = Rot und Blau
plan-rp = Rot und Lila
plan-rw = Rot und Weiß
plan-oy = Orange und Gelb
plan-og = Orange und Grün
plan-ob = Orange und Blau
plan-op = Orange und Lila
plan-ow = Orange und Weiß
plan-yg = Gelb und Grün
plan-yb = Gelb und Blau
plan-yp = Gelb und Lila
plan-yw = Gelb und Weiß
plan-gb = Grün und Blau
plan-gp = Grün und Lila
plan-gw = Grün und Weiß
plan-bp = Blau und Lila
plan-bw = Blau und Weiß
plan-pw = Lila und Weiß
plan-roy = Rot, Orange und Gelb
plan-rog = Rot, Orange und Grün
plan-rob = Rot, Orange und Blau
plan-rop = Rot, Orange und Lila
plan-row = Rot, Orange und Weiß
plan-ryg = Rot, Gelb und Grün
plan-ryb = Rot, Gelb und Blau
plan-ryp = Rot, Gelb und Lila
plan-ryw = Rot, Gelb und Weiß
plan-rgb = Rot, Grün und Blau
plan-rgp = Rot, Grün und Lila
plan-rgw = Rot, Grün und Weiß
plan-rbp = Rot, Blau und Lila
plan-rbw = Rot, Blau und Weiß
plan-rpw = Rot, Lila und Weiß
plan-oyg = Orange, Gelb und Grün
plan-oyb = Orange, Gelb und Blau
plan-oyp = Orange, Gelb und Lila
plan-oyw = Orange, Gelb und Weiß
plan-ogb = Orange, Grün und Blau
plan-ogp = Orange, Grün und Lila
plan-ogw = Orange, Grün und Weiß
plan-obp = Orange, Blau und Lila
plan-obw = Orange, Blau und Weiß
plan-opw = Orange, Lila und Weiß
plan-ygb = Gelb, Grün und Blau
plan-ygp = Gelb, Grün und Lila
plan-ygw = Gelb, Grün und Weiß
plan-ybp = Gelb, Blau und Lila
plan-ybw = Gelb, Blau und Weiß
plan-ypw = Gelb, Lila und Weiß
plan-gbp = Grün, Blau und Lila
plan-gbw = Grün, Blau und Weiß
plan-gpw = Grün, Lila und Weiß
plan-bpw = Blau, Lila und Weiß
plan-royg = Rot, Orange, Gelb und Grün
plan-royb = Rot, Orange, Gelb und Blau
plan-royp = Rot, Orange, Gelb und Lila
plan-royw = Rot, Orange, Gelb und Weiß
plan-rogb = Rot, Orange, Grün und Blau
plan-rogp = Rot, Orange, Grün und Lila
plan-rogw = Rot, Orange, Grün und Weiß
plan-robp = Rot, Orange, Blau und Lila
plan-robw = Rot, Orange, Blau und Weiß
plan-ropw = Rot, Orange, Lila und Weiß
plan-rygb = Rot, Gelb, Grün und Blau
plan-rygp = Rot, Gelb, Grün und Lila
plan-rygw = Rot, Gelb, Grün und Weiß
plan-rybp = Rot, Gelb, Blau und Lila
plan-rybw = Rot, Gelb, Blau und Weiß
plan-rypw = Rot, Gelb, Lila und Weiß
plan-rgbp = Rot, Grün, Blau und Lila
plan-rgbw = Rot, Grün, Blau und Weiß
plan-rgpw = Rot, Grün, Lila und Weiß
plan-rbpw = Rot, Blau, Lila und Weiß
plan-oygb = Orange, Gelb, Grün und Blau
plan-oygp = Orange, Gelb, Grün und Lila
plan-oygw = Orange, Gelb, Grün und Weiß
plan-oybp = Orange, Gelb, Blau und Lila
plan-oybw = Orange, Gelb, Blau und Weiß
plan-oypw = Orange, Gelb, Lila und Weiß
plan-ogbp = Orange, Grün, Blau und Lila
plan-ogbw = Orange, Grün, Blau und Weiß
plan-ogpw = Orange, Grün, Lila und Weiß
plan-obpw = Orange, Blau, Lila und Weiß
plan-ygbp = Gelb, Grün, Blau und Lila
plan-ygbw = Gelb, Grün, Blau und Weiß
plan-ygpw = Gelb, Grün, Lila und Weiß
plan-ybpw = Gelb, Blau, Lila und Weiß
plan-gbpw = Grün, Blau, Lila und Weiß

side-left = links
side-right = rechts

result-won = gewonnen
result-drawn = unentschieden
result-lost = verloren

# Teile anderer Texte: Sie kennen die Variablen des Textes, in dem sie stehen. Der Plan steht im Akkusativ.
who = { $ghost ->
    [0] { $seat }
   *[other] Geist { $ghost }
}
a-plan = { $planKey ->
    [smash] einen { $plan }
   *[other] den Plan { $plan }
}
a-colour = in { $colour }

## Aktionen

action-choose = Wähle { a-plan }
action-give = Gib { a-plan } weiter
action-name = Nimm alles { a-colour }
action-take = Nimm { $trinket }
action-draw = Zieh ein Kinkerlitzchen vom Haufen
action-pick = Lass als Nächstes über { $colour } entscheiden
action-add = Leg { $trinket } zu deinem Angebot
action-done = Gib dieses Angebot ab

## Fragen

ask-choose = Welchen Plan wählst du für diese Runde?
ask-give = Welche zwei Pläne gibst du nach { $turn ->
    [4] rechts weiter?
    [5] rechts weiter?
    [6] rechts weiter?
   *[other] links weiter?
}
ask-name = Welche Farbe nimmt dein Blitzeinbruch?
ask-take = Welches Kinkerlitzchen nimmst du?
ask-pick = Über welchen Gleichstand wird als Nächstes entschieden?
ask-offer = { $teamKey ->
    [smash-and-grabs] Mehrere Blitzeinbrüche liegen gleichauf. Welche Kinkerlitzchen bietest du?
   *[other] Mehrere wollen { $tie }. Welche Kinkerlitzchen bietest du?
}

## Ereignisse

event-left-out = Ohne { $team } wird gespielt.
event-began-deal = Durchgang { $deal } hat begonnen: { $count ->
    [one] ein Plan auf jede Hand.
   *[other] { $count } Pläne auf jede Hand.
}
event-refilled = Jede Hand wurde auf zwei Pläne aufgefüllt.
event-reshuffled = Die Ablage wurde gemischt: { $count ->
    [one] Ein Plan liegt wieder im Stapel.
   *[other] { $count } Pläne liegen wieder im Stapel.
}
event-dealt = { $seat } hat { a-plan } bekommen.
event-uncovered = Ein Schatz { a-colour } wurde aufgedeckt: Stück { $piece }, { $value ->
    [one] einen Punkt wert.
   *[other] { $value } Punkte wert.
}
event-set-out = Ein Kinkerlitzchen wurde aufgedeckt: { $trinket }.
event-ran-short = { $count ->
    [0] Es war kein Kinkerlitzchen mehr zum Aufdecken da.
    [one] Es war nur noch ein Kinkerlitzchen zum Aufdecken da.
   *[other] Es waren nur noch { $count } Kinkerlitzchen zum Aufdecken da.
}
event-chose = { $covered ->
    [yes] { $seat } hat einen Plan gewählt.
   *[no] { $seat } hat { a-plan } gewählt.
}
event-showed = { who } hat { a-plan } gezeigt.
event-named = { who } hat { $colour } angesagt.
event-took = { who } hat { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
} { a-colour } genommen, { $points ->
    [one] einen Punkt wert.
   *[other] { $points } Punkte wert.
}
event-cancelled = { $count } Blitzeinbrüche haben einander aufgehoben.
event-tied = Teams sind einander in die Quere gekommen: { $count } { $team } wollten { $colour }.
event-picked = { $seat } lässt als Nächstes über { $colour } entscheiden.
event-sealed = { $seat } hat ein Angebot abgegeben.
event-offered = { $seat } hat { $count ->
    [0] nichts geboten.
    [one] ein Kinkerlitzchen geboten.
   *[other] { $count } Kinkerlitzchen geboten.
}
event-laid = { $seat } hat im Angebot gezeigt: { $trinket }.
event-paid = { $seat } hat bezahlt und offen hingelegt: { $trinket }.
event-stayed-tied = { $count ->
    [0] Niemand hat etwas geboten, der Gleichstand bleibt.
    [one] Die höchsten Angebote waren je ein Kinkerlitzchen, der Gleichstand bleibt.
   *[other] Die höchsten Angebote waren je { $count } Kinkerlitzchen, der Gleichstand bleibt.
}
event-took-trinket = { who } hat ein Kinkerlitzchen genommen: { $trinket }.
event-drew-trinket = { who } hat ein Kinkerlitzchen vom Haufen gezogen: { $trinket }.
event-got-trinket = { who } hat durch Zufall ein offenes Kinkerlitzchen bekommen, denn der Haufen war leer: { $trinket }.
event-found-nothing = { who } hat kein Kinkerlitzchen mehr gefunden.
event-set-aside = { $covered ->
    [yes] { $seat } hat einen Plan zum Weitergeben weggelegt.
   *[no] { $seat } hat { a-plan } zum Weitergeben weggelegt.
}
event-passed-on = Alle haben zwei Pläne nach { $side } weitergegeben.
event-received = { $seat } hat von { $giver } { a-plan } bekommen.
event-discarded = { $covered ->
    [yes] { $seat } hat einen Plan ungespielt abgelegt.
   *[no] { $seat } hat { a-plan } ungespielt abgelegt.
}
event-scored = { who } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} erreicht: { $pieces } für Schätze und Kinkerlitzchen und { $sets } für vollständige Sätze.
event-solo-ended = { $resultKey ->
    [won] { $margin ->
        [0] { $seat } hat den besten Geist bei gleicher Punktzahl geschlagen.
        [one] { $seat } hat den besten Geist um einen Punkt geschlagen.
       *[other] { $seat } hat den besten Geist um { $margin } Punkte geschlagen.
    }
    [drawn] { $seat } und der beste Geist sind gleichauf.
   *[other] { $margin ->
        [0] { $seat } hat bei gleicher Punktzahl gegen den besten Geist verloren.
        [one] { $seat } hat um einen Punkt gegen den besten Geist verloren.
       *[other] { $seat } hat um { $margin } Punkte gegen den besten Geist verloren.
    }
}

## Was auf dem Tisch liegt

field-hands = Hände
field-left-out = Weggelassene Arten
field-turn = Gespielte Runden
field-since = Zuletzt gemischt vor Runde
field-recalled = Frühere Runden, die noch über Handkarten verraten
field-stack = Stapel
field-stacked = Stapel nach Arten
field-plans-left = Pläne im Stapel
field-hand = Handkarten
field-played = Gespielte Pläne
field-away = Weitergegeben oder abgelegt
field-pile = Schatzhaufen
field-treasures-left = Schätze im Haufen
field-museum = Offene Schätze
field-loot = Beute
field-treasures = Schätze
field-trinket-pile = Haufen der Kinkerlitzchen
field-trinkets-left = Kinkerlitzchen im Haufen
field-shop = Offene Kinkerlitzchen
field-bag = Kinkerlitzchen nach Stücken
field-trinkets = Kinkerlitzchen
field-team = Größe am Zug
field-sent = Ausgesandte Teams
field-acting = Teams am Zug
field-served = Versorgt
field-ties = Offene Gleichstände
field-tie = Gleichstand, um den es geht
field-bidders = Am Gleichstand beteiligt
field-offer = Angebot
field-mover = Am Zug
field-old = Pläne auf der Hand aus dem alten Stapel
field-olds = Solche Pläne je Hand
field-bench = Arbeitsplatz
field-missing = Arbeitsplatz für Pläne

## Regeln

chapter-1 = Vorbereitung
clause-PL-1-1 = Die Pläne werden gemischt, und alle bekommen sechs. Schätze und Kinkerlitzchen liegen verdeckt gemischt auf je einem eigenen Haufen.

chapter-2 = Eine Runde
clause-PL-2-1 = Am Anfang einer Runde werden 5 Schätze vom Haufen aufgedeckt. Sie kommen zu denen, die noch offen liegen.
clause-PL-2-2 = Danach werden 3 Kinkerlitzchen von ihrem Haufen aufgedeckt und kommen zu denen, die noch offen liegen.
clause-PL-2-3 = Alle wählen geheim einen Plan von der Hand; haben alle gewählt, werden alle Pläne zugleich gezeigt.
clause-PL-2-4 = Die Teams sind der Größe nach an der Reihe: zuerst Blitzeinbrüche, dann Einer, Zweier, Dreier und Vierer. Alle Teams einer Größe handeln zugleich.
clause-PL-2-5 = Wer zu einem Team gehört, nimmt alle offenen Schätze seiner Farbe.
clause-PL-2-6 = Haben Teams einer Größe eine Farbe gemeinsam, nimmt keines von ihnen diese Farbe. Ihre Schätze bleiben liegen, und größere Teams können sie noch in dieser Runde nehmen.
clause-PL-2-7 = Gibt es nur einen Blitzeinbruch, nimmt er alle offenen Schätze einer Farbe. Zwei oder mehr heben einander auf und nehmen keinen Schatz.
clause-PL-2-8 = Wer durch den eigenen Plan leer ausging, nimmt gleich danach ein Kinkerlitzchen: ein offenes nach Wahl oder das oberste vom Haufen.
clause-PL-2-9 = Trifft das mehrere zugleich, beginnt, wer am wenigsten Schätze hat, dann, wer am wenigsten Kinkerlitzchen hat. Wer in beidem gleich ist, zieht blind vom Haufen.
clause-PL-2-10 = Gespielte Pläne kommen auf die Ablage. Danach geben alle zwei Pläne von der Hand an eine Nachbarin oder einen Nachbarn weiter.
clause-PL-2-11 = Sind allen nur zwei Pläne geblieben, also nach vier Runden, kommen diese auf die Ablage, und alle bekommen sechs neue: Ein neuer Durchgang beginnt. In den Durchgängen 1 und 3 wird nach links weitergegeben, in Durchgang 2 nach rechts.
clause-PL-2-12 = Ist der Planstapel leer, wird die Ablage gemischt und wird zum neuen Stapel.
clause-PL-2-13 = Schätze und Kinkerlitzchen, die niemand genommen hat, bleiben offen für die nächste Runde liegen.

chapter-3 = Ende des Spiels
clause-PL-3-1 = Eine Runde braucht 5 Schätze vom Haufen. Sind sie nicht da, ist das Spiel sofort vorbei, und zwar immer nach Runde 11.
clause-PL-3-2 = Schätze und Kinkerlitzchen zählen so viele Punkte, wie sie Symbole zeigen.
clause-PL-3-3 = Jeder vollständige Satz von vier verschiedenen Stücken einer Art zählt 5 Punkte mehr. Bei Kinkerlitzchen, von denen es fünf gibt, genügen vier verschiedene.
clause-PL-3-4 = Bei gleicher Punktzahl liegt vorn, wer mehr vollständige Sätze hat, dann, wer mehr Schätze hat, dann, wer mehr Kinkerlitzchen hat.

chapter-4 = Varianten
clause-PL-4-1 = Zu zweit werden zwei Arten von Plänen weggelassen, was vor dem Spiel für den Tisch festgelegt wird: Blitzeinbrüche und Vierer, wenn nichts anderes vereinbart ist; es dürfen aber zwei beliebige sein.
clause-PL-4-2 = Allein werden zwei Arten von Plänen weggelassen, und es geht gegen einen oder mehrere Geister. Du und jeder Geist habt zwei Pläne. Du wählst einen von deinen, jeder Geist zeigt einen von seinen, und wenn alle Pläne gehandelt haben, wird jede Hand wieder auf zwei aufgefüllt.
clause-PL-4-3 = Bestechung, wenn vereinbart: Ein Gleichstand zwischen Spezialisten oder zwischen Blitzeinbrüchen lässt sich mit Kinkerlitzchen brechen. Alle Beteiligten nehmen heimlich in die Hand, was sie bieten, und zeigen es zugleich. Das höchste Angebot, wenn es nur eines ist, wird offen neben den Haufen der Kinkerlitzchen gelegt, und wer es gemacht hat, nimmt das Umstrittene. Alle anderen Angebote gehen zurück, auch gleich hohe höchste. Gibt es in einer Größe mehrere Gleichstände, bestimmt, wer am wenigsten Schätze hat, welcher zuerst kommt.

clause-PL-R1 = Ein Blitzeinbruch sagt seine Farbe an, wenn er an der Reihe ist, und zwar eine, die offen liegt. Eine gibt es immer.
clause-PL-R2 = Niemand kann einen Schatz liegen lassen, den der eigene Plan nimmt.
clause-PL-R3 = Kinkerlitzchen für eine Teamgröße werden genommen, bevor die nächste Größe handelt.
clause-PL-R4 = Reicht der Haufen nicht für alle, die blind ziehen müssen, entscheidet der Zufall, wer vom Haufen bekommt; die anderen bekommen ein zufälliges offenes Kinkerlitzchen. Ein leerer Haufen kann nicht gewählt werden. Gibt es nirgends ein Kinkerlitzchen, wird nichts genommen.
clause-PL-R5 = Sind weniger als drei Kinkerlitzchen im Haufen, werden diese aufgedeckt, und das Spiel geht weiter.
clause-PL-R6 = Pläne werden zugleich und ungesehen weitergegeben, von allen, bevor sie ansehen, was sie bekommen. Nach der vierten Runde eines Durchgangs und nach Runde 11 wird nichts weitergegeben.
clause-PL-R7 = Von einer Art Schätze hat man so viele Sätze, wie man von dem Stück hat, das unter den vieren am seltensten ist. Von einer Art Kinkerlitzchen sind es so viele, wie sich nebeneinander auslegen lassen, jeder aus vier verschiedenen Stücken.
clause-PL-R8 = Sätze von Schätzen und Sätze von Kinkerlitzchen zählen beide, wenn ein Gleichstand gebrochen wird. Wer in allem gleich ist, teilt sich den Platz, auch den Sieg.
clause-PL-R9 = Allein: Welche Arten wegbleiben, wird wie zu zweit gewählt, und es gibt 1 bis 5 Geister. Es gibt keine Durchgänge, und nichts wird weitergegeben. Du füllst deine Hand zuerst auf, dann die Geister der Reihe nach. Ein Geist zeigt einen zufälligen Plan, behält seine Beute, zieht Kinkerlitzchen blind und steht in der Reihenfolge dafür wie alle. Sein Blitzeinbruch nimmt die Farbe mit den meisten Punkten, dann mit den meisten Stücken, dann eine zufällige. Du gewinnst, wenn du den besten Geist schlägst, wobei Gleichstände wie üblich gebrochen werden; ist auch dann alles gleich, ist es unentschieden.
clause-PL-R10 = Bestechung: In jeder Größe werden erst die unumstrittenen Farben genommen, dann die Gleichstände einzeln entschieden, dann Kinkerlitzchen genommen. Geboten wird nur um Farben, von denen etwas offen liegt. Den nächsten Gleichstand bestimmt, wer von denen, die noch an einem beteiligt sind, am wenigsten Schätze hat, dann am wenigsten Kinkerlitzchen, dann der Zufall, jedes Mal neu. Man darf nichts bieten, und bieten alle nichts, bleibt es beim Gleichstand. Sind die höchsten Angebote gleich, nimmt niemand etwas, niedrigere rücken nicht nach, und die Schätze bleiben für größere Teams liegen. Mit dem Angebot steht fest, welche Kinkerlitzchen es sind. Ein Blitzeinbruch, der gewinnt, sagt seine Farbe danach an. Bezahlte Kinkerlitzchen liegen sofort offen. Allein gibt es keine Bestechung.
clause-PL-R11 = Geht der Stapel beim Austeilen zu Ende, wird der Rest ausgeteilt, die Ablage gemischt und weiter ausgeteilt.
clause-PL-R12 = Der Schatz, der im Haufen übrig ist, und alles, was noch offen liegt, zählt für niemanden.
clause-PL-R13 = Für die Reihenfolge beim Nehmen von Kinkerlitzchen zählen Stücke, nicht Punkte, und zwar so, wie es steht, wenn die Größe damit beginnt. Wer gleich ist, zieht, wenn die Reihe da ist; wer danach kommt, wählt trotzdem frei.

## Begriffe; auf Englisch stehen sie im Regelwerk

term-plan = Plan
term-plan-text = Eine Karte, die ein Team aus bis zu vier Spezialisten zeigt oder einen Blitzeinbruch.
term-specialist = Spezialist
term-specialist-text = Ein Mitglied eines Teams, das Schätze einer Farbe nimmt.
term-smash-and-grab = Blitzeinbruch
term-smash-and-grab-text = Ein Plan ohne Spezialisten, der zuerst handelt und eine Farbe nach Wahl nimmt.
term-treasure = Schatz
term-treasure-text = Ein Stück aus dem Museum, von einer der sieben Arten, die je eine Farbe haben.
term-trinket = Kinkerlitzchen
term-trinket-text = Ein Andenken für alle, die mit leeren Händen aus dem Museum kommen.
term-deal = Durchgang
term-deal-text = Vier Runden, die mit den Plänen gespielt werden, die an ihrem Anfang ausgeteilt wurden.
term-ghost = Geist
term-ghost-text = Im Spiel allein: jemand, gegen den du spielst und für den niemand entscheidet.
