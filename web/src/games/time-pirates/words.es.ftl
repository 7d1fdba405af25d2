tp-year = Año { $year } de { $years }
tp-step-place = Colocación
tp-step-restock = Reponer
tp-step-first = Acción 1
tp-step-second = Acción 2
tp-step-end = Fin del turno
tp-step-lose = Captura
tp-step-flee = Huida
tp-step-assign = Contratos blancos
tp-step-bonus = Bonificaciones
tp-ask-act = { $left ->
    [0] ¿Algo especial o el fin del turno?
    [one] Te queda una acción. ¿Qué haces?
   *[other] Te quedan { $left } acciones. ¿Qué haces?
}
tp-ask-pay = { $selling }: faltan { $due } por pagar
tp-ask-trade = ¿Qué tomas a cambio?
tp-board = Épocas
tp-bazaar = Bazar
tp-price-points = precio y puntos
tp-police = policía
tp-white = blanco
tp-bare = ningún artefacto
tp-vacant = { $count ->
    [0] ningún yacimiento vacío
    [one] un yacimiento vacío
   *[other] { $count } yacimientos vacíos
}
tp-no-path = Ningún camino lleva de aquí a { $epoch }.
tp-yearly = { $points ->
    [one] un punto al año
   *[other] { $points } puntos al año
}
tp-contract-told = { $contract }, { tp-yearly }, quedan { $count }
tp-contract-gone = { $contract }, { tp-yearly }, es de { $names }
tp-track = Ficha { $last }: fin de año
tp-track-told = Fichas de policía de este año: { $count }. La ficha { $last } acaba el año.
tp-stores = Bolsa y descartes
tp-bag = en la bolsa
tp-discards = descartados
tp-a-year = +{ $points } al año
tp-artifacts = Artefactos
tp-contracts = Contratos
tp-you-hold = Tus artefactos
tp-hold = Tienes
tp-hold-nothing = aún ningún artefacto
tp-from-here = Lo que puedes hacer desde aquí
tp-sell = Vender
tp-end = Terminar
tp-paid = { $count } de { $price } pagados
tp-trade-what = Esto es para quien elijas. Toma uno de estos a cambio:
tp-reckoning = Contratos blancos y colores
tp-next-white = Por asignar:
tp-all-assigned = todo asignado
tp-left-out = Sin color
tp-most-is = Los mayores puntos de contratos en un color dan { $points } puntos
tp-most-was = Los mayores puntos de contratos en un color dieron { $points } puntos
