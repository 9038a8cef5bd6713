# Giocare nel terminale.

help-option-play-players = Quanti giocatori, contando anche te (Sushi Go! da 2 a 5, Party! da 2 a 8, SUSHI! da 2 a 4); 4 se non dici altro, 2 con un fantasma.
help-option-bots = Chi gioca contro di te, separati da virgole se sono diversi: random, beginner, greedy, search o champion (questi riflettono; search:200ms o search:5000 dice per quanto), oppure un ospite; «sushibar bots» li elenca tutti.
help-option-name = Il tuo nome a tavola.
help-option-people = Chi condivide questo terminale, per esempio Ann,Ben: a turno, e ogni mano resta coperta finché non c’è la persona giusta.
help-option-resume = Riprende una partita salvata; senza file scegli tra le tue partite salvate.

error-resume-option = una partita salvata continua com’è cominciata: togli { $option }
error-people-name = --people nomina già tutti: togli --name
error-people-many = { $people } persone hanno bisogno di più di { $players } posti
error-people-saved = in questa partita nessuno si chiama { $name }; ci sono { $names }
error-resume-game = la partita salvata è { $saved }, non { $game }
error-resume-over = la partita in { $file } è finita; «sushibar replay» la mostra di nuovo
error-resume-stated = le carte della partita in { $file } sono state date a mano, quindi qui nessuno può continuare a darle

play-you = Tu
play-how =
    A ogni turno tutti tengono una carta della propria mano; la scoprono insieme, e
    le mani passano oltre. Completa serie e vinci le gare: accanto a ogni carta c’è
    scritto che cosa ti porterebbe ora. Dopo tre manche vince chi ha più punti.
play-how-typing =
    { $game ->
        [wasabi] Scrivi il numero di una scelta o l’inizio del suo nome, le caselle come c3, o tutto insieme: tonno c3.
       *[other] Scrivi il numero di una carta.
    } r per le regole, h per l’aiuto, q per uscire.
play-how-dummy =
    Il fantasma è un terzo piatto che non è di nessuno. Voi due giocate a turno
    anche per lui: pesca una carta dalla sua pila, tieni una carta, danne una al
    fantasma. Non può vincere, ma i suoi rotoli di maki e i suoi budini contano.
play-welcome-back = Che bello rivederti! La partita riprende da dove l’avevi lasciata.
play-sealed = Sigillo: { $commitment }

play-deal = Manche { $round }: { $cards } carte a testa. Le mani girano così: { $route }.
watch-deal = Manche { $round }: { $cards } carte a testa. Le mani vanno a { $direction ->
    [left] sinistra
   *[right] destra
}.
play-column-points = punti
play-column-plate = { $game ->
    [wasabi] tessere, carte e ricette
   *[other] piatto
}

play-dummy-first = { $name ->
    [Tu] Sarai tu a giocare per il fantasma al primo turno.
   *[other] Al primo turno per il fantasma giocherà { $name }.
}
play-dummy-yours = In questo turno giochi tu per il fantasma. Dalla sua pila hai pescato: { $card }.
play-dummy-theirs = In questo turno per il fantasma gioca { $name }.

play-question-first = La tua mano, e quanto varrebbe ogni carta:
play-question-call = Tieni: { $card }. Usi le bacchette per tenere anche una seconda carta?
play-question-second = Tieni: { $card }. E dal resto della tua mano:
play-question-dummy = Tieni: { $card }. Ora una carta per il fantasma, e quanto varrebbe per lui:
play-ask-first = Quale carta tieni?
play-ask-call = Usi le bacchette?
play-ask-second = Quale altra carta tieni?
play-ask-dummy = Quale carta va al fantasma?
play-prompt = { $ask } ({ $answers }, { $begun ->
    [0] h per l’aiuto
   *[other] u per rifare
}) >
play-answers = { $last ->
    [one] 1
   *[other] 1–{ $last }
}
play-answers-yes-no = sì o no
play-answers-enter = { $last ->
    [one] Invio
   *[other] 1–{ $last }, Invio = { $choice }
}
play-answers-place = casella come { $example }
# Non si legge, si scrive: con l’accento o senza.
play-yes = sì si
play-no = no
play-pause = { $over ->
    [0] Premi Invio per la prossima manche. >
   *[other] Premi Invio per il dolce ({ $desserts }). >
}

play-ambiguous = Potrebbe essere { $choices }: scrivi qualche lettera in più, o il numero.
play-ambiguous-place = Potrebbe essere { $choices }: scrivi colonna e riga.
play-not-needed = «{ $typed }» non serviva: la tua risposta era già completa.
play-not-a-choice = «{ $typed }» non è fra le tue scelte.
play-expected = Scrivi { $last ->
    [one] 1
   *[other] un numero da 1 a { $last }
} o l’inizio di un nome; h mostra che cos’altro puoi scrivere.
play-expected-numbers = Scrivi { $numbers } o l’inizio di un nome; h mostra che cos’altro puoi scrivere.
play-expected-place = Scrivi una casella, colonna e riga, come { $example }; h mostra che cos’altro puoi scrivere.

play-reveal = { $last ->
    [0] Tutti scoprono:
   *[other] Tutti mettono giù l’ultima carta:
}
play-reveal-chopsticks = { $first } e, con le bacchette, { $second }
play-reveal-dummy = { $card } (da { $name ->
    [Tu] te
   *[other] { $name }
})
play-passing = { $players ->
    [2] Tu e { $other } vi scambiate le mani.
   *[other] { $right ->
        [0] Le mani passano a sinistra:
       *[other] Le mani passano a destra:
    } { $route }
}

play-round-over = La manche { $round } è finita
play-desserts = Gran finale: { $desserts }
play-final = Punteggio finale
play-scores-now = Manche { $round } finora
play-won = Hai vinto con { $points } punti. Che scorpacciata!
play-shared = Dividi la vittoria con { $names }: { $points } punti a testa.
play-lost = { $winners ->
    [one] { $names } vince con { $points } punti.
   *[other] { $names } vincono con { $points } punti a testa.
} Un altro assaggio?
play-tie-broken = (A parità di punti decidono i budini: { $puddings }.)
play-unsealed = Il seme sotto il sigillo: { $seed }
play-record =
    Tutta la partita è salvata in
      { $file }
    «sushibar replay FILE» la mostra di nuovo,
    «sushibar verify FILE» controlla il sigillo.
play-left =
    La partita è salvata. Per riprenderla:
      { $command } play --resume { $file }
play-saved = Salvata in { $file }
play-file-exists = { $file } esiste già: scegli un altro nome.
play-cannot-save = La partita non si può salvare in { $file }: { $reason }
play-pass-to = Passa il terminale a { $name }
play-its-me = { $name }, ci sei? Invio mostra la tua mano (q smette):
play-nothing-to-undo = Non c’è nulla da ritirare: non hai ancora scelto, e ciò che è scoperto resta.
play-no-card = Non c’è nessuna carta «{ $typed }» in questo gioco; r da solo le spiega tutte.

play-memory = Le mani che hai visto, per prima quella che sta per arrivarti:
play-memory-hand = { $known ->
    [0] non ancora vista
   *[other] { $cards }{ $unknown ->
        [0] { "" }
        [one] { " " }e 1 carta che non hai visto
       *[other] { " " }e { $unknown } carte che non hai visto
    }
}

play-help =
    Scrivi il numero di una scelta, il suo nome, o l’inizio del suo nome (tem).
      p          di nuovo il tavolo e le tue scelte
      s          il punteggio finora
      m          memoria: le mani che hai visto passare
      hint       le scelte migliori: probabilità di vittoria, punti e perché
      r          che cosa fanno tutte le carte; «r budino» ne spiega una
      u          scegli da capo, finché sei a metà di un turno
      save       salva la partita; «save mia-partita.txt» ne salva lì una copia
      q          smetti; la partita si salva e ti si dice come riprenderla
      h          questo aiuto

    Il sigillo è l’impronta del seme da cui nascono tutte le carte. Il seme lo vedi
    alla fine: nel frattempo nessuno può aver cambiato le carte.

rule-maki = Una carta mostra uno, due o tre rotoli. A fine manche chi ha più rotoli prende 6 punti, chi è al secondo posto 3. { $edition ->
    [zoch] A pari merito ognuno prende i punti per intero.
   *[other] A pari merito i punti si dividono, e un pareggio al primo posto non lascia nulla al secondo.
}
rule-nigiri = L’uovo vale 1 punto, il salmone 2, il { $edition ->
    [zoch] tonno
   *[other] calamaro
} 3; su un wasabi il triplo.
rule-wasabi = Triplica { $edition ->
    [zoch] un nigiri che prendi in un turno successivo; puoi anche mettere il nigiri accanto e aspettarne uno migliore.
   *[other] il prossimo nigiri che prendi in un turno successivo.
} Senza un nigiri non vale nulla.
rule-chopsticks = In un turno successivo tieni due carte insieme; poi le bacchette vanno nella mano che passi. Da sole non valgono nulla.
rule-pudding = Resta fino alla fine della partita. Allora chi ne ha di più prende 6 punti{ $seats ->
    [2] ; in due, chi ne ha di meno non perde nulla, e a pari merito nessuno prende punti.
   *[other] , chi ne ha di meno ne perde 6. { $edition ->
        [zoch] A pari merito vale per intero per ognuno.
       *[other] A pari merito si divide; se tutti ne hanno altrettanti, nessuno prende punti.
    }
}
