guide = Guide
guide-next = Got it
guide-end = Play on
guide-stop = Stop the guide
lesson-end = That was a round. From here on you play alone: the light bulb gives a hint, and the book has every rule. Good luck!

ut-goal = These notes are missions. Hand in the furniture that one shows, and you score the number at its foot. Most points win.
ut-kerb = This is what people have put out on the kerb. What you want is here.
ut-choose = Everybody chooses a number card in secret. The number says how many pieces you may take, but low numbers go first. 0 is the thief: he takes nothing here and robs the others instead. Touch a card.
ut-wait = Your card lies face down. Until the last one is in you may still change it.
ut-contest = Two had the same number. The one with the lower chip goes, the other stays at home, and they swap chips: next time the luck is on the other side.
ut-steal = You are the thief. Touch what you want from those who are out: one piece for each of them, in all. Those at home are safe.
ut-take = Your turn. What has a yellow ring you may take, as many pieces as your number says. Look at the missions first.
ut-complete = You own all that a mission asks for. Touch the mission to hand it in; a radio stands for anything.

th-goal = Three places, two treasures at each. The strongest party gets the upper one, marked MAX, and the weakest the other, marked MIN. To be in between brings nothing.
th-goblins = Goblins wait in the camp. After the three places each of them robs everybody whose watchdogs have fewer paws.
th-keep = You put your hand together now: keep one of these cards, and the others go to your neighbour. Adventurers fight at the place of their colour, dogs guard you, coins pay, dark cards are tricks.
th-handed-on = Everybody handed the rest on, and here is your next packet. What you leave, somebody else gets.
th-totals = All adventurers of this place are laid out, and their strengths are added up.
th-play = Now tricks can be played, one after the other, until nobody wants to any more. Touch a dark card, or pass.
th-captured = A treasure has been captured: highest total MAX, lowest total MIN. Whoever has nobody there gets nothing.
th-scare = Before the goblins come you may scare one off, if you hold such a card. Otherwise pass.
th-use = Yellow scrolls pay for what happened in this round. Use one now, or keep it for a better one.

pl-goal = The museum has seven kinds of treasure. Four different pieces of one kind are worth five points more.
pl-choose = A plan is a team: each specialist takes everything of one colour. Small teams act first, large ones take more kinds. Everybody chooses in secret: touch a plan.
pl-order = Your plan lies face down; you may change it until the last one is in. Then all are shown, and teams act from small to large.
pl-clash = Teams of the same size were after the same colour: nobody gets it. It stays for larger teams, and for the next round.
pl-name = Only you brought a smash-and-grab: take all that lies open of one colour. Touch it.
pl-take = Your team came back with nothing, so you take a trinket. Four different ones of a kind count as well.
pl-give = Two of your plans go to your neighbour. Choose which: you get two from the other side.

tl-goal = You collect this, and nobody else knows it. Five cards of it, and you may end the game by calling Collection!
tl-rooms = Five locked rooms with six cards each, and the public room, in which a skeleton hides.
tl-act = One action a turn. To begin with, call a room: its first card is turned up, and everybody bids.
tl-offer = Put cubes into your closed hand. Gold beats any number of silver, silver beats bronze, bronze beats glass. All cubes that are offered are gone, whoever wins.
tl-won = The highest offer took the whole room. What else was in it only the winner has seen.
tl-skeleton = A skeleton! Whoever draws it loses the hand, but not what lies protected under a gold cube.
tl-buy = Nobody won the room, so its cards are sold: one for a cube of its material or a better one, or a piece of junk for nothing.
tl-trade = Cubes come from cards: two of a kind, or a single one, can be exchanged. And a gold cube protects what you lay under it.

tp-goal = Contracts pay at the end of each of three years: one you own early pays three times. Each is bought with artifacts of its colour.
tp-place = Place your pirate in an epoch where nobody is. What lies there you can take later.
tp-restock = First you may fill up one epoch from the bag. Police tokens are in it too: each sends the police one step on.
tp-act = Two actions: walk along an arrow, take an artifact where you are, or sell to the bazaar. Atoms and double arrows give extra ones.
tp-police = The police moved. Whoever starts a turn beside it loses artifacts and has to flee.
tp-pay = Choose what you pay with: exactly so many of the colour; white stands for any.
tp-caught = Somebody was caught: one artifact of the largest set is gone, and all white ones.
