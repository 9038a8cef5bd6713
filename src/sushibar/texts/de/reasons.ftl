# Der Wertungsblock und seine Gründe.

sheet-round = { $edition ->
    [zoch] Durchgang
   *[other] Runde
} { $round }
sheet-desserts = Desserts
sheet-total = Summe
sheet-final = Alle Punkte
sheet-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Which sort of points has made the difference; the first letter is made large.
remark-ahead = vorn dank { $category }: du { $mine }, { $name } { $theirs }
remark-behind = { $points ->
    [one] bei { $category } fehlt dir { $points } Punkt
   *[other] bei { $category } fehlen dir { $points } Punkte
}: { $name } { $theirs }, du { $mine }

reason-maki-none = keine Makirollen
reason-maki-most = die meisten Makirollen: { $icons }
reason-maki-most-split = die meisten Makirollen: { $icons }; 6 durch { $tied } geteilt, der Rest verfällt
reason-maki-most-full = die meisten Makirollen: { $icons }; { $tied } gleichauf, volle 6 für alle
reason-maki-second = die zweitmeisten Makirollen: { $icons }
reason-maki-second-split = die zweitmeisten Makirollen: { $icons }; 3 durch { $tied } geteilt, der Rest verfällt
reason-maki-second-full = die zweitmeisten Makirollen: { $icons }; { $tied } gleichauf, volle 3 für alle
reason-maki-no-second = die zweitmeisten Makirollen: { $icons }; aber nach einem Gleichstand an der Spitze entfällt der zweite Rang
reason-maki-behind = { $icons ->
    [one] { $icons } Makirolle
   *[other] { $icons } Makirollen
}, mindestens zwei andere haben mehr
reason-nigiri = { $cards ->
    [0] kein Nigiri
   *[other] { $dipped ->
        [0] einfacher Wert { $plain }
       *[other] auf Wasabi { $tripled } (dreifacher Wert){ $plain ->
            [0] { "" }
           *[other] , die anderen { $plain }
        }
    }
}{ $wasabi ->
    [0] { "" }
    [one] ; ein Wasabi ohne Nigiri bringt nichts
   *[other] ; { $wasabi } Wasabi ohne Nigiri bringen nichts
}
reason-chopsticks = Stäbchen bringen nichts
reason-pudding-later = { $cards ->
    [one] 1 Pudding für das Ende der Partie
   *[other] { $cards } Puddings für das Ende der Partie
}
reason-pudding-most = die meisten Puddings: { $cards }
reason-pudding-most-split = die meisten Puddings: { $cards }; 6 durch { $tied } geteilt, der Rest verfällt
reason-pudding-most-full = die meisten Puddings: { $cards }; { $tied } gleichauf, volle 6 für alle
reason-pudding-fewest = die wenigsten Puddings: { $cards }
reason-pudding-fewest-split = die wenigsten Puddings: { $cards }; der Verlust von 6 durch { $tied } geteilt, der Rest verfällt
reason-pudding-fewest-full = die wenigsten Puddings: { $cards }; { $tied } gleichauf, alle verlieren volle 6
reason-pudding-between = { $cards ->
    [one] { $cards } Pudding
   *[other] { $cards } Puddings
}, weder die meisten noch die wenigsten
reason-pudding-two-players = die wenigsten Puddings: { $cards }, aber zu zweit verliert niemand Punkte
reason-pudding-equal = alle haben { $cards }: keine Punkte
reason-pudding-equal-full = alle haben { $cards }: 6 für die meisten und 6 Verlust für die wenigsten

# Sushi Go Party!

reason-maki-place = { $place ->
    [1] die meisten Makirollen: { $icons }
    [2] die zweitmeisten Makirollen: { $icons }
   *[other] die drittmeisten Makirollen: { $icons }
}{ $tied ->
    [1] { "" }
   *[other] ; { $tied } gleichauf, volle { $points } für alle
}
reason-maki-outside = { $icons ->
    [one] { $icons } Makirolle
   *[other] { $icons } Makirollen
}, hinter den { $places ->
    [2] zwei
   *[other] drei
} Rängen, die zählen
reason-temaki-nobody = niemand hat Temaki: Alle sind Letzte
reason-temaki-most = die meisten Temaki: { $cards }
reason-temaki-most-full = die meisten Temaki: { $cards }; { $tied } gleichauf, volle 4 für alle
reason-temaki-between = { $cards } Temaki, weder die meisten noch die wenigsten
reason-temaki-fewest = die wenigsten Temaki: { $cards }
reason-temaki-fewest-full = die wenigsten Temaki: { $cards }; { $tied } gleichauf, alle verlieren volle 4
reason-temaki-two-players = die wenigsten Temaki: { $cards }, aber zu zweit verliert niemand Punkte
reason-temaki-equal-full = alle haben { $cards }: 4 für die meisten und 4 Verlust für die wenigsten
reason-temaki-equal-two = beide haben { $cards }: je 4 für die meisten
reason-uramaki = { $race ->
    [0] { "" }
   *[other] { $race } im Rennen um zehn Rollen
}{ $icons ->
    [0] { $race ->
        [0] kein Uramaki
       *[other] { "" }
    }
   *[other] { $race ->
        [0] { "" }
       *[other] ;{ " " }
    }{ $last ->
        [0] { $icons ->
            [one] { $icons } Rolle übrig
           *[other] { $icons } Rollen übrig
        }, { $closed ->
            [0] jemand hat mehr
           *[other] aber alle Ränge im Rennen waren vergeben
        }
       *[other] die meisten übrigen Rollen ({ $icons }): { $tied ->
            [1] { $last }
           *[other] je { $last }, { $tied } gleichauf
        }
    }
}
reason-eel = { $cards ->
    [0] kein Aal
    [one] ein einzelner Aal kostet 3
   *[other] { $cards } Aale: 7 für zwei oder mehr
}
reason-tofu = { $cards ->
    [0] kein Tofu
    [1] 1 Tofu: 2
    [2] 2 Tofu: 6
   *[other] { $cards } Tofu: mehr als zwei bringen nichts
}
reason-onigiri = { $cards ->
    [0] kein Onigiri
   *[other] { $sets ->
        [one] ein Satz aus { $cards ->
            [one] 1 Form
           *[other] { $sizes } verschiedenen Formen
        }: { $worth }
       *[other] Sätze aus { $sizes } verschiedenen Formen: { $worth }
    }
}
reason-edamame-none = keine Edamame
reason-edamame = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $others ->
    [0] , aber sonst hat niemand Edamame
    [one] , je 1: noch jemand hat Edamame
    [2] , je 2: zwei andere haben Edamame
    [3] , je 3: drei andere haben Edamame
    [4] , je 4: vier andere haben Edamame
   *[other] , je 4, mehr geht nicht: { $others } andere haben Edamame
}
reason-miso-soup = { $cards ->
    [0] keine Miso-Suppe
    [one] 1 Suppe zu 3
   *[other] { $cards } Suppen zu je 3
}
reason-sukeroku = { $pairs ->
    [0] { $left ->
        [0] kein Sukeroku
        [one] 1 Karte ohne Gegenstück zu 2
       *[other] { $left } Karten ohne Gegenstück zu je 2
    }
   *[other] { $pairs ->
        [one] 1 Paar zu 6
       *[other] { $pairs } Paare zu je 6
    }{ $left ->
        [0] { "" }
        [one] , 1 übrig zu 2
       *[other] , { $left } übrig zu je 2
    }
}
reason-spoon = Löffel bringen nichts
reason-soy-sauce-none = keine Sojasauce
reason-soy-sauce-most = { $tied ->
    [1] die meisten Farben: { $colours }
   *[other] die meisten Farben, mit anderen gleichauf: { $colours }
}; { $cards ->
    [one] 1 Sojasauce zu 4
   *[other] { $cards } Sojasaucen zu je 4
}
reason-soy-sauce-fewer = { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
}, jemand hat { $most }
reason-tea-none = kein Tee
reason-tea = { $cards ->
    [one] 1 Tee zu { $largest }
   *[other] { $cards } Tees zu je { $largest }
}, so viele Karten hat die häufigste Farbe ({ $colour })
reason-sake = { $cards ->
    [0] kein Sake
    [one] 1 Sake zu 3
   *[other] { $cards } Sake zu je 3
}
reason-face-down = { $cards ->
    [one] 1 Karte zu 2
   *[other] { $cards } Karten zu je 2
}
reason-dessert-later = { $cards ->
    [one] 1 Karte für das Ende der Partie
   *[other] { $cards } Karten für das Ende der Partie
}
reason-pudding-equal-two = beide haben { $cards }: je 6 für die meisten
reason-fruit = Melone { $watermelon }: { $watermelon_points }, Orange { $orange }: { $orange_points }, Ananas { $pineapple }: { $pineapple_points }
