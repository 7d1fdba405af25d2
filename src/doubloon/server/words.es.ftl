### Lo que dicen las páginas de la sala. Los juegos traen sus propias palabras.

## En todas partes

room = Sala de juegos
you = Tú
and = { $first } y { $last }
with-pictures = Con imágenes
language = Idioma
rules = Reglas
rulings = Interpretaciones

## Negativas

refused-title = Eso no se puede hacer
refused-rule = Eso no está permitido ahora: { $text } [{ $clause }]
refused-identity = La sala no te conoce en este dispositivo. Elige un nombre o abre aquí tu enlace privado.
refused-foreign = Eso no te corresponde hacerlo ni verlo.
refused-unknown = Aquí no hay tal cosa. ¿Está completo el enlace?
refused-bad = La sala no entiende eso.
refused-illegal = Eso no lo puedes hacer ahora.
refused-stale = La mesa ha avanzado entretanto: vuelve a mirarla.
refused-state = Tal como está la mesa, eso no se puede hacer.
refused-rate = Demasiado a la vez. Espera un momento y vuelve a intentarlo.
refused-big = Eso es demasiado largo.
refused-storage = La sala no puede anotar nada en este momento. Vuelve a intentarlo enseguida.
refused-back = Volver a la mesa
refused-home = Volver a la sala de juegos

## La sala

welcome = Elige un nombre para jugar. Nadie necesita una cuenta.
name = Tu nombre
enter = Entrar
open-heading = Abrir una mesa
mine-heading = Tus mesas
mine-none = Aún no estás en ninguna mesa.
listed-heading = Mesas para jugar o mirar
listed-none = Ahora mismo no hay ninguna mesa abierta a todos.
status-open = espera jugadores
status-playing = en juego
status-over = terminada
status-closed = cerrada
seat-open = sitio libre
your-turn = te toca

## Abrir una mesa

players = Jugadores
bots = Bots
bots-are = Los bots juegan
level-greedy = con codicia
level-random = al azar
level-novice = con suavidad
level-casual = sin apuro
level-strong = con fuerza
level-expert = como expertos
clock = Reloj
clock-none = ninguno
clock-move = segundos por respuesta
clock-bank = segundos para toda la partida
seconds = Segundos
listed = Cualquiera puede jugar
watch = Otros pueden mirar
chat = Chat
luck = Tu propia suerte (cualquier texto)
luck-why = Se mezcla en el reparto, para que nadie pueda haberlo amañado.
open-table = Abrir la mesa
option-left-out = Sin
option-left-out-smash-and-grabs = asaltos relámpago
option-left-out-singles = solos
option-left-out-twos = dúos
option-left-out-threes = tríos
option-left-out-fours = cuartetos
option-ghosts = Fantasmas
option-bribery = Sobornos
option-bribery-off = no
option-bribery-on = sí
option-restocking = Reponer
option-restocking-vacant = épocas con un yacimiento vacío
option-restocking-bare = épocas sin artefactos
option-bonus = Bonificaciones finales
option-turns = Turnos por jugador

## Tú

rename = Cambiar
link-why = Un enlace privado hace tuyo otro dispositivo. Sirve una vez, y este dispositivo necesitará después uno propio.
link-make = Crear un enlace privado
link-title = Tu enlace privado
link-how = Ábrelo en el otro dispositivo. No se lo enseñes a nadie.
recover-title = ¿Eres tú?
recover-yes = Sí, este dispositivo es mío

## Antes de empezar

seats-heading = Sitios
seat-host = anfitrión
seat-bot = bot
seat-you = tú
remove = Echar
invite = Invita a otros con este enlace:
commitment = Sello del reparto
join = Sentarse
leave = Levantarse
start = Empezar
start-bots = Los bots ocupan los sitios que sigan libres.
waiting-host = El anfitrión empieza la partida.
closed = Esta mesa está cerrada.

## En la mesa

turn-title = Te toca – { $title }
choosing = Faltan por elegir: { $names }
watching = Estás mirando.
sealed = Tu respuesta queda sellada hasta que elijan los demás.
bot-plays = Un bot juega en tu sitio.
take-back-seat = Volver a jugar
so-far = Hasta ahora: { $actions }.
begin-again = Empezar de nuevo
undo = Deshacer
to-bot = Que juegue un bot
concede = Abandonar
more = Más
tell-me = Avísame cuando me toque
table-heading = La mesa
log-heading = Lo que ha pasado
chat-heading = Chat
say = Di algo
send = Enviar
refresh = Mirar otra vez
note-undo = { $name } ha deshecho una respuesta.
note-sit = El sitio de { $name } ha cambiado de manos.
clock-left = A { $name } le quedan { $time }

## Al terminar

over = La partida ha terminado: { $text } [{ $clause }]
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
wins = { $count ->
    [one] Gana { $names } con { points }.
   *[other] { $names } comparten la victoria con { points } cada uno.
}
head-place = Puesto
head-player = Jugador
head-points = Puntos
head-tie = Empate
secret = Secreto del reparto
replay = Verla otra vez
journal = Acta de la partida
verify = Comprobar que el reparto fue limpio
rematch = A la revancha
again = Jugar otra vez
replay-title = { $title }: respuesta { $at } de { $last }
replay-start = Principio
replay-back = Atrás
replay-on = Adelante
replay-end = Final
seen-by = Como lo ve
seen-open = quien ve todas las cartas
seen-watcher = quien mira
to-table = Volver a la mesa
fair = Todo fue limpio y según las reglas.
unfair = Algo no concuerda.
check-commitment = el secreto corresponde al sello
check-components = la caja es la acordada
check-rules-version = las reglas son aquellas con que se jugó
check-set-up = la preparación se puede repetir
check-draws-and-rules = cada sorteo y cada regla
check-end = la partida se jugó hasta el final
