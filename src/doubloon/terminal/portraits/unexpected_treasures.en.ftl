### The table of Unexpected Treasures, in words and drawn.

ut-stool = { $count ->
    [one] 1 stool
   *[other] { $count } stools
}
ut-lamp = { $count ->
    [one] 1 lamp
   *[other] { $count } lamps
}
ut-armchair = { $count ->
    [one] 1 armchair
   *[other] { $count } armchairs
}
ut-television = { $count ->
    [one] 1 television
   *[other] { $count } televisions
}
ut-radio = { $count ->
    [one] 1 radio
   *[other] { $count } radios
}
ut-stack = { $count ->
    [0] Stack: empty, this is the last round
    [one] Stack: 1 mission
   *[other] Stack: { $count } missions
}
ut-site = Site: { $goods }
ut-yours = Yours: { $goods }
ut-due = Mission { $mission } still asks for: { $goods }
ut-there = { $count } there
ut-has = has { $count }
ut-for = { $goods }: { $value ->
    [one] 1 point
   *[other] { $value } points
}{ $jokers ->
    [0] {""}
    [one] , with 1 radio as joker
   *[other] , with { $jokers } radios as jokers
}
ut-mission = no
ut-goods = goods
ut-lacking = you lack
ut-ready = { $jokers ->
    [0] nothing
    [one] nothing (1 radio as joker)
   *[other] nothing ({ $jokers } radios as jokers)
}
ut-lacks-all = everything
ut-lacks-some = { $count } of { $goods }
ut-chip = chip
ut-card = card
ut-missions = completed
ut-completed = { $missions } (= { $value })
ut-chosen = chosen
ut-at-home = at home ({ $number })
ut-no-thief = May not choose the thief this round: { $names }.
ut-aside = { $stack ->
    [0] last round
    [one] 1 mission left
   *[other] { $stack } missions left
} · bag { $bag } · handed in { $handed }
ut-mission-no = mission { $mission }
ut-worth = { $value ->
    [one] 1 point
   *[other] { $value } points
}
ut-hand = Your number cards

ut-sum-dealt-chip = Contest chips were dealt – { $list }.
ut-sum-showed = Number cards were shown – { $list }.
ut-sum-stocked = Tiles were laid on the site: { $goods }.
ut-sum-took = { $seat } took { $goods } from the site.
ut-sum-stole = { $seat } stole { $goods } from { $rival }.
ut-sum-paid = { $seat } handed in { $goods }.
ut-sum-jokers = { $seat } handed in { $goods } as jokers.
ut-sum-scored = Points for missions + for goods – { $list }.
ut-with-chip = { $name } (chip { $chip })
ut-sum-contest = { $seat } won the contest for number { $number } with chip { $chip }; { $losers } stayed at home.
