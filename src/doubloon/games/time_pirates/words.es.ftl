### Time Pirates en español.

seat = Asiento { $number }
title = Piratas del tiempo
summary = Saquea las épocas de la historia, esquiva a la policía del tiempo y vende en el bazar lo que encuentres, cuanto antes mejor.

## Épocas y artefactos

epoch-1000 = 1000–1099
epoch-1200 = 1200–1299
epoch-1400 = 1400–1499
epoch-1600 = 1600–1699
epoch-1800 = 1800–1899
epoch-2000 = 2000–2099
epoch-2200 = 2200–2299

colour-blue = azul
colour-green = verde
colour-orange = naranja
colour-purple = morado
colour-red = rojo

artifact-blue-plain = artefacto azul
artifact-blue-atomic = artefacto atómico azul
artifact-blue-arrow = artefacto de doble flecha azul
artifact-green-plain = artefacto verde
artifact-green-atomic = artefacto atómico verde
artifact-green-arrow = artefacto de doble flecha verde
artifact-orange-plain = artefacto naranja
artifact-orange-atomic = artefacto atómico naranja
artifact-orange-arrow = artefacto de doble flecha naranja
artifact-purple-plain = artefacto morado
artifact-purple-atomic = artefacto atómico morado
artifact-purple-arrow = artefacto de doble flecha morado
artifact-red-plain = artefacto rojo
artifact-red-atomic = artefacto atómico rojo
artifact-red-arrow = artefacto de doble flecha rojo
artifact-white = artefacto blanco

# Contratos, según lo que cuestan
contract-blue-1 = contrato azul de 1
contract-blue-2 = contrato azul de 2
contract-blue-3 = contrato azul de 3
contract-blue-4 = contrato azul de 4
contract-blue-5 = contrato azul de 5
contract-blue-6 = contrato azul de 6
contract-blue-7 = contrato azul de 7
contract-blue-8 = contrato azul de 8
contract-green-1 = contrato verde de 1
contract-green-2 = contrato verde de 2
contract-green-3 = contrato verde de 3
contract-green-4 = contrato verde de 4
contract-green-5 = contrato verde de 5
contract-green-6 = contrato verde de 6
contract-green-7 = contrato verde de 7
contract-green-8 = contrato verde de 8
contract-orange-1 = contrato naranja de 1
contract-orange-2 = contrato naranja de 2
contract-orange-3 = contrato naranja de 3
contract-orange-4 = contrato naranja de 4
contract-orange-5 = contrato naranja de 5
contract-orange-6 = contrato naranja de 6
contract-orange-7 = contrato naranja de 7
contract-orange-8 = contrato naranja de 8
contract-purple-1 = contrato morado de 1
contract-purple-2 = contrato morado de 2
contract-purple-3 = contrato morado de 3
contract-purple-4 = contrato morado de 4
contract-purple-5 = contrato morado de 5
contract-purple-6 = contrato morado de 6
contract-purple-7 = contrato morado de 7
contract-purple-8 = contrato morado de 8
contract-red-1 = contrato rojo de 1
contract-red-2 = contrato rojo de 2
contract-red-3 = contrato rojo de 3
contract-red-4 = contrato rojo de 4
contract-red-5 = contrato rojo de 5
contract-red-6 = contrato rojo de 6
contract-red-7 = contrato rojo de 7
contract-red-8 = contrato rojo de 8
contract-white-1 = contrato blanco de 1
contract-white-2 = contrato blanco de 2
contract-white-3 = contrato blanco de 3
contract-white-4 = contrato blanco de 4
contract-white-5 = contrato blanco de 5

# Partes de otros mensajes: ven las variables del mensaje en que están.
an-artifact = un { $artifact }
a-given = un { $given }
some-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}

## Acciones

action-place = Coloca tu pirata en { $epoch }
action-lose = Descarta { an-artifact }
action-restock = Repón { $epoch }
action-skip = No repongas nada
action-move = Avanza por el camino { $path }
action-take = Toma { an-artifact }
action-sell = Cumple el { $contract }
action-pay = Paga { an-artifact }
action-land = Ve a { $epoch }
action-jump = Salta con un artefacto atómico { $colour }
action-trade = Cambia un artefacto de doble flecha { $colour }
action-swap = Dáselo a { $rival } y toma { an-artifact }
action-end = Termina tu turno
action-assign = Asigna un { $contract } al color { $colour }
action-keep = No asignes ningún otro { $contract }

## Preguntas

ask-place = ¿Dónde colocas tu pirata?
ask-lose = La policía te ha atrapado. ¿Qué artefacto descartas?
ask-flee = La policía te ha atrapado. ¿Por qué camino huyes?
ask-restock = ¿Repones una época antes de actuar?
ask-act = { $left ->
    [0] Tus acciones normales están hechas. ¿Haces algo especial o terminas tu turno?
    [one] ¿Qué haces? Te queda una acción normal.
   *[other] ¿Qué haces? Te quedan { $left } acciones normales.
}
ask-pay = ¿Qué pagas por el { $selling }? { $due ->
    [one] Falta un artefacto.
   *[other] Faltan { $due } artefactos.
}
ask-land = ¿A qué época va tu pirata?
ask-trade = ¿Quién recibe la doble flecha y qué tomas a cambio?
ask-assign = ¿A qué colores asignas tus contratos blancos?

## Sucesos

event-filled = Llegó a { $epoch } { an-artifact }.
event-starts = { $seat } empezó la partida.
event-placed = { $seat } colocó su pirata en { $epoch }.
event-caught = La policía atrapó a { $seat } en { $epoch }.
event-lost = { $seat } tuvo que descartar { an-artifact }.
event-lost-whites = { $seat } tuvo que descartar { $count ->
    [one] un artefacto blanco.
   *[other] { $count } artefactos blancos.
}
event-fled = { $seat } huyó por el camino { $path } a { $epoch }.
event-stalled = Todos habían jugado un turno sin que nada se repusiera, tomara o vendiera: { $seat } tuvo que hacerlo si era posible.
event-restocked = { $seat } repuso { $epoch }.
event-patrolled = Salió la ficha de policía { $count } del año: la policía tomó el camino { $path } a { $epoch }.
event-year-ended = Terminó el año { $year } y { $count ->
    [0] no había artefactos descartados que volvieran a la bolsa.
    [one] un artefacto descartado volvió a la bolsa.
   *[other] { $count } artefactos descartados volvieron a la bolsa.
}
event-earned = { $seat } anotó { some-points } por contratos al final del año { $year }.
event-ran-dry = No quedaba ningún artefacto que sacar, así que { $epoch } se quedó como estaba.
event-moved = { $seat } avanzó por el camino { $path } a { $epoch }.
event-took = { $seat } tomó de { $epoch } { an-artifact }.
event-paid = { $seat } pagó { an-artifact }.
event-sold = { $seat } cumplió el { $contract }, que vale { some-points }.
event-landed = { $seat } volvió del bazar a { $epoch }.
event-jumped = { $seat } descartó { an-artifact } y saltó a { $epoch }.
event-traded = { $seat } dio a { $rival } { a-given } y tomó a cambio { an-artifact }.
event-ready = { $seat } terminó.
event-assigned = { $seat } asignó un { $contract } al color { $colour }.
event-got-all = { $seat } tenía contratos de los cinco colores y anotó { some-points }.
event-got-most = { $seat } tenía el valor más alto en { $colour }, que era { $value }, y anotó { some-points }.
event-scored = { $seat } acabó con { some-points } y { $contracts ->
    [one] un contrato.
   *[other] { $contracts } contratos.
}

## Lo que hay en la mesa

field-year = Año
field-police = Policía
field-pirate = Pirata
field-lying = Artefactos en los yacimientos
field-vacant = Yacimientos vacíos
field-bag = Artefactos en la bolsa
field-bag-count = Artefactos en la bolsa, en total
field-bag-police = Fichas de policía en la bolsa
field-track = Fichas de policía en el marcador
field-discards = Artefactos descartados
field-loot = Artefactos
field-sets = Artefactos por color
field-loot-count = Artefactos, en total
field-bazaar = Contratos en el bazar
field-owned = Contratos
field-contracts = Contratos, en total
field-worth = Puntos de los contratos
field-points = Puntos anotados
field-starter = Empieza la partida
field-mover = De turno
field-caught = Atrapado en este turno
field-left = Acciones normales que quedan
field-worked = Algo repuesto, tomado o vendido en este turno
field-idle = Turnos sin nada de eso
field-received = Dobles flechas recibidas en este turno
field-used = Color del artefacto en uso
field-selling = Contrato que se paga
field-due = Artefactos que faltan
field-lowest = Primer artefacto que puede pagarse ahora
field-assigned = Contratos blancos asignados

## Las reglas

chapter-1 = Preparación
clause-TP-1-1 = Todos los contratos están a la vista en el tablero del bazar.
clause-TP-1-2 = En cada yacimiento se pone un artefacto de la bolsa. Las fichas de policía que salgan vuelven a la bolsa cuando todos los yacimientos estén ocupados.
clause-TP-1-3 = La policía empieza en 2200–2299.
clause-TP-1-4 = El azar decide quién empieza. Desde su vecino de la derecha, en sentido contrario a las agujas del reloj y el que empieza al final, cada uno coloca su pirata en una época en la que no haya ninguna figura.
clause-TP-1-5 = Después los turnos van en el sentido de las agujas del reloj, primero el que empieza. Los artefactos y contratos de cada uno están a la vista.
clause-TP-1-6 = Una vez colocados todos, en una época puede haber cualquier número de figuras, también la policía.

chapter-2 = Un turno que empieza con la policía
clause-TP-2-1 = Un pirata que empieza su turno en la misma época que la policía está atrapado: se descarta un artefacto del mayor grupo de un color; entre grupos iguales elige el jugador. Quien no tiene artefactos no pierde ninguno.
clause-TP-2-2 = También se descartan todos sus artefactos blancos.
clause-TP-2-3 = Luego el pirata debe salir de la época por uno de sus dos caminos. Esto cuenta como una acción, y un artefacto atómico no sirve para ello.
clause-TP-2-4 = Queda una acción normal y cualquier número de especiales. En este turno no se puede reponer nada.

chapter-3 = Cualquier otro turno
clause-TP-3-1 = Primero se puede reponer una época que tenga un yacimiento vacío y ningún pirata; la policía no importa. Si así se acuerda para la mesa, tampoco debe haber en ella ningún artefacto.
clause-TP-3-2 = Después se hacen exactamente dos acciones normales. Las especiales pueden ir antes, entre ellas y después.

chapter-4 = Reponer
clause-TP-4-1 = Se sacan fichas de la bolsa una a una hasta que cada yacimiento de la época tenga un artefacto.
clause-TP-4-2 = Una ficha de policía lleva a la policía a la época siguiente por el camino de su número y se pone en el marcador.
clause-TP-4-3 = Una ficha para la que no queda casilla en el marcador, es decir, la octava, termina el año: las ocho fichas y todos los artefactos descartados vuelven a la bolsa y se puntúa el año. Tras el primer y el segundo año, la reposición y el turno continúan.

chapter-5 = Acciones normales
clause-TP-5-1 = Mueve el pirata por un camino.
clause-TP-5-2 = Toma un artefacto de la época en la que está el pirata.
clause-TP-5-3 = Vende: paga un contrato que siga en el tablero del bazar y quédatelo; lo pagado se descarta. Luego pon el pirata en cualquier época.
clause-TP-5-4 = Un contrato de color cuesta tantos artefactos de su color como indica, ni más ni menos; uno blanco, esa cantidad de colores distintos. Un artefacto blanco vale por cualquier color.

chapter-6 = Acciones especiales
clause-TP-6-1 = Descarta un artefacto atómico: el pirata salta a cualquier época.
clause-TP-6-2 = Da a otro jugador un artefacto de doble flecha y toma a cambio uno de los suyos, el que quieras.

chapter-7 = Puntuación
clause-TP-7-1 = Al final de cada uno de los tres años, cada uno anota los puntos de todos sus contratos. Así, un contrato del primer año puntúa tres veces.
clause-TP-7-2 = La octava ficha de policía del tercer año termina el juego al instante. Se puntúa el año y después viene la puntuación final.
clause-TP-7-3 = Cada uno asigna en secreto sus contratos blancos a colores en los que tiene un contrato de color, y luego se muestran todos a la vez.
clause-TP-7-4 = Quien tiene un contrato de color en cada uno de los cinco colores anota 2 puntos, o 4 si así se acuerda para la mesa. Los contratos blancos no cuentan para esto.
clause-TP-7-5 = En cada color, la mayor suma de puntos de contratos, con los blancos asignados, anota 2 puntos, o 4 si así se acuerda; si hay empate, los anota cada uno de los empatados.
clause-TP-7-6 = Gana quien tiene más puntos. A igualdad de puntos va delante quien tiene más contratos.

clause-TP-R1 = Coincidir con la policía solo importa al principio del propio turno.
clause-TP-R2 = La ficha que termina un año mueve antes a la policía.
clause-TP-R3 = La policía solo mira los cinco colores, pues los artefactos blancos se pierden de todos modos. El jugador elige qué artefacto del grupo se va. Quien no tiene artefactos de color no descarta ninguno.
clause-TP-R4 = No se puede hacer nada especial antes de que el pirata haya dejado a la policía. Un cambio no es una salida, pero después está permitido.
clause-TP-R5 = Los artefactos con símbolos pagan como los simples de su color, y con blancos solos también se puede pagar un contrato. El que paga elige cuáles; se nombran en un orden fijo: azul, verde, naranja, morado, rojo, en cada color simple, atómico, doble flecha, y el blanco al final.
clause-TP-R6 = Se puede cambiar con cualquiera que tenga un artefacto y por cualquiera de los que tenga; el que se acaba de dar no se puede recuperar en el mismo cambio. Una doble flecha recibida en un cambio no se puede volver a cambiar en el mismo turno: de otro modo dos de ellas podrían cambiarse sin fin.
clause-TP-R7 = Si ni siquiera tras el final de un año hay artefactos en la bolsa, la reposición se detiene. Mientras haya fichas de policía en la bolsa se sacan, y pueden terminar el año.
clause-TP-R8 = Si todos han jugado un turno sin que nada se repusiera, tomara o vendiera, quien no empiece con la policía debe reponer si una época lo permite, o si no, tomar o vender en vez de mover en cuanto sea posible, hasta que algo de esto haya ocurrido. De otro modo una partida podría quedarse parada.
clause-TP-R9 = Un contrato blanco puede quedar sin asignar; sus propios puntos ya los ha dado. Un color en el que nadie tiene contratos no da nada.
clause-TP-R10 = Quienes empatan en puntos y en contratos comparten la victoria.
clause-TP-R11 = La reposición va antes de toda acción, también de las especiales. El propio pirata también bloquea una época.
clause-TP-R12 = Un turno termina cuando sus acciones normales están hechas y el jugador lo dice, pues aún pueden seguir especiales. Si no se puede hacer nada más, termina solo.
clause-TP-R13 = Quien toma un artefacto elige cuál. Las fichas de policía que salen en la preparación no hacen nada.
clause-TP-R14 = Si todos han jugado otro turno con el deber de reponer, tomar o vender y aún nadie lo ha hecho, el tiempo pasa solo: antes del turno siguiente se saca de la bolsa una ficha de policía, que mueve a la policía y va al marcador. Esto se repite cada vez que todos han jugado otro turno. Así termina toda partida.

## Términos; en inglés están en el reglamento

term-artifact = artefacto
term-artifact-text = Una ficha de uno de cinco colores o blanca; algunas muestran un átomo o una doble flecha.
term-atomic = atómico
term-atomic-text = De un artefacto: descartado, deja saltar al pirata a cualquier época.
term-double-arrow = doble flecha
term-double-arrow-text = De un artefacto: entregado a otro jugador, trae a cambio uno de los suyos.
term-white = blanco
term-white-text = De un artefacto: vale por cualquier color. De un contrato: pide colores distintos y al final se puede asignar a un color.
term-contract = contrato
term-contract-text = Lo que pide un comprador del bazar; quien lo cumple se lo queda y puntúa por él cada año.
term-epoch = época
term-epoch-text = Cien años de historia con yacimientos de artefactos y dos caminos de salida.
term-site = yacimiento
term-site-text = El lugar de un artefacto en una época.
term-track = marcador
term-track-text = Casillas para fichas de policía: muestran cuánto ha pasado del año.
