### Lo que dice cada mesa.

page-not-loaded = No se pudo cargar esta página. Comprueba la conexión e inténtalo de nuevo.
page-missing = Aquí no hay tal página.
loading = Un momento …
close = Cerrar
cancel = Cancelar
menu = Menú
rules = Reglas
rules-all = Todas las reglas
log = Lo que pasó
table = La mesa
players = Jugadores
steps = Pasos de la ronda
to-lobby = Al vestíbulo
you = tú
you-name = Tú
bot = bot

## Asientos

seat-open = Asiento libre
seat-number = Asiento { $number }
seat-is-host = abrió la mesa
seat-is-ready = está aquí
seat-turn = tiene que responder
seat-chooses = está eligiendo
seat-sealed = ya ha elegido
seat-waits = espera
seat-by-bot = Por ahora juega un bot en este asiento.
seat-to-bot = Que un bot juegue por mí
seat-take-back = Volver a jugar yo
place = { $rank ->
    [1] primer puesto
    [2] segundo puesto
    [3] tercer puesto
   *[other] puesto { $rank }
}

## La barra

bar = Tu elección
bar-your-choice = Tu elección
bar-all-choose = Todos eligen a la vez
bar-sealed = Tu elección está sellada
bar-wait = Responden otros
bar-watching = Estás mirando
bar-waiting-for = Falta la respuesta de { $names }
bar-sending = En camino …
bar-kept = Tu elección está guardada y se envía en cuanto se alcance la sala
bar-next = Después:
bar-confirm = Confirmar
bar-seal = Sellar
bar-take-back = Quitar lo último
bar-undo = Deshacer
bar-change = Cambiar mi elección
bar-hint = Pista
bar-hinted = Un bot que sabe lo que tú sabes haría:
bar-hint-wins = ({ $win } % de ganar)
draft = Tu respuesta hasta ahora

## Por qué no

why-not = Ahora no.
why-watching = Estás mirando; juegan los que están sentados a la mesa.
why-not-asked = { $count ->
    [one] Primero tiene que responder { $names }.
   *[other] Primero tienen que responder { $names }.
}
why-not-now = Ahora mismo no se te pregunta nada.
why-over = La partida ha terminado.
clause-open = Leer la regla { $id }
clause-unknown = Esta regla no tiene texto.
refused-identity = La sala ya no te conoce. Vuelve a cargar la página.
refused-foreign = Eso no te corresponde.
refused-unknown = La sala no conoce eso.
refused-bad = La sala no lo ha entendido.
refused-stale = Esa pregunta ya se ha respondido.
refused-illegal = Eso no es posible ahora.
refused-state = La mesa no lo permite ahora.
refused-rate = Demasiado rápido. Espera un momento.
refused-big = Eso es demasiado largo.
refused-storage = La sala no puede anotar nada ahora mismo. Inténtalo de nuevo.
refused-away = No se puede llegar a la sala. No se ha perdido nada: inténtalo dentro de un momento.

## Conexión y reloj

connection-lost = Se ha perdido la conexión. Se intenta de nuevo sin que hagas nada …
connection-lost-kept = Se ha perdido la conexión. Tu elección está guardada y se enviará.
connection-closed = La conexión ha terminado. Vuelve a cargar la página.
clock-left = quedan { $time }

## Mientras no estabas

missed = Lo que te has perdido
missed-short = Novedades

## Sucesos de la propia mesa

event-table-undo = { $seat } ha retirado su última respuesta.
event-table-sit = Ahora juega otro por { $seat }, o { $seat } ha vuelto.

## Menú

chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-write = Di algo
chat-send = Enviar
concede = Rendirse
concede-sure = Dejas tu asiento para siempre; un bot lo juega hasta el final. ¿Seguro?
language = Idioma
theme = Colores
theme-auto = como el aparato
theme-light = claros
theme-dark = oscuros
motion = Movimiento
motion-auto = como el aparato
motion-full = completo
motion-reduced = quieto
sound = Sonido
sound-off = no
sound-on = sí
fair = Un reparto limpio
fair-text = Antes de repartir, la sala fijó este número. Después de la partida muestra de qué está hecho, y cualquiera puede comprobar que no se cambió nada.

## El final

result = La partida ha terminado
result-you = ¡Has ganado!
result-you-share = ¡Compartes la victoria!
result-winners = { $count ->
    [one] Ha ganado { $names }.
   *[other] { $names } comparten la victoria.
}
result-nobody = No ha ganado nadie.
rematch = Revancha
rematch-join = A la revancha
replay = Volver a ver
verify = Comprobar el reparto
verify-room = Lo que ha encontrado la sala
verify-holds = Todo es correcto.
verify-fails = Algo no es correcto.
closed = Esta mesa está cerrada.

## Antes de empezar

waiting-room = Antes de empezar
start = Empezar
start-with-bots = { $count ->
    [one] Un bot ocupa el asiento libre.
   *[other] Los bots ocupan los { $count } asientos libres.
}
wait-for-host = Empieza quien abrió la mesa.
leave = Dejar la mesa
join = Sentarse
remove = Echar a { $name }
invite = Invitar
invite-copy = Compartir el enlace
invite-copied = Hecho
invite-qr = El enlace como código QR
nonce = Una palabra tuya para el reparto (si quieres)
nonce-text = Se mezcla al barajar, de modo que ni la sala puede saber antes qué se reparte.
introduce = ¿Cómo te llamas?
introduce-text = Sin cuenta ni contraseña. Los demás ven este nombre.
introduce-name = Tu nombre
introduce-go = Seguir
table-unknown = No existe esa mesa.
table-closed-to-you = Esta mesa no está abierta para ti.
generic-table = Sobre la mesa
hand = Tus cartas
question = Pregunta
