### Lo que dice el propio terminal.

## El comienzo

greeting = { $title }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}. Escribe el número de una opción, la acción tal como aparece al lado, o help.
you = { $name } (tú)
and = { $first } y { $last }
head-player = nombre
head-points = pts
prompt = >{" "}

## Respuestas

taken-back = Deshecho: { $action }.
collected = Hasta ahora: { $actions }. «undo» quita lo último.
refused = «{ $action }» no está al alcance de { $name } ahora: { $text } [{ $clause }]
misspelt = «{ $text }» no se entiende. Escríbelo así: { $examples }.
unknown = «{ $text }» no es ni una opción, ni una acción, ni una orden. Escribe { $numbers }, una acción como «{ $example }» o help.
no-such-number = No hay ninguna opción { $number }. Escribe { $numbers }, una acción como «{ $example }» o help.
undo-nothing = { $name } aún no ha hecho nada que se pueda deshacer.
undo-shown = Eso no se puede deshacer: desde entonces se ha sacado o mostrado algo.
undo-acted = Eso no se puede deshacer: desde entonces han actuado otros.
hint = Un { $bot } jugaría: { $actions }.
hint-win = Con eso se ganan { $win } de 100 partidas así.
hint-candidate = { $action }: { $win } % de ganar, { $visits } intentos
hint-then = después probablemente: { $moves }

## Varias personas ante un teclado

hand-over = { $next }, toma el teclado, por favor, y pulsa Intro. { $undo ->
    [yes] ({ $last } todavía puede escribir undo.)
   *[no] {""}
}
turn = Decide { $name }.

## Reglas

ruling = interpretación
rulings = Interpretaciones
rules-more = «rules 3» muestra un capítulo, «rules { $clause }» una sola regla, «rules PALABRA» todas las que mencionan una palabra.
rules-nothing = Las reglas no mencionan «{ $text }». «rules» a secas las enumera todas.

## El final

over = La partida ha terminado. [{ $clause }]
tie = empate [{ $clause }]
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
wins = { $count ->
    [one] Gana { $names } con { points }.
   *[other] { $names } comparten la victoria con { points } cada uno.
}
unfinished = La partida queda sin terminar.

## Órdenes

help-choices = Escribe el número de una opción o la acción tal como aparece al lado, por ejemplo «{ $example }». También hay:
help-undo = deshace tu última acción, mientras nadie se haya enterado de nada por ella (también: deshacer)
help-log = cuenta toda la partida hasta ahora, hasta donde puedes saber; «log 5» solo el final (también: historial)
help-rules = enumera las reglas; con un capítulo, una regla o una palabra detrás, solo esas (también: reglas)
help-table = describe otra vez la mesa (también: mesa)
help-hint = dice qué haría un bot fuerte, y por qué (también: pista)
help-seats = dice quién está en cada sitio; «seats 2 greedy» da el sitio 2 a un bot, «seats 2 Ana» a una persona
help-help = muestra esto (también: ayuda)
help-quit = abandona la partida (también: salir)

alias-undo = u, deshacer
alias-log = historial
alias-rules = rule, reglas, regla
alias-table = t, mesa
alias-hint = h, pista
alias-seats = sitios
alias-help = ayuda
alias-quit = q, exit, salir

## La pantalla completa

players = Jugadores
screen-commitment = El reparto está sellado: sello { $commitment }… (i lo muestra entero)
screen-unsaved = No se pudo guardar la partida: { $reason }.
screen-watching = de espectador
screen-only-watching = Solo miras: ningún asiento es tuyo. Con s puedes tomar uno.
screen-over = la partida ha terminado
screen-you = tú
screen-acting = { $you ->
    [yes] { $count ->
        [one] decides tú
       *[other] decidís { $names }
    }
   *[no] { $count ->
        [one] decide { $names }
       *[other] deciden { $names }
    }
}
screen-waiting = { $count ->
    [one] { $names } piensa. Espacio: sin pausas.
   *[other] { $names } piensan. Espacio: sin pausas.
}
screen-sealed = Tu respuesta está sellada. Faltan: { $names }. Hasta entonces, con u puedes cambiarla.
screen-collected = Hasta ahora: { $actions }. (u quita lo último)
screen-no-number = Ahora no hay opción { $number }. Hay: { $numbers }.
screen-several = Varias opciones tratan de esto: { $choices }.
screen-nothing-to-do = Con esto solo nunca se hace nada.
screen-no-hint = Ahora mismo no hay nada que decidir.
screen-write = Escribe la acción:
screen-help = Teclas
screen-close = Esc cierra
screen-clause-foot = r abre las reglas en este punto · Esc cierra
screen-rules = reglas
screen-rules-keys = ↓ a la lista · / buscar · Esc volver
screen-search = buscar en las reglas, el glosario y la caja
screen-nothing = Aquí nada menciona «{ $text }».
screen-glossary = Glosario
screen-box = En la caja: { $name }
screen-printed = impreso
screen-reconstructed = reconstruido
screen-info = sobre esta mesa
screen-seats = ¿Quién debe ocupar cada asiento?
screen-replay = repetición
screen-position = Respuesta { $place } de { $last }
screen-covered = una respuesta sellada
screen-one-viewer = Mientras dure la partida solo puedes verla con tus ojos.
screen-list-keys = ⏎ abre · Esc vuelve
screen-hand-over = { $next }, toma el teclado, por favor. Los demás miran a otro lado.
screen-here = Intro: soy { $next }
screen-think-again = u: { $last } cambia de idea
screen-hand-over-leave = q sale; la partida está guardada.
viewer-open = todo abierto
viewer-spectator = como espectador
viewer-seat = como { $name }

## Teclas

key-number = la opción con este número
key-arrows = moverse entre las opciones y tomar una
key-write = escribir una acción, como «take lamp»
key-undo = deshacer tu última respuesta
key-hint = qué haría un bot fuerte
key-hurry = los bots responden sin pausas hasta tu turno
key-log = el diario; ⏎ en una línea abre su regla
key-clause = la regla del último mensaje
key-rules = las reglas, para leer y buscar
key-info = sobre esta mesa: sello, archivo, comprobación
key-seats = quién se sienta dónde; los bots relevan y devuelven
key-replay = ver la partida hasta ahora, paso a paso
key-scroll = desplazar la mesa
key-tab = entre opciones, mesa y diario
key-language = English, Deutsch, Español
key-theme = oscuro o claro
key-help = esto
key-quit = salir; la partida está guardada
key-step = una respuesta atrás o adelante
key-page = diez respuestas atrás o adelante
key-ends = el principio, el final
key-viewer = verla con otros ojos
key-back = volver
short-help = ayuda
short-undo = deshacer
short-hint = pista
short-turn-log = diario
short-rules = reglas
short-info = mesa
short-seats = sitios
short-leave = salir
short-earlier = atrás
short-later = adelante
short-viewer = ojos
short-back = cerrar

## Asientos

bot-greedy = bot codicioso
bot-random = bot al azar
bot-novice = bot principiante
bot-casual = bot ocasional
bot-strong = bot fuerte
bot-expert = bot experto
bot-learned = bot entrenado
bot-ismcts-plain = bot de manual
seat-to-bot = { $name }: juega el { $bot }
seat-to-person = { $name }: una persona en vez del { $bot }
leave-ask = ¿Salir de la partida? Está guardada: puedes seguirla más tarde.
leave-stay = quedarse
leave-leave = salir
after-replay = volver a ver la partida
after-info = comprobar que el reparto fue limpio
after-leave = dejar la mesa
seat-kind = { $kind ->
    [bot] bot ({ $name })
    [person] persona
   *[empty] nadie
}
seats-how = Escribe «seats 2 greedy» para dar el sitio 2 a un bot ({ $bots }), o «seats 2 Ana» para dárselo a una persona.
seat-taken = Desde ahora { $who } juega en el sitio { $seat }.

## La mesa

info-table = Mesa
info-seats = Asientos
info-person = { $name }
info-bot = { $name } ({ $bot })
info-options = Opciones
info-version = Versión de las reglas
info-components = Huella de la caja
info-file = Guardada en
info-commitment = Sello
info-secret = Secreto
info-nonces = Aportaciones de los jugadores
info-secret-kept = El sello se fijó antes del reparto. Al final se muestra el secreto que encierra, y cualquiera puede comprobar que todo lo sacado se siguió de él.
info-checking = Comprobando …
info-check = { $holds ->
    [yes] ✓ { $what }
   *[no] ✗ { $what }
}
check-commitment = el secreto corresponde al sello
check-components = la caja es la acordada
check-rules-version = las reglas son aquellas con que se jugó
check-set-up = la preparación se puede repetir
check-draws-and-rules = cada sorteo y cada regla
check-end = la partida se jugó hasta el final
info-fair = Todo fue limpio y según las reglas.
info-unfair = Algo no concuerda: véase arriba.
info-verify = Compruébalo: doubloon verify { $file }

## La entrada

start-motto = Búsquedas de tesoros para personas y bots
start-new = Una partida nueva
start-resume = Seguir una partida guardada
start-replay = Volver a ver una partida
start-rules = Leer las reglas
start-which-rules = ¿Las reglas de qué juego?
start-language = Idioma: { $language }
start-theme = Oscuro o claro
start-quit = Salir
new-game = Juego
new-players = Jugadores
new-seat = Asiento { $number }
new-person = una persona
new-components = Archivo de la caja
new-components-none = el del juego
new-seed = Semilla
new-seed-none = decide el azar
new-begin = Empezar (F5)
new-keys = Tab siguiente · ⏎ abrir · F5 empezar · Esc volver
new-same-name = Dos personas se llaman { $name }: dale otro nombre a una.
new-bad-seed = «{ $text }» no es una semilla: escribe un número entero, o nada.
saved-none = No hay partidas guardadas en { $folder }.
saved-over = terminada
saved-turn = le toca a: { $names }
saved-damaged = ✗ dañado, y se deja como está: { $problem }

## In a games room

at-no-address = «{ $text }» no es la dirección de una sala de juegos: es como http://host:8420/, o el enlace a una de sus mesas.
at-no-game = --at juega en las mesas de una sala de juegos: no des el juego y elige allí una mesa.
at-unreachable = Nadie responde en { $room }: { $reason }. ¿Es correcta la dirección y está abierta la sala?
at-no-room = No hay ninguna sala de juegos en { $room }.
at-your-name = Tu nombre en esta sala:{" "}
at-no-name = { $room } aún no te conoce: di quién eres con --name NOMBRE.
at-not-kept = No se puede guardar en este ordenador quién eres en esta sala: { $reason }.
at-unknown-title = El juego «{ $game }» no está instalado aquí: instálalo para jugarlo o verlo.
at-other-version = La sala juega la versión { $theirs } de { $game } y aquí está la versión { $ours }: pon las dos al mismo nivel.
at-refused = La sala no hace eso: { $reason }
at-refused-identity = La sala ya no te conoce: da otra vez tu nombre con --name NOMBRE.
at-refused-foreign = Eso no te toca hacerlo ni verlo.
at-refused-unknown = No hay tal mesa en esta sala: ¿está entero el enlace?
at-refused-stale = Demasiado tarde: esa decisión ya no está abierta.
at-refused-state = Tal como está ahora la mesa, eso no se puede hacer.
at-refused-rate = Eso fue demasiado seguido: espera un poco.
at-refused-storage = La sala no puede anotar nada en este momento: inténtalo de nuevo enseguida.
at-illegal = «{ $action }» no te está permitido ahora: { $text } [{ $clause }]
at-undo = No hay nada tuyo que se pueda retirar: otros han actuado desde entonces, o se ha robado o mostrado algo.
at-taken-back = Tu última respuesta queda retirada.
at-no-chat = Aquí no puedes hablar: solo pueden quienes están sentados a la mesa, si tiene charla.
at-lost = Se ha perdido la conexión: intentando de nuevo …
at-back = Conectado de nuevo.
at-shut = La sala ha cerrado la conexión: tu identidad se usa en otro sitio, o se pidió demasiado a la vez.
at-too-late = Esa pregunta ya no está abierta.
at-closed = Esta mesa está cerrada.
at-watching = Estás mirando.
at-waiting = Esperando a { $names }.
at-sending = Enviando …
at-bot-plays = Un bot juega en tu sitio. «seats me» lo recupera.
at-bot-seat = Un bot juega en tu sitio.
at-open-seat = libre
at-seat-bot = { $name } (juega un bot)
at-your-turn = te toca
at-status-open = sin empezar
at-status-playing = en juego
at-status-over = terminada
at-status-closed = cerrada
at-invite = Invita a otros con { $link }
note-undo = { $name } ha retirado una respuesta.
note-sit = El sitio de { $name } ha cambiado de manos.
note-said = { $name }: { $text }

# In lines of text
at-welcome = { $room } te conoce como { $name }.
at-lobby-how = Un número lleva a esa mesa, «nueva JUEGO JUGADORES BOTS» abre una, Intro vuelve a mirar, quit sale.
at-lobby-empty = Aún no hay mesas. «nueva JUEGO JUGADORES BOTS» abre una; Intro vuelve a mirar, quit sale.
at-lobby-unknown = «{ $text }» no es una mesa ni «nueva JUEGO JUGADORES BOTS». Los juegos son { $games }.
at-gather-host = «empezar» empieza, con bots en los sitios libres; «levantarse» deja tu sitio; quit.
at-gather-guest = Empieza quien abrió la mesa. «levantarse» deja tu sitio; quit.
at-gather-nobody = «sentarse» ocupa un sitio, si hay alguno libre; quit.
at-gather-unknown = «{ $text }» no significa nada antes de empezar.
at-new = nueva
at-start = empezar
at-join = sentarse
at-leave = levantarse
at-me = yo
at-seats-how = «seats bot» deja que un bot juegue por ti, «seats me» recupera tu sitio.
at-help-seats = dice quién está dónde; «seats bot» deja que un bot juegue por ti, «seats me» recupera tu sitio
at-help-quit = deja la mesa; tu sitio sigue siendo tuyo
help-say = dice algo a los demás de la mesa
help-concede = deja tu sitio para siempre; un bot lo juega hasta el final
alias-say = decir, chat
alias-concede = rendirse

# On the screen
at-gathering-host = Tú abriste la mesa. Los bots ocupan los sitios libres cuando empiezas.
at-gathering-guest = Empieza quien abrió la mesa.
at-gathering-nobody = La partida no ha empezado.
after-start = empezar
after-join = ocupar un sitio
after-give-up = dejar el sitio
after-take-seat = volver a jugar en persona
after-rematch = jugar otra vez
at-talk = Di a los demás:
at-remove = echar a { $name }
at-concede = rendirse para siempre; un bot juega hasta el final
at-no-seat = Ahora no hay nada que cambiar en los sitios.
at-no-replay = Una partida se puede volver a ver cuando ha terminado.
at-leave-ask = ¿Dejar la mesa? Tu sitio sigue siendo tuyo: vuelve a la misma dirección.
at-leave-bot = irme y dejar que un bot juegue por mí
key-own-seat = tu sitio: dejarlo a un bot, recuperarlo, rendirse
key-talk = hablar con los demás
key-replay-over = volver a ver la partida, cuando ha terminado
key-leave = salir; tu sitio sigue siendo tuyo
short-talk = hablar
at-lobby-bar = { $room } · { $name }
at-lobby-keys = ⏎ ir a la mesa · n mesa nueva · q salir
at-open-table = Abrir una mesa
at-mine = Tus mesas
at-listed = Mesas para jugar o mirar
at-new-listed = En la lista
at-new-watch = Se puede mirar
at-new-clock = Reloj
at-yes = sí
at-no = no
at-clock-none-0 = ninguno
at-clock-move-60 = un minuto por respuesta
at-clock-move-86400 = un día por respuesta
at-clock-bank-600 = diez minutos para la partida
at-clock-bank-3600 = una hora para la partida
