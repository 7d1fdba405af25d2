### Die Prüfung einer beendeten Partie im Browser.

fair-working = Dein Browser rechnet nach …
fair-all = Ehrlich ausgeteilt: Alles, was dein Browser vergleichen konnte, stimmt überein.
fair-not = Etwas stimmt nicht überein. Bewahre das Protokoll auf und bitte auch die anderen, es zu prüfen.
fair-right = stimmt
fair-wrong = stimmt nicht
fair-open = nichts zu vergleichen
fair-unreachable = Protokoll und Ziehungen ließen sich nicht abrufen. Versuche es gleich noch einmal.
fair-more = Diese Prüfung weiß, wie gemischt wird, kennt aber die Regeln nicht. Lade das Protokoll herunter und lass das Programm auch jede Regel prüfen:
fair-download = Protokoll herunterladen

fair-journal = Das Protokoll
fair-journal-holds = Es ist vollständig, { $entries } Zeilen, und gehört zu diesem Tisch.
fair-journal-other = Es gehört zu einem anderen Tisch ({ $table }) oder einem anderen Spiel.
fair-journal-broken = Es ist unvollständig oder gar kein Protokoll.

fair-commitment = Die vorab festgelegte Zahl
fair-commitment-holds = Das aufgedeckte Geheimnis ergibt genau die Zahl, die der Spieleraum vor dem Austeilen festgelegt hat: { $made }
fair-commitment-fails = Das aufgedeckte Geheimnis ergibt { $made }, festgelegt war aber { $said }.

fair-before = Vor dem Ende gesehen
fair-before-holds = Es ist die Zahl, die dieses Gerät während der Partie notiert hat.
fair-before-fails = Während der Partie hat dieses Gerät { $before } notiert, das Geheimnis ergibt aber { $made }.
fair-before-unknown = Dieses Gerät hat den Tisch vor dem Ende nicht gesehen und deshalb keine Zahl notiert.

fair-nonce = Dein eigenes Wort
fair-nonce-holds = Dein Wort ist im Austeilen enthalten: „{ $mine }“. Wörter insgesamt: { $given }.
fair-nonce-fails = Du hast „{ $mine }“ angegeben, ausgeteilt wurde aber mit „{ $said }“.
fair-nonce-none = Du hast kein Wort angegeben. Wörter der anderen: { $given }.
fair-nonce-unknown = Für deinen Platz steht das Wort „{ $mine }“ darin; ob es deins ist, weiß dieses Gerät nicht.
fair-nonce-watching = Du hast nicht an diesem Tisch gesessen. Wörter der Spieler: { $given }.

fair-components = Was in der Schachtel ist
fair-components-holds = Karten und Plättchen des Protokolls sind die, die in den Startwert eingingen; Fingerabdruck { $made }
fair-components-fails = Karten und Plättchen des Protokolls haben den Fingerabdruck { $made }, in den Startwert ging aber { $said } ein.

fair-seed = Der Startwert
fair-seed-holds = { $words ->
    [0] Das Geheimnis und alles, was vereinbart war, ergeben
    [one] Das Geheimnis, ein Wort der Spieler und alles, was vereinbart war, ergeben
   *[other] Das Geheimnis, { $words } Wörter der Spieler und alles, was vereinbart war, ergeben
} { $seed }

fair-draws = Jede Ziehung
fair-draws-holds = Alle { $count } Ziehungen für Aufbau und Antworten wurden aus dem Startwert neu berechnet; jede ist die, die der Spieleraum gemacht hat.
fair-draws-wrong = In Schritt { $answer }, Ziehung { $draw } (eine von { $among }): Der Startwert ergibt Nummer { $mine }, gezogen wurde Nummer { $told }.
fair-draws-missing = Der Spieleraum nennt die Ziehungen von { $told } Schritten, das Protokoll hat aber { $needed }.
