### La página de reglas.

rulebook-title = Reglas de { $game }
rulebook-missing = Ese juego no está en esta sala.
rulebook-players = { $same ->
    [1] { $most ->
        [one] para una persona
       *[other] para { $most } personas
    }
   *[0] para { $fewest } a { $most } personas
}
rulebook-play = Jugar ahora
rulebook-find = Buscar en las reglas
rulebook-hits = { $count ->
    [0] ninguna regla
    [one] una regla
   *[other] { $count } reglas
}
rulebook-nothing = Aquí nada habla de «{ $text }».
rulebook-contents = Contenido
rulebook-rulings-note = Lo que el reglamento deja abierto, y cómo se juega aquí.
rulebook-options = Opciones
rulebook-usual = habitual
rulebook-glossary = Palabras del juego
rulebook-box = Lo que hay en la caja
rulebook-others = Otras reglas
rulebook-ours = reconstruido
rulebook-ours-note = Los valores con esta marca están reconstruidos: no aparecen en el reglamento ni en otro material público, así que elegimos unos que encajan. Los demás son los impresos.
rulebook-all-ours = Todos estos están reconstruidos.

## Clases de componentes

rulebook-box-goods = Objetos
rulebook-box-missions = Encargos
rulebook-box-removed = Encargos retirados sin mirar
rulebook-box-purse = Comienzo
rulebook-box-adventurers = Aventureros
rulebook-box-watchdogs = Perros guardianes
rulebook-box-coin-cards = Cartas de monedas
rulebook-box-action-cards = Cartas de acción
rulebook-box-artifacts = Artefactos
rulebook-box-yellow-scrolls = Pergaminos amarillos
rulebook-box-gray-scrolls = Pergaminos grises
rulebook-box-limits = Aventureros débiles y fuertes
rulebook-box-goblins = Duendes
rulebook-box-teams = Planes por tipo
rulebook-box-plans = Planes
rulebook-box-colours = Colores
rulebook-box-kinds = Clases de tesoros
rulebook-box-treasures = Tesoros
rulebook-box-trinkets = Baratijas
rulebook-box-set-bonus = Bono por una serie
rulebook-box-collections = Colecciones
rulebook-box-materials = Materiales
rulebook-box-junk = Trastos
rulebook-box-badges = Insignias
rulebook-box-skeletons = Esqueletos
rulebook-box-epochs = Épocas
rulebook-box-white-artifacts = Artefactos blancos
rulebook-box-police-tokens = Fichas de policía
rulebook-box-track = Marcador de la policía
rulebook-box-contracts = Contratos

## Lo que se dice de ellos

rulebook-column-name = Nombre
rulebook-column-no = Número
rulebook-column-value = Valor
rulebook-column-count = Cantidad
rulebook-column-copies = Cantidad
rulebook-column-goods = Objetos pedidos
rulebook-column-players = Jugadores
rulebook-column-coins = Monedas
rulebook-column-colour = Color
rulebook-column-colours = Equipo
rulebook-column-kind = Clase
rulebook-column-metal = Metal
rulebook-column-strength = Fuerza
rulebook-column-paws = Huellas
rulebook-column-discipline = Disciplina
rulebook-column-adds = Suma
rulebook-column-weak = Débiles hasta
rulebook-column-strong = Fuertes desde
rulebook-column-worth = Valor
rulebook-column-points = Puntos
rulebook-column-cards = Cartas por colección
rulebook-column-cubes = Cubos
rulebook-column-start = Al comienzo
rulebook-column-removed = Retiradas con tres jugadores
rulebook-column-years = Época
rulebook-column-sites = Yacimientos
rulebook-column-exits = Los caminos 1 y 2 llevan a
rulebook-column-plain = Sencillos
rulebook-column-atomic = Atómicos
rulebook-column-arrow = Doble flecha
rulebook-column-path = Camino
rulebook-column-squares = Casillas
rulebook-column-artifacts = Artefactos pedidos
