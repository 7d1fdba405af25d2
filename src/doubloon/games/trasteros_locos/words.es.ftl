### Trasteros Locos en español.

seat = Asiento { $number }
title = Trasteros Locos
summary = Puja a ciegas por trasteros cerrados, cambia cartas por cubos, pon tus tesoros a salvo de los esqueletos y avisa cuando tu colección brille.

## Colecciones, materiales y cartas

collection-clocks = relojes
collection-cars = coches
collection-antiques = antigüedades
collection-art = arte
collection-sports = deportes
collection-instruments = instrumentos

material-glass = cristal
material-bronze = bronce
material-silver = plata
material-gold = oro
material-junk = trasto

card-clocks-glass = reloj de cristal
card-cars-glass = coche de cristal
card-antiques-glass = antigüedad de cristal
card-art-glass = obra de arte de cristal
card-sports-glass = pieza deportiva de cristal
card-instruments-glass = instrumento de cristal
card-clocks-bronze = reloj de bronce
card-cars-bronze = coche de bronce
card-antiques-bronze = antigüedad de bronce
card-art-bronze = obra de arte de bronce
card-sports-bronze = pieza deportiva de bronce
card-instruments-bronze = instrumento de bronce
card-clocks-silver = reloj de plata
card-cars-silver = coche de plata
card-antiques-silver = antigüedad de plata
card-art-silver = obra de arte de plata
card-sports-silver = pieza deportiva de plata
card-instruments-silver = instrumento de plata
card-clocks-gold = reloj de oro
card-cars-gold = coche de oro
card-antiques-gold = antigüedad de oro
card-art-gold = obra de arte de oro
card-sports-gold = pieza deportiva de oro
card-instruments-gold = instrumento de oro
card-junk = trasto
card-skeleton = esqueleto

# Partes de otros mensajes: ven las variables del mensaje en que están.
a-card = { $cardKey ->
    [antiques-glass] una { $card }
    [art-glass] una { $card }
    [sports-glass] una { $card }
    [antiques-bronze] una { $card }
    [art-bronze] una { $card }
    [sports-bronze] una { $card }
    [antiques-silver] una { $card }
    [art-silver] una { $card }
    [sports-silver] una { $card }
    [antiques-gold] una { $card }
    [art-gold] una { $card }
    [sports-gold] una { $card }
   *[other] un { $card }
}
the-ware = { $wareKey ->
    [antiques-glass] la { $ware }
    [art-glass] la { $ware }
    [sports-glass] la { $ware }
    [antiques-bronze] la { $ware }
    [art-bronze] la { $ware }
    [sports-bronze] la { $ware }
    [antiques-silver] la { $ware }
    [art-silver] la { $ware }
    [sports-silver] la { $ware }
    [antiques-gold] la { $ware }
    [art-gold] la { $ware }
    [sports-gold] la { $ware }
   *[other] el { $ware }
}
some-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}

# Una oferta: el mejor material del que hay cubos y los que siguen.
first-silver = { $silver ->
    [0] { first-bronze }
   *[other] ofreció { $silver } de plata{ then-bronze }{ then-glass }
}
first-bronze = { $bronze ->
    [0] { first-glass }
   *[other] ofreció { $bronze } de bronce{ then-glass }
}
first-glass = { $glass ->
    [0] no ofreció nada
   *[other] ofreció { $glass } de cristal
}
then-silver = { $silver ->
    [0] { "" }
   *[other] , { $silver } de plata
}
then-bronze = { $bronze ->
    [0] { "" }
   *[other] , { $bronze } de bronce
}
then-glass = { $glass ->
    [0] { "" }
   *[other] , { $glass } de cristal
}

## Acciones

action-call = Anuncia el trastero { $room }
action-open = Abre el trastero público
action-change = { $cardsKey ->
    [glass] Cambia dos cartas de cristal por un cubo de bronce
    [bronze] Cambia dos cartas de bronce por un cubo de plata
    [silver] Cambia dos cartas de plata por un cubo de oro
    [gold] Cambia dos cartas de oro por una insignia
   *[junk] Cambia dos trastos por un cubo de cristal
}
action-upgrade = { $cubesKey ->
    [glass] Cambia dos cubos de cristal por uno de bronce
    [bronze] Cambia dos cubos de bronce por uno de plata
   *[silver] Cambia dos cubos de plata por uno de oro
}
action-exchange = Cambia { a-card } por un cubo de su material
action-protect = Protege cartas
action-release = Recupera la pila { $pile }
action-collection = Di ¡Colección!
action-pass = Pasa
action-add = Añade un cubo de { $cube } a tu oferta
action-put = Elige { a-card }
action-buy = Compra { a-card }
action-pay = Paga con un cubo de { $cube }
action-take-junk = Toma gratis un trasto
action-decline = No compres nada
action-done = Listo

## Preguntas

ask-act = ¿Qué haces en este turno?
ask-offer = ¿Qué cubos ofreces por el trastero { $room }?
ask-change = ¿Qué dos cartas de { $stuff } cambias?
ask-protect = ¿Qué cartas pones bajo un cubo de oro?
ask-buy = ¿Qué carta del trastero { $room } compras?
ask-pay = ¿Con qué cubo pagas { the-ware }?

## Sucesos

event-dealt = A { $seat } le toca coleccionar { $collection }.
event-removed = La colección { $collection } salió del juego, y con ella { $count ->
    [one] un trasto.
   *[other] { $count } trastos.
}
event-started = { $seat } empezó la partida.
event-filled = { $rooms ->
    [one] Se llenó un trastero
   *[other] Se llenaron { $rooms } trasteros
} y en el trastero público { $left ->
    [0] no hay cartas.
    [one] hay una carta.
   *[other] hay { $left } cartas.
}
event-called = { $seat } anunció el trastero { $room }: su primera carta era { a-card }.
event-collapsed = Se perdió el trastero { $room }, en total { some-cards }.
event-sealed = { $seat } tendió la mano cerrada.
event-offered = { $seat } { $gold ->
    [0] { first-silver }.
   *[other] ofreció { $gold } de oro{ then-silver }{ then-bronze }{ then-glass }.
}
event-tied = { $count } jugadores empataron con la oferta más alta.
event-won = { $seat } ganó el trastero { $room } con { some-cards }.
event-found = { $seat } encontró dentro { a-card }.
event-unclaimed = Nadie ganó el trastero { $room }.
event-turned-up = Se descubrió una carta: { $card }.
# Puede afectar a uno o a todos; por eso aquí no se nombra a nadie.
event-struck = { $count ->
    [one] { $seat } se topó con un esqueleto.
   *[other] { $seat } se topó con { $count } esqueletos.
}
event-struck-all = { $count ->
    [one] Apareció un esqueleto y afectó a todos.
   *[other] Aparecieron { $count } esqueletos y afectaron a todos.
}
event-lost = { $seat } perdió toda la mano, { some-cards }.
event-reshuffled = Los descartes se barajaron con el trastero público, que ahora tiene { some-cards }.
event-bought = { $seat } compró { a-card } por un cubo de { $cube }.
event-took-junk = { $seat } tomó gratis un trasto.
event-declined = { $seat } no compró nada.
event-discarded = Se descartó una carta que nadie compró: { $card }.
event-opened = { $seat } abrió el trastero público.
event-drew = { $covered ->
    [yes] { $seat } robó una carta.
   *[no] { $seat } robó { a-card }.
}
event-ran-out = Se acabó la última carta del trastero público y con ella el turno.
event-handed-in = { $seat } mostró y descartó { a-card }.
event-paid = { $seat } dio a la reserva { $count ->
    [one] un cubo de { $cube }.
   *[other] { $count } cubos de { $cube }.
}
event-got-cube = { $seat } recibió un cubo de { $cube }.
event-got-badge = { $seat } recibió una insignia.
event-protected = { $seat } puso { some-cards } bajo un cubo de oro, como pila { $pile }.
event-laid = { $seat } puso en ella { a-card }.
event-released = { $seat } recuperó la pila { $pile }, con { some-cards } y su cubo de oro.
event-passed = { $seat } pasó.
event-declared = { $seat } dijo ¡Colección! y terminó la partida.
event-all-passed = Todos pasaron uno tras otro, así que la partida terminó.
event-timed-out = { $turns ->
    [one] Todos habían jugado un turno, así que la partida terminó.
   *[other] Todos habían jugado { $turns } turnos, así que la partida terminó.
}
event-counted = { $seat } coleccionaba { $collection } y contó { $cards } por cartas y { $badges } por insignias, menos { $foreign } por cartas protegidas de otras colecciones.
# Los puntos pueden bajar de cero, y solo el 1 es un punto.
event-scored = { $seat } acabó con { $points ->
    [1] un punto.
   *[other] { $points } puntos.
}

## Lo que hay en la mesa

field-starter = Empezó la partida
field-mover = De turno
field-turns = Turnos terminados
field-passes = Pases seguidos
field-rounds = Rondas de pujas completas
field-collector = Coleccionista
field-removed = Colección fuera del juego
field-supply = Cubos en la reserva
field-cubes = Cubos
field-badge-supply = Insignias en la reserva
field-badges = Insignias
field-doors = Trasteros aún cerrados
field-stock = Cartas en los trasteros y en el público
field-fresh = Barajadas desde entonces en el trastero público
field-fresh-count = Esas cartas, en total
field-stored-count = Cartas en trasteros cerrados
field-public-count = Cartas en el trastero público
field-discards = Descartes
field-room = Trastero anunciado
field-revealed = Cartas a la vista
field-bidders = Pujan
field-offer = Oferta
field-buyer = Le toca comprar
field-buyers = Jugadores que aún pueden comprar
field-ware = Carta por la que se puja o se paga
field-hand = Mano
field-hand-count = Cartas en la mano
field-held = Mano por material
field-stuff = Material que se cambia
field-aside = Cartas apartadas
field-aside-count = Cartas apartadas, en total
field-piles = Pilas protegidas
field-pile-owner = De quién es la pila
field-pile-cards = Cartas en la pila
field-pile-made = Cuándo se hizo la pila
field-pile-reach = Último barajado del que pueden venir sus cartas
field-vault = Cartas en pilas protegidas
field-moment = Turnos y barajados hasta ahora
field-filled = Cuándo se llenaron trasteros por última vez
field-mixed = Cuándo se barajó por última vez el trastero público
field-era = Cuándo se protegieron cartas o se perdió la mano por última vez
field-shown = Cartas que todos conocen
field-shown-at = Cuándo se tomaron esas
field-lots = Lotes de cartas tomadas sin verse
field-lot-size = Cartas del lote
field-lot-source = Barajado del que vino el lote
field-lot-era = Después de qué se tomó el lote
field-loose = Cartas que pueden estar en cualquier sitio
field-seen = Cuándo se barajaron esas por última vez

## Las reglas

chapter-1 = Preparación
clause-TL-1-1 = Un esqueleto es el comienzo de los descartes. Las insignias y los cubos quedan preparados como reserva.
clause-TL-1-2 = Se barajan los trastos y las cartas de colección y se ponen seis boca abajo en cada uno de los cinco trasteros. El otro esqueleto se baraja con el resto, que es el trastero público.
clause-TL-1-3 = Cada uno recibe un coleccionista, que guarda en secreto, y 1 cubo de oro, 1 de plata, 1 de bronce y 3 de cristal.
clause-TL-1-4 = Entre tres, antes se quitan un coleccionista, las diez cartas de su colección y 4 trastos.
clause-TL-1-5 = Empieza el más joven y los turnos van en el sentido de las agujas del reloj. Un turno es una acción.

chapter-2 = Pujar por un trastero
clause-TL-2-1 = El jugador de turno anuncia uno de los trasteros llenos y se descubre su primera carta.
clause-TL-2-2 = Si es un esqueleto, se descarta todo el trastero. Los descartes y el trastero público se barajan juntos, forman el nuevo trastero público y el turno termina.
clause-TL-2-3 = Cada uno toma cubos en la mano cerrada, para una oferta al menos uno, y todas las manos se abren a la vez. Todos los cubos ofrecidos van a la reserva, gane quien gane.
clause-TL-2-4 = Las ofertas se comparan primero por el oro, luego por la plata, luego por el bronce y luego por el cristal.
clause-TL-2-5 = La oferta más alta se lleva todas las cartas del trastero.
clause-TL-2-6 = Los que empatan con la oferta más alta pujan de nuevo entre ellos, hasta que uno supere a los demás o ninguno ofrezca nada.
clause-TL-2-7 = Si entre las cartas ganadas hay un esqueleto, se descarta junto con todas las cartas sin proteger del ganador, pero no sus insignias. Los descartes y el trastero público se barajan juntos y forman el nuevo trastero público.
clause-TL-2-8 = Si no gana nadie, se descubren todas las cartas del trastero. Si hay un esqueleto entre ellas, todos pierden sus cartas sin proteger, pero ninguna insignia; todo ello se baraja del mismo modo con el trastero público y el turno termina.
clause-TL-2-9 = Si no lo hay, cada uno por orden, desde el que anunció y en el sentido de las agujas del reloj, puede una vez comprar una de las cartas por un cubo de su material o de uno mejor, o bien tomar gratis un trasto.
clause-TL-2-10 = Cuando se ha pujado por los cinco trasteros, los descartes y el trastero público se barajan juntos y los trasteros se llenan de nuevo con seis cartas cada uno. Un trastero para el que no quedan seis no recibe ninguna, y lo que sobra es el trastero público.

chapter-3 = Abrir el trastero público
clause-TL-3-1 = Todos toman la carta de arriba, primero el jugador de turno y después los demás en el sentido de las agujas del reloj.
clause-TL-3-2 = Quien roba un esqueleto lo descarta junto con todas sus cartas sin proteger, pero ninguna insignia. Los descartes y el trastero público se barajan juntos y forman el nuevo trastero público.
clause-TL-3-3 = Cuando se toma la última carta, el turno termina al instante y los descartes se barajan y son el nuevo trastero público. Si no los hay, queda vacío y no se puede abrir hasta que TL-2.10 o un esqueleto traiga cartas; los descartes posteriores no bastan.

chapter-4 = Cambiar dos iguales
clause-TL-4-1 = Un solo cambio: 2 trastos por 1 cubo de cristal; 2 cubos o 2 cartas de cristal, bronce o plata por 1 cubo del siguiente material mejor; 2 cartas de oro por 1 insignia.

chapter-5 = Cambiar una carta
clause-TL-5-1 = Muestra una carta de cristal, bronce, plata u oro, descártala y toma 1 cubo de su material.

chapter-6 = Proteger
clause-TL-6-1 = Pon una o más cartas de la mano boca abajo en una pila, bajo uno de tus cubos de oro. Mientras esté ahí, el cubo no se puede usar.

chapter-7 = Quitar una protección
clause-TL-7-1 = Devuelve a la mano todas las cartas de una de tus pilas protegidas. Su cubo de oro se puede usar otra vez.

chapter-8 = ¡Colección!
clause-TL-8-1 = Una vez completa una ronda de pujas por los cinco trasteros, quien tenga al menos 5 cartas de su propia colección puede terminar la partida con su acción.
clause-TL-8-2 = Se suman las cartas de la propia colección y las insignias, y se resta el valor de cada carta protegida de otra colección. Quien terminó la partida cuenta primero y después los demás en el sentido de las agujas del reloj.
clause-TL-8-3 = A igualdad de puntos va delante quien tiene más insignias, luego quien tiene más cartas de oro, plata, bronce, cristal de su colección, y luego aquel cuyo primer turno llegó más tarde.

clause-TL-R1 = Se permite una mano vacía. No es una oferta y no puede ganar. Nadie está obligado a ofrecer, ni siquiera quien anunció; si nadie ofrece, sigue TL-2.8.
clause-TL-R2 = Si todos los empatados dejan de pujar, los que hicieron ofertas más bajas no vuelven.
clause-TL-R3 = En TL-2.9 no hay vuelta, el cubo va a la reserva y nadie está obligado a comprar. Las cartas que nadie compra se descartan.
clause-TL-R4 = En TL-2.7 y TL-2.8 también se pierden las cartas recién ganadas o descubiertas. Las pilas protegidas, los cubos y las insignias están a salvo.
clause-TL-R5 = Después de TL-3.2, los que aún no han robado lo hacen del trastero público tal como queda tras barajar. Un esqueleto que es la última carta se resuelve primero: entonces vuelve a haber cartas y los demás aún roban.
clause-TL-R6 = Los cinco trasteros quiere decir todos los que se llenaron. Un trastero cuenta en cuanto se anuncia, pase lo que pase con él. Llenarlos es lo último de ese turno, en el orden de las puertas del 1 al 5. Si no se puede llenar ninguno, se intenta de nuevo al final de cada turno.
clause-TL-R7 = Dos cubos, o dos cartas de cualquier colección, pero nunca uno y una. Si en la reserva no está el cubo o la insignia, TL-4.1 y TL-5.1 no son posibles.
clause-TL-R8 = Las cartas que se dan por TL-4.1 también se muestran y se descartan.
clause-TL-R9 = Se pueden tener varias pilas protegidas, cada una con su propio cubo de oro. A una pila no se le añade nada más tarde, y se recupera entera.
clause-TL-R10 = Las cartas protegidas de la propia colección cuentan para TL-8.1 y TL-8.2. Los trastos no cuentan nada. Un total puede bajar de cero.
clause-TL-R11 = Solo se puede pasar si no hay otra acción que elegir que ¡Colección! Si todos los jugadores pasan uno tras otro, la partida termina y se puntúa.
clause-TL-R12 = Entre tres, el azar decide qué coleccionista se quita, y todos lo saben. Los coleccionistas que no se repartieron quedan ocultos con cualquier número de jugadores.
clause-TL-R13 = Al abrir la mesa se fija un límite de turnos para cada jugador, 60 si no se dice otra cosa. Cuando se alcanza, la partida termina y se puntúa. El reglamento no tiene tal límite, pero si nadie quisiera terminar la partida, no acabaría nunca.
clause-TL-R14 = No hay más cubos que 20 de cada material. Las manos quedan detrás de las pantallas. Cuántos cubos tiene cada uno no es un secreto, pues todos podrían haberlo seguido.
clause-TL-R15 = El azar decide quién empieza.
clause-TL-R16 = Una vez completada una ronda de pujas, ¡Colección! sigue siendo posible. Los coleccionistas nunca se pierden, se cambian ni se protegen.
clause-TL-R17 = Dos esqueletos en un trastero hacen lo mismo que uno.
clause-TL-R18 = Las cartas que se ganan o se roban solo las ve quien las toma, pero un esqueleto se muestra al instante. Las cartas que se pierden por él no se ven, ni tampoco un trastero perdido por TL-2.2. Las cartas descubiertas por TL-2.8 las ven todos.

## Términos; en inglés están en el reglamento

term-room = trastero
term-room-text = Uno de cinco trasteros numerados con seis cartas cada uno, cuyo contenido nadie conoce.
term-public-room = trastero público
term-public-room-text = Un mazo del que todos toman cartas cuando se abre.
term-collector = coleccionista
term-collector-text = La carta secreta que dice qué colección se busca.
term-material = material
term-material-text = Cristal, bronce, plata u oro, de una carta o de un cubo; cada uno es mejor que el anterior.
term-cube = cubo
term-cube-text = Con lo que se puja y se paga.
term-junk = trasto
term-junk-text = Una carta sin colección; dos de ellas valen un cubo de cristal.
term-badge = insignia
term-badge-text = Una carta que se consigue por dos cartas de oro; cuenta al final y no se puede perder.
term-protected = protegida
term-protected-text = Boca abajo bajo un cubo de oro, a salvo de los esqueletos.
