### The Plan en español.

seat = Asiento { $number }
title = El plan
summary = Envía el equipo adecuado al museo en el momento adecuado: los pequeños son rápidos, los grandes se llevan más, y dos que buscan lo mismo se quedan sin nada.

## Tesoros y baratijas

colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-purple = morado
colour-white = blanco

kind-jewels = joyas
kind-antiquities = antigüedades
kind-egypt = Antiguo Egipto
kind-bones = huesos de dinosaurio
kind-space = viajes espaciales
kind-paintings = pinturas
kind-sculptures = esculturas

souvenir-mug = taza
souvenir-postcard = postal
souvenir-globe = bola de nieve

trinket-mug-1 = taza 1
trinket-mug-2 = taza 2
trinket-mug-3 = taza 3
trinket-mug-4 = taza 4
trinket-mug-5 = taza 5
trinket-postcard-1 = postal 1
trinket-postcard-2 = postal 2
trinket-postcard-3 = postal 3
trinket-postcard-4 = postal 4
trinket-postcard-5 = postal 5
trinket-globe-1 = bola de nieve 1
trinket-globe-2 = bola de nieve 2
trinket-globe-3 = bola de nieve 3
trinket-globe-4 = bola de nieve 4
trinket-globe-5 = bola de nieve 5

## Planes, por las iniciales de red, orange, yellow, green, blue, purple, white

team-smash-and-grabs = asaltos relámpago
team-singles = solos
team-twos = dúos
team-threes = tríos
team-fours = cuartetos

plan-smash = asalto relámpago
plan-r = rojo
plan-o = naranja
plan-y = amarillo
plan-g = verde
plan-b = azul
plan-p = morado
plan-w = blanco
plan-ro = rojo y naranja
plan-ry = rojo y amarillo
plan-rg = rojo y verde
plan-rb = rojo y azul
plan-rp = rojo y morado
plan-rw = rojo y blanco
plan-oy = naranja y amarillo
plan-og = naranja y verde
plan-ob = naranja y azul
plan-op = naranja y morado
plan-ow = naranja y blanco
plan-yg = amarillo y verde
plan-yb = amarillo y azul
plan-yp = amarillo y morado
plan-yw = amarillo y blanco
plan-gb = verde y azul
plan-gp = verde y morado
plan-gw = verde y blanco
plan-bp = azul y morado
plan-bw = azul y blanco
plan-pw = morado y blanco
plan-roy = rojo, naranja y amarillo
plan-rog = rojo, naranja y verde
plan-rob = rojo, naranja y azul
plan-rop = rojo, naranja y morado
plan-row = rojo, naranja y blanco
plan-ryg = rojo, amarillo y verde
plan-ryb = rojo, amarillo y azul
plan-ryp = rojo, amarillo y morado
plan-ryw = rojo, amarillo y blanco
plan-rgb = rojo, verde y azul
plan-rgp = rojo, verde y morado
plan-rgw = rojo, verde y blanco
plan-rbp = rojo, azul y morado
plan-rbw = rojo, azul y blanco
plan-rpw = rojo, morado y blanco
plan-oyg = naranja, amarillo y verde
plan-oyb = naranja, amarillo y azul
plan-oyp = naranja, amarillo y morado
plan-oyw = naranja, amarillo y blanco
plan-ogb = naranja, verde y azul
plan-ogp = naranja, verde y morado
plan-ogw = naranja, verde y blanco
plan-obp = naranja, azul y morado
plan-obw = naranja, azul y blanco
plan-opw = naranja, morado y blanco
plan-ygb = amarillo, verde y azul
plan-ygp = amarillo, verde y morado
plan-ygw = amarillo, verde y blanco
plan-ybp = amarillo, azul y morado
plan-ybw = amarillo, azul y blanco
plan-ypw = amarillo, morado y blanco
plan-gbp = verde, azul y morado
plan-gbw = verde, azul y blanco
plan-gpw = verde, morado y blanco
plan-bpw = azul, morado y blanco
plan-royg = rojo, naranja, amarillo y verde
plan-royb = rojo, naranja, amarillo y azul
plan-royp = rojo, naranja, amarillo y morado
plan-royw = rojo, naranja, amarillo y blanco
plan-rogb = rojo, naranja, verde y azul
plan-rogp = rojo, naranja, verde y morado
plan-rogw = rojo, naranja, verde y blanco
plan-robp = rojo, naranja, azul y morado
plan-robw = rojo, naranja, azul y blanco
plan-ropw = rojo, naranja, morado y blanco
plan-rygb = rojo, amarillo, verde y azul
plan-rygp = rojo, amarillo, verde y morado
plan-rygw = rojo, amarillo, verde y blanco
plan-rybp = rojo, amarillo, azul y morado
plan-rybw = rojo, amarillo, azul y blanco
plan-rypw = rojo, amarillo, morado y blanco
plan-rgbp = rojo, verde, azul y morado
plan-rgbw = rojo, verde, azul y blanco
plan-rgpw = rojo, verde, morado y blanco
plan-rbpw = rojo, azul, morado y blanco
plan-oygb = naranja, amarillo, verde y azul
plan-oygp = naranja, amarillo, verde y morado
plan-oygw = naranja, amarillo, verde y blanco
plan-oybp = naranja, amarillo, azul y morado
plan-oybw = naranja, amarillo, azul y blanco
plan-oypw = naranja, amarillo, morado y blanco
plan-ogbp = naranja, verde, azul y morado
plan-ogbw = naranja, verde, azul y blanco
plan-ogpw = naranja, verde, morado y blanco
plan-obpw = naranja, azul, morado y blanco
plan-ygbp = amarillo, verde, azul y morado
plan-ygbw = amarillo, verde, azul y blanco
plan-ygpw = amarillo, verde, morado y blanco
plan-ybpw = amarillo, azul, morado y blanco
plan-gbpw = verde, azul, morado y blanco

side-left = izquierda
side-right = derecha

result-won = ganada
result-drawn = empatada
result-lost = perdida

# Partes de otros mensajes: conocen las variables del mensaje en el que están.
who = { $ghost ->
    [0] { $seat }
   *[other] Fantasma { $ghost }
}
a-plan = { $planKey ->
    [smash] un { $plan }
   *[other] el plan { $plan }
}
a-colour = de color { $colour }

## Acciones

action-choose = Elige { a-plan }
action-give = Pasa { a-plan }
action-name = Toma todo lo que hay { a-colour }
action-take = Toma { $trinket }
action-draw = Roba una baratija del montón
action-pick = Resuelve ahora el empate por el { $colour }
action-add = Añade { $trinket } a tu oferta
action-done = Haz esta oferta

## Preguntas

ask-choose = ¿Qué plan eliges para esta ronda?
ask-give = ¿Qué dos planes pasas a la { $turn ->
    [4] derecha?
    [5] derecha?
    [6] derecha?
   *[other] izquierda?
}
ask-name = ¿Qué color se lleva tu asalto relámpago?
ask-take = ¿Qué baratija tomas?
ask-pick = ¿Qué empate se resuelve ahora?
ask-offer = { $teamKey ->
    [smash-and-grabs] Hay varios asaltos relámpago empatados. ¿Qué baratijas ofreces?
   *[other] Hay un empate por el { $tie }. ¿Qué baratijas ofreces?
}

## Sucesos

event-left-out = Se juega sin { $team }.
event-began-deal = Empezó el reparto { $deal }: { $count ->
    [one] un plan para cada mano.
   *[other] { $count } planes para cada mano.
}
event-refilled = Cada mano se completó hasta tener dos planes.
event-reshuffled = Se barajaron los descartes: { $count ->
    [one] hay de nuevo un plan en el mazo.
   *[other] hay de nuevo { $count } planes en el mazo.
}
event-dealt = { $seat } recibió { a-plan } en el reparto.
event-uncovered = Se descubrió un tesoro { a-colour }: pieza { $piece }, vale { $value ->
    [one] un punto.
   *[other] { $value } puntos.
}
event-set-out = Se descubrió una baratija: { $trinket }.
event-ran-short = { $count ->
    [0] No quedaba ninguna baratija que descubrir.
    [one] Solo quedaba una baratija que descubrir.
   *[other] Solo quedaban { $count } baratijas que descubrir.
}
event-chose = { $covered ->
    [yes] { $seat } eligió un plan.
   *[no] { $seat } eligió { a-plan }.
}
event-showed = { who } mostró { a-plan }.
event-named = { who } nombró el { $colour }.
event-took = { who } tomó { $count ->
    [one] un tesoro
   *[other] { $count } tesoros
} { a-colour } por valor de { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
event-cancelled = { $count } asaltos relámpago se anularon entre sí.
event-tied = Unos equipos se estorbaron: { $count } { $team } buscaban el { $colour }.
event-picked = { $seat } hizo resolver el empate por el { $colour }.
event-sealed = { $seat } hizo una oferta.
event-offered = { $seat } ofreció { $count ->
    [0] nada.
    [one] una baratija.
   *[other] { $count } baratijas.
}
event-laid = { $seat } mostró en su oferta: { $trinket }.
event-paid = { $seat } pagó y dejó a la vista: { $trinket }.
event-stayed-tied = { $count ->
    [0] Nadie ofreció nada y el empate siguió.
    [one] Las ofertas más altas fueron de una baratija y el empate siguió.
   *[other] Las ofertas más altas fueron de { $count } baratijas y el empate siguió.
}
event-took-trinket = { who } tomó una baratija: { $trinket }.
event-drew-trinket = { who } robó una baratija del montón: { $trinket }.
event-got-trinket = { who } recibió al azar una baratija de las que estaban a la vista, porque el montón estaba vacío: { $trinket }.
event-found-nothing = { who } ya no encontró ninguna baratija.
event-set-aside = { $covered ->
    [yes] { $seat } apartó un plan para pasarlo.
   *[no] { $seat } apartó { a-plan } para pasarlo.
}
event-passed-on = Todos pasaron dos planes a la { $side }.
event-received = { $seat } recibió { a-plan } de { $giver }.
event-discarded = { $covered ->
    [yes] { $seat } descartó un plan sin jugarlo.
   *[no] { $seat } descartó { a-plan } sin jugarlo.
}
event-scored = { who } consiguió { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $pieces } por tesoros y baratijas y { $sets } por colecciones completas.
event-solo-ended = { $resultKey ->
    [won] { $margin ->
        [0] { $seat } venció al mejor fantasma en el desempate.
        [one] { $seat } venció al mejor fantasma por un punto.
       *[other] { $seat } venció al mejor fantasma por { $margin } puntos.
    }
    [drawn] { $seat } y el mejor fantasma quedaron igualados.
   *[other] { $margin ->
        [0] { $seat } perdió contra el mejor fantasma en el desempate.
        [one] { $seat } perdió contra el mejor fantasma por un punto.
       *[other] { $seat } perdió contra el mejor fantasma por { $margin } puntos.
    }
}

## Lo que hay en la mesa

field-hands = Manos
field-left-out = Tipos excluidos
field-turn = Rondas jugadas
field-since = Barajado antes de la ronda
field-recalled = Rondas anteriores que aún dicen algo de las manos
field-stack = Mazo
field-stacked = Mazo por tipos
field-plans-left = Planes en el mazo
field-hand = Mano
field-played = Planes jugados
field-away = Pasado o descartado
field-pile = Montón de tesoros
field-treasures-left = Tesoros en el montón
field-museum = Tesoros a la vista
field-loot = Botín
field-treasures = Tesoros
field-trinket-pile = Montón de baratijas
field-trinkets-left = Baratijas en el montón
field-shop = Baratijas a la vista
field-bag = Baratijas por piezas
field-trinkets = Baratijas
field-team = Tamaño que actúa
field-sent = Equipos enviados
field-acting = Equipos que actúan
field-served = Ya atendidos
field-ties = Empates por resolver
field-tie = Empate que se resuelve
field-bidders = En el empate
field-offer = Oferta
field-mover = De turno
field-old = Planes en mano del mazo anterior
field-olds = Esos planes por mano
field-bench = Espacio de trabajo
field-missing = Sitio de trabajo para planes

## Reglas

chapter-1 = Preparación
clause-PL-1-1 = Se barajan los planes y cada jugador recibe seis. Los tesoros y las baratijas se mezclan boca abajo, cada cual en su montón.

chapter-2 = Una ronda
clause-PL-2-1 = Al empezar una ronda se descubren 5 tesoros del montón. Se unen a los que aún están a la vista.
clause-PL-2-2 = Después se descubren 3 baratijas de su montón y se unen a las que aún están a la vista.
clause-PL-2-3 = Cada jugador elige en secreto un plan de su mano; cuando todos han elegido, se muestran todos a la vez.
clause-PL-2-4 = Los equipos actúan por orden de tamaño: primero los asaltos relámpago, luego los solos, los dúos, los tríos y los cuartetos. Los equipos de un mismo tamaño actúan a la vez.
clause-PL-2-5 = Cada especialista de un equipo toma todos los tesoros a la vista de su color.
clause-PL-2-6 = Si equipos del mismo tamaño comparten un color, ninguno de ellos lo toma. Esos tesoros se quedan donde están, y equipos mayores aún pueden tomarlos en esta ronda.
clause-PL-2-7 = Si solo hay un asalto relámpago, su jugador toma todos los tesoros a la vista de un color. Dos o más se anulan entre sí y no toman ningún tesoro.
clause-PL-2-8 = Quien no consiguió ningún tesoro con su plan toma enseguida una baratija: cualquiera a la vista o la primera del montón.
clause-PL-2-9 = Si varios deben tomar una baratija a la vez, empieza quien tiene menos tesoros y después quien tiene menos baratijas. Los jugadores iguales en ambas cosas roban a ciegas del montón.
clause-PL-2-10 = Los planes usados se descartan. Después, cada jugador pasa dos planes de su mano a un vecino.
clause-PL-2-11 = Cuando a todos les quedan solo dos planes, es decir, tras cuatro rondas, estos se descartan y se reparten seis nuevos: empieza otro reparto. En los repartos 1 y 3 se pasa a la izquierda y en el reparto 2 a la derecha.
clause-PL-2-12 = Cuando el mazo de planes está vacío, se barajan los descartes y pasan a ser el nuevo mazo.
clause-PL-2-13 = Los tesoros y las baratijas que nadie tomó siguen a la vista en la ronda siguiente.

chapter-3 = Fin de la partida
clause-PL-3-1 = Una ronda necesita 5 tesoros del montón. Si no los hay, la partida termina en el acto, lo que ocurre siempre tras la ronda 11.
clause-PL-3-2 = Cada tesoro y cada baratija vale tantos puntos como símbolos muestra.
clause-PL-3-3 = Cada colección completa de cuatro piezas distintas de un tipo vale 5 puntos más. De las baratijas, que son cinco, bastan cuatro distintas.
clause-PL-3-4 = Entre jugadores con los mismos puntos va delante quien tiene más colecciones completas, luego quien tiene más tesoros y luego quien tiene más baratijas.

chapter-4 = Variantes
clause-PL-4-1 = Con dos jugadores se dejan fuera dos tipos de planes, fijados para la mesa antes de la partida: los asaltos relámpago y los cuartetos si no se acuerda otra cosa, pero pueden ser dos cualesquiera.
clause-PL-4-2 = Un jugador solo deja fuera dos tipos de planes y juega contra uno o más fantasmas. Él y cada fantasma tienen dos planes. Él elige uno de los suyos, cada fantasma muestra uno de los suyos y, cuando los planes han actuado, cada mano se completa hasta dos.
clause-PL-4-3 = Soborno, si se acuerda: un empate entre especialistas o entre asaltos relámpago se puede romper con baratijas. Los implicados toman en secreto en la mano las baratijas que ofrecen y todas se muestran a la vez. La oferta más alta, si es una sola, se deja a la vista junto al montón de baratijas, y su jugador toma lo que estaba empatado. Todas las demás ofertas vuelven a sus dueños, también las que empatan por la más alta. Si hay varios empates en un mismo tamaño, el jugador con menos tesoros decide cuál va primero.

clause-PL-R1 = Un asalto relámpago nombra su color cuando actúa, y debe ser uno que esté a la vista. Siempre hay alguno.
clause-PL-R2 = Nadie puede dejar atrás un tesoro que su plan toma.
clause-PL-R3 = Las baratijas de un tamaño de equipo se toman antes de que actúe el tamaño siguiente.
clause-PL-R4 = Si el montón no alcanza para todos los que deben robar a ciegas, el azar decide quién recibe del montón, y los demás reciben al azar una baratija a la vista. Un montón vacío no se puede elegir. Si no hay baratijas en ninguna parte, no se toma nada.
clause-PL-R5 = Si en el montón quedan menos de tres baratijas, se descubren esas y la partida sigue.
clause-PL-R6 = Los planes se pasan a la vez y sin verlos, antes de que nadie mire lo que recibe. No se pasa nada tras la cuarta ronda de un reparto ni tras la ronda 11.
clause-PL-R7 = De un tipo de tesoro hay tantas colecciones como ejemplares de aquella de sus cuatro piezas de la que menos se tiene. De un tipo de baratija hay tantas como se puedan poner una junto a otra, cada una de cuatro piezas distintas.
clause-PL-R8 = Para romper un empate cuentan las colecciones de tesoros y también las de baratijas. Los jugadores iguales en todo comparten su puesto, incluida la victoria.
clause-PL-R9 = A solas: los tipos excluidos se eligen como con dos jugadores y hay de 1 a 5 fantasmas. No hay repartos ni se pasa nada. El jugador completa primero su mano y luego los fantasmas por orden. Un fantasma muestra un plan al azar, conserva su botín, roba sus baratijas a ciegas y ocupa su lugar en el orden de las baratijas como cualquiera. Su asalto relámpago toma el color que más puntos vale, luego el de más piezas y luego uno al azar. El jugador gana si supera al mejor fantasma, con los desempates habituales; si aun así son iguales, es un empate.
clause-PL-R10 = Soborno: en cada tamaño se toman primero los colores sin empate, luego se resuelven los empates uno a uno y luego se toman baratijas. Solo se puja por colores de los que hay algo a la vista. El siguiente empate lo elige, entre los que siguen en alguno, quien tiene menos tesoros, luego menos baratijas y luego el azar, cada vez de nuevo. Se puede no ofrecer nada, y si nadie ofrece nada sigue el empate. Si las ofertas más altas son iguales nadie toma nada, las más bajas no ascienden y los tesoros quedan para equipos mayores. Qué baratijas se ofrecen se decide con la oferta. Un asalto relámpago que gana nombra su color después. Las baratijas pagadas quedan a la vista en el acto. A solas no hay soborno.
clause-PL-R11 = Si el mazo se agota mientras se reparte, se reparte el resto, se barajan los descartes y se sigue repartiendo.
clause-PL-R12 = El tesoro que sobra en el montón y todo lo que sigue a la vista no puntúa para nadie.
clause-PL-R13 = El orden para tomar baratijas va por número de piezas, no por puntos, tal como están cuando el tamaño empieza a tomarlas. Los jugadores iguales roban cuando les llega el turno; los que van detrás siguen eligiendo libremente.

## Términos; en inglés están en el reglamento

term-plan = plan
term-plan-text = Una carta que muestra un equipo de hasta cuatro especialistas o un asalto relámpago.
term-specialist = especialista
term-specialist-text = Miembro de un equipo que toma tesoros de un color.
term-smash-and-grab = asalto relámpago
term-smash-and-grab-text = Un plan sin especialistas que actúa primero y toma un color a elección de su jugador.
term-treasure = tesoro
term-treasure-text = Una pieza del museo, de uno de siete tipos, cada uno con su color.
term-trinket = baratija
term-trinket-text = Un recuerdo para quienes salen del museo con las manos vacías.
term-deal = reparto
term-deal-text = Cuatro rondas que se juegan con los planes repartidos al empezar.
term-ghost = fantasma
term-ghost-text = En la partida en solitario, un rival sin jugador.
