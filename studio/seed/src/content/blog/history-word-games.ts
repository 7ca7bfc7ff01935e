import { callout, dataTable, figure, source, verse } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";

export const historyOfWordGames = blogPost({
  id: "history-word-games",
  title: "A Short History of Word Games: From Riddles to Coloured Tiles",
  excerpt:
    "Two thousand years of playing with letters: a square from Pompeii, riddles of monks, a diamond of squares in a newspaper, and a gift that went round the world.",
  publishedOn: "2025-05-20",
  category: "word-game-history",
  author: "puzzle-desk",
  cover:
    "A line of five objects from left to right: a carved square, a quill, a newspaper, a peg board and a column of tiles.",
  body: [
    `People have played with words for as long as they have written them, and surely longer. The game that we play today is the youngest branch of a very old tree.
    ## Squares and riddles
    On a wall in Pompeii, buried in the year 79, stood a square of five words that reads the same across, down and backwards: SATOR AREPO TENET OPERA ROTAS. Nobody knows what it was for. It shows that the pleasure of letters falling into place is not new.
    In England, monks of the tenth century copied more than ninety riddles into the Exeter Book. They let things speak for themselves, a bookworm or a storm or an onion, and leave the reader to say what they are. Our daily hints follow in their footsteps. This is how one of ours might go:`,
    verse(
      [
        "I have a spine but never stand,",
        "and leaves, although I am no tree.",
        "You hold my whole world in your hand,",
        "and still get lost inside of me.",
      ],
      "A riddle of our own, for a book",
    ),
    `## The parlour and the press
    In 1879 the magazine *Vanity Fair* printed a new puzzle by the author of *Alice*. Lewis Carroll called it **Doublets**: change HEAD into TAIL one letter at a time, so that every step is a word. It took Britain by storm, and it trains the same eye that today’s players need.
    On 21 December 1913 the *New York World* brought a “Word-Cross” by Arthur Wynne. It was shaped like a diamond, and within ten years “crosswords” were everywhere. In 1924 two young publishers, Richard Simon and Max Schuster, began their firm with a book of them.
    ## Letters on a board
    Alfred Butts, an architect without work, counted letters in newspapers in the 1930s to find out how many of each a game should have, and what they should be worth. His game was sold as **Scrabble** from 1948 on.
    In 1955 came **Jotto**: each of two players thinks of a five-letter word, and the other guesses words and is told how many letters they share. Here is the heart of the daily game already, without colours or places. **Mastermind**, in the early 1970s, added the two kinds of answer: right, and right but elsewhere. And the television game **Lingo**, first shown in the United States in 1987, had players guess five-letter words with coloured squares.`,
    figure(
      "figure-timeline",
      "A line with eight dots, each labelled with a year and a game.",
      "Eight stations on the way to the daily five-letter word.",
    ),
    dataTable(
      "Games that taught the daily game something",
      `Year | Game | What it brought
      79 or earlier | Sator square | Five words of five letters
      10th century | Riddles of the Exeter Book | A hint that hides its answer
      1879 | Doublets | Words one letter apart
      1913 | Crossword | A puzzle in every day’s paper
      1948 | Scrabble | The worth of letters, by counting
      1955 | Jotto | Guessing a five-letter word by words
      1970s | Mastermind | Two kinds of “right”
      2021 | Wordle | One word a day, the same for everybody`,
    ),
    `## A gift
    Josh Wardle, a software engineer in Brooklyn, made a guessing game for his partner Palak Shah, who loved word games, and named it with a play on his own name. He put it on the web in October 2021. It had no advertisements and asked for nothing; there was one word a day, the same for all, and then it was over until tomorrow. In December he added a way of sharing the result as coloured squares. On 1 November ninety people had played; two months later it was hundreds of thousands.
    On 31 January 2022 The New York Times Company announced that it had bought the game. It has run there ever since.`,
    callout(
      "note",
      "Why one a day?",
      "A puzzle that can’t be played again at once becomes something to talk about. Everybody is at the same place, nobody is ahead, and nobody may tell.",
    ),
    `## What stays the same
    Carved, printed or lit up, the joy is the same: a few letters, a limit, and the moment when they turn into a word. If you would like to go on, have a look at the [variants](blogPost-wordle-variants-explained) that have grown from the daily game, or at [why it is so hard to stop](blogPost-psychology-of-daily-puzzles).`,
  ],
  sources: [
    source({
      authors: "Augarde, T.",
      title: "The Oxford Guide to Word Games",
      publication: "Oxford University Press, second edition",
      year: 2003,
    }),
    source({
      authors: "Carroll, L.",
      title: "Doublets: A Word-Puzzle",
      publication: "Macmillan, London",
      year: 1879,
    }),
    source({
      authors: "Tracy, M.",
      title: "The New York Times Buys Wordle",
      publication: "The New York Times",
      year: 2022,
    }),
    source({
      authors: "Victor, D.",
      title: "Wordle Is a Love Story",
      publication: "The New York Times",
      year: 2022,
    }),
  ],
  related: ["blogPost-wordle-variants-explained", "blogPost-psychology-of-daily-puzzles", "learning-center"],
  search: {
    title: "A short history of word games",
    description:
      "From the Sator square and Old English riddles to crosswords, Scrabble, Jotto, Mastermind and the daily five-letter word.",
    keywords: ["history of word games", "history of wordle", "crossword history"],
  },
});
