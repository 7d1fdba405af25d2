guide = Guía
guide-next = Entendido
guide-end = Seguir jugando
guide-stop = Cerrar la guía
lesson-end = Esa fue una ronda. Desde aquí juegas por tu cuenta: la bombilla da una pista y el libro tiene todas las reglas. ¡Suerte!

ut-goal = Estas notas son encargos. Entrega los muebles que muestra una y ganas los puntos de su pie. Gana quien tenga más puntos.
ut-kerb = Esto es lo que la gente ha dejado en la acera. Aquí está lo que buscas.
ut-choose = Todos eligen en secreto una carta de número. El número dice cuántas piezas puedes tomar, pero los números bajos van primero. El 0 es el ladrón: aquí no toma nada y roba a los demás. Toca una carta.
ut-wait = Tu carta está boca abajo. Puedes cambiarla hasta que llegue la última.
ut-contest = Dos tenían el mismo número. Sale quien tiene la ficha más baja, el otro se queda en casa, y se cambian las fichas: la próxima vez será al revés.
ut-steal = Eres el ladrón. Toca lo que quieras de quienes están fuera: en total una pieza por cada uno. Quien está en casa está a salvo.
ut-take = Te toca. Puedes tomar lo que tiene borde amarillo, tantas piezas como diga tu número. Mira antes los encargos.
ut-complete = Tienes todo lo que pide un encargo. Tócalo para entregarlo; una radio vale por cualquier cosa.

th-goal = Tres lugares con dos tesoros cada uno. El grupo más fuerte se lleva el de MAX y el más débil el de MIN. En medio no hay nada.
th-goblins = Los duendes esperan en el campamento. Después de los tres lugares, cada uno roba a quienes tienen perros con menos huellas.
th-keep = Ahora formas tu mano: quédate una de estas cartas y las demás pasan a tu vecino. Los aventureros luchan en el lugar de su color, los perros te guardan, las monedas pagan y las cartas oscuras son trucos.
th-handed-on = Todos han pasado el resto, y aquí está tu siguiente paquete. Lo que dejas le llega a otro.
th-totals = Se muestran todos los aventureros de este lugar y se suman sus fuerzas.
th-play = Ahora se pueden jugar trucos, uno tras otro, hasta que nadie quiera más. Toca una carta oscura o pasa.
th-captured = Se ha capturado un tesoro: el total más alto MAX, el más bajo MIN. Quien no tiene a nadie allí no recibe nada.
th-scare = Antes de que vengan los duendes puedes espantar a uno, si tienes esa carta. Si no, pasa.
th-use = Los pergaminos amarillos pagan por lo ocurrido en esta ronda. Usa uno ahora o guárdalo para una mejor.

pl-goal = El museo tiene siete clases de tesoros. Cuatro piezas distintas de una clase valen cinco puntos más.
pl-choose = Un plan es un equipo: cada especialista toma todo lo de un color. Los equipos pequeños actúan primero, los grandes toman más clases. Todos eligen en secreto: toca un plan.
pl-order = Tu plan está boca abajo; puedes cambiarlo hasta que llegue el último. Luego se muestran todos, y los equipos actúan de menor a mayor.
pl-clash = Equipos del mismo tamaño querían el mismo color: nadie lo obtiene. Queda para equipos mayores y para la próxima ronda.
pl-name = Solo tú elegiste un asalto relámpago: toma todo lo que hay a la vista de un color. Tócalo.
pl-take = Tu equipo volvió sin nada, así que tomas una baratija. Cuatro distintas de una clase también cuentan.
pl-give = Dos de tus planes pasan a tu vecino. Elige cuáles: del otro lado recibes dos.

tl-goal = Esto es lo que coleccionas, y nadie más lo sabe. Con cinco cartas puedes terminar la partida al gritar ¡Colección!
tl-rooms = Cinco trasteros cerrados con seis cartas cada uno, y el trastero público, donde se esconde un esqueleto.
tl-act = Una acción por turno. Para empezar, anuncia un trastero: se muestra su primera carta y todos pujan.
tl-offer = Toma cubos en la mano cerrada. El oro vale más que cualquier cantidad de plata, la plata más que el bronce y el bronce más que el cristal. Los cubos ofrecidos se pierden, gane quien gane.
tl-won = La oferta más alta se llevó todo el trastero. Qué más había dentro solo lo ha visto quien ganó.
tl-skeleton = ¡Un esqueleto! Quien lo saca pierde la mano, pero no lo que está protegido bajo un cubo de oro.
tl-buy = Nadie ganó el trastero, así que sus cartas se venden: una por un cubo de su material o de uno mejor, o un trasto gratis.
tl-trade = Los cubos se obtienen con cartas: se pueden cambiar dos iguales o una sola. Y un cubo de oro protege lo que pongas debajo.

tp-goal = Los contratos pagan al final de cada uno de los tres años: el que tienes pronto paga tres veces. Se compran con artefactos de su color.
tp-place = Coloca a tu pirata en una época donde no haya nadie. Lo que hay allí lo podrás tomar después.
tp-restock = Primero puedes rellenar una época con la bolsa. También hay fichas de policía: cada una la hace avanzar un paso.
tp-act = Dos acciones: seguir una flecha, tomar un artefacto donde estás o vender en el bazar. Los átomos y las flechas dobles dan acciones de más.
tp-police = La policía se ha movido. Quien empieza su turno junto a ella pierde artefactos y debe huir.
tp-pay = Elige con qué pagas: exactamente tantos del color; el blanco vale por cualquiera.
tp-caught = Han atrapado a alguien: pierde un artefacto del grupo mayor y todos los blancos.
