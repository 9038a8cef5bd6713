# Le pagine delle regole: ciò che i testi delle carte non dicono.

manual-goal = Scopo
manual-deal = Prima di cominciare
manual-turn = Un turno
manual-round = Fine di un giro
manual-end = Fine della partita
manual-menu = Il menu
manual-numbers = Chi agisce prima
manual-players = In base al numero di giocatori
manual-options = Varianti
manual-ours = Dettagli
manual-board = Il tabellone
manual-cards = Carte
manual-group-nigiri = Nigiri (sempre presenti)
manual-group-roll = Rotoli (un tipo a partita)
manual-group-appetizer = Antipasti (tre tipi)
manual-group-special = Specialità (due tipi)
manual-group-dessert = Dolci (un tipo)
manual-group-kitchen = Carte azione
manual-group-tile = Ingredienti
manual-group-recipe = Ricette della casa

manual-sushi-go-goal = Componi il pasto migliore. Le carte valgono punti da sole, in serie o in gara con gli altri. Dopo tre giri vince chi ha più punti.
manual-sushi-go-deal = Le 108 carte si mescolano una volta per tutta la partita. A ogni giro ognuno riceve una mano segreta: 10 carte in due, 9 in tre, 8 in quattro, 7 in cinque.
manual-sushi-go-turn = Tutti scelgono in segreto una carta della propria mano. La scoprono insieme, e resta nel piatto davanti a loro. Poi passano il resto della mano a sinistra e prendono quella che arriva. Così le mani girano intorno al tavolo e diventano più piccole; l’ultima carta si mette giù e basta.
manual-sushi-go-round = Quando tutte le carte sono giù, si contano i piatti. Poi si mette via tutto tranne i budini, e si distribuiscono nuove mani.
manual-sushi-go-end = Dopo il terzo giro si contano i budini. Vince chi ha più punti; a parità di punti, chi ha più budini; se anche quelli sono pari, la vittoria è condivisa.
manual-sushi-go-players = In due, chi ha meno budini non perde nulla.
manual-sushi-go-zoch-players = Questa edizione è per 3–5 giocatori.
manual-option-pass-both-ways = Passaggio nei due sensi: nel secondo giro le mani vanno a destra.
manual-option-dummy = In due con il fantasma: un terzo piatto che non è di nessuno. Giocate per lui a turno: pesca una carta dalla sua pila, tieni una carta e danne una a lui. Non può vincere, ma i suoi maki e budini contano.
manual-edition-gamewright = Si può scegliere fra due edizioni delle regole. Gamewright: chi è alla pari per maki o budini si divide i punti, arrotondati per difetto, e un nigiri va sempre su un wasabi libero.
manual-edition-zoch = Si può scegliere fra due edizioni delle regole. Zoch: a pari merito ognuno prende i punti per intero, un nigiri può stare accanto a un wasabi libero, i ravioli diventano molluschi e il calamaro tonno.
manual-ours-sushi-go = Ciò che le regole lasciano aperto è deciso così: senza maki non si prendono punti per i maki. Un wasabi e un nigiri presi nello stesso turno non si combinano. Chi gioca per primo per il fantasma è estratto a sorte e cambia a ogni giro; il fantasma non usa mai le bacchette.

manual-party-goal = Come Sushi Go!, con un menu che cambia di partita in partita: sette tipi di carte, e i nigiri. Dopo tre giri vince chi ha più punti.
manual-party-menu = Un menu ha i nigiri, un rotolo, tre antipasti, due specialità e un dolce. Prendine uno consigliato, scegli alla carta, o lascia fare al caso.
manual-party-deal = Si mescolano tutte le carte del menu e una parte dei dolci: 5 prima del primo giro, altri 3 prima del secondo, 2 prima del terzo; da sei a otto giocatori 7, 5 e 3. Ognuno riceve 10 carte in due o tre, 9 in quattro o cinque, 8 in sei o sette, 7 in otto.
manual-party-turn = Tutti scelgono in segreto una carta della propria mano; insieme puoi dichiarare bacchette o un cucchiaio che hai davanti. Tutti scoprono nello stesso momento. Poi agiscono le carte speciali, e le mani vanno a sinistra. L’ultima carta si mette giù e basta.
manual-party-numbers = Bacchette, cucchiai, menu e scatole da asporto hanno un numerino da 1 a 12. Scoperte le carte, agiscono in quell’ordine, il più basso per primo.
manual-party-round = Quando tutte le carte sono giù, si contano i piatti. I dolci restano davanti a te fino alla fine; tutte le altre carte tornano nel mazzo e si mescolano con i nuovi dolci.
manual-party-end = Dopo il terzo giro si contano i dolci. Vince chi ha più punti; a parità di punti, chi ha più carte dolce; se anche quelle sono pari, la vittoria è condivisa. Il totale può essere negativo.
manual-party-players = In due: chi ha meno temaki o budini non perde nulla; niente edamame e cucchiaio. Da sei a otto: i maki valgono 6, 4 e 2. In sette o otto: niente menu e ordine speciale.
manual-ours-party = Ciò che le regole lasciano aperto è deciso così: una dichiarazione è vincolante. A parità di numero la carta stampata agisce prima di una copia. Un ordine speciale preso con bacchette, cucchiaio o menu può copiare una carta dello stesso turno. Un wasabi coperto lascia al suo nigiri il valore semplice. Il sake rende cieco solo il turno dopo, quanti che siano. Le quantità dentro i tipi, i menu consigliati e le due mini-espansioni ci sono note da fonti diverse dal regolamento.

manual-wasabi-goal = Cucinate ricette su un tabellone comune. Più sono lunghe, più punti valgono, e ancora di più con stile. Chi completa dieci ricette vince subito; altrimenti vince chi ha più punti quando il tabellone è pieno.
manual-wasabi-board = Sei righe, e cinque, sei o sette colonne in due, tre o quattro. Gli ingredienti sono tasselli scoperti nella dispensa; le ricette stanno coperte in quattro pile secondo la lunghezza.
manual-wasabi-deal = Chi comincia è estratto a sorte. A turno ognuno sceglie tre tasselli di tre categorie diverse (niente base, niente pezzi unici) per chi sta alla sua sinistra. Poi tutti pescano tre ricette, una alla volta, dalle pile che vogliono. Le ricette sono segrete; tasselli e carte azione sono scoperti.
manual-wasabi-players = Carte azione in cucina: in due, una per tipo; in tre, due Wasabi! e due Spicy! e una delle altre; in quattro, due per tipo.
manual-ours-wasabi = Gli elenchi stampati di tasselli e ricette non sono pubblici, perciò il gioco ha un suo ricettario della casa: 72 tasselli e 52 ricette. Ciò che le regole lasciano aperto è deciso così: Spicy! permette un secondo ingrediente e non lo impone; Wasabi! copre 2 × 2 caselle; lo stile si legge nei due versi; completare non è mai un obbligo. Se tutti passano due volte di fila, la partita finisce.

# Menu propri: che cosa non va.

menu-problem-group = { $group ->
    [roll] { $served ->
        [0] scegli un rotolo
       *[other] un solo rotolo
    }
    [appetizer] { $served ->
        [0] scegli tre antipasti
        [one] ancora due antipasti
        [2] ancora un antipasto
       *[other] solo tre antipasti
    }
    [special] { $served ->
        [0] scegli due specialità
        [one] ancora una specialità
       *[other] solo due specialità
    }
   *[dessert] { $served ->
        [0] scegli un dolce
       *[other] un solo dolce
    }
}
menu-problem-players = { $type }: solo per { $fewest }–{ $most } giocatori
