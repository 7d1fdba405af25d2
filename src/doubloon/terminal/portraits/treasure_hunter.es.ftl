### La mesa de Cazador de tesoros, en palabras y dibujada.

th-round = Ronda { $round } de { $rounds }
th-phase-draft = selección, turno { $turn } de { $turns }
th-phase-goblins = antes de los duendes
th-phase-scrolls = pergaminos
th-phase-over = final
th-dealer = reparte: { $name }
th-piles = mazo { $cards }, MAX { $hard }, MIN { $easy }
th-place = lugar
th-artifact = Artefacto: { $name }, vale { $value }.
th-goblins = Duendes: { $list }
th-goblin = { th-paws } (roba { $coins })
th-coins = mon.
th-tiles = duendes
th-tiles-short = du.
th-cards = cartas
th-treasures = tesoros
th-state-draft = elección
th-state-site = aquí
th-state-goblins = guardia
th-state-scrolls = guardia
th-state-over = guardia
th-chosen = elegida
th-safe = los espanta
th-paws = { $paws ->
    [one] 1 huella
   *[other] { $paws } huellas
}
th-you-stand = Tienes aquí: { $group }
th-kept = { $yours ->
    [yes] Guardadas: { $cards }
   *[no] { $whose } se quedó con: { $cards }
}
th-hand = { $yours ->
    [yes] Tu mano: { $cards }
   *[no] Mano de { $whose }: { $cards }
}
th-aside = { $yours ->
    [yes] Apartadas: { $cards }
   *[no] { $whose } apartó: { $cards }
}
th-packet = { $yours ->
    [yes] Para elegir (el resto va a { $next }):
   *[no] { $whose } elige entre:
}
th-dog = perro { $paws }/{ $discipline }
th-dog-label = perro, { th-paws }
th-dog-about = { th-paws }, disciplina { $discipline }
th-pays = { $coins ->
    [one] da 1 moneda
   *[other] da { $coins } monedas
}
th-becomes = de { $before } a { $after }
th-step-draft = Selección
th-step-goblins = Duendes
th-step-scrolls = Pergaminos

## Por qué paga un pergamino

th-per-rope-team = { $coins } por azul
th-per-strong-team = { $coins } por verde
th-per-fire-team = { $coins } por rojo
th-per-three-paths = { $coins } por trío de colores
th-per-beginners-luck = { $coins } por fuerza hasta { $weak }
th-per-heroes-welcome = { $coins } por fuerza desde { $strong }
th-per-dog-treat = { $coins } por perro
th-per-money-pouch = { $coins } por carta de moneda
th-per-bag-of-tricks = { $coins } por carta de acción
th-per-goblin-bounty = { $coins } por duende ganado
th-per-goblin-lore = al final { $coins } por duende
th-per-collectors-pride = al final { $coins } por artefacto

## Qué ha pasado

th-sum-revealed = Se pusieron tesoros en la mesa – { $list }.
th-sum-appeared = Llegaron duendes: { $list }.
th-sum-kept = { $seat } se quedó con: { $cards }.
th-sum-set-aside = { $seat } apartó: { $cards }.
th-sum-party = Se pusieron aventureros en la mesa – { $list }.
th-sum-guard = Se pusieron perros guardianes en la mesa – { $list }.
th-sum-purse = Se dejaron las cartas de moneda y las de acción restantes – { $list }.
th-sum-passed = { $names } pasaron.
th-sum-robbed = Los duendes robaron monedas – { $list }.
th-sum-gained = { $seat } ganó { $count } duendes con { $coins ->
    [0] ninguna moneda encima.
    [one] una moneda encima.
   *[other] { $coins } monedas encima.
}
th-sum-fled = { $count } duendes salieron de la partida con { $coins ->
    [0] ninguna moneda.
    [one] una moneda.
   *[other] { $coins } monedas.
}
th-sum-counted = Puntos por pergaminos grises + artefactos + losetas de duende + monedas – { $list }.
th-sum-scored = Puntos – { $list }.
