import { callout, dataTable, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { playQuordle } from "../../make/quordle.ts";
import { wordGroups } from "../../make/remaining-words.ts";
import { words } from "../../make/word-figures.ts";

/** How four boards go after fixed guesses, of which every board gets all. */
function resultsOf(plan: string) {
  const openers = plan.split(" ");
  const sizes = wordGroups(openers).map(({ length }) => length);
  const { games, average, lost } = playQuordle(openers);
  return {
    name: openers.map((word) => word.toUpperCase()).join(", "),
    left: sizes.reduce((sum, size) => sum + size ** 2, 0) / words.length,
    knownBoards: (4 * sizes.filter((size) => size === 1).length) / words.length,
    games,
    average,
    lostShare: `${((100 * lost) / games).toFixed(1)}%`,
  };
}

const twoWords = resultsOf("crane toils");
const threeWords = resultsOf("slate grind chomp");
const otherThree = resultsOf("raise clout nymph");
const planRows = [twoWords, resultsOf("raise clout"), threeWords, otherThree].map(
  ({ name, left, knownBoards, average, lostShare }) =>
    [name, left.toFixed(1), knownBoards.toFixed(1), average.toFixed(2), lostShare].join(" | "),
);
const extraGuesses = (threeWords.average - twoWords.average).toFixed(1);

const largestGroup = (guess: string, candidates = words) => wordGroups([guess], candidates)[0] ?? [];
const firstGuesses = ["raise", "arise", "slate", "crane", "adieu", "audio"]
  .map((word) => ({ name: word.toUpperCase(), size: largestGroup(word).length }))
  .sort((a, b) => a.size - b.size);
const spread = largestGroup("audio").length / largestGroup("raise").length;
const afterRaise = largestGroup("raise");
const afterMoldy = largestGroup("moldy", afterRaise);
const afterCount = largestGroup("count", afterMoldy);

export const wordleVariantsExplained = blogPost({
  id: "wordle-variants-explained",
  title: "Variants of the Daily Game, Explained",
  excerpt:
    "Thirteen relatives of the five-letter word: who made them, how many guesses you get, what they change, and how to play each one well, with strategy computed for Quordle and Absurdle.",
  publishedOn: "2025-10-10",
  revisedOn: "2026-11-29",
  category: "game-variants",
  author: "puzzle-desk",
  cover: "Several boards of tiles of different sizes, side by side.",
  body: [
    `Within weeks of becoming famous the daily game had relatives. In February 2022 a list on GitHub counted more than 350 of them, over a hundred in languages other than English. Most keep the three colours and change one other thing, and that one thing decides how you should play. Here are those that we would recommend, and one that its owner has closed.`,
    dataTable(
      "Relatives of Wordle",
      `Game | Made by | Since | Guesses | What changes
      Dordle | Guilherme S. Töws | 2022 | 7 | Two words at once; every guess counts on both boards
      Quordle | Freddie Meyer; Merriam-Webster since 2023 | 2022 | 9 | Four words at once
      Octordle | Kenneth Crawford; now Britannica | 2022 | 13 | Eight words at once
      Sedecordle | Brad Bednar | 2022 | 21 | Sixteen words at once
      Absurdle | qntm | 2022 | No limit | No fixed word: the computer evades you as long as it can
      Waffle | James Robinson | 2022 | 15 swaps | Six crossing words whose letters have to be swapped into place
      Nerdle | Richard Mann | 2022 | 6 | A calculation of eight characters
      Worldle | Antoine Teuf | 2022 | 6 | The outline of a country, with distance and direction
      Semantle | David Turner | 2022 | No limit | Closeness in meaning instead of letters
      Le Mot | Louan Bengmah | 2022 | 6 | The same game in French
      Termo | Fernando Serboncini | 2022 | 6 | The same game in Portuguese
      Heardle | A London designer who stayed anonymous; Spotify from July 2022 | 2022–2023 | 6 | A song from its first seconds; Spotify closed it on 5 May 2023
      Wordle6 | Our own app | – | 6 | Six letters`,
    ),
    `## Where to play
    - More boards: [Dordle](https://zaratustra.itch.io/dordle), [Quordle](https://www.merriam-webster.com/games/quordle/), [Octordle](https://www.britannica.com/games/octordle/), [Sedecordle](https://www.sedecordle.com/)
    - Other rules: [Absurdle](https://qntm.org/absurdle), [Waffle](https://wafflegame.net/), [Semantle](https://semantle.com/)
    - Numbers and maps: [Nerdle](https://nerdlegame.com/), [Worldle](https://worldle.teuteuf.fr/)
    - Other languages: [Le Mot](https://wordle.louan.me/), [Termo](https://term.ooo/)
    ## More boards: how many fixed guesses?
    The games with several boards are all built alike: you get five guesses more than there are boards. Wordle itself fits the rule, with one board and six guesses. So there is always room for a few guesses that only collect letters, and the question is how many.
    We let a program play ${twoWords.games.toLocaleString("en")} games of Quordle with answers from our list, each with four different plans. The plan is played whatever the tiles show. After it the program turns to the board with the fewest words left, and among these words takes the one that also tells most about the other boards.`,
    dataTable(
      "Quordle: two or three fixed guesses",
      [
        "Fixed guesses | Words left on a board | Boards of four with one word left | Guesses | Games lost",
        ...planRows,
      ].join("\n"),
    ),
    `Three fixed guesses need ${extraGuesses} of a guess more on average, and lose far fewer games: ${threeWords.lostShare} with SLATE, GRIND and CHOMP against ${twoWords.lostShare} with CRANE and TOILS. The choice of words matters too: RAISE, CLOUT and NYMPH also have fifteen different letters, and lose ${otherThree.lostShare}. If you play for the win, use three; if you play for a low score, use two. Don’t carry the result over to eight or sixteen boards. There every solved word tells you something about all the others, and in the same program the third fixed guess gains little at eight boards and nothing at sixteen.
    After the fixed guesses three habits matter.
    - Solve the boards of which you are certain first. A sure word costs the guess that you have to spend on that board anyway, and its letters test the other boards.
    - Of several words that fit one board, take the one whose letters the other boards still need.
    - Look for a board with a trap (-IGHT, -OUND, -ATCH) while you have guesses to spare, not when it is the last one open.
    ## An opponent who moves: Absurdle
    Absurdle never chooses a word. After each guess it looks at all the colour patterns that it could give you, and answers with the one that leaves it the most words. You win only when it has nowhere left to go. Averages don’t help against such an opponent; what counts is the largest group that your guess leaves, and you want it small. In the [dictionary](dictionary) this is called minimax.`,
    dataTable(
      "The largest group that a first guess leaves, in our list",
      [
        "First guess | Words in the largest group",
        ...firstGuesses.map(({ name, size }) => `${name} | ${size}`),
      ].join("\n"),
    ),
    `The spread is wide: AUDIO leaves Absurdle ${spread.toFixed(1)} times as many words as RAISE. How the chase goes on can be computed. In our list (the game’s own differs a little) it looks like this.`,
    letterTiles(
      "raise moldy count booth tooth",
      "tooth",
      `RAISE comes back all grey and leaves ${afterRaise.length} words, MOLDY leaves ${afterMoldy.length}, COUNT leaves ${afterCount.length}: ${wordList(afterCount)}. One of them is the fourth guess, the other the fifth.`,
    ),
    `MOLDY is there because no pattern leaves more than ${numeral(afterMoldy.length)} words after it, although it shares its O with COUNT. According to its maker, four guesses are the fewest in which Absurdle can be beaten, five are extremely good, and six are good for a casual player.
    ## Numbers: Nerdle
    The answer is a calculation of eight characters such as 9×8−7=65, and every guess must be arithmetically true. The right-hand side is a single number, which gives away the most useful fact: the equals sign can only be in the fifth, sixth or seventh place. Two openers cover everything but nought: 9×8−7=65 and 4+12÷3=8 test nine digits and all four operations. After that work from the right: how many digits has the result? Multiplication and division come before addition and subtraction, as at school.
    ## A map: Worldle
    Each wrong guess tells you how far away the right country is and in which direction. Distances run from the centre of one country to the centre of the other, so that two bordering giants such as Canada and the United States are more than two thousand kilometres apart. Begin with a country in the middle of the map, such as Egypt, and let the second guess be the country at that distance in that direction. Two distances from two different places usually leave little to choose from. The hard days are the small islands, which you have to know to be able to name.
    ## Meaning: Semantle
    There are no letters and no limit; you learn how close your word is in meaning, measured by how words are used in news articles. Start with a handful of words from different worlds (an animal, a tool, a feeling, a job, a substance). Then walk uphill from the best, and try its other parts of speech. Expect dozens of guesses.
    ## Swapping: Waffle
    All the letters are there, most of them in the wrong places. Every puzzle can be solved in ten swaps and you have fifteen. Don’t move anything until you have read all six words. A swap that puts two letters right at once saves a move; hunt for those first.
    ## More letters
    A sixth letter brings more syllables and more endings, but as a rule fewer neighbours: the longer a word, the fewer others differ from it in a single letter. The traps change their place rather than disappear, as our article on [six letters](blogPost-wordle6-explained) shows. It is about Wordle6, our own app, so we are not neutral about it.`,
    callout(
      "tip",
      "Which one suits you?",
      "For the morning ritual, stay with one word a day. For a long tea break, Quordle. For a duel, Absurdle. With children or with colleagues who speak other languages, Worldle and Nerdle.",
    ),
  ],
  sources: [
    source({
      authors: "qntm",
      title: "Absurdle",
      publication: "qntm.org (rules, how the game answers)",
      year: 2022,
      url: "https://qntm.org/absurdle",
    }),
    source({
      authors: "qntm",
      title: "Absurdle FAQ",
      publication: "qntm.org (fewest guesses, good scores)",
      year: 2022,
      url: "https://qntm.org/fabsurdleq",
    }),
    source({
      authors: "Graham-Harrison, E. and Milmo, D.",
      title: "Urdu, Chinese, even Old Norse: how Wordle spread across the globe",
      publication: "The Guardian, 5 February 2022 (number of versions, Le Mot, Termo)",
      year: 2022,
      url: "https://www.theguardian.com/games/2022/feb/05/urdu-chinese-even-old-norse-how-wordle-spread-across-the-globe",
    }),
    source({
      authors: "PhilSTAR L!fe",
      title: "‘Wordle’ variants for multi-taskers: ‘Dordle,’ ‘Quordle,’ ‘Octordle’ – what’s next?",
      publication: "philstarlife.com, February 2022 (Dordle’s maker and guesses)",
      year: 2022,
      url: "https://star35.philstarlife.com/geeky/836986-wordle-variants-for-multi-taskers-dordle-quordle-octordle-what-s-next",
    }),
    source({
      authors: "Chadwick, D.",
      title: "America’s Oldest Dictionary Company Buys Word Game App ‘Quordle’",
      publication: "Review Geek, January 2023 (Quordle’s maker and owner)",
      year: 2023,
      url: "https://www.reviewgeek.com/143513/americas-oldest-dictionary-company-buys-word-game-app-quordle/",
    }),
    source({
      authors: "Kotaku Australia",
      title: "Forget Wordle And Quordle, You Should Be Playing Octordle",
      publication: "kotaku.com.au, February 2022 (eight words, 13 guesses)",
      year: 2022,
      url: "https://www.kotaku.com.au/2022/02/forget-wordle-and-quordle-you-should-be-playing-octordle/",
    }),
    source({
      authors: "Sportskeeda",
      title: "Wordle 333 answer: Wednesday, May 18",
      publication: "sportskeeda.com, 18 May 2022 (Octordle’s maker, under the name Octurdle)",
      year: 2022,
      url: "https://www.sportskeeda.com/pop-culture/wordle-333-answer-wednesday-may-18",
    }),
    source({
      authors: "Sportskeeda",
      title: "What is Sedecordle? Everything to know about the Wordle variant with 16 words",
      publication: "sportskeeda.com, 4 May 2022 (sixteen words, 21 guesses)",
      year: 2022,
      url: "https://www.sportskeeda.com/pop-culture/what-sedecordle-everything-know-wordle-variant-16-words",
    }),
    source({
      authors: "Chapelboro",
      title: "Wordle times sixteen: try Sedecordle, a game with a Chapelboro connection",
      publication: "chapelboro.com, 2022 (Sedecordle’s maker)",
      year: 2022,
      url: "https://chapelboro.com/town-square/wordle-times-sixteen-try-sedecordle-a-game-with-a-chapelboro-connection",
    }),
    source({
      authors: "Glasby, S. P.",
      title: "Mathematics of the NYT daily word game Waffle",
      publication: "arXiv:2501.09286 (Waffle’s maker, year and swaps)",
      year: 2025,
      url: "https://arxiv.org/abs/2501.09286",
    }),
    source({
      authors: "The Irish Times",
      title: "From Nerdle to Lewdle: five of the best Wordle spin-offs",
      publication: "irishtimes.com, February 2022 (Nerdle’s maker)",
      year: 2022,
      url: "https://www.irishtimes.com/culture/tv-radio-web/from-nerdle-to-lewdle-five-of-the-best-wordle-spin-offs-1.4809006",
    }),
    source({
      authors: "Digital Trends",
      title: "Wordle spin-off Worldle tests your geography knowledge",
      publication: "digitaltrends.com, February 2022 (rules of Worldle)",
      year: 2022,
      url: "https://www.digitaltrends.com/gaming/wordle-spin-off-worldle-tests-your-geography-knowledge/",
    }),
    source({
      authors: "Game Developer",
      title: "Heardle, Spotify’s Wordle-alike game, goes offline in May",
      publication: "gamedeveloper.com, April 2023",
      year: 2023,
      url: "https://www.gamedeveloper.com/business/-i-heardle-i-spotify-s-i-wordle-i--alike-game-goes-offline-in-may",
    }),
    source({
      authors: "Input",
      title: "‘Semantle’ is like ‘Wordle’ on God level difficulty",
      publication: "inputmag.com (Semantle’s maker and method)",
      year: 2022,
      url: "https://www.inputmag.com/gaming/semantle-wordle-god-level-difficulty",
    }),
  ],
  related: [
    "blogPost-wordle6-explained",
    "blogPost-history-word-games",
    "guide-advanced-techniques",
    "page-traps",
  ],
  search: {
    title: "Wordle variants explained, with strategy for each",
    description:
      "Dordle, Quordle, Octordle, Absurdle, Nerdle, Worldle, Semantle and more: makers, guesses, links, and how to play each one well.",
    keywords: [
      "wordle variants",
      "games like wordle",
      "quordle strategy",
      "absurdle strategy",
      "nerdle best start",
      "octordle",
    ],
  },
});
