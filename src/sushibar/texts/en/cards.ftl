# Games, cards, score categories and choices.

game-sushi-go = Sushi Go!
game-party = Sushi Go Party!

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = { $edition ->
    [zoch] mussel
   *[other] dumpling
}
card-maki-1 = single maki
card-maki-2 = double maki
card-maki-3 = triple maki
# $edition: the German Party! box (standard) prints Japanese names.
card-egg-nigiri = egg nigiri
# $edition: the German Party! box (standard) prints Japanese names.
card-salmon-nigiri = salmon nigiri
card-squid-nigiri = { $edition ->
    [zoch] tuna nigiri
   *[other] squid nigiri
}
card-pudding = pudding
card-wasabi = wasabi
card-chopsticks = chopsticks

card-temaki = temaki
card-uramaki-3 = uramaki 3
card-uramaki-4 = uramaki 4
card-uramaki-5 = uramaki 5
card-eel = eel
card-tofu = tofu
card-onigiri-circle = circle onigiri
card-onigiri-triangle = triangle onigiri
card-onigiri-square = square onigiri
card-onigiri-rectangle = rectangle onigiri
card-edamame = edamame
card-miso-soup = miso soup
card-futomaki = futomaki
card-inari = inari
card-spoon = spoon
card-menu = menu
card-takeout-box = takeout box
card-soy-sauce = soy sauce
card-tea = tea
card-special-order = special order
card-sake = sake
card-green-tea-ice-cream = green tea ice cream
card-fruit-ww = double watermelon
card-fruit-oo = double orange
card-fruit-pp = double pineapple
card-fruit-wo = watermelon and orange
card-fruit-wp = watermelon and pineapple
card-fruit-op = orange and pineapple
card-face-down = face-down card
card-numbered = { $card } { $number }
card-as = special order as { $card }
card-any = any { $type }

category-maki = maki
category-tempura = tempura
category-sashimi = sashimi
category-dumpling = { $edition ->
    [zoch] mussels
   *[other] dumplings
}
category-nigiri = nigiri
category-chopsticks = chopsticks
category-pudding = puddings
category-temaki = temaki
category-uramaki = uramaki
category-eel = eel
category-tofu = tofu
category-onigiri = onigiri
category-edamame = edamame
category-miso-soup = miso soup
category-sukeroku = sukeroku
category-spoon = spoon
category-menu = menu
category-takeout-box = takeout box
category-soy-sauce = soy sauce
category-tea = tea
category-special-order = special order
category-wasabi = wasabi
category-sake = sake
category-green-tea-ice-cream = green tea ice cream
category-fruit = fruit
category-face-down = face down
colour-nigiri-and-wasabi = nigiri and wasabi
shape-circle = circle
shape-triangle = triangle
shape-square = square
shape-rectangle = rectangle
fruit-watermelon = { $icons } watermelon
fruit-orange = { $icons } orange
fruit-pineapple = { $icons } pineapple

action-beside = { $card } beside the wasabi
action-dummy = { $card } for the dummy
action-call-chopsticks = use the chopsticks
action-no-call = keep the chopsticks
action-blind = a random card
action-copy = copy { $card }
action-call = use { $card }
action-call-nothing = use nothing
action-ask = ask for { $card }
action-give = give { $card }
action-turn = turn { $card }
action-done = done
turned-dipped = { $card } on wasabi
turned-under = the wasabi under { $card }
turned-spent-wasabi = used wasabi
