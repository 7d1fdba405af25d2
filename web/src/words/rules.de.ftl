### Die Regelseite.

rulebook-title = Regeln von { $game }
rulebook-missing = Dieses Spiel gibt es in diesem Spieleraum nicht.
rulebook-players = { $same ->
    [1] { $most ->
        [one] für eine Person
       *[other] für { $most } Personen
    }
   *[0] für { $fewest } bis { $most } Personen
}
rulebook-play = Jetzt spielen
rulebook-find = In den Regeln suchen
rulebook-hits = { $count ->
    [0] keine Regel
    [one] eine Regel
   *[other] { $count } Regeln
}
rulebook-nothing = Von „{ $text }“ ist hier nirgends die Rede.
rulebook-contents = Inhalt
rulebook-rulings-note = Was die Spielregel offen lässt, und wie es hier gespielt wird.
rulebook-options = Varianten
rulebook-usual = üblich
rulebook-glossary = Wörter des Spiels
rulebook-box = Was in der Schachtel ist
rulebook-others = Andere Regeln
rulebook-ours = rekonstruiert
rulebook-ours-note = Werte mit diesem Zeichen sind rekonstruiert: Sie waren weder in der Spielregel noch in anderem öffentlichen Material zu finden, deshalb haben wir passende gewählt. Alle anderen sind wie gedruckt.
rulebook-all-ours = Sie alle sind rekonstruiert.

## Arten von Spielmaterial

rulebook-box-goods = Waren
rulebook-box-missions = Aufträge
rulebook-box-removed = Ungesehen entfernte Aufträge
rulebook-box-purse = Anfang
rulebook-box-adventurers = Abenteurer
rulebook-box-watchdogs = Wachhunde
rulebook-box-coin-cards = Münzkarten
rulebook-box-action-cards = Aktionskarten
rulebook-box-artifacts = Artefakte
rulebook-box-yellow-scrolls = Gelbe Schriftrollen
rulebook-box-gray-scrolls = Graue Schriftrollen
rulebook-box-limits = Schwache und starke Abenteurer
rulebook-box-goblins = Kobolde
rulebook-box-teams = Pläne nach Art
rulebook-box-plans = Pläne
rulebook-box-colours = Farben
rulebook-box-kinds = Arten von Schätzen
rulebook-box-treasures = Schätze
rulebook-box-trinkets = Kinkerlitzchen
rulebook-box-set-bonus = Bonus für einen Satz
rulebook-box-collections = Sammlungen
rulebook-box-materials = Materialien
rulebook-box-junk = Plunder
rulebook-box-badges = Abzeichen
rulebook-box-skeletons = Skelette
rulebook-box-epochs = Epochen
rulebook-box-white-artifacts = Weiße Artefakte
rulebook-box-police-tokens = Polizeimarken
rulebook-box-track = Polizeileiste
rulebook-box-contracts = Aufträge

## Was von ihnen gesagt wird

rulebook-column-name = Name
rulebook-column-no = Nummer
rulebook-column-value = Wert
rulebook-column-count = Anzahl
rulebook-column-copies = Anzahl
rulebook-column-goods = Verlangte Waren
rulebook-column-players = Spieler
rulebook-column-coins = Münzen
rulebook-column-colour = Farbe
rulebook-column-colours = Team
rulebook-column-kind = Art
rulebook-column-metal = Metall
rulebook-column-strength = Stärke
rulebook-column-paws = Pfoten
rulebook-column-discipline = Disziplin
rulebook-column-adds = Plus
rulebook-column-weak = Schwach bis
rulebook-column-strong = Stark ab
rulebook-column-worth = Wert
rulebook-column-points = Punkte
rulebook-column-cards = Karten je Sammlung
rulebook-column-cubes = Würfel
rulebook-column-start = Zu Beginn
rulebook-column-removed = Zu dritt entfernt
rulebook-column-years = Epoche
rulebook-column-sites = Fundstellen
rulebook-column-exits = Wege 1 und 2 führen nach
rulebook-column-plain = Einfach
rulebook-column-atomic = Atom
rulebook-column-arrow = Doppelpfeil
rulebook-column-path = Weg
rulebook-column-squares = Felder
rulebook-column-artifacts = Verlangte Artefakte
