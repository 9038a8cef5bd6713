# Games, cards and score categories.

game-sushi-go = Sushi Go!

card-tempura = tempura
card-sashimi = sashimi
card-dumpling = { $edition ->
    [zoch] mussel
   *[other] dumpling
}
card-maki-1 = single maki
card-maki-2 = double maki
card-maki-3 = triple maki
card-egg-nigiri = egg nigiri
card-salmon-nigiri = salmon nigiri
card-squid-nigiri = { $edition ->
    [zoch] tuna nigiri
   *[other] squid nigiri
}
card-pudding = pudding
card-wasabi = wasabi
card-chopsticks = chopsticks

category-maki = maki
category-tempura = tempura
category-sashimi = sashimi
category-dumpling = dumplings
category-nigiri = nigiri
category-chopsticks = chopsticks
category-pudding = puddings

action-beside = { $card } beside the wasabi
action-dummy = { $card } for the dummy
action-call-chopsticks = use the chopsticks
action-no-call = leave the chopsticks
