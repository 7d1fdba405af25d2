### Lo que dice la calle en el navegador, junto a las palabras del juego.

ut-round = Ronda { $number }
ut-round-last = Ronda { $number }, la última
ut-step-goods = Objetos nuevos
ut-step-cards = Cartas numéricas
ut-step-drive = Salir, el menor primero
ut-you = Tú
ut-missions = Encargos
ut-mission = Encargo { $number }, vale { $value }: { $goods }{ $state ->
    [ready] . Lo tienes todo
    [joker] . Lo tienes todo, con comodines
   *[open] {""}
}
ut-mission-short = Encargo { $number }: { $value }
ut-ready = Listo
ut-stack = { $count ->
    [one] Queda un encargo en el mazo
   *[other] Quedan { $count } encargos en el mazo
}
ut-to-come = en el mazo
ut-bag = { $count ->
    [one] Una loseta en la bolsa
   *[other] { $count } losetas en la bolsa
}
ut-in-bag = en la bolsa
ut-handed = { $count ->
    [one] Una loseta entregada
   *[other] { $count } losetas entregadas
}
ut-handed-in = entregadas
ut-goods = { $count ->
    [one] una loseta
   *[other] { $count } losetas
}
ut-heap = { $count ->
    [0] { $good }: nada en el punto de recogida
   *[other] { $count } × { $good } en el punto de recogida, de valor { $worth }
}
ut-at-home = En casa
ut-yards = Los patios de los demás
ut-steal-left = { $count ->
    [one] una loseta por robar
   *[other] hasta { $count } losetas por robar
}
ut-no-goods = sin objetos
ut-road = Cartas numéricas en la calle, la menor primero
ut-bay-free = { $number }, { $card }: nadie
ut-bay = { $number }, { $card }: { $names }{ $state ->
    [now] , en marcha
    [done] , ya ha salido
   *[next] {""}
}
ut-chosen = elegida
ut-not-yet = aún no
ut-chip = Ficha de disputa { $chip }
ut-yard = Tu patio
ut-worth = vale { $value }
ut-cards = Tus cartas numéricas
ut-number-card = { $number }, { $card }
ut-barred = no dos veces seguidas
ut-load = Cargado: { $goods }. { $free ->
    [0] No queda sitio
    [one] Queda un sitio
   *[other] Quedan { $free } sitios
}
ut-completed = { $count ->
    [one] 1 encargo
   *[other] { $count } encargos
}
ut-next-choose = se muestran todas las cartas. Con el mismo número sale la ficha menor; la tuya es la { $chip }.
ut-next-take = entregar objetos por encargos
ut-next-steal = entregar objetos por encargos
ut-next-complete = sale la siguiente carta numérica
ut-next-pay = el encargo vale { $value }
ut-ask-take = ¿Qué tomas? { $left ->
    [one] Una loseta.
   *[other] Hasta { $left } losetas.
}
