### Lo que dice la mesa de Trasteros Locos en el navegador.

tl-round = Ronda de pujas { $round }
tl-step-act = Acción
tl-step-bid = Ofertas
tl-step-sale = Venta

tl-rooms = Trasteros
tl-room-closed = Trastero { $room }, cerrado, { $count } cartas
tl-room-called = Trastero { $room }, en puja
tl-room-sale = Trastero { $room }, en venta
tl-room-empty = Trastero { $room }, vacío
tl-door-called = puja
tl-door-sale = venta
tl-door-empty = vacío
tl-public-room = Trastero público, { $count ->
    [one] una carta
   *[other] { $count } cartas
}
tl-public = público

tl-stores = Reserva y descartes
tl-supply = Reserva
tl-cubes = Cubos
tl-badges = { $count ->
    [one] 1 insignia
   *[other] { $count } insignias
}
tl-discards = { $count ->
    [0] Sin descartes
    [one] 1 descarte
   *[other] { $count } descartes
}
tl-without = sin { $collection }

tl-lot = Lo que se puja
tl-bid = Trastero { $room }: { $card }
tl-unseen = y { $count } cartas que nadie ha visto
tl-tied = Empate: vuelven a pujar
tl-tied-again = Empate: solo estos vuelven a pujar
tl-shown = Ofertas por el trastero { $room }
tl-won = { $name } se lleva el trastero { $room }
tl-won-skeleton = { $name } se lleva el trastero { $room }, con un esqueleto dentro
tl-collapsed = En el trastero { $room } había delante un esqueleto: se pierde todo
tl-unclaimed = Nadie gana el trastero { $room }
tl-unclaimed-skeleton = Nadie gana el trastero { $room }, y un esqueleto golpea a todos
tl-no-auction = Aún no se ha anunciado ningún trastero.
tl-sale = Trastero { $room } en venta
tl-buyers = Pueden comprar: { $names }
tl-sack-in = oferta cerrada
tl-sack-open = aún elige
tl-sack-broke = no tiene cubos
tl-worth = No es de tu colección, { $points ->
    [0] sin puntos
    [one] 1 punto
   *[other] { $points } puntos
}
tl-own-worth = De tu colección, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

tl-in-hand = { $count } en la mano
tl-protected = Cartas protegidas
tl-turn = Tiene el turno
tl-known = Todos saben que estas cartas están ahí

tl-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
tl-hand-empty = Sin cartas en la mano
tl-you-collect = Coleccionas { $collection }.
tl-you-collect-short = Coleccionas
tl-own-count = { $count } de { $needed } necesarias.
tl-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}

tl-do-call = Anunciar
tl-do-open = Público
tl-do-two = Dos por uno
tl-do-one = Carta por cubo
tl-do-protect = Proteger
tl-do-release = Recuperar
tl-do-collection = ¡Colección!
tl-do-pass = Pasar
tl-about-call = Se enseña su primera carta y todos hacen una oferta cerrada.
tl-about-open = Cada uno roba una carta, tú primero.
tl-about-two = Dos cartas o dos cubos iguales por un cubo mejor; dos cartas de oro por una insignia.
tl-about-one = Enseña y descarta una carta por un cubo de su material.
tl-about-protect = Pon cartas bajo un cubo de oro, a salvo de los esqueletos.
tl-about-release = Una pila protegida vuelve a tu mano y su cubo de oro queda libre.
tl-about-collection = Termina la partida y cuenta, con cinco cartas de tu colección.
tl-about-pass = No se puede hacer otra cosa.
tl-ask-call = ¿Qué trastero anuncias?
tl-ask-two = ¿Qué dos das por uno?
tl-ask-one = ¿Qué carta das por un cubo?
tl-ask-release = ¿Qué pila recuperas?
tl-ask-collection = ¿Terminar ya la partida?
tl-ask-card = { $card }: ¿qué haces con esta carta?
tl-back = Atrás
tl-touch-card = Toca la carta de tu mano que das por un cubo de su material.
tl-sum = La partida acabaría ya. Contarías { $cards } por cartas, { $badges } por insignias, menos { $foreign } por cartas ajenas protegidas: { $points }.

tl-of = { $count } de { $have }
tl-less = Un cubo de { $cube } menos
tl-seal = Cerrar { $offer }
tl-no-offer = Sin oferta
offer-glass = { $glass } de cristal
offer-bronze = { $bronze ->
    [0] { offer-glass }
   *[other] { $bronze } de bronce{ then-glass }
}
offer-silver = { $silver ->
    [0] { offer-bronze }
   *[other] { $silver } de plata{ then-bronze }{ then-glass }
}
tl-offer-is = { $gold ->
    [0] { offer-silver }
   *[other] { $gold } de oro{ then-silver }{ then-bronze }{ then-glass }
}

tl-protect-how = Toca cartas de tu mano. Van boca abajo bajo un cubo de oro.
tl-protecting = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} bajo un cubo de oro. Colección propia: { $own }. Las cartas ajenas cuestan al final: { $foreign }.
tl-protect-done = { $count ->
    [0] Proteger
    [one] Proteger 1 carta
   *[other] Proteger { $count } cartas
}
tl-changing = { $count } de 2 cartas por
tl-changing-own = Renuncias a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} de tu colección.

tl-final = El recuento
tl-final-cards = Cartas
tl-final-badges = Insignias
tl-final-foreign = Cartas ajenas protegidas
tl-final-total = Total
