# Le pagine delle regole: ciò che i testi delle carte non dicono.

manual-goal = Scopo
manual-deal = Prima di cominciare
manual-turn = Un turno
manual-round = Fine di una manche
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

manual-sushi-go-goal = Componi il pasto migliore. Le carte valgono punti da sole, in serie o in gara con gli altri. Dopo tre manche vince chi ha più punti.
manual-sushi-go-deal = Tutte le carte si mescolano una volta per tutta la partita. A ogni manche ognuno riceve una mano segreta: { $edition ->
    [zoch] 9 carte in tre, 8 in quattro, 7 in cinque
   *[other] 10 carte in due, 9 in tre, 8 in quattro, 7 in cinque
}.
manual-sushi-go-turn = Tutti scelgono in segreto una carta della propria mano. La scoprono insieme, e resta nel piatto davanti a loro. Poi passano il resto della mano a sinistra e prendono quella che arriva. Così le mani girano intorno al tavolo e diventano più piccole; l’ultima carta si mette giù e basta.
manual-sushi-go-round = Quando tutte le carte sono giù, si contano i piatti. Poi si mette via tutto tranne i budini, e si distribuiscono nuove mani.
manual-sushi-go-end = Dopo la terza manche si contano i budini. Vince chi ha più punti; a parità di punti, chi ha più budini; se anche quelli sono pari, la vittoria è condivisa.
manual-sushi-go-players = In due, chi ha meno budini non perde nulla, e a pari merito nessuno prende punti.
manual-sushi-go-zoch-players = Questa edizione è per 3–5 giocatori.
manual-option-pass-both-ways = Passaggio nei due sensi: nella seconda manche le mani vanno a destra.
manual-option-dummy = In due con il fantasma: un terzo piatto che non è di nessuno. Giocate per lui a turno: pesca una carta dalla sua pila, tieni una carta e danne una a lui. Non può vincere, ma i suoi maki e budini contano.
manual-edition-gamewright = Si può scegliere fra due edizioni delle regole. Gamewright: chi è alla pari per maki o budini si divide i punti, arrotondati per difetto; se tutti hanno altrettanti budini, nessuno prende punti; e un nigiri va sempre su un wasabi libero.
manual-edition-zoch = Si può scegliere fra due edizioni delle regole. Zoch: a pari merito ognuno prende i punti per intero, un nigiri può stare accanto a un wasabi libero, i ravioli diventano molluschi e il calamaro tonno.
manual-ours-gamewright = Ciò che il regolamento lascia aperto, l’abbiamo deciso così: senza maki non si prendono punti per i maki. Con due nigiri nello stesso turno e un solo wasabi libero, ci va sopra il primo scelto. Se nemmeno i budini decidono, la vittoria è condivisa. Chi gioca per primo per il fantasma è scelto a caso e cambia a ogni manche, e ci si alterna; il fantasma non usa mai le bacchette e non può vincere.
manual-ours-zoch = Ciò che il regolamento lascia aperto, l’abbiamo deciso così: se un nigiri va su un wasabi libero o accanto, si sceglie in segreto insieme alla carta e poi non cambia più. Con due nigiri nello stesso turno e un solo wasabi libero, può andarci sopra l’uno o l’altro, o nessuno. Con le bacchette entrambe le carte si scelgono coperte, anche se le regole italiane mettono la seconda scoperta.

manual-party-goal = Come Sushi Go!, con un menu che cambia di partita in partita: sette tipi di carte, e i nigiri. Dopo tre manche vince chi ha più punti.
manual-party-menu = Un menu ha i nigiri, un rotolo, tre antipasti, due specialità e un dolce. Prendine uno consigliato, scegli alla carta, o lascia fare al caso.
manual-party-deal = Si mescolano tutte le carte del menu e una parte dei dolci: 5 prima della prima manche, altri 3 prima della seconda, 2 prima della terza; da sei a otto giocatori 7, 5 e 3. Ognuno riceve 10 carte in due o tre, 9 in quattro o cinque, 8 in sei o sette, 7 in otto.
manual-party-turn = Tutti scelgono in segreto una carta della propria mano; insieme puoi dichiarare bacchette o un cucchiaio che hai davanti. Tutti scoprono nello stesso momento. Poi agiscono le carte speciali, e le mani vanno a sinistra. L’ultima carta si mette giù e basta.
manual-party-numbers = Bacchette, cucchiai, menu e scatole da asporto hanno un numerino da 1 a 12. Scoperte le carte, agiscono in quell’ordine, il più basso per primo.
manual-party-round = Quando tutte le carte sono giù, si contano i piatti. I dolci restano davanti a te fino alla fine; tutte le altre carte tornano nel mazzo e si mescolano con i nuovi dolci.
manual-party-end = Dopo la terza manche si contano i dolci. Vince chi ha più punti; a parità di punti, chi ha più carte dolce; se anche quelle sono pari, la vittoria è condivisa. Il totale può essere negativo.
manual-party-players = In due: chi ha meno temaki o budini non perde nulla; niente edamame e cucchiaio. Da sei a otto: i maki valgono 6, 4 e 2. In sette o otto: niente menu e ordine speciale.
manual-ours-party-turn = Ciò che il regolamento lascia aperto, l’abbiamo deciso così: una dichiarazione è vincolante. A parità di numero la carta stampata agisce prima di una copia, poi si segue l’ordine dei posti. Chi va a prendere una carta prima la prende; poi le bacchette o il cucchiaio vanno in una mano, o il menu da parte; solo allora la nuova carta va giù. Così un ordine speciale non può copiare ciò che l’ha portato, e un cucchiaio successivo può chiederlo.
manual-ours-party-cards = Un cucchiaio può chiedere anche una carta qualsiasi di una specialità numerata o di sukeroku. Una scatola da asporto può coprire anche carte dello stesso turno, perfino un’altra scatola che ancora aspetta. Un wasabi coperto lascia al suo nigiri il valore semplice; un wasabi il cui nigiri viene coperto resta usato. Un ordine speciale preso con bacchette, cucchiaio o menu può copiare una carta dello stesso turno; se copia bacchette o cucchiaio, torna un semplice ordine speciale appena va in una mano. Se sono in tre alla pari nella corsa agli uramaki, salta comunque un solo posto; chi arriva a dieci rotoli con una carta così presa fa punti in quel momento. Futomaki e inari hanno lo stesso colore, e ognuna di più coppie vale. Se un menu mostra solo menu, li vedono tutti.
manual-ours-party-sake = I dettagli del sake sono nostri: nel turno dopo la mano resta coperta, si dichiara senza vederla, e una carta viene presa a caso; scoperte le carte, vedi la tua mano. Un ordine speciale preso così sceglie allora che cosa copia. Il sake rende ciechi da dovunque venga, anche come copia e anche se nel frattempo è stato coperto. Due rendono cieco un solo turno, e quello dell’ultimo turno di una manche non fa nulla.
manual-sources-party = Il regolamento non lo dice, lo sappiamo da altre fonti: quante carte di ogni sorta ha un tipo, i menu consigliati, e che cosa fanno le due mini-espansioni.

manual-wasabi-goal = Cucinate ricette su un tabellone comune. Più sono lunghe, più punti valgono, e ancora di più con stile. Chi completa dieci ricette vince subito; altrimenti vince chi ha più punti quando il tabellone è pieno.
manual-wasabi-board = Sei righe, e cinque, sei o sette colonne in due, tre o quattro. Gli ingredienti sono tessere scoperte nella dispensa; le ricette stanno coperte in quattro pile, secondo il numero di ingredienti.
manual-wasabi-deal = Chi comincia è estratto a sorte. A turno ognuno sceglie tre tessere di tre categorie diverse (niente base, niente pezzi unici) per chi sta alla sua sinistra. Poi tutti pescano tre ricette, una alla volta, dalle pile che vogliono. Le ricette sono segrete; tessere e carte azione sono scoperte.
manual-wasabi-players = Carte azione in cucina: in due, una per tipo; in tre, due Wasabi! e due Piccante! e una delle altre; in quattro, due per tipo.
manual-ours-wasabi-book = Gli elenchi stampati di tessere e ricette non sono pubblici, perciò il gioco ha un suo ricettario della casa.
manual-ours-wasabi-turn = Ciò che il regolamento lascia aperto, l’abbiamo deciso così: chi comincia è scelto a caso. Le tessere e le carte azione in mano le vedono tutti, perché sono state prese apertamente. Chi passa scarta una o più ricette. Piccante! permette un secondo ingrediente e non lo impone. Una tessera che Taglia! prende come ingrediente del turno va messa giù in questo turno, e può tornare nella sua casella. Scambia! vuole una tessera in almeno una delle due caselle. Wasabi! copre 2 × 2 caselle; prima dell’ingrediente si può giocare solo se resta una casella vuota.
manual-ours-wasabi-completing = Completare non è mai un obbligo, e lo stile si legge nei due versi. Le ricette da quattro e da cinque danno due e tre cubetti per lo stile, e i cubetti non finiscono mai. Una carta azione si può rifiutare; una rimessa in cucina per fare posto non si può riprendere in questo turno; se c’è un tipo diverso da quello giocato si giudica prima di ogni presa, senza ciò che è stato rimesso. Ciò che scopre un Wasabi! tolto dal tabellone non completa nulla. Se tutti passano due volte di fila, la partita finisce e si contano i punti.
manual-sources-wasabi = Il testo del regolamento non lo dice, lo sappiamo da altre fonti: le sei righe del tabellone, quanti segnalini ci sono per ogni numero di ingredienti e quanti punti valgono.

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
