### La mesa de Piratas del tiempo, en palabras y dibujada.

tp-year = Año { $year } de { $years }
tp-phase-place = se colocan los piratas
tp-phase-restock = { $name } puede reponer
tp-phase-assign = se asignan los contratos blancos
tp-phase-over = final
tp-left = { $name }: { $count ->
    [0] acciones hechas
    [one] queda 1 acción
   *[other] quedan { $count } acciones
}
tp-caught = ¡atrapado! { $left }
tp-duty = quien pueda debe reponer, tomar o vender
tp-track = Fichas de policía de este año: { $tokens } (la número { $last } lo termina).
tp-track-short = policía { $tokens }
tp-bag = Bolsa: { $artifacts } artefactos, policía { $police }; descartados: { $discards }.
tp-bare-only = solo se reponen épocas vacías
tp-bonus = bonificaciones finales de { $points } puntos
tp-epoch = época
tp-exits = caminos
tp-lying = artefactos
tp-figures = figuras
tp-police = policía
tp-with-police = con la policía
tp-empty = { $count ->
    [one] 1 vacío
   *[other] { $count } vacíos
}
tp-bare = nada
tp-artifact = { $symbol ->
    [atomic] { $colour } atómico
    [arrow] { $colour } de doble flecha
   *[plain] { $colour }
}
tp-white = blanco
tp-bazaar = Bazar
tp-bazaar-rates = Bazar, artefactos→puntos
tp-rates = artefactos→puntos
tp-a-year = al año
tp-pirate = en
tp-artifacts = artefactos
tp-contracts = contratos
tp-by-colour = puntos en
tp-makes = tendrás { $count } de color { $colour }
tp-brings = { $points ->
    [one] 1 punto cada año
   *[other] { $points } puntos cada año
}
tp-stands = tú { $before }→{ $after }, { $rival } { $theirs }
tp-you-are = Estás en { $epoch }: { $list }
tp-you-have = Tienes: { $list }
tp-loot = Tus artefactos:
tp-time = Policía del tiempo
tp-ends = la ficha { $last } termina el año
tp-in-bag = en la bolsa
tp-discarded = descartados
tp-legend = ⚛ atómico: saltar · ↔ doble flecha: cambiar
tp-about-epoch = { $epoch }: caminos { $exits }. { $list }.
tp-about-contract = { $contract }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} cada año. { $count ->
    [0] Ya no está en el tablero.
    [one] Queda uno.
   *[other] Quedan { $count }.
}

## Lo que se puede elegir

tp-do-move = ve por { $path } a { $epoch }
tp-do-take = toma { $what }
tp-do-sell = vende { $what }
tp-do-jump = salta { $what }
tp-do-trade = cambia { $what }
tp-do-keep = ☆{ $size } queda sin asignar

## Qué ha pasado

tp-sum-set-up = Cada uno de los { $count } yacimientos recibió un artefacto.
tp-sum-filled = Llegaron a { $epoch }: { $list }.
tp-sum-took = { $seat } tomó de { $epoch }: { $list }.
tp-sum-paid = { $seat } pagó: { $list }.
tp-sum-patrolled = Salieron las fichas de policía { $first } a { $last } del año, y la policía tomó los caminos { $list }.
tp-sum-placed = Se colocaron los piratas – { $list }.
tp-sum-earned = Puntos por contratos al final del año { $year } – { $list }.
tp-sum-assigned = Se asignaron contratos blancos – { $list }.
tp-sum-got-most = { $points } puntos por el valor más alto de un color – { $list }.
tp-sum-scored = Puntos al final (y contratos) – { $list }.

## Opciones

option-restocking = Reponer
option-restocking-vacant = épocas con un yacimiento vacío
option-restocking-bare = épocas sin artefactos
option-bonus = Bonificaciones finales
