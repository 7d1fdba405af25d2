### What the terminal itself says.

## Setting out

greeting = { $title }, { $players } players. Type the number of a choice, the action as it is written beside it, or help.
you = { $name } (you)
and = { $first } and { $last }
prompt = >{" "}

## Answering

taken-back = Taken back: { $action }.
collected = So far: { $actions }. “undo” drops the last one.
refused = “{ $action }” is not open to { $name } now: { $text } [{ $clause }]
misspelt = “{ $text }” cannot be read. Write it like this: { $examples }.
unknown = “{ $text }” is neither a choice, an action nor a command. Type { $numbers }, an action such as “{ $example }”, or help.
no-such-number = There is no choice { $number }. Type { $numbers }, an action such as “{ $example }”, or help.
undo-nothing = { $name } has done nothing yet that could be taken back.
undo-shown = That cannot be taken back: something has been drawn or shown since.
undo-acted = That cannot be taken back: others have acted since.
hint = The greedy bot would play: { $actions }.

## Several people at one keyboard

hand-over = { $next }, please take the keyboard and press Enter. { $undo ->
    [yes] ({ $last } can still type undo.)
   *[no] {""}
}
turn = { $name }’s decision.

## Rules

ruling = ruling
rulings = Rulings
rules-more = “rules 3” shows a chapter, “rules { $clause }” one clause, “rules WORD” all that mention a word.
rules-nothing = Nothing in the rules mentions “{ $text }”. “rules” alone lists them all.

## The end

over = The game is over. [{ $clause }]
tie = tie [{ $clause }]
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
wins = { $count ->
    [one] { $names } wins with { points }.
   *[other] { $names } share the victory with { points } each.
}
unfinished = The game is unfinished.

## Commands

help-choices = Type the number of a choice, or the action as it is written beside it, such as “{ $example }”. There is also:
help-undo = takes your last action back, as long as nobody has learned anything from it
help-log = tells the whole game so far, as you may know it; “log 5” only its end
help-rules = lists the rules; a chapter, a clause or a word after it shows those alone
help-table = describes the table again
help-hint = says what the greedy bot would do
help-help = shows this
help-quit = leaves the game

alias-undo = u
alias-log = log
alias-rules = rule
alias-table = t
alias-hint = h
alias-help = help
alias-quit = q, exit

## Unexpected Treasures

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
ut-points = pts
ut-goods = goods
ut-lacking = you lack
ut-ready = { $jokers ->
    [0] nothing
    [one] nothing (1 radio as joker)
   *[other] nothing ({ $jokers } radios as jokers)
}
ut-lacks-all = everything
ut-lacks-some = { $count } of { $goods }
ut-player = player
ut-chip = chip
ut-card = card
ut-missions = completed
ut-completed = { $missions } (= { $value })
ut-chosen = chosen
ut-at-home = at home ({ $number })
ut-no-thief = May not choose the thief this round: { $names }.

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
