### Lo que dice el propio terminal.

## El comienzo

greeting = { $title }, { $players } jugadores. Escribe el número de una opción, la acción tal como aparece al lado, o help.
you = { $name } (tú)
and = { $first } y { $last }
prompt = >{" "}

## Respuestas

taken-back = Deshecho: { $action }.
collected = Hasta ahora: { $actions }. «undo» quita lo último.
refused = «{ $action }» no está al alcance de { $name } ahora: { $text } [{ $clause }]
misspelt = «{ $text }» no se entiende. Escríbelo así: { $examples }.
unknown = «{ $text }» no es ni una opción, ni una acción, ni una orden. Escribe { $numbers }, una acción como «{ $example }» o help.
no-such-number = No hay ninguna opción { $number }. Escribe { $numbers }, una acción como «{ $example }» o help.
undo-nothing = { $name } aún no ha hecho nada que se pueda deshacer.
undo-shown = Eso no se puede deshacer: desde entonces se ha sacado o mostrado algo.
undo-acted = Eso no se puede deshacer: desde entonces han actuado otros.
hint = El bot codicioso jugaría: { $actions }.

## Varias personas ante un teclado

hand-over = { $next }, toma el teclado, por favor, y pulsa Intro. { $undo ->
    [yes] ({ $last } todavía puede escribir undo.)
   *[no] {""}
}
turn = Decide { $name }.

## Reglas

ruling = interpretación
rulings = Interpretaciones
rules-more = «rules 3» muestra un capítulo, «rules { $clause }» una sola regla, «rules PALABRA» todas las que mencionan una palabra.
rules-nothing = Las reglas no mencionan «{ $text }». «rules» a secas las enumera todas.

## El final

over = La partida ha terminado. [{ $clause }]
tie = empate [{ $clause }]
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
wins = { $count ->
    [one] Gana { $names } con { points }.
   *[other] { $names } comparten la victoria con { points } cada uno.
}
unfinished = La partida queda sin terminar.

## Órdenes

help-choices = Escribe el número de una opción o la acción tal como aparece al lado, por ejemplo «{ $example }». También hay:
help-undo = deshace tu última acción, mientras nadie se haya enterado de nada por ella (también: deshacer)
help-log = cuenta toda la partida hasta ahora, hasta donde puedes saber; «log 5» solo el final (también: historial)
help-rules = enumera las reglas; con un capítulo, una regla o una palabra detrás, solo esas (también: reglas)
help-table = describe otra vez la mesa (también: mesa)
help-hint = dice qué haría el bot codicioso (también: pista)
help-help = muestra esto (también: ayuda)
help-quit = abandona la partida (también: salir)

alias-undo = u, deshacer
alias-log = historial
alias-rules = rule, reglas, regla
alias-table = t, mesa
alias-hint = h, pista
alias-help = ayuda
alias-quit = q, exit, salir

## Unexpected Treasures

ut-stool = { $count ->
    [one] 1 taburete
   *[other] { $count } taburetes
}
ut-lamp = { $count ->
    [one] 1 lámpara
   *[other] { $count } lámparas
}
ut-armchair = { $count ->
    [one] 1 sillón
   *[other] { $count } sillones
}
ut-television = { $count ->
    [one] 1 televisor
   *[other] { $count } televisores
}
ut-radio = { $count ->
    [one] 1 radio
   *[other] { $count } radios
}
ut-stack = { $count ->
    [0] Mazo: vacío, esta es la última ronda
    [one] Mazo: 1 encargo
   *[other] Mazo: { $count } encargos
}
ut-site = Punto de recogida: { $goods }
ut-yours = Tus objetos: { $goods }
ut-due = El encargo { $mission } pide aún: { $goods }
ut-there = hay { $count }
ut-has = tiene { $count }
ut-for = { $goods }: { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}{ $jokers ->
    [0] {""}
    [one] , con 1 radio de comodín
   *[other] , con { $jokers } radios de comodín
}
ut-mission = n.º
ut-points = pts
ut-goods = objetos
ut-lacking = te falta
ut-ready = { $jokers ->
    [0] nada
    [one] nada (1 radio de comodín)
   *[other] nada ({ $jokers } radios de comodín)
}
ut-lacks-all = todo
ut-lacks-some = { $count } de { $goods }
ut-player = nombre
ut-chip = ficha
ut-card = carta
ut-missions = completados
ut-completed = { $missions } (= { $value })
ut-chosen = elegida
ut-at-home = en casa ({ $number })
ut-no-thief = No pueden elegir al ladrón en esta ronda: { $names }.

ut-sum-dealt-chip = Se repartieron las fichas de disputa – { $list }.
ut-sum-showed = Se mostraron las cartas numéricas – { $list }.
ut-sum-stocked = Llegaron al punto de recogida: { $goods }.
ut-sum-took = { $seat } tomó { $goods } del punto de recogida.
ut-sum-stole = { $seat } robó { $goods } a { $rival }.
ut-sum-paid = { $seat } entregó { $goods }.
ut-sum-jokers = { $seat } entregó { $goods } como comodines.
ut-sum-scored = Puntos por encargos + por objetos – { $list }.
ut-with-chip = { $name } (ficha { $chip })
ut-sum-contest = { $seat } ganó la disputa por el { $number } con la ficha { $chip }; { $count ->
    [one] { $losers } se quedó en casa.
   *[other] { $losers } se quedaron en casa.
}
