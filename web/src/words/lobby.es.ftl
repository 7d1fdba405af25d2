### Lo que dicen el vestíbulo y las páginas alrededor de las mesas.

## La cabecera

lobby-nav = Principal
lobby-play = Jugar
lobby-watch = Mirar
lobby-me = Mi nombre
lobby-me-named = { $name }: mi nombre y ajustes
lobby-go-light = Cambiar a colores claros
lobby-go-dark = Cambiar a colores oscuros

## La estantería

lobby-title = Cinco cazas del tesoro.
lobby-title-pick = Elige una.
lead = Sin cuenta. Juega en dos clics o manda un enlace a tus amigos.
shelf = Los juegos
lobby-away = No se puede llegar a la sala. Lo seguimos intentando …
nudge-in = { $more ->
    [0] en { $title }
   *[other] en { $title } y { $more } más
}
box-unexpected-treasures = Tesoros inesperados
box-unexpected-treasures-line = Llévate muebles de la acera antes de que pase el camión.
box-treasure-hunter = Cazador de tesoros
box-treasure-hunter-line = Reúne una banda para hielo, selva y lava. Ojo con los duendes.
box-the-plan = El plan
box-the-plan-line = Manda un equipo pequeño al museo. Los menores van primero.
box-trasteros-locos = Trasteros Locos
box-trasteros-locos-line = Puja por un trastero cerrado. Ojalá sin esqueleto.
box-time-pirates = Piratas del tiempo
box-time-pirates-line = Saquea siete épocas, un salto por delante de la policía.
box-players = de { $fewest } a { $most } jugadores
box-moves = ≈ { $count } jugadas
box-moves-heard = unas { $count } jugadas por jugador

## Jugar ya

play-label = Jugar ya a { $title }
play-bots = Jugar ya contra bots
play-now = Jugar ya
play-now-bots = Jugar ya contra bots
play-opening = Un momento …
play-count = Cuántos bots
play-against = { $count ->
    [0] Tú solo
    [one] Tú y 1 bot
   *[other] Tú y { $count } bots
}
play-fewer = Un bot menos
play-more = Un bot más
play-level = Los bots juegan
play-level-random = al azar
play-level-novice = con suavidad
play-level-greedy = con codicia
play-level-casual = sin apuro
play-level-strong = con fuerza
play-level-expert = como expertos
play-learn = Primera ronda guiada
play-rules = Reglas en una página
lobby-play-as = Juegas como
visitor-names = Urraca curiosa, Nutria valiente, Tejón con suerte, Cuervo listo, Hurón alegre, Comadreja astuta, Frailecillo audaz, Ardilla veloz, Garza tranquila, Hámster salvaje, Morsa risueña, Grajilla despierta, Topo ágil, Pelícano feliz, Gran geco, Loro orgulloso

## Mis mesas y las de otros

mine = Mis mesas
mine-turns = { $count ->
    [one] 1 te espera
   *[other] { $count } te esperan
}
mine-none = Aún no estás en ninguna mesa. Elige una caja y juega.
lobby-your-turn = Te toca
lobby-turn-of = Le toca a { $name }
lobby-choosing = { $count } están eligiendo
lobby-bots-play = Juegan los bots
lobby-free = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
lobby-full = Lista para empezar
lobby-over = Terminada
lobby-closed = Cerrada
lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
lobby-all = Mostrar las { $count }
listed = Para unirse o mirar
listed-none = Ahora no hay ninguna mesa abierta a todos.
recent = Partidas recientes
recent-none = Aún no hay partidas terminadas.
recent-won = ganaste, { $points } a { $next }
recent-won-alone = ganaste con { $points }
recent-shared = compartiste la victoria con { $points }
recent-place = puesto { $rank } de { $count } con { $points }
recent-replay = Repetición de { $title }, { $day }

## Abrir una mesa

open = Abrir una mesa
open-game = Juego
open-seats = Asientos
open-seats-many = Cuántos juegan
open-seats-count = { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
}
open-seat = Asiento { $number }
open-seat-free = libre, para una persona
open-seat-bot = un bot que juega { $level }
open-seats-note = Los bots se sientan al final. Los asientos que sigan libres al empezar serán para bots.
open-seats-all = No hay que esperar a nadie: la partida empieza enseguida.
open-who = Quién puede venir
open-private-short = Privada
open-listed-short = Para todos
open-join = Unirse
open-private = Solo con el enlace
open-listed = Cualquiera, desde el vestíbulo
open-watch = Otros pueden mirar
open-chat = Con chat
open-options = Reglas a elegir
open-options-none = Este juego no tiene nada que elegir.
open-clock = Reloj
clock-kind = Tiempo para pensar
clock-none = Sin reloj
clock-move = Por respuesta
clock-bank = Toda la partida
clock-move-how-long = Para cada respuesta
clock-bank-how-long = Para todas las respuestas de un jugador
clock-none-text = Tomaos vuestro tiempo, días si queréis.
clock-text = Cuando se acaba el tiempo, un bot juega por esa persona hasta que vuelve.
span-seconds = { $count } segundos
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
span-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
open-deal = El reparto
open-link = Abrir y obtener un enlace
open-start = Abrir y empezar
open-note = Los asientos libres se pueden dar a bots en cualquier momento.
open-all = Todo lo que se puede elegir
open-no-game = La sala no tiene ese juego. Elige otro.
box-file = Tus propios componentes
box-file-text = Otras cartas, números o precios: guarda el archivo del juego, cámbialo y juega con él.
box-file-pick = Elegir un archivo (JSON)
box-file-save = Guardar el del juego
box-file-drop = Volver al del juego
box-file-no-json = No se puede leer ese archivo: tiene que ser JSON, como el que puedes guardar aquí.
box-file-no-object = Ese archivo no contiene componentes: tiene que ser como el que puedes guardar aquí.
box-file-big = Ese archivo es demasiado grande: 60 kB como máximo.

## Unirse

join-title = Unirse a una mesa
join-code = Código o enlace
join-go = Unirse
join-note = El enlace o el código lo tiene quien abrió la mesa.
join-show = O enseña este código de tu última mesa a un móvil cercano:
join-qr = Código QR de la mesa { $code }
join-empty = Escribe el código de una mesa o pega su enlace.
join-no-code = Eso no es el código de una mesa. Tiene 16 cifras y letras de la a a la f; o pega el enlace entero.
join-full = Todos los asientos de esta mesa están ocupados.
join-begun = Esta partida ya ha empezado.
join-over = Esta partida ha terminado.
join-closed = Esta mesa está cerrada: todos se han ido.
join-watch = Mirar la partida
join-refused-unknown = Aquí no hay tal mesa. ¿Está completo el código?
join-refused-foreign = Esa partida ya ha empezado y no se puede mirar.

## Negativas

lobby-refused-bad = La sala no puede hacerlo:
play-refused-rate = Tienes muchas mesas sin terminar o fuiste muy rápido. Termina o deja una, o espera un momento.
open-box-refused-bad = La sala no puede jugar con estos componentes:
name-refused-bad = Un nombre tiene de 1 a 24 letras, cifras o signos visibles.
name-refused-rate = Llega mucha gente nueva desde tu dirección. Espera un poco e inténtalo de nuevo.

## Yo

me-title = Mi nombre y ajustes
me-name = Mi nombre
me-rename = Cambiar
me-enter = Tomar este nombre
me-saved = Desde ahora eres { $name }.
me-name-text = Sin cuenta ni contraseña: este dispositivo te recuerda. En las mesas donde estás sigue el nombre con que llegaste.
me-link = En otro dispositivo
me-link-text = Un enlace privado hace tuyo otro dispositivo, con tu nombre y tus mesas. Sirve una vez, durante siete días; después aquel dispositivo eres tú, y este ya no.
me-link-make = Hacer un enlace privado
me-link-first = Elige primero un nombre.
me-link-qr = El enlace privado como código QR
me-link-secret = No se lo enseñes a nadie más: quien lo abre eres tú.
me-have-link = Tengo un enlace así
me-device = Este dispositivo
recover = ¿Eres tú?
recover-text = Con este enlace privado sigues aquí como en tu otro dispositivo: el mismo nombre, las mismas mesas. El otro dispositivo ya no te conocerá.
recover-paste = Tu enlace privado
recover-known = Aquí eres ahora { $name }. Esa identidad se pierde si no haces antes un enlace privado para ella.
recover-yes = Sí, este dispositivo es mío
recover-no = No, dejarlo así
recover-no-link = Eso no es un enlace privado. Pega el enlace entero.
recover-refused-identity = Este enlace ya se usó, tiene más de siete días o no está completo. Haz uno nuevo en el dispositivo que te conoce.
recover-refused-bad = Este enlace no está completo. Pégalo otra vez o haz uno nuevo.
