### La mesa de El plan, en palabras y dibujada.

pl-round = Ronda { $round } de { $rounds }{ $deal ->
    [0] {""}
   *[other] , reparto { $deal }
}
pl-phase-choose = se eligen planes
pl-phase-pass = dos planes van a la { $side }
pl-phase-over = final
pl-acting = actúan los { $team }
pl-piles = quedan: planes { $plans }, tesoros { $treasures }, baratijas { $trinkets }
pl-piles-short = quedan: tesoros { $treasures }, planes { $plans }
pl-without = sin { $teams }
pl-bribery = con sobornos
pl-tie = Empatados por el { $colour }: { $names }.
pl-tie-smash = Empatados con asaltos relámpago: { $names }.
pl-ties-wait = Por resolver: { $colours }.
pl-ghost = Fantasma { $number }
pl-plan = plan
pl-treasures = tesoros
pl-trinkets = baratijas
pl-sealed = oculto
pl-open = { $points ->
    [0] nada a la vista
    [one] 1 punto a la vista
   *[other] { $points } puntos a la vista
}
pl-up-to = { $points ->
    [one] hasta 1 punto
   *[other] hasta { $points } puntos
}
pl-lying = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pl-you-have = tienes { $pieces }
pl-your-trinkets = Tus baratijas: { $list }
pl-hand = { $yours ->
    [yes] Tus planes:
   *[no] Planes de { $name }:
}
pl-handed-on = Pasaste a { $name }:
pl-step-choose = Elegir
pl-step-pass = Pasar a la { $side }
pl-pile = montón { $count }

## Qué ha pasado

pl-sum-left-out = Se juega sin { $teams }.
pl-sum-dealt = { $seat } recibió en el reparto: { $plans }.
pl-sum-uncovered = Se descubrieron tesoros: { $list }.
pl-sum-set-out = Se descubrieron baratijas: { $list }.
pl-sum-showed = Se mostraron los planes – { $list }.
pl-sum-offered = Se mostraron las ofertas – { $list }.
pl-sum-paid = { $seat } pagó y dejó a la vista: { $list }.
pl-sum-set-aside = { $seat } apartó para pasar: { $plans }.
pl-sum-received = { $seat } recibió de { $giver }: { $plans }.
pl-sum-discarded = { $seat } descartó sin jugar: { $plans }.
pl-sum-scored = Puntos por tesoros y baratijas + por colecciones – { $list }.

## Opciones

option-left-out = Sin
option-left-out-smash-and-grabs = asaltos relámpago
option-left-out-singles = solos
option-left-out-twos = dúos
option-left-out-threes = tríos
option-left-out-fours = cuartetos
option-ghosts = Fantasmas
option-bribery = Sobornos
option-bribery-off = no
option-bribery-on = sí
