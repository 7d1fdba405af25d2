### La comprobación de una partida terminada, en el navegador.

fair-working = Tu navegador está calculando …
fair-all = Reparto limpio: todo lo que tu navegador pudo comparar coincide.
fair-not = Algo no coincide. Guarda el diario y pide a los demás que también lo comprueben.
fair-right = coincide
fair-wrong = no coincide
fair-open = nada que comparar
fair-unreachable = No se pudieron obtener el diario y las extracciones. Vuelve a intentarlo enseguida.
fair-more = Esta comprobación sabe cómo se baraja, pero no conoce las reglas. Descarga el diario y deja que el programa compruebe también cada regla:
fair-download = Descargar el diario

fair-journal = El diario
fair-journal-holds = Está completo, { $entries } líneas, y es de esta mesa.
fair-journal-other = Es de otra mesa ({ $table }) o de otro juego.
fair-journal-broken = Está incompleto o no es un diario.

fair-commitment = El número fijado de antemano
fair-commitment-holds = El secreto revelado da exactamente el número que la sala fijó antes de repartir: { $made }
fair-commitment-fails = El secreto revelado da { $made }, pero la sala había fijado { $said }.

fair-before = Visto antes del final
fair-before-holds = Es el número que este dispositivo anotó durante la partida.
fair-before-fails = Durante la partida este dispositivo anotó { $before }, pero el secreto da { $made }.
fair-before-unknown = Este dispositivo no vio la mesa antes del final, así que no anotó ningún número.

fair-nonce = Tu propia palabra
fair-nonce-holds = La palabra que diste está en el reparto: «{ $mine }». Palabras en total: { $given }.
fair-nonce-fails = Diste «{ $mine }», pero el reparto se hizo con «{ $said }».
fair-nonce-none = No diste ninguna palabra para el reparto. Palabras de los demás: { $given }.
fair-nonce-unknown = El reparto tiene la palabra «{ $mine }» para tu asiento; este dispositivo no sabe si es la tuya.
fair-nonce-watching = No te sentaste a esta mesa. Palabras de los jugadores: { $given }.

fair-components = Lo que hay en la caja
fair-components-holds = Las cartas y losetas del diario son las que entraron en la semilla, según su huella { $made }
fair-components-fails = Las cartas y losetas del diario tienen la huella { $made }, pero en la semilla entró { $said }.

fair-seed = La semilla
fair-seed-holds = { $words ->
    [0] El secreto y todo lo acordado dan
    [one] El secreto, una palabra de los jugadores y todo lo acordado dan
   *[other] El secreto, { $words } palabras de los jugadores y todo lo acordado dan
} { $seed }

fair-draws = Cada extracción
fair-draws-holds = Las { $count } extracciones de la preparación y de las respuestas se calcularon de nuevo a partir de la semilla; cada una es la que hizo la sala.
fair-draws-wrong = En el paso { $answer }, extracción { $draw } (una entre { $among }): la semilla da el número { $mine }, la sala sacó el número { $told }.
fair-draws-missing = La sala da las extracciones de { $told } pasos, pero el diario tiene { $needed }.
