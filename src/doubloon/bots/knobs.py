"""What can be set in a bot, as a row of numbers that compiled code reads."""

RANDOM, GREEDY, SEARCH, GUEST = range(4)

KIND, SIMULATIONS, ONE_TREE, EXPLORE, DEPTH, GUIDED, ESTIMATE, MARGIN, NOISE = range(9)
