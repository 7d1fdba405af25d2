### Der Tisch von The Plan im Browser.

pl-round = Runde { $round } von { $rounds }
pl-step-choose = Wählen
pl-step-act = Teams handeln
pl-step-pass-left = 2 nach links
pl-step-pass-right = 2 nach rechts
pl-step-deal = Neu austeilen
pl-step-refill = Auffüllen
pl-step-end = Wertung

pl-hall = Die große Halle
pl-open-count = { $count ->
    [one] 1 Schatz offen
   *[other] { $count } Schätze offen
}
pl-pile = Haufen { $count }
pl-lying = { $colour }, { $kind }: { $count ->
    [0] nichts offen
    [one] ein Schatz offen, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
   *[other] { $count } Schätze offen, { $points } Punkte
}
pl-short-jewels = Juwelen
pl-short-antiquities = Antiken
pl-short-egypt = Ägypten
pl-short-bones = Knochen
pl-short-space = Raumfahrt
pl-short-paintings = Gemälde
pl-short-sculptures = Skulpturen

pl-team-0 = Blitz
pl-team-1 = Einer
pl-team-2 = Zweier
pl-team-3 = Dreier
pl-team-4 = Vierer
pl-order = In dieser Folge handeln Teams
pl-without = Ohne { $teams }
pl-place-open = { $name }: noch kein Plan gewählt
pl-place-sealed = { $name }: ein Plan liegt verdeckt
pl-place-ghost = { $name }: zwei verdeckte Pläne
pl-ghost = Geist { $number }
pl-got = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
pl-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pl-nothing = keine
pl-last-round = Letzte Runde
pl-tabs = Pläne oder Laden
pl-plans = Pläne dieser Runde

pl-shop = Museumsladen
pl-yours = Deine Kinkerlitzchen
pl-many-mug = Becher
pl-many-postcard = Postkarten
pl-many-globe = Schneekugeln
pl-ware = { $trinket }: { $count ->
    [0] keine
   *[other] { $count }
}
pl-trinket-pile = Haufen der Kinkerlitzchen: { $count }

pl-your-plans = Deine Pläne
pl-prospect = { $points ->
    [0] Dafür liegt jetzt nichts offen.
    [one] Dafür liegt jetzt 1 Punkt offen.
   *[other] Dafür liegen jetzt { $points } Punkte offen.
}
pl-prospect-smash = { $points ->
    [one] Dafür liegt jetzt bis zu 1 Punkt offen.
   *[other] Dafür liegen jetzt bis zu { $points } Punkte offen.
}
pl-passes-to = { $count } von zwei Plänen für { $name } gewählt
pl-take-out = Herausnehmen: { $what }
pl-offer = Dein Angebot
pl-offer-count = { $count ->
    [0] Nichts bieten
    [one] 1 Stück bieten
   *[other] { $count } Stück bieten
}
pl-collection = Sammlung: { $name }
pl-new = neu in dieser Runde
pl-stack = Stapel { $count }
pl-consolation = Kein Schatz durch den Plan? Dann ein Kinkerlitzchen.
pl-score = { $name }: { $points } Punkte, { $pieces } für Stücke und { $bonus } für vollständige Sätze: { $sets }
