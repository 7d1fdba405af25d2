"""What can be set in a bot, as a row of numbers that compiled code reads."""

RANDOM, GREEDY, SEARCH = range(3)

KIND, SIMULATIONS, ONE_TREE, EXPLORE, DEPTH, GUIDED, ESTIMATE, MARGIN, NOISE = range(9)
