### Was die Straße im Browser sagt, neben den Wörtern des Spiels.

ut-round = Runde { $number }
ut-round-last = Runde { $number }, die letzte
ut-step-goods = Neue Ware
ut-step-cards = Zahlenkarten
ut-step-drive = Fahren, kleinste zuerst
ut-you = Du
ut-missions = Aufträge
ut-mission = Auftrag { $number }, { $value } wert: { $goods }{ $state ->
    [ready] . Du hast alles dafür
    [joker] . Mit Jokern hast du alles dafür
   *[open] {""}
}
ut-mission-short = Auftrag { $number }: { $value }
ut-ready = Bereit
ut-stack = { $count ->
    [one] Noch ein Auftrag im Stapel
   *[other] Noch { $count } Aufträge im Stapel
}
ut-to-come = im Stapel
ut-bag = { $count ->
    [one] Ein Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
}
ut-in-bag = im Beutel
ut-handed = { $count ->
    [one] Ein Plättchen abgegeben
   *[other] { $count } Plättchen abgegeben
}
ut-handed-in = abgegeben
ut-goods = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
ut-heap = { $count ->
    [0] { $good }: nichts davon auf dem Sperrmüll
   *[other] { $count } × { $good } auf dem Sperrmüll, je { $worth } wert
}
ut-at-home = Zu Hause
ut-yards = Die Höfe der anderen
ut-steal-left = { $count ->
    [one] ein Plättchen zu stehlen
   *[other] bis zu { $count } Plättchen zu stehlen
}
ut-no-goods = keine Ware
ut-road = Zahlenkarten auf der Straße, kleinste zuerst
ut-bay-free = { $number }, { $card }: niemand
ut-bay = { $number }, { $card }: { $names }{ $state ->
    [now] , unterwegs
    [done] , ist gefahren
   *[next] {""}
}
ut-chosen = gewählt
ut-not-yet = noch nicht
ut-chip = Wettstreitchip { $chip }
ut-yard = Dein Hof
ut-worth = { $value } wert
ut-cards = Deine Zahlenkarten
ut-number-card = { $number }, { $card }
ut-barred = nicht zweimal nacheinander
ut-load = Geladen: { $goods }. { $free ->
    [0] Kein Platz mehr
    [one] Noch ein Platz
   *[other] Noch { $free } Plätze
}
ut-completed = { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
}
ut-next-choose = Alle Karten werden gezeigt. Bei gleicher Zahl fährt der kleinste Chip; du hast die { $chip }.
ut-next-take = Ware für Aufträge abgeben
ut-next-steal = Ware für Aufträge abgeben
ut-next-complete = die nächste Zahlenkarte fährt
ut-next-pay = der Auftrag ist { $value } wert
ut-ask-take = Was nimmst du? { $left ->
    [one] Ein Plättchen.
   *[other] Bis zu { $left } Plättchen.
}
