# Il foglio dei punti e le sue ragioni.

sheet-round = Manche { $round }
sheet-desserts = Dolci
sheet-total = Totale
sheet-final = Tutti i punti
sheet-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Which sort of points has made the difference; the first letter is made large.
remark-ahead = { $category }: in vantaggio, tu { $mine }, { $name } { $theirs }
remark-behind = { $points ->
    [one] { $category }: { $points } punto in meno
   *[other] { $category }: { $points } punti in meno
} ({ $name } { $theirs }, tu { $mine })

reason-maki-none = nessun maki
reason-maki-most = più maki di tutti: { $icons }
reason-maki-most-split = più maki di tutti: { $icons }; 6 punti divisi in { $tied }, il resto si perde
reason-maki-most-full = più maki di tutti: { $icons }; in { $tied } alla pari, 6 a testa
reason-maki-second = secondo posto per i maki: { $icons }
reason-maki-second-split = secondo posto per i maki: { $icons }; 3 punti divisi in { $tied }, il resto si perde
reason-maki-second-full = secondo posto per i maki: { $icons }; in { $tied } alla pari, 3 a testa
reason-maki-no-second = secondo posto per i maki: { $icons }, ma una parità al primo lo elimina
reason-maki-behind = { $icons } maki, almeno in due ne hanno di più
reason-nigiri = { $cards ->
    [0] nessun nigiri
   *[other] { $dipped ->
        [0] valore base { $plain }
       *[other] su wasabi { $tripled } (il triplo){ $plain ->
            [0] { "" }
           *[other] , gli altri { $plain }
        }
    }
}{ $wasabi ->
    [0] { "" }
    [one] ; un wasabi senza nigiri non vale nulla
   *[other] ; { $wasabi } wasabi senza nigiri non valgono nulla
}
reason-chopsticks = le bacchette non valgono nulla
reason-pudding-later = { $cards ->
    [one] 1 budino da parte per la fine della partita
   *[other] { $cards } budini da parte per la fine della partita
}
reason-pudding-most = più budini di tutti: { $cards }
reason-pudding-most-split = più budini di tutti: { $cards }; 6 punti divisi in { $tied }, il resto si perde
reason-pudding-most-full = più budini di tutti: { $cards }; in { $tied } alla pari, 6 a testa
reason-pudding-fewest = meno budini di tutti: { $cards }
reason-pudding-fewest-split = meno budini di tutti: { $cards }; 6 punti persi divisi in { $tied }, senza il resto
reason-pudding-fewest-full = meno budini di tutti: { $cards }; in { $tied } alla pari, 6 persi a testa
reason-pudding-between = { $cards ->
    [one] { $cards } budino, né il massimo né il minimo
   *[other] { $cards } budini, né il massimo né il minimo
}
reason-pudding-two-players = meno budini di tutti: { $cards }, ma in due nessuno perde punti
reason-pudding-equal = tutti ne hanno { $cards }: nessuno prende punti
reason-pudding-equal-full = tutti ne hanno { $cards }: 6 per il massimo e 6 persi per il minimo

# Sushi Go Party!

reason-maki-place = { $place ->
    [1] più maki di tutti: { $icons }
    [2] secondo posto per i maki: { $icons }
   *[other] terzo posto per i maki: { $icons }
}{ $tied ->
    [1] { "" }
   *[other] ; in { $tied } alla pari, { $points } a testa
}
reason-maki-outside = { $icons } maki, fuori dai primi { $places ->
    [2] due
   *[other] tre
}
reason-temaki-nobody = nessuno ha temaki: ultimo posto per tutti
reason-temaki-most = più temaki di tutti: { $cards }
reason-temaki-most-full = più temaki di tutti: { $cards }; in { $tied } alla pari, 4 a testa
reason-temaki-between = { $cards } temaki, né il massimo né il minimo
reason-temaki-fewest = meno temaki di tutti: { $cards }
reason-temaki-fewest-full = meno temaki di tutti: { $cards }; in { $tied } alla pari, 4 persi a testa
reason-temaki-two-players = meno temaki di tutti: { $cards }, ma in due nessuno perde punti
reason-temaki-equal-full = tutti ne hanno { $cards }: 4 per il massimo e 4 persi per il minimo
reason-temaki-equal-two = { $cards } a testa: 4 punti ciascuno
reason-uramaki = { $race ->
    [0] { "" }
   *[other] { $race } nella corsa ai dieci rotoli
}{ $icons ->
    [0] { $race ->
        [0] nessun uramaki
       *[other] { "" }
    }
   *[other] { $race ->
        [0] { "" }
       *[other] ;{ " " }
    }{ $last ->
        [0] { $icons ->
            [one] { $icons } rotolo rimasto
           *[other] { $icons } rotoli rimasti
        }, { $closed ->
            [0] qualcuno ne ha di più
           *[other] ma tutti i posti della corsa erano presi
        }
       *[other] più rotoli rimasti di tutti ({ $icons }): { $last }{ $tied ->
            [1] { "" }
           *[other] { " " }a testa, { $tied } a pari merito
        }
    }
}
reason-eel = { $cards ->
    [0] nessuna anguilla
    [one] una sola anguilla costa 3
   *[other] { $cards } anguille: 7 per due o più
}
reason-tofu = { $cards ->
    [0] nessun tofu
    [1] 1 tofu: 2
    [2] 2 tofu: 6
   *[other] { $cards } tofu: più di due non valgono nulla
}
reason-onigiri = { $cards ->
    [0] nessun onigiri
   *[other] { $sets ->
        [one] una serie di { $cards ->
            [one] 1 forma
           *[other] { $sizes } forme diverse
        }: { $worth }
       *[other] serie di { $sizes } forme diverse: { $worth }
    }
}
reason-edamame-none = nessun edamame
reason-edamame = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}{ $others ->
    [0] , ma nessun altro ha edamame
    [one] , 1 per carta: anche un avversario ha edamame
    [2] , 2 per carta: anche due avversari hanno edamame
    [3] , 3 per carta: anche tre avversari hanno edamame
    [4] , 4 per carta: anche quattro avversari hanno edamame
   *[other] , 4 per carta, il massimo: anche { $others } avversari hanno edamame
}
reason-miso-soup = { $cards ->
    [0] nessuna zuppa di miso
    [one] 1 zuppa da 3
   *[other] { $cards } zuppe da 3
}
reason-sukeroku = { $pairs ->
    [0] { $left ->
        [0] nessun sukeroku
        [one] 1 carta spaiata da 2
       *[other] { $left } carte spaiate da 2
    }
   *[other] { $pairs ->
        [one] 1 coppia da 6
       *[other] { $pairs } coppie da 6
    }{ $left ->
        [0] { "" }
        [one] , 1 carta spaiata da 2
       *[other] , { $left } carte spaiate da 2
    }
}
reason-spoon = i cucchiai non valgono nulla
reason-soy-sauce-none = nessuna salsa di soia
reason-soy-sauce-most = { $tied ->
    [1] più colori di tutti: { $colours }
   *[other] più colori di tutti, a pari merito: { $colours }
}; { $cards ->
    [one] 1 salsa di soia da 4
   *[other] { $cards } salse di soia da 4
}
reason-soy-sauce-fewer = { $colours ->
    [one] { $colours } colore
   *[other] { $colours } colori
}, qualcuno ne ha { $most }
reason-tea-none = nessun tè
reason-tea = { $cards ->
    [one] 1 tè
   *[other] { $cards } tè
} da { $largest }, quante sono le carte del colore più numeroso ({ $colour })
reason-sake = { $cards ->
    [0] nessun sake
    [one] 1 sake da 3
   *[other] { $cards } sake da 3
}
reason-face-down = { $cards ->
    [one] 1 carta da 2
   *[other] { $cards } carte da 2
}
reason-dessert-later = { $cards ->
    [one] 1 carta da parte per la fine della partita
   *[other] { $cards } carte da parte per la fine della partita
}
reason-pudding-equal-two = { $cards } a testa: 6 punti ciascuno
reason-fruit = anguria { $watermelon }: { $watermelon_points }, arancia { $orange }: { $orange_points }, ananas { $pineapple }: { $pineapple_points }
