# Il tavolo: posti, piatti, avanzamento, anteprime.

seat-name = Posto { $seat }
labelled = { $label }: { $words }
dummy-name = Fantasma

picture-title = { $game } ({ $edition })
picture-menu = { $game } · { $menu }
picture-book = { $game } · { $book }
picture-option = { $option ->
    [dummy] { " · " }con un fantasma
   *[pass-both-ways] { " · " }passaggio nei due sensi
}
picture-seat = { $name } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
picture-hand = mano: { $cards }
picture-chosen = scelta coperta: { $actions }
plate-empty = ancora nulla

progress-turn = manche { $round } di { $rounds } · turno { $turn } di { $turns } · a { $direction ->
    [right] destra
   *[left] sinistra
}
progress-acting = manche { $round }/{ $rounds } · turno { $turn }/{ $turns } · agisce { $card }
progress-over = la partita è finita

group-maki = maki { $icons ->
    [one] { $icons } rotolo
   *[other] { $icons } rotoli
}
group-set = { $card } { $left ->
    [0] { "" }
   *[other] { $left }/{ $size }
}{ $sets ->
    [0] { "" }
    [one] { $left ->
        [0] 1 serie
       *[other] { " " }+ 1 serie
    }
   *[other] { $left ->
        [0] { $sets } serie
       *[other] { " " }+ { $sets } serie
    }
}
group-several = { $cards ->
    [1] { $card }
   *[other] { $card } ×{ $cards }
}
group-dipped = { $cards ->
    [1] { $card } su wasabi
   *[other] { $card } su wasabi ×{ $cards }
}
group-wasabi = { $cards ->
    [1] wasabi libero
   *[other] wasabi liberi ×{ $cards }
}
group-unused-wasabi = { $cards ->
    [1] wasabi non usato
   *[other] wasabi non usati ×{ $cards }
}
group-uramaki = uramaki { $icons } su 10
group-onigiri = onigiri { $shapes }
group-alone = { $card }, da sola
group-too-many = { $card } ×{ $cards }, troppi
group-spent-wasabi = { $cards ->
    [1] wasabi usato
   *[other] wasabi usati ×{ $cards }
}
group-face-down = { $cards ->
    [one] 1 carta coperta
   *[other] { $cards } carte coperte
}
group-copies = { $group } ({ $copies ->
    [one] 1 con ordine speciale
   *[other] { $copies } con ordine speciale
})
group-fruit = frutta { $fruits }
group-kept = { $group }{ $kept ->
    [0] { "" }
   *[other] { $laid ->
        [0] { " " }(da parte)
       *[other] { " " }({ $kept } da parte)
    }
}

preview-maki = { $cards ->
    [one] { $cards } rotolo in tutto: per ora { $signed }
   *[other] { $cards } rotoli in tutto: per ora { $signed }
}
preview-nigiri = { $signed }
preview-nigiri-dipped = sul wasabi: { $signed }
preview-wasabi = { $turns_left ->
    [0] troppo tardi per un nigiri
   *[other] triplica il prossimo nigiri
}
preview-chopsticks = { $turns_left ->
    [0] troppo tardi per usarle
    [1] troppo tardi per usarle
   *[other] più avanti, tieni due carte insieme
}
preview-pudding = { $cards }º budino, conta alla fine della partita
preview-call-chopsticks = prendi una seconda carta; le bacchette tornano nella mano
preview-no-call = prendi solo questa carta

preview-temaki = così ne hai { $cards }: per ora { $gain ->
    [0] non cambia nulla
   *[other] { $signed }
}
preview-uramaki = { $scores ->
    [0] { $icons } rotoli su 10{ $open ->
        [0] , ma tutti i posti sono presi
       *[other] : per ora { $gain ->
            [0] non cambia nulla
           *[other] { $signed }
        }
    }
   *[other] { $icons } rotoli: { $place } punti subito
}
preview-eel = { $cards ->
    [one] un’anguilla sola: { $signed }, finché non arriva la seconda
    [2] la seconda anguilla: { $signed }
   *[other] due bastano: { $signed }
}
preview-tofu = { $cards ->
    [one] { $signed }; due valgono 6, tre nulla
    [2] così ne hai due: { $signed }
    [3] uno di troppo: { $signed }
   *[other] sono già troppi
}
preview-onigiri = { $shapes ->
    [one] inizia una serie: { $signed }
   *[other] così la serie ha { $shapes } forme: { $signed }
}
preview-edamame = { $others ->
    [0] nulla finché nessun avversario ha edamame
    [one] un avversario ha edamame: { $signed }
   *[other] { $others } avversari hanno edamame: { $signed }
}
preview-miso-soup = { $spilled ->
    [0] { $signed }, se nessun altro gioca una zuppa in questo turno
   *[other] va da parte: non è l’unica zuppa di questo turno
}
preview-sukeroku = { $pairs ->
    [0] { $signed } da solo; una coppia vale 6
   *[other] completa una coppia: { $signed }
}
preview-spoon = { $turns_left ->
    [0] troppo tardi per usarlo
    [1] troppo tardi per usarlo
   *[other] più avanti, chiedi una carta agli altri
}
preview-menu = guarda quattro carte del mazzo e giocane una
preview-takeout-box = copri le tue carte per 2 punti l’una
preview-soy-sauce = { $colours ->
    [one] 1 colore: per ora { $signed }
   *[other] { $colours } colori: per ora { $signed }
}
preview-tea = il tuo colore più numeroso ha { $largest ->
    [one] 1 carta
   *[other] { $largest } carte
}: { $signed }
preview-sake = { $turns_left ->
    [0] { $signed }
   *[other] { $signed }, ma al prossimo turno prendi una carta a caso
}
preview-fruit = { $better } alla fine
preview-special-order = copia una delle tue carte; poi scegli quale
preview-special-order-one = copia { $card } ({ $preview })
preview-special-order-nothing = ancora nulla da copiare: verrebbe scartato
preview-signed = { $signed }
preview-turn-dessert = { $signed }, ma non è più un dolce
preview-held = { $preview }; qualcuno ce l’ha
preview-elsewhere = { $preview }; { $signed } grazie ad altre carte
preview-blind = quel che sarà sarà
preview-call-nothing = solo questa carta
preview-call-for-second = poi prendi una seconda carta; le bacchette finiscono nella mano
preview-call-for-request = poi chiedi una carta agli altri; chi la dà riceve il cucchiaio
preview-ask-type = chi la dà sceglie quale
preview-give = a chi la riceve vale { $signed }
preview-give-special-order = copia una carta di chi lo riceve
preview-done = { $cards ->
    [0] non coprire nulla
   *[other] nient’altro
}

laid-on-wasabi = { $card } sul wasabi
laid-copy = { $card } come { $copied }
laid-copy-nothing = { $card } senza nulla da copiare, scartato
laid-unseen = { $card } (alla cieca)
laid-and-called = { $card }, usando { $called }
story-menu = Serviti con i nigiri: { $types }.
story-deal = Manche { $round }. Le mani:
story-turn = Turno { $round }.{ $turn }
story-controller = { $name ->
    [Tu] Per il fantasma cominci tu.
   *[other] Per il fantasma comincia { $name }.
}
story-draw = Pescata per il fantasma: { $card }
story-unfinished = La partita non è finita: è alla manche { $round }, turno { $turn }.
story-winners = { $count ->
    [one] { $winners ->
        [Tu] Hai vinto tu.
       *[other] La vittoria va a { $winners }.
    }
   *[other] Si dividono la vittoria: { $winners }.
}

# I menu consigliati, in italiano e come li chiama la scatola tedesca.

menu-my-first-meal = Il mio primo pasto
menu-my-first-meal-german = Gabel statt Stäbchen
menu-sushi-go = Sushi Go!
menu-sushi-go-german = Sushi Go!
menu-party-sampler = Assaggi di festa
menu-party-sampler-german = Experimentierkasten
menu-master-menu = Menu del maestro
menu-master-menu-german = Meistermenü
menu-points-platter = Vassoio di punti
menu-points-platter-german = Punkteplatte
menu-cutthroat-combo = Combo spietata
menu-cutthroat-combo-german = Gemeinsam gemein
menu-big-banquet = Gran banchetto
menu-big-banquet-german = Großes Schmausen
menu-dinner-for-two = Cena per due
menu-dinner-for-two-german = Traute Zweisamkeit
