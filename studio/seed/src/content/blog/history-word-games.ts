import { callout, dataTable, figure, letterTiles, source, verse } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { feedback } from "@wordlehint/contracts/feedback";
import { loveStory, oxfordGuide, repeatedAnswers, wordleBot } from "../works.ts";

const secret = "panel";
const guess = "plate";
const marks = feedback(guess, secret);
const inPlace = lettersMarked("g");
const elsewhere = lettersMarked("y");

function lettersMarked(mark: string): string[] {
  return guess
    .toUpperCase()
    .split("")
    .filter((_letter, place) => marks[place] === mark);
}

export const historyOfWordGames = blogPost({
  id: "history-word-games",
  title: "A Short History of Word Games: From Riddles to Coloured Tiles",
  excerpt:
    "A square scratched into a column at Pompeii, a storm that speaks, a craze that came with a pencil, a television game with red squares: where Wordle’s parts come from, with three old games to try.",
  publishedOn: "2025-05-20",
  revisedOn: "2026-11-29",
  category: "word-game-history",
  author: "puzzle-desk",
  cover:
    "Five objects in a row: a square of Latin words, a quill, a newspaper with a small crossword, a board of coloured pegs and a column of letter tiles.",
  body: [
    `When rows of coloured squares filled the internet at the end of 2021, they looked like something new. Almost every part of the game was old: the five-letter word, the secret answer, the two kinds of “right”, even the hint that hides what it tells. Here is where the parts came from, with three old games to try on the way. The solutions are at the end.
    ## Five words on a column
    In 1936 the archaeologist Matteo Della Corte read twenty-five letters on a column of the Large Palaestra, the exercise ground of Pompeii. They make five words of five letters, ROTAS OPERA TENET AREPO SATOR, and read the same across, down, and backwards from the end. Eleven years earlier he had copied a fragment from a wall in the house of Paquius Proculus without knowing what it was. It was a piece of the same square.
    Vesuvius buried both in the year 79, so the square is older than that. The form that begins with SATOR, as on our cover, is later. Nobody has settled what it means. It had company, though: the town’s walls have riddles and jumbled alphabets too.
    English has such squares as well. In this one every word reads both across and down, and the letters of one diagonal are open.`,
    letterTiles(
      "m???? ?t??? ??i?? ???s? ????r",
      null,
      "A word square to complete. Row by row, the open letters are M first, T second, I third, S fourth and R fifth.",
    ),
    `# It may be in Latin, under a coat of arms
    # Not this one
    # Good enough for bronze
    # So short that it is nearly rude
    # What a waiter takes
    ## A storm that speaks
    The Exeter Book, copied in England in the later tenth century by a single scribe and left to the cathedral at Exeter in 1072, is famous for its poems. Among them are more than ninety riddles. In many of these the thing speaks for itself: a storm, an onion, a reed by the water. “Say what I am called,” they like to end. No answers are given, and over some of them scholars still disagree. Our [daily riddles](/wordle-hint/today) follow the same custom.
    Another old trick hides words in the margin. Psalm 119 goes through the Hebrew alphabet, eight verses to each letter, and in the Exeter Book itself a poet called Cynewulf worked the runes of his name into two poems. These lines do both: the answer speaks, and if you give up you can read its name down the left-hand side.`,
    verse(
      [
        "Some days I only mutter, far away;",
        "then roofs and trees are mine to strip and shake.",
        "On deck they lash themselves and start to pray.",
        "Roads turn to rivers in my heavy wake.",
        "My eye is calm. Don’t trust it. Stay awake.",
      ],
      "A riddle of our own",
    ),
    `## The parlour and the press
    At Christmas 1877 two girls with “nothing to do” asked Lewis Carroll for riddles. He had none at hand, so he made up another kind of puzzle, which *Vanity Fair* printed on 29 March 1879. In **Doublets** you turn one word into another by changing one letter at a time, and every link has to be a word: HEAD, heal, teal, tell, tall, TAIL. Words one letter apart still cost players their streaks; our [catalogue of traps](page-traps) is full of them.
    Three for you: follow a TRACE to the CRIME in three links, let a STORM turn to SHINE in three, and bake FLOUR into BREAD in five. Carroll himself asked for BREAD from WHEAT in six. Five are enough.
    On 21 December 1913 the Sunday *New York World* published a diamond-shaped “Word-Cross” by Arthur Wynne, an Englishman who edited its *Fun* pages. For ten years the crossword remained a speciality of that paper and a few others. Then two young publishers, Richard Simon and Max Schuster, put fifty into a book, sold it with a pencil, and hid behind the name of Plaza Publishing in case it failed. *The Cross Word Puzzle Book* came out on 10 April 1924 in 3,600 copies. Within a year the pair had sold nearly half a million puzzle books, and the Pennsylvania Railroad was printing puzzles on its menus and providing dictionaries for passengers who got stuck.
    In the next decade Alfred Butts, an out-of-work architect, counted letters on the front page of a newspaper to find out how many of each a board game should have. James Brunot put the game on sale in 1948, as **Scrabble**.
    ## Secrets and clues
    The other side of Wordle’s family guesses secrets. In **Bulls and Cows** one player writes down four different digits. Each guess earns a bull for a digit in the right place and a cow for a right digit in the wrong place. Nobody knows how old it is; by 1968 it ran on a computer at Cambridge. In **Jotto**, which Morton Rosenfeld brought out in 1955, the secret is a five-letter word, and the reply is a single number: how many letters the guess shares with it. **Mastermind**, invented by Mordecai Meirowitz in 1970, gave Bulls and Cows coloured pegs, and sold some thirty million boxes in ten years.
    The nearest ancestor was on television. **Lingo** began in North America on 28 September 1987. The team saw the first letter of a five-letter word and had five guesses. A red square meant the right letter in the right place, a yellow circle the right letter in the wrong place. Take away the bingo cards, the rivals and the free letter, add a sixth guess, and you have Wordle.`,
    dataTable(
      `One guess, four replies: the secret word is ${secret.toUpperCase()}, the guess ${guess.toUpperCase()}`,
      `Game | What the guesser learns
      Jotto, 1955 | ${inPlace.length + elsewhere.length} letters in common
      Bulls and Cows with letters | ${inPlace.length} bull, ${elsewhere.length} cows
      Lingo, 1987 | ${inPlace.join(", ")} in a red square; ${elsewhere.join(", ")} in yellow circles
      Wordle, 2021 | ${inPlace.join(", ")} green; ${elsewhere.join(", ")} yellow; the rest grey`,
    ),
    callout(
      "tip",
      "Jotto tonight",
      `It needs two players, two pencils and no internet. Each writes down a five-letter word without repeated letters. Take turns to guess a real word; the other answers with the number of letters in common, wherever they are. Cross letters off an alphabet as you go. The first to name the other’s word wins.`,
    ),
    `## One word a day
    Josh Wardle, a Welsh-born software engineer in Brooklyn, built a guessing game in 2013. His friends shrugged and he put it away. During the pandemic he and his partner, Palak Shah, took to the puzzles of *The New York Times*, and he rebuilt it for her. She went through some 12,000 five-letter words and kept those that she knew, about 2,500.
    The first puzzle is dated 19 June 2021; its answer was CIGAR. For months the only players were the couple and then their families. Wardle opened the game to everyone in October 2021. On 1 November 90 people played. On 2 January 2022 more than 300,000 did. In between he had added the button that shares a result as coloured squares, without the letters.
    On 31 January 2022 The New York Times announced that it had bought the game, for a price “in the low seven figures”, and on 10 February it moved to a new address. WordleBot, which judges your guesses afterwards, followed in April 2022, and an editor, Tracy Bennett, on 7 November 2022. Since 2 February 2026 answers may come back. The first to return was CIGAR. [The rules as they are now](page-wordle-rules) have a page of their own, and so have [the variants](blogPost-wordle-variants-explained).`,
    figure(
      "figure-timeline",
      "A line with nine dots, each with a date and a game, from the ROTAS square before 79 to Wordle in 2021.",
      "Nine steps towards the daily word. The dots are evenly spaced; the years aren’t.",
    ),
    dataTable(
      "Games that left something to Wordle",
      `When | What | What it left
      Before 79 | ROTAS square, Pompeii | Words of five letters on a grid
      Later 10th century | Riddles of the Exeter Book | The hint that hides its answer
      1879 | Doublets | Words one letter apart
      1913, craze from 1924 | Crossword | The puzzle in the newspaper
      1930s, on sale 1948 | Scrabble | Counting letters to learn their worth
      By 1968, probably much older | Bulls and Cows | Two kinds of “right”
      1955 | Jotto | A five-letter word guessed by words
      1970 | Mastermind | Colours
      1987 | Lingo | Five letters, few guesses, marks for letter and place
      2021 | Wordle | One word a day, the same for everybody`,
    ),
    `## Solutions
    - The square: MOTTO, OTHER, THIRD, TERSE, ORDER.
    - The riddle: a STORM.
    - TRACE, trice, price, prime, CRIME. STORM, store, shore, shire, SHINE.
    - FLOUR, floor, flood, blood, brood, broad, BREAD. WHEAT, cheat, cleat, bleat, bleak, break, BREAD.`,
  ],
  sources: [
    source({
      authors: "American Heritage",
      title: "1924 Seventy-five Years Ago: That Crossword Fad",
      publication: "American Heritage",
      year: 1999,
      url: "https://www.americanheritage.com/1924-seventy-five-years-ago-0",
    }),
    oxfordGuide,
    source({
      authors: "Benefiel, R. R.",
      title:
        "Magic Squares, Alphabet Jumbles, Riddles and More: The Culture of Word-Games among the Graffiti of Pompeii",
      publication: "The Muse at Play, De Gruyter, 65–80",
      year: 2012,
      url: "https://doi.org/10.1515/9783110270617.65",
    }),
    source({
      authors: "Carroll, L.",
      title: "Doublets: A Word-Puzzle",
      publication: "Macmillan, London",
      year: 1879,
      url: "https://schnark.github.io/lewis-carroll/html/texts/doublets-a-word-puzzle.html",
    }),
    source({
      authors: "Cavell, M., and others",
      title: "The Riddle Ages: Early Medieval Riddles, Translations and Commentaries",
      publication: "University of Birmingham",
      year: 2020,
      url: "https://theriddleages.bham.ac.uk/",
    }),
    repeatedAnswers,
    source({
      authors: "Fatsis, S.",
      title: "Word Freak",
      publication: "Houghton Mifflin",
      year: 2001,
    }),
    source({
      authors: "Fyfe, D.",
      title: "The Mysterious Origins of Mastermind, the Codebreaking Board Game",
      publication: "Vice",
      year: 2020,
      url: "https://www.vice.com/en_us/article/884k54/permalink-mastermind-board-game-50th-anniversary-origins-fallout-cybersecurity",
    }),
    source({
      authors: "Canadian Game Shows Wiki",
      title: "Lingo",
      publication: "Fandom, as read in 2026",
      year: 2026,
      url: "https://canadiangameshows.fandom.com/wiki/Lingo",
    }),
    source({
      authors: "Lindner, E.",
      title: "Editing Every Wordle, and Still Playing Daily, Too",
      publication: "The New York Times",
      year: 2023,
      url: "https://nytimes.pressreader.com/article/281569475550996",
    }),
    wordleBot,
    source({
      authors: "Tracy, M.",
      title: "The New York Times Buys Wordle",
      publication: "The New York Times",
      year: 2022,
      url: "https://www.nytimes.com/2022/01/31/business/media/new-york-times-wordle.html",
    }),
    loveStory,
    source({
      authors: "Zimmer, B.",
      title: "April 10, 1924: The Craze Begins",
      publication: "Crossword Craze",
      year: 2024,
      url: "https://crosswordcraze.today/april-10-1924-the-craze-begins/",
    }),
  ],
  related: ["blogPost-wordle-variants-explained", "blogPost-psychology-of-daily-puzzles", "learning-center"],
  search: {
    title: "A short history of word games, from Pompeii to Wordle",
    description:
      "Where Wordle comes from: Pompeii’s ROTAS square, the Exeter riddles, Doublets, the 1924 crossword craze, Jotto, Mastermind and Lingo, with puzzles to try.",
    keywords: [
      "history of word games",
      "history of Wordle",
      "who invented Wordle",
      "Lingo and Wordle",
      "Jotto rules",
      "crossword history",
    ],
  },
});
