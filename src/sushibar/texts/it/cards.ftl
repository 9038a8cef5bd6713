# Giochi, carte, categorie del punteggio e scelte.

game-sushi-go = Sushi Go!
game-party = Sushi Go Party!

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = { $edition ->
    [zoch] mollusco
   *[other] raviolo
}
card-maki-1 = maki singolo
card-maki-2 = maki doppio
card-maki-3 = maki triplo
card-egg-nigiri = nigiri all’uovo
card-salmon-nigiri = nigiri al salmone
card-squid-nigiri = { $edition ->
    [zoch] nigiri al tonno
   *[other] nigiri al calamaro
}
card-pudding = budino
card-wasabi = wasabi
card-chopsticks = bacchette

card-temaki = temaki
card-uramaki-3 = uramaki 3
card-uramaki-4 = uramaki 4
card-uramaki-5 = uramaki 5
card-eel = anguilla
card-tofu = tofu
card-onigiri-circle = onigiri tondo
card-onigiri-triangle = onigiri triangolare
card-onigiri-square = onigiri quadrato
card-onigiri-rectangle = onigiri rettangolare
card-edamame = edamame
card-miso-soup = zuppa di miso
card-futomaki = futomaki
card-inari = inari
card-spoon = cucchiaio
card-menu = menu
card-takeout-box = scatola da asporto
card-soy-sauce = salsa di soia
card-tea = tè
card-special-order = ordine speciale
card-sake = sake
card-green-tea-ice-cream = gelato al tè verde
card-fruit-ww = doppia anguria
card-fruit-oo = doppia arancia
card-fruit-pp = doppio ananas
card-fruit-wo = anguria e arancia
card-fruit-wp = anguria e ananas
card-fruit-op = arancia e ananas
card-face-down = carta coperta
card-numbered = { $card } { $number }
card-as = ordine speciale come { $card }
card-any = { $type } qualsiasi

category-maki = maki
category-tempura = tempura
category-sashimi = sashimi
category-dumpling = { $edition ->
    [zoch] molluschi
   *[other] ravioli
}
category-nigiri = nigiri
category-chopsticks = bacchette
category-pudding = budini
category-temaki = temaki
category-uramaki = uramaki
category-eel = anguilla
category-tofu = tofu
category-onigiri = onigiri
category-edamame = edamame
category-miso-soup = zuppa di miso
category-sukeroku = sukeroku
category-spoon = cucchiaio
category-menu = menu
category-takeout-box = scatola da asporto
category-soy-sauce = salsa di soia
category-tea = tè
category-special-order = ordine speciale
category-wasabi = wasabi
category-sake = sake
category-green-tea-ice-cream = gelato al tè verde
category-fruit = frutta
category-face-down = carte coperte
colour-nigiri-and-wasabi = nigiri e wasabi
shape-circle = tondo
shape-triangle = triangolare
shape-square = quadrato
shape-rectangle = rettangolare
fruit-watermelon = { $icons ->
    [one] { $icons } anguria
   *[other] { $icons } angurie
}
fruit-orange = { $icons ->
    [one] { $icons } arancia
   *[other] { $icons } arance
}
fruit-pineapple = { $icons } ananas

action-beside = { $card } accanto al wasabi
action-dummy = { $card } per il fantasma
action-call-chopsticks = usa le bacchette
action-no-call = tieni le bacchette
action-blind = una carta a caso
action-copy = copia { $card }
action-call = usa { $card }
action-call-nothing = non usare nulla
action-ask = chiedi { $card }
action-give = dai { $card }
action-turn = copri { $card }
action-done = fatto
turned-dipped = { $card } su wasabi
turned-under = il wasabi sotto { $card }
turned-spent-wasabi = wasabi usato
