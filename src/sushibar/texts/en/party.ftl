# Playing Sushi Go Party!: questions, news, rules.

play-how-party = Tonight’s menu: { $types }.
play-your-plate = Your plate: { $plate }.
play-race = { $points ->
    [0] Uramaki race: all places are taken.
   *[other] Uramaki race: ten rolls now score { $points } points.
}
play-blind-others = Playing blind this turn after sake: { $names }.
play-tie-broken-desserts = (Tie broken by dessert cards: { $cards }.)

play-question-blind = You had sake: this hand stays face down, and a card is drawn for you.
play-ask-blind = Draw a random card?
play-question-copy = You keep a special order. It counts as another copy of a card you have played this round:
play-question-copy-given = You were given a special order. It counts as another copy of a card you have played this round:
play-question-copy-fetched = You take a special order. It counts as another copy of a card you have played this round:
play-question-copy-blind = You drew a special order blind. It counts as another copy of a card you have played this round:
play-ask-copy = Which card does it copy?
play-question-call-chopsticks = You keep: { $card }. Use { $called }? After the reveal you take a second card from this hand, and the chopsticks go into it.
play-question-call-spoon = You keep: { $card }. Use { $called }? After the reveal you ask the others for a card from their hands.
play-question-calls = You keep: { $card }. You may use one of these; it acts after the reveal:
play-ask-call-party = Use { $called }?
play-ask-calls = Which one do you use?
play-question-chopsticks = With { $card } you take a second card from your hand before it moves on.
play-ask-chopsticks = Which card do you take as well?
play-question-ask = With { $card } you ask for a card. { $name } looks first, then the next to the left; the first who has it must give it to you and gets the spoon.
play-ask-ask = What do you ask for?
play-question-give = { $name } asks for { $asked } with a spoon. Choose which card to give; you get the spoon for it:
play-ask-give = Which card do you give away?
play-question-menu = You play one of these cards now; the others go back into the deck.
play-ask-menu = Which card do you play?
play-question-turn = { $turned ->
    [0] With { $card } you may turn cards of this round face down. Each is then worth 2 points and nothing else. How your points would change:
    [one] 1 card is face down. Another?
   *[other] { $turned } cards are face down. Another?
}
play-ask-turn = Which card do you turn, if any?

news-looked = { $name } looked at the deck with { $menu }: { $cards }
news-chopsticks = { $card }: { $laid }
news-menu = { $card }: { $laid }
news-menu-nothing = { $card }: only menus in the deck, nothing to play
news-takeout-box = { $turned ->
    [0] { $card }: nothing turned face down
   *[other] { $card }: turned face down { $cards }
}
news-spoon = { $card }: asked for { $asked }
news-spoon-nobody = got nothing; the spoon is set aside
news-lacked = had none
news-must-give = had several to choose from
news-gave = gave { $card }, got the spoon
news-got = got { $laid }
news-spilled = More than one miso soup this turn: all set aside ({ $names }).
news-race = { $name }: { $points } points at once for ten uramaki rolls, which are set aside.
news-nothing-to-do = { $name }: { $card } had nothing to do and is set aside.

rule-party-nigiri = Egg scores 1 point, salmon 2, squid 3{ $wasabi ->
    [0] .
   *[other] ; on a wasabi three times as much.
}
rule-party-maki = A card shows one, two or three rolls. At the end of the round the most rolls score 6 points, the second most { $places ->
    [2] 3
   *[other] 4, the third most 2
}. Ties score in full.
rule-party-wasabi = Triples the next nigiri you play. Without a nigiri it scores nothing.
rule-party-chopsticks = On a later turn, call them together with your card: after the reveal you take a second card from your hand, and the chopsticks go into that hand. Lowest number first. On their own they score nothing.
rule-party-pudding = Stays until the end of the game. Then the most score 6 points{ $seats ->
    [2] ; with two players the fewest cost nothing.
   *[other] , the fewest cost 6.
} Ties count in full.
rule-temaki = At the end of the round the most score 4 points{ $seats ->
    [2] ; with two players the fewest cost nothing.
   *[other] ; the fewest, even if that is none, cost 4.
} Ties count in full.
rule-uramaki = A card shows three, four or five rolls. The first to reach ten scores 8 points at once and sets the rolls aside; after that, ten rolls score 5, then 2. At the end of the round, the most rolls left over take the next place.
rule-eel = A single eel costs 3 points. Two or more score 7.
rule-tofu = One scores 2 points, two score 6. Three or more score nothing.
rule-onigiri = There are four shapes. A set of one, two, three or four different shapes scores 1, 4, 9 or 16 points.
rule-edamame = Each scores a point for every opponent who also has edamame, 4 at most.
rule-miso-soup = Scores 3 points. But if several are played in the same turn, by anyone, all of them are set aside.
rule-sukeroku = A futomaki and an inari together score 6 points. Either one alone scores 2.
rule-spoon = On a later turn, call it together with your card: after the reveal you ask for a card, an exact one or any of its type. The first player to your left who has it must give it to you and takes the spoon into their hand. Lowest number first. On its own it scores nothing.
rule-menu = After the reveal you look at four cards from the deck and play one that is not a menu. Lowest number first. The menu is set aside.
rule-takeout-box = After the reveal you may turn any of your cards of this round face down: 2 points each and nothing else. Lowest number first. The box is set aside.
rule-soy-sauce = Scores 4 points if nobody has more colours. Every type is a colour{ $wasabi ->
    [0] { "" }
   *[other] , nigiri and wasabi are one
}{ $box ->
    [0] .
   *[other] , face-down cards are one too.
}
rule-tea = Scores 1 point for each card in your largest set of one colour. Every type is a colour{ $wasabi ->
    [0] { "" }
   *[other] , nigiri and wasabi are one
}, tea itself is one too{ $box ->
    [0] .
   *[other] , and so are face-down cards.
}
rule-special-order = Counts as another copy of one of your cards of this round; you choose which when you take it. With nothing to copy it is set aside.
rule-sake = Scores 3 points. On your next turn of the round you take a random card from your hand without looking.
rule-fruit = Stays until the end of the game; a card shows two fruits. Then none, one, two, three, four or five of a fruit score -2, 0, 1, 3, 6 or 10 points, for each of the three fruits.
rule-face-down = Scores 2 points and counts as nothing else. All face-down cards together are one colour.

refusal-not-asked = seat { $seat } cannot play { $action }: it is not asked now
refusal-blind = seat { $seat } cannot play { $action }: after sake it takes a random card, which is “blind”
refusal-not-blind = seat { $seat } cannot play { $action }: it sees its hand and takes a card by name
refusal-copy = seat { $seat } cannot play { $action }: its special order copies one of its cards ({ $legal })
refusal-ask = seat { $seat } cannot play { $action }: its spoon asks for a card of this menu ({ $legal })
refusal-give = seat { $seat } cannot play { $action }: it gives a card that the spoon asks for ({ $legal })
refusal-menu-card = seat { $seat } cannot play { $action }: it plays one of the cards that its menu shows ({ $legal })
refusal-turn = seat { $seat } cannot play { $action }: it turns one of its cards face down, or is done ({ $legal })
