### La mesa de Trasteros Locos, en palabras y dibujada.

tl-turn = Turno { $turn } de { $turns }
tl-round = ronda { $round }
tl-phase-act = le toca a { $name }
tl-phase-bid = { $name } anunció el trastero { $room }
tl-phase-sale = nadie ganó el trastero { $room }
tl-phase-over = final
tl-tie = Empatados, pujan de nuevo: { $names }.
tl-buyers = Pueden comprar: { $names }.
tl-without = sin { $collection }
tl-collection-early = ¡Colección! tras la primera ronda
tl-collection-open = ¡Colección! posible con { $count } cartas
tl-collection-ready = ¡Colección! ya puedes decirlo
tl-collection-early-short = ¡Colección!: aún no
tl-collection-open-short = ¡Colección!: posible
tl-collection-ready-short = ¡Colección!: lista
tl-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
tl-rooms = Trasteros: { $list }; trastero público: { $cards }
tl-room-empty = { $room } vacío
tl-room-closed = { $room } cerrado ({ $cards })
tl-room-called = { $room } anunciado ({ $card } y { $hidden } ocultas)
tl-room-sale = { $room } en venta
tl-door-empty = vacío
tl-door-sale = en venta
tl-public = público
tl-for-sale = En venta: { $cards }
tl-supply = Reserva: { $cubes }; insignias: { $badges }
tl-supply-short = Reserva:
tl-discards = Descartes ({ $count }): { $cards }
tl-discards-short = Descartes { $count }
tl-badges = ins.
tl-hand = mano
tl-piles = protegidas
tl-piles-short = a salvo
tl-doing = ahora
tl-all-know = se sabe
tl-doing-turn = turno
tl-doing-bids = puja
tl-doing-sealed = oculta
tl-doing-out = fuera
tl-doing-broke = sin cubos
tl-doing-buys = compra
tl-doing-waits = espera
tl-known = Todos saben – { $list }
tl-collects = { $yours ->
    [yes] Coleccionas { $collection }
   *[no] { $name } colecciona { $collection }
}
tl-collector = { tl-collects }: { $cards } (hacen falta { $needed }), puntuación { $points }
tl-collector-short = { tl-collects }: { $count }/{ $needed }, { $points } pts
tl-hand-of = { $yours ->
    [yes] Tu mano ({ $count }):
   *[no] Mano de { $name } ({ $count }):
}
tl-pile = Pila { $pile }:
tl-your-offer = Tu oferta, en el orden en que cuenta:
tl-of = { $offered } de { $have }
tl-yours = tuya
tl-your-cubes = Tus cubos: { $cubes }
tl-you-have = tienes { $count }
tl-worthless = no cuenta
tl-own-worth = tuya, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tl-costs = cuesta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tl-foreign = no es tuya

## Qué se puede hacer, en pocas palabras

tl-do-call = Trastero { $room }
tl-do-open = Público ({ $count })
tl-do-change = Cartas { $cards }→{ $cube }
tl-do-upgrade = Cubos { $cubes }→{ $cube }
tl-do-exchange = Carta { $card }→{ $cube }
tl-do-protect = Proteger cartas
tl-do-release = Recuperar pila { $pile }
tl-do-collection = ¡Colección!
tl-do-pass = Pasar

## Qué ha pasado

tl-sum-found = { $seat } encontró detrás: { $cards }.
tl-sum-turned-up = Se descubrieron las demás cartas: { $cards }.
tl-sum-discarded = Nadie las compró y se descartaron: { $cards }.
tl-sum-handed-in = { $seat } mostró y descartó: { $cards }.
tl-sum-laid = { $seat } puso en ella: { $cards }.
tl-sum-drew = { $names } robaron una carta cada uno.
tl-sum-declined = { $names } no compraron nada.
tl-sum-offered = Se mostraron las ofertas – { $list }.
tl-sum-lost = Cartas perdidas – { $list }.
tl-sum-counted = Puntos por la colección propia + insignias − cartas ajenas protegidas – { $list }.

## Opciones

option-turns = Turnos por jugador
