### Unexpected Treasures en español.

seat = Asiento { $number }
title = Tesoros inesperados
summary = Llévate muebles viejos del punto de recogida antes que los demás, ten cuidado con el ladrón y vende lo que encuentres a quienes lo piden.

## Objetos y cartas numéricas

good-stool = taburete
good-lamp = lámpara
good-armchair = sillón
good-television = televisor
good-radio = radio

card-thief = ladrón
card-backpack = mochila
card-bicycle = bicicleta
card-motorbike = moto
card-car = coche
card-truck = camión

# Partes de otros mensajes: conocen las variables del mensaje en el que están.
a-good = { $goodKey ->
    [lamp] una { $good }
    [radio] una { $good }
   *[other] un { $good }
}
a-symbol = { $symbolKey ->
    [lamp] una { $symbol }
    [radio] una { $symbol }
   *[other] un { $symbol }
}

## Acciones

action-choose = { $number ->
    [0] Elige la carta numérica 0, el ladrón
   *[other] Elige la carta numérica { $number }
}
action-take = Toma { a-good } del punto de recogida
action-steal = Roba { a-good } a { $rival }
action-stop = No tomes nada más
action-complete = Completa el encargo { $mission }
# Se pagan de una vez todas las losetas del tipo que se piden, por eso no se dice cuántas.
action-pay = { $goodKey ->
    [radio] Entrega una radio como comodín
   *[other] Entrega losetas de { $good }
}
action-done = No completes ningún encargo más

## Preguntas

ask-choose = ¿Qué carta numérica eliges? El 0 es el ladrón.
ask-steal = ¿Qué robas y a quién? { $left ->
    [one] Puedes robar una loseta.
   *[other] Puedes robar hasta { $left } losetas.
}
ask-take = ¿Qué tomas del punto de recogida? { $left ->
    [one] Puedes tomar una loseta.
   *[other] Puedes tomar hasta { $left } losetas.
}
ask-complete = ¿Qué encargo completas?
ask-pay = El encargo muestra { a-symbol }. ¿Entregas el propio objeto o una radio como comodín?

## Sucesos

event-dealt-chip = { $seat } recibió la ficha de disputa { $chip }.
event-removed = { $count ->
    [0] No se retiró ningún encargo.
    [one] Se retiró un encargo sin mirarlo.
   *[other] Se retiraron { $count } encargos sin mirarlos.
}
event-revealed = Se reveló el encargo { $mission }, que vale { $value ->
    [one] un punto.
   *[other] { $value } puntos.
}
event-stocked = { $goodKey ->
    [lamp] Una { $good } salió de la bolsa y se puso en el punto de recogida.
    [radio] Una { $good } salió de la bolsa y se puso en el punto de recogida.
   *[other] Un { $good } salió de la bolsa y se puso en el punto de recogida.
}
event-refilled = { $count ->
    [one] La única loseta entregada volvió a la bolsa.
   *[other] Las { $count } losetas entregadas volvieron a la bolsa.
}
event-ran-dry = No quedaba ninguna loseta que sacar.
event-ran-out = El mazo de encargos se agotó antes de que el punto de recogida estuviera bastante lleno.
event-last-round = Se reveló el último encargo: empezó la última ronda.
event-chose = { $covered ->
    [yes] { $seat } eligió una carta numérica.
   *[no] { $seat } eligió la carta numérica { $number }.
}
event-showed = { $seat } mostró la carta numérica { $number } ({ $card }).
event-won-contest = { $seat } ganó la disputa por el { $number } con la ficha { $chip }.
event-stayed-home = { $seat } perdió la disputa por el { $number } con la ficha { $chip } y se quedó en casa.
event-exchanged = { $seat } dio la ficha { $given } a { $rival } y recibió a cambio la ficha { $got }.
event-stole = { $seat } robó { a-good } a { $rival }.
event-took = { $seat } tomó { a-good } del punto de recogida.
event-found-nothing = { $seat } no encontró nada.
event-stopped = { $left ->
    [one] { $seat } paró, aunque podía tomar una loseta más.
   *[other] { $seat } paró, aunque podía tomar { $left } losetas más.
}
event-paid = { $goodKey ->
    [radio] { $symbolKey ->
        [radio] { $seat } entregó { a-good }.
       *[other] { $seat } entregó { a-good } como comodín por { a-symbol }.
    }
   *[other] { $seat } entregó { a-good }.
}
event-completed = { $seat } completó el encargo { $mission }, que vale { $value ->
    [one] un punto.
   *[other] { $value } puntos.
}
event-scored = { $seat } consiguió { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $missions } por encargos y { $goods } por objetos.

## Lo que hay en la mesa

field-stack = Encargos en el mazo
field-place = Encargos
field-bag = Bolsa
field-site = Punto de recogida
field-handed-in = Entregado
field-goods = Objetos
field-chip = Ficha de disputa
field-card = Carta numérica
field-home = En casa
field-was-thief = Ladrón la última vez
field-turn = Carta que actúa
field-mover = De turno
field-left = Losetas aún permitidas
field-selling = Encargo que se paga
field-due = Símbolos por pagar
field-symbol = Símbolo que se paga

## Reglas

chapter-1 = Preparación
clause-UT-1-1 = Cada jugador tiene las mismas seis cartas numéricas, del 0 al 5.
clause-UT-1-2 = De las fichas de disputa se mezclan las que van del 1 al número de jugadores y se reparten boca arriba, una a cada jugador.
clause-UT-1-3 = Al empezar, todas las losetas de objetos están en la bolsa.
clause-UT-1-4 = Los encargos se barajan boca abajo. Sin mirarlos, se retiran 6 con tres jugadores y 3 con cuatro; con cinco o seis jugadores se quedan todos.

chapter-2 = Nuevos objetos
clause-UT-2-1 = Al comenzar una ronda se revela un encargo del mazo; por cada uno de sus símbolos se saca una loseta de la bolsa y se pone en el punto de recogida.
clause-UT-2-2 = Mientras en el punto de recogida haya menos de dos losetas por jugador, se revela otro encargo y también se sacan losetas para él.
clause-UT-2-3 = Si el punto de recogida ya estaba bastante lleno desde el principio, se revela de todos modos un encargo y se sacan losetas para él.
clause-UT-2-4 = Cada vez que se saca la última loseta de la bolsa, todo lo entregado hasta entonces vuelve a la bolsa y se sigue sacando. Lo que tienen los jugadores y lo que hay en el punto de recogida se queda donde está.
clause-UT-2-5 = Los encargos que nadie completó y los objetos que nadie tomó se quedan para rondas posteriores.

chapter-3 = Cartas numéricas
clause-UT-3-1 = Cada jugador elige en secreto una carta numérica; cuando todos han elegido, se muestran todas las cartas a la vez.
clause-UT-3-2 = Nadie puede elegir al ladrón en dos rondas seguidas.
clause-UT-3-3 = Si varios jugadores eligieron el mismo número, solo quien tiene la ficha de disputa más baja deja su carta en la mesa. Los demás recuperan la suya y se quedan en casa.
clause-UT-3-4 = Después, los jugadores de una disputa intercambian fichas: si son dos, cada uno toma la del otro; si son tres, el primero y el tercero; si son cuatro, el primero y el cuarto, así como el segundo y el tercero.

chapter-4 = Robar, tomar, completar
clause-UT-4-1 = Las cartas actúan en orden ascendente, así que empieza el ladrón. Roba losetas a su elección a los jugadores cuyas cartas del 1 al 5 están en la mesa: en total, tantas como cartas de esas haya, repartidas como quiera. Del punto de recogida no obtiene nada.
clause-UT-4-2 = A quien se queda en casa no se le puede robar.
clause-UT-4-3 = Quien tiene en la mesa una de las cartas del 1 al 5 toma del punto de recogida losetas a su elección, hasta el número de su carta.
clause-UT-4-4 = Justo después de tomar o robar, el jugador puede completar encargos descubiertos, tantos como pueda: entrega los objetos mostrados y pone el encargo boca abajo ante sí.
clause-UT-4-5 = Una radio es un comodín: puede sustituir a una loseta de cualquier otro tipo.
clause-UT-4-6 = Quien se queda en casa no completa ningún encargo.
clause-UT-4-7 = Después del último jugador, todos recuperan su carta numérica. Los objetos no entregados se conservan.

chapter-5 = Fin de la partida
clause-UT-5-1 = La ronda en la que se revela el último encargo del mazo se juega hasta el final y es la última.
clause-UT-5-2 = La puntuación de un jugador es el valor de los encargos completados más el valor de los objetos que aún tiene. Gana la puntuación más alta.

clause-UT-R1 = Se puede dejar de tomar o de robar antes de tiempo, incluso antes de la primera loseta, ya que el número es un límite máximo. Quien no tomó nada puede completar encargos de todos modos, salvo que se haya quedado en casa.
clause-UT-R2 = Si el mazo se agota cuando el punto de recogida aún no está bastante lleno, la ronda se juega con lo que hay.
clause-UT-R3 = Si no hay ninguna loseta ni en la bolsa ni entre los objetos entregados, se deja de sacar. Incluso entonces se revela el encargo con el que empieza la ronda, pero ninguno más.
clause-UT-R4 = Tampoco puede volver a elegir al ladrón quien lo eligió, perdió la disputa y se quedó en casa: lo que cuenta es la elección.
clause-UT-R5 = Primero, segundo, etcétera se refieren a las fichas antes del intercambio. Las disputas de cinco y de seis siguen el mismo patrón; en las de cinco, el jugador de en medio conserva su ficha. Varias disputas en una misma ronda no se afectan entre sí.
clause-UT-R6 = En un mismo encargo puede haber cualquier número de radios como comodines, y el jugador elige qué losetas entrega.
clause-UT-R7 = Los jugadores con la misma puntuación comparten su puesto, incluida la victoria.
clause-UT-R8 = Los encargos completados están boca abajo, pero no son un secreto, pues todos vieron quién los tomó.
clause-UT-R9 = Una radio mostrada en un encargo solo se puede pagar con una radio.
clause-UT-R10 = Si hay que sacar una loseta y la bolsa está vacía, primero van a la bolsa los objetos entregados.

## Términos; en inglés están en el reglamento

term-site = punto de recogida
term-site-text = El lugar de los trastos viejos: lo que hay aquí lo puede tomar cualquiera que esté en camino.
term-contest-chip = ficha de disputa
term-contest-chip-text = Una ficha con un número que decide quién puede salir cuando varios eligieron el mismo.
term-on-the-way = en camino
term-on-the-way-text = Con una de las cartas del 1 al 5 en la mesa.
term-at-home = en casa
term-at-home-text = Haber perdido una disputa en esta ronda.
term-joker = comodín
term-joker-text = Una radio entregada en lugar de otro objeto.
