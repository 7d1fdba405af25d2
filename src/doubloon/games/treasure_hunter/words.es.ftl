### Treasure Hunter en español.

seat = Asiento { $number }
title = Cazador de tesoros
summary = Reúne una mano de nueve cartas, manda a tus aventureros en busca de tesoros, cuidado con los duendes del campamento y vuelve a casa con más monedas que nadie.

## Lugares

location-mountain = Montaña Helada
location-jungle = Selva Enmarañada
location-cave = Cueva de Lava
stack-max = difícil de encontrar (MAX)
stack-min = fácil de encontrar (MIN)
way-left = a la izquierda
way-right = a la derecha

## Cartas

card-blue-1 = azul 1
card-blue-2 = azul 2
card-blue-3 = azul 3
card-blue-4 = azul 4
card-blue-5 = azul 5
card-blue-6 = azul 6
card-blue-7 = azul 7
card-blue-8 = azul 8
card-blue-9 = azul 9
card-blue-10 = azul 10
card-blue-11 = azul 11
card-blue-12 = azul 12
card-green-1 = verde 1
card-green-2 = verde 2
card-green-3 = verde 3
card-green-4 = verde 4
card-green-5 = verde 5
card-green-6 = verde 6
card-green-7 = verde 7
card-green-8 = verde 8
card-green-9 = verde 9
card-green-10 = verde 10
card-green-11 = verde 11
card-green-12 = verde 12
card-red-1 = rojo 1
card-red-2 = rojo 2
card-red-3 = rojo 3
card-red-4 = rojo 4
card-red-5 = rojo 5
card-red-6 = rojo 6
card-red-7 = rojo 7
card-red-8 = rojo 8
card-red-9 = rojo 9
card-red-10 = rojo 10
card-red-11 = rojo 11
card-red-12 = rojo 12

card-watchdog-1 = perro guardián 1
card-watchdog-2 = perro guardián 2
card-watchdog-3 = perro guardián 3
card-watchdog-4 = perro guardián 4
card-watchdog-5 = perro guardián 5
card-watchdog-6 = perro guardián 6
card-watchdog-7 = perro guardián 7
card-watchdog-8 = perro guardián 8
card-watchdog-9 = perro guardián 9
card-watchdog-10 = perro guardián 10
card-watchdog-11 = perro guardián 11
card-watchdog-12 = perro guardián 12

card-copper-1 = moneda de cobre 1
card-copper-2 = moneda de cobre 2
card-copper-3 = moneda de cobre 3
card-copper-4 = moneda de cobre 4
card-silver-1 = moneda de plata 1
card-silver-2 = moneda de plata 2
card-silver-3 = moneda de plata 3
card-silver-4 = moneda de plata 4
card-gold-1 = moneda de oro 1
card-gold-2 = moneda de oro 2
card-gold-3 = moneda de oro 3
card-gold-4 = moneda de oro 4

card-companion-blue = Compañero animal (azul)
card-companion-green = Compañero animal (verde)
card-companion-red = Compañero animal (rojo)
card-flaming-sword-1 = Espada llameante 1
card-flaming-sword-2 = Espada llameante 2
card-flaming-sword-3 = Espada llameante 3
card-troll-hammer-1 = Martillo de trol 1
card-troll-hammer-2 = Martillo de trol 2
card-troll-hammer-3 = Martillo de trol 3
card-heavy-backpack-1 = Mochila pesada 1
card-heavy-backpack-2 = Mochila pesada 2
card-heavy-backpack-3 = Mochila pesada 3
card-mystery-mule-1 = Mula misteriosa 1
card-mystery-mule-2 = Mula misteriosa 2
card-mystery-mule-3 = Mula misteriosa 3
card-scaregoblin-1 = Espantaduendes 1
card-scaregoblin-2 = Espantaduendes 2
card-scaregoblin-3 = Espantaduendes 3
card-sleeping-potion-1 = Poción somnífera 1
card-sleeping-potion-2 = Poción somnífera 2
card-sleeping-potion-3 = Poción somnífera 3

## Tesoros

treasure-sun-crown = corona del sol
treasure-dragon-egg = huevo de dragón
treasure-royal-scepter = cetro real
treasure-golden-idol = ídolo de oro
treasure-jade-mask = máscara de jade
treasure-pearl-necklace = collar de perlas
treasure-silver-chalice = cáliz de plata
treasure-ruby-ring = anillo de rubí
treasure-ivory-horn = cuerno de marfil
treasure-emerald-amulet = amuleto de esmeralda
treasure-jewelled-dagger = daga enjoyada
treasure-crystal-skull = calavera de cristal
treasure-amber-brooch = broche de ámbar
treasure-bronze-shield = escudo de bronce
treasure-opal-earrings = pendientes de ópalo
treasure-marble-bust = busto de mármol
treasure-music-box = caja de música
treasure-pocket-watch = reloj de bolsillo
treasure-silk-fan = abanico de seda
treasure-brass-compass = brújula de latón
treasure-spyglass = catalejo
treasure-clay-jug = jarra de barro
treasure-tin-whistle = silbato de hojalata
treasure-glass-bead = cuenta de vidrio
treasure-lucky-penny = moneda de la suerte
treasure-old-shoe = zapato viejo
treasure-rotten-egg = huevo podrido
treasure-cracked-pot = olla rajada
treasure-moth-eaten-cloak = capa apolillada
treasure-cursed-doll = muñeca maldita
treasure-rope-team = Cordada
treasure-strong-team = Equipo fuerte
treasure-fire-team = Equipo de fuego
treasure-three-paths = Tres caminos
treasure-beginners-luck = Suerte de principiante
treasure-heroes-welcome = Bienvenida de héroes
treasure-dog-treat = Premio para perros
treasure-money-pouch = Bolsa de dinero
treasure-bag-of-tricks = Caja de trucos
treasure-goblin-bounty = Recompensa por duendes
treasure-goblin-lore = Saber de duendes
treasure-collectors-pride = Orgullo de coleccionista

# Qué hacen los pergaminos y las cartas de acción. `$coins` es lo que paga el pergamino de esta caja, `$adds` lo que suma la carta.
about-rope-team = { $coins } por cada aventurero azul que jugaste en esta ronda
about-strong-team = { $coins } por cada aventurero verde que jugaste en esta ronda
about-fire-team = { $coins } por cada aventurero rojo que jugaste en esta ronda
about-three-paths = { $coins } por cada trío de un aventurero azul, uno verde y uno rojo que jugaste en esta ronda
about-beginners-luck = { $coins } por cada aventurero débil que jugaste en esta ronda
about-heroes-welcome = { $coins } por cada aventurero fuerte que jugaste en esta ronda
about-dog-treat = { $coins } por cada perro guardián que mostraste en esta ronda
about-money-pouch = { $coins } por cada carta de moneda que mostraste en esta ronda
about-bag-of-tricks = { $coins } por cada carta de acción que jugaste o dejaste en esta ronda
about-goblin-bounty = { $coins } por cada loseta de duende que ganaste en esta ronda
about-goblin-lore = { $coins } por cada loseta de duende que tengas al final de la partida
about-collectors-pride = { $coins } por cada artefacto que tengas al final de la partida, también los negativos
about-companion-blue = duplica tus aventureros en la Montaña Helada
about-companion-green = duplica tus aventureros en la Selva Enmarañada
about-companion-red = duplica tus aventureros en la Cueva de Lava
about-flaming-sword = { $adds } a tu total
about-troll-hammer = { $adds } a tu total
about-heavy-backpack = { $adds } a tu total
about-mystery-mule = roba la primera carta del mazo; también se puede jugar antes de que lleguen los duendes
about-scaregoblin = ningún duende te roba en esta ronda
about-sleeping-potion = uno de tus aventureros en el lugar cuenta 0

## Acciones

action-keep = Quédate con: { $card }
action-discard = Aparta: { $card }
action-play = Juega: { $card }
action-sleep = Duerme a tu aventurero de fuerza { $strength }
action-pass = No juegues nada
action-use = Usa el pergamino: { $scroll }
action-done = No uses más pergaminos

## Preguntas

ask-keep = ¿Con qué carta te quedas?
ask-sort = ¿Con qué carta te quedas y cuál apartas?
ask-play = ¿Juegas una carta de acción? El lugar es { $site }.
ask-name = ¿Cuál de tus aventureros se duerme?
ask-scare = ¿Juegas un Espantaduendes o una Mula misteriosa antes de que lleguen los duendes?
ask-use = ¿Qué pergaminos amarillos usas?

## Sucesos

event-began = Empezó la ronda { $number }; repartió { $seat }.
event-revealed = Se reveló un tesoro { $stack } en { $location }: { $treasure }.
event-discarded = Se descartó un pergamino amarillo para la última ronda: { $treasure }.
event-ran-dry = El montón de tesoros { $stack } se había agotado; se sacó del otro.
event-appeared = El duende { $goblin } llegó a la casilla { $space }: { $paws ->
    [one] una huella
   *[other] { $paws } huellas
}, roba { $coins ->
    [one] una moneda.
   *[other] { $coins } monedas.
}
event-received = { $seat } recibió: { $card }.
event-picked-up = { $seat } sacó de su propio montón: { $card }.
event-kept = { $covered ->
    [yes] { $seat } se quedó con una carta.
   *[no] { $seat } se quedó con: { $card }.
}
event-set-aside = { $covered ->
    [yes] { $seat } apartó una carta.
   *[no] { $seat } apartó: { $card }.
}
event-handed-on = Todos pasaron { $count ->
    [one] una carta
   *[other] { $count } cartas
} { $way }.
event-laid = { $seat } puso en la mesa: { $card }.
event-stands = { $seat } tenía un total de { $total }.
event-played = { $seat } jugó: { $card }.
event-slept = { $seat } durmió a: { $card }.
event-drew = { $covered ->
    [yes] { $seat } robó una carta con la Mula.
   *[no] { $seat } robó con la Mula: { $card }.
}
event-joined = La Mula trajo a { $seat } un refuerzo inmediato: { $card }.
event-wasted = La Mula llegó tarde a { $seat } con: { $card }.
event-passed = { $seat } pasó.
event-captured = { $seat } consiguió el tesoro { $stack } en { $location }: { $treasure }.
event-left = Nadie consiguió el tesoro { $stack } en { $location }, que salió de la partida: { $treasure }.
event-guarded = { $paws ->
    [one] { $seat } tenía una huella de guardia.
   *[other] { $seat } tenía { $paws } huellas de guardia.
}
event-robbed = El duende { $goblin } robó { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
} a { $seat }.
event-spared = El duende { $goblin } no encontró monedas de { $seat }.
event-gained = { $seat } ganó el duende { $goblin } con { $coins ->
    [0] ninguna moneda encima.
    [one] una moneda encima.
   *[other] { $coins } monedas encima.
}
event-fled = El duende { $goblin } salió de la partida con { $coins ->
    [0] ninguna moneda.
    [one] una moneda.
   *[other] { $coins } monedas.
}
event-collected = { $seat } cobró { $coins ->
    [one] una moneda.
   *[other] { $coins } monedas.
}
event-ready = { $seat } terminó de elegir.
event-used = { $seat } usó un pergamino por { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}: { $treasure }.
event-counted = { $seat } contó { $scrolls } por pergaminos grises, { $artifacts } por artefactos, { $goblins } por losetas de duende y { $coins } en monedas.
event-scored = { $seat } llegó a { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}

## Lo que hay en la mesa

field-journey = Ronda
field-dealer = Reparte
field-coins = Monedas
field-goblins = Losetas de duende
field-treasures = Tesoros
field-unseen = Tesoros aún no vistos
field-hard-left = Losetas en el montón MAX
field-easy-left = Losetas en el montón MIN
field-hard = Tesoros difíciles de encontrar (MAX)
field-easy = Tesoros fáciles de encontrar (MIN)
field-gone = Fuera de la partida
field-met = Duendes ya vistos
field-lair = Duendes
field-hoard = Monedas sobre los duendes
field-place = De dónde vienen las cartas
field-seen = Vista por última vez en el turno
field-laid = Cartas en la mesa
field-deck = Mazo
field-deck-count = Cartas sin repartir
field-pile = Montón propio
field-turn = Turno de la elección
field-held = Paquete en la mano
field-packet = Cartas para elegir
field-packet-count = Cartas en cada paquete
field-kept = Carta guardada
field-dropped = Carta apartada
field-fresh = Carta recién sacada
field-hand = Mano
field-hand-count = Cartas en la mano
field-called = Tipos mostrados
field-site = Lugar
field-party = Aventureros aquí
field-awake = Fuerza de los despiertos
field-strongest = Aventurero más fuerte
field-doubled = Duplicado
field-bonus = Sumado al total
field-asleep = Dormido
field-mover = A quien se pregunta
field-passes = Pases seguidos
field-draws = Cartas robadas por Mulas
field-drawer = Quién robó
field-scared = A salvo de los duendes
field-guard = Huellas de guardia
field-feats = Lo que pagan los pergaminos
field-using = Pergaminos en uso

## Reglas

chapter-1 = Preparación
clause-TH-1-1 = Todos empiezan con monedas por valor de 15.
clause-TH-1-2 = Las losetas de tesoro se mezclan boca abajo y se hacen dos montones iguales de 27: MAX, difícil de encontrar, y MIN, fácil de encontrar. De cada uno se revelan tres, de una en una: para la Montaña Helada, la Selva Enmarañada y la Cueva de Lava.
clause-TH-1-3 = Las losetas de duende se mezclan boca abajo y se apilan. Tres de ellas se ponen en la mesa.
clause-TH-1-4 = El azar decide quién reparte primero. La partida tiene cinco rondas.

chapter-2 = Reunir la mano
clause-TH-2-1 = Se barajan las 75 cartas. Todos reciben nueve; las demás son el mazo.
clause-TH-2-2 = Todos eligen a la vez: cada uno se queda con una carta boca abajo y, cuando todos tienen una, las demás se pasan. Se repite hasta que todos tengan nueve. La novena no se elige, se toma tal como llega. Las cartas guardadas se pueden mirar siempre; al final son la mano.
clause-TH-2-3 = Las cartas se pasan a la izquierda, es decir, en el sentido de las agujas del reloj, en las rondas 1, 3 y 5, y a la derecha en las rondas 2 y 4.
clause-TH-2-4 = Con dos jugadores, cada uno recibe además un montón boca abajo de nueve cartas. En cada turno, ambos sacan primero una de él, se quedan con una, apartan una boca abajo y se dan las demás el uno al otro. Así, también el noveno turno es una elección: de dos cartas, una se guarda y otra se aparta.

chapter-3 = Tesoros
clause-TH-3-1 = Los lugares van por orden: azul la Montaña Helada, verde la Selva Enmarañada, rojo la Cueva de Lava. Todos ponen en la mesa todos los aventureros del lugar y suman sus fuerzas; no se puede reservar ninguno.
clause-TH-3-2 = Después se pueden jugar cartas de acción: primero se pregunta a quien repartió y luego a los demás en el sentido de las agujas del reloj. Tras cada carta, todos pueden reaccionar, también quien la jugó. Termina cuando nadie quiere jugar otra.
clause-TH-3-3 = El total más alto consigue el tesoro MAX; el más bajo, el tesoro MIN.
clause-TH-3-4 = En caso de empate por uno de los dos, lo consigue quien tenga allí, entre los empatados, el aventurero más fuerte.
clause-TH-3-5 = Quien no tiene ningún aventurero allí, o tiene un total de cero o menos, no consigue nada.
clause-TH-3-6 = Si solo un jugador puso aventureros, se lleva los dos tesoros, salvo que su total sea cero o menos. Si nadie los puso, las dos losetas salen de la partida.
clause-TH-3-7 = Los tesoros conseguidos quedan boca arriba ante su dueño.

chapter-4 = Duendes
clause-TH-4-1 = Primero se pueden jugar el Espantaduendes y la Mula misteriosa.
clause-TH-4-2 = Después, todos ponen en la mesa todos sus perros guardianes y suman sus huellas.
clause-TH-4-3 = Un duende que tiene más huellas que un jugador le roba tantas monedas como muestra; se ponen sobre su loseta. A quien tiene las mismas huellas o más no le roba nada.
clause-TH-4-4 = Quien no tiene monedas no pierde ninguna.
clause-TH-4-5 = Quien tiene más huellas gana todos los duendes que mantuvo a raya, con las monedas que tengan encima, y guarda las losetas boca abajo. Los demás duendes salen de la partida, y sus monedas van a la reserva.
clause-TH-4-6 = Si varios empatan con más huellas, cuenta de ellos quien tenga el perro guardián más disciplinado.

chapter-5 = Monedas
clause-TH-5-1 = Todos ponen en la mesa todas sus cartas de moneda y reciben por cada una una moneda de su metal. Las cartas de acción que sigan en la mano también se dejan en la mesa.

chapter-6 = Pergaminos y la ronda siguiente
clause-TH-6-1 = Todos pueden usar pergaminos amarillos: cada uno paga por cada vez que su condición se cumplió en esta ronda y después sale de la partida.
clause-TH-6-2 = Un pergamino se puede guardar para una ronda posterior. Los pergaminos amarillos que queden al final no valen nada.
clause-TH-6-3 = Después de las rondas 1 a 4 se barajan de nuevo todas las cartas, pasa a repartir quien está a la izquierda, y se ponen tres tesoros de cada montón y tres duendes. Después de la ronda 5, una vez usados los pergaminos, la partida termina.
clause-TH-6-4 = Al preparar la ronda 5, los pergaminos amarillos se descartan y por cada uno se saca otra loseta.

chapter-7 = Fin de la partida
clause-TH-7-1 = Después de la última ronda, todos cuentan los pergaminos grises, los artefactos, 1 por cada loseta de duende y las monedas. Gana la suma más alta; los empatados comparten la victoria.

clause-TH-R1 = Un total es la suma de los aventureros despiertos, duplicada como mucho una vez por un Compañero, más o menos lo que den otras cartas. Eso nunca se duplica, así que el orden de las cartas da igual.
clause-TH-R2 = Una carta de acción vale para el grupo de quien la juega, una vez y solo en el lugar donde se juega. Donde no se tienen aventureros solo se puede jugar la Mula; si trae uno que se une, también las demás cartas.
clause-TH-R3 = Después de jugarse una carta se pregunta primero al siguiente jugador en el sentido de las agujas del reloj, y termina cuando todos han pasado seguidos, incluido quien la jugó. Se juega una carta cada vez, y pasar no obliga para después. Quien juega la Poción dice enseguida para cuál de sus aventureros de allí, aún despierto, es.
clause-TH-R4 = Un aventurero dormido no suma nada, pero ha sido jugado: cuenta para los empates y para los pergaminos. Como no hay dos del mismo color con la misma fuerza, todo empate se resuelve.
clause-TH-R5 = Lo que roba la Mula: un aventurero del lugar se une enseguida, boca arriba. Uno de un lugar posterior va a la mano sin que nadie lo vea y hay que ponerlo allí. Uno de un lugar anterior, o cualquiera en el paso de los duendes, se muestra y no cuenta, tampoco para los pergaminos. Las demás cartas van a la mano sin que nadie las vea y se usan como siempre, las de acción enseguida. El mazo no contiene las cartas que apartan dos jugadores, y nunca se agota.
clause-TH-R6 = Si todos los que pueden conseguir algo tienen el mismo total, quien tenga el aventurero más fuerte consigue los dos tesoros.
clause-TH-R7 = El Espantaduendes impide que los tres duendes roben a quien lo juega. No suma huellas ni gana losetas: para eso hay que mantener a raya al duende con huellas.
clause-TH-R8 = Los duendes actúan de arriba abajo. Quien tiene menos monedas de las que uno pide da las que le quedan.
clause-TH-R9 = Si el mayor número de huellas es 0, nadie gana duendes: los tres salen de la partida, y sus monedas van a la reserva.
clause-TH-R10 = Una carta puede contar para varios pergaminos. Las cartas de acción cuentan tanto si se jugaron como si se dejaron al final. Hay tantos tríos como aventureros del color del que se tienen menos.
clause-TH-R11 = Para la ronda 5 se ponen primero los tesoros MAX y después los MIN. Los pergaminos amarillos descartados salen de la partida boca arriba. Si un montón se agota, se saca del otro, y también allí se descartan los pergaminos amarillos.
clause-TH-R12 = También en el paso de los duendes se pregunta primero a quien repartió y luego a los demás en el sentido de las agujas del reloj, hasta que todos hayan pasado seguidos.
clause-TH-R13 = Quien no puede conseguir nada no se compara con los demás. Si solo queda un jugador, se lleva los dos tesoros; si no queda ninguno, las dos losetas salen de la partida.
clause-TH-R14 = Siempre hay monedas y cambio de sobra. Cuántas monedas y losetas de duende tiene cada uno no es secreto, pues todos podrían haberlo seguido.
clause-TH-R15 = Todos usan los pergaminos a la vez, tantos como quieran, incluso uno conseguido en esta misma ronda. Uno que no pagaría nada no se puede usar.
clause-TH-R16 = Si los perros guardianes que resuelven un empate son igual de disciplinados, se comparan los siguientes mejores, y así sucesivamente; si eso no basta, cuenta el primer jugador en el sentido de las agujas del reloj, empezando por quien repartió.
clause-TH-R17 = Mientras se puedan jugar cartas de acción, se pregunta a todos por turno, para que nadie vea quién no habría podido jugar una: pasar parece igual en todos.

## Términos; en inglés están en el reglamento

term-adventurer = aventurero
term-adventurer-text = Una carta con una fuerza de 1 a 12 que busca tesoros en el lugar de su color.
term-total = total
term-total-text = Lo que suma el grupo de un jugador en un lugar, con las cartas de acción.
term-max = MAX
term-max-text = El tesoro difícil de encontrar: es para el total más alto.
term-min = MIN
term-min-text = El tesoro fácil de encontrar: es para el total más bajo.
term-paws = huellas
term-paws-text = La fuerza de los perros guardianes y de los duendes.
term-discipline = disciplina
term-discipline-text = Un número en cada perro guardián que deshace los empates.
term-draw-pile = mazo
term-draw-pile-text = Las cartas que no se repartieron.
term-kept-at-bay = mantenido a raya
term-kept-at-bay-text = De un duende: no tiene más huellas que el jugador.
term-yellow-scroll = pergamino amarillo
term-yellow-scroll-text = Un tesoro que paga una vez, al final de una ronda.
term-gray-scroll = pergamino gris
term-gray-scroll-text = Un tesoro que cuenta al final de la partida.
