# Jeux, cartes, catégories de points et choix.

game-sushi-go = Sushi Go!
game-party = Sushi Go Party!

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = { $edition ->
    [zoch] pétoncle
   *[other] ravioli
}
card-maki-1 = maki simple
card-maki-2 = maki double
card-maki-3 = maki triple
card-egg-nigiri = nigiri à l’omelette
card-salmon-nigiri = nigiri au saumon
card-squid-nigiri = { $edition ->
    [zoch] nigiri au thon
   *[other] nigiri au calamar
}
card-pudding = pudding
card-wasabi = wasabi
card-chopsticks = baguettes

card-temaki = temaki
card-uramaki-3 = uramaki 3
card-uramaki-4 = uramaki 4
card-uramaki-5 = uramaki 5
card-eel = anguille
card-tofu = tofu
card-onigiri-circle = onigiri rond
card-onigiri-triangle = onigiri triangle
card-onigiri-square = onigiri carré
card-onigiri-rectangle = onigiri rectangle
card-edamame = edamame
card-miso-soup = soupe miso
card-futomaki = futomaki
card-inari = inari
card-spoon = cuillère
card-menu = menu
card-takeout-box = boîte à emporter
card-soy-sauce = sauce soja
card-tea = thé
card-special-order = commande spéciale
card-sake = saké
card-green-tea-ice-cream = glace au thé vert
card-fruit-ww = double pastèque
card-fruit-oo = double orange
card-fruit-pp = double ananas
card-fruit-wo = pastèque et orange
card-fruit-wp = pastèque et ananas
card-fruit-op = orange et ananas
card-face-down = carte face cachée
card-numbered = { $card } { $number }
card-as = commande spéciale en { $card }
card-any = une carte { $type }

category-maki = maki
category-tempura = tempura
category-sashimi = sashimi
category-dumpling = { $edition ->
    [zoch] pétoncles
   *[other] raviolis
}
category-nigiri = nigiri
category-chopsticks = baguettes
category-pudding = puddings
category-temaki = temaki
category-uramaki = uramaki
category-eel = anguille
category-tofu = tofu
category-onigiri = onigiri
category-edamame = edamame
category-miso-soup = soupe miso
category-sukeroku = sukeroku
category-spoon = cuillère
category-menu = menu
category-takeout-box = boîte à emporter
category-soy-sauce = sauce soja
category-tea = thé
category-special-order = commande spéciale
category-wasabi = wasabi
category-sake = saké
category-green-tea-ice-cream = glace au thé vert
category-fruit = fruits
category-face-down = face cachée
colour-nigiri-and-wasabi = nigiri et wasabi
shape-circle = rond
shape-triangle = triangle
shape-square = carré
shape-rectangle = rectangle
fruit-watermelon = { $icons ->
    [one] { $icons } pastèque
   *[other] { $icons } pastèques
}
fruit-orange = { $icons ->
    [one] { $icons } orange
   *[other] { $icons } oranges
}
fruit-pineapple = { $icons } ananas

action-beside = { $card } à côté du wasabi
action-dummy = { $card } pour le fantôme
action-call-chopsticks = utiliser les baguettes
action-no-call = garder les baguettes
action-blind = une carte au hasard
action-copy = copier { $card }
action-call = annoncer { $card }
action-call-nothing = ne rien annoncer
action-ask = demander { $card }
action-give = donner { $card }
action-turn = retourner { $card }
action-done = c’est tout
turned-dipped = { $card } sur wasabi
turned-under = le wasabi sous { $card }
turned-spent-wasabi = wasabi utilisé
