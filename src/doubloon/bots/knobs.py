"""What can be set in a bot, as a row of numbers that compiled code reads."""

RANDOM, GREEDY, SEARCH, GUEST = range(4)

KIND, SIMULATIONS, TREES, EXPLORE, DEPTH, GUIDED, ESTIMATE, MARGIN, NOISE = range(9)
