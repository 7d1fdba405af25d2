### Der Tisch von Fundstücke, in Worten und gezeichnet.

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
ut-goods = Waren
ut-lacking = dir fehlt
ut-ready = { $jokers ->
    [0] nichts
    [one] nichts (1 Radio als Joker)
   *[other] nichts ({ $jokers } Radios als Joker)
}
ut-lacks-all = alles
ut-lacks-some = { $count } von { $goods }
ut-chip = Chip
ut-card = Karte
ut-missions = erfüllt
ut-completed = { $missions } (= { $value })
ut-chosen = gewählt
ut-at-home = zu Hause ({ $number })
ut-no-thief = Den Dieb dürfen in dieser Runde nicht wählen: { $names }.
ut-aside = { $stack ->
    [0] letzte Runde
    [one] noch 1 Auftrag
   *[other] noch { $stack } Aufträge
} · Beutel { $bag } · abgegeben { $handed }
ut-mission-no = Auftrag { $mission }
ut-worth = { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
ut-hand = Deine Zahlenkarten

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
