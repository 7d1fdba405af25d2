### La mesa de Tesoros inesperados, en palabras y dibujada.

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
ut-goods = objetos
ut-lacking = te falta
ut-ready = { $jokers ->
    [0] nada
    [one] nada (1 radio de comodín)
   *[other] nada ({ $jokers } radios de comodín)
}
ut-lacks-all = todo
ut-lacks-some = { $count } de { $goods }
ut-chip = ficha
ut-card = carta
ut-missions = completados
ut-completed = { $missions } (= { $value })
ut-chosen = elegida
ut-at-home = en casa ({ $number })
ut-no-thief = No pueden elegir al ladrón en esta ronda: { $names }.
ut-aside = { $stack ->
    [0] última ronda
    [one] queda 1 encargo
   *[other] quedan { $stack } encargos
} · bolsa { $bag } · entregados { $handed }
ut-mission-no = encargo { $mission }
ut-worth = { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
ut-hand = Tus cartas numéricas

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
