### La mesa de El plan en el navegador.

pl-round = Ronda { $round } de { $rounds }
pl-step-choose = Elegir
pl-step-act = Equipos
pl-step-pass-left = 2 a la izquierda
pl-step-pass-right = 2 a la derecha
pl-step-deal = Nuevo reparto
pl-step-refill = Reponer
pl-step-end = Puntuación

pl-hall = La gran sala
pl-open-count = { $count ->
    [one] 1 tesoro a la vista
   *[other] { $count } tesoros a la vista
}
pl-pile = montón { $count }
pl-lying = { $colour }, { $kind }: { $count ->
    [0] nada a la vista
    [one] un tesoro a la vista, { $points } { $points ->
        [one] punto
       *[other] puntos
    }
   *[other] { $count } tesoros a la vista, { $points } puntos
}
pl-short-jewels = Joyas
pl-short-antiquities = Antigüedad
pl-short-egypt = Egipto
pl-short-bones = Huesos
pl-short-space = Espacio
pl-short-paintings = Cuadros
pl-short-sculptures = Esculturas

pl-team-0 = Asalto
pl-team-1 = Solo
pl-team-2 = Dúo
pl-team-3 = Trío
pl-team-4 = Cuarteto
pl-order = Los equipos actúan en este orden
pl-without = Sin { $teams }
pl-place-open = { $name }: aún sin plan elegido
pl-place-sealed = { $name }: hay un plan oculto
pl-place-ghost = { $name }: dos planes ocultos
pl-ghost = Fantasma { $number }
pl-got = { $points } { $points ->
    [one] punto
   *[other] puntos
}
pl-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pl-nothing = nada
pl-last-round = Ronda anterior
pl-tabs = Planes o tienda
pl-plans = Planes de esta ronda

pl-shop = Tienda de regalos
pl-yours = Tus baratijas
pl-many-mug = Tazas
pl-many-postcard = Postales
pl-many-globe = Bolas de nieve
pl-ware = { $trinket }: { $count ->
    [0] ninguna
   *[other] { $count }
}
pl-trinket-pile = Montón de baratijas: { $count }

pl-your-plans = Tus planes
pl-prospect = { $points ->
    [0] Ahora no hay nada a la vista para él.
    [one] Ahora hay 1 punto a la vista para él.
   *[other] Ahora hay { $points } puntos a la vista para él.
}
pl-prospect-smash = { $points ->
    [one] Ahora hay hasta 1 punto a la vista para él.
   *[other] Ahora hay hasta { $points } puntos a la vista para él.
}
pl-passes-to = { $count } de dos planes para { $name }
pl-take-out = Sacar: { $what }
pl-offer = Tu oferta
pl-offer-count = { $count ->
    [0] No ofrecer nada
    [one] Ofrecer 1 baratija
   *[other] Ofrecer { $count } baratijas
}
pl-collection = Colección: { $name }
pl-new = nuevo en esta ronda
pl-stack = mazo { $count }
pl-consolation = ¿Ningún tesoro con tu plan? Entonces una baratija.
pl-score = { $name }: { $points } puntos, { $pieces } por piezas y { $bonus } por colecciones completas: { $sets }
