import { callout, chart, dataTable, letterTiles, startingWordTable } from "../make/blocks.ts";
import { labelledLink } from "../make/links.ts";
import { richText, type Block } from "../make/rich-text.ts";
import { reference, references, seo, slug, type SeedDocument } from "../make/seed-document.ts";
import { letterShares, positionShares, shareOf, words } from "../make/word-figures.ts";

const section = (id: string, title: string, body: Block[]) => ({
  _type: "guideSection",
  title,
  id: slug(id),
  body,
});
const count = words.length.toLocaleString("en");
const doubled = shareOf((word) => new Set(word).size < 5);
const bestAt = (place: number) =>
  positionShares(place)
    .slice(0, 3)
    .map(([letter, percent]) => `${letter} ${percent}%`)
    .join(", ");

const fundamentals = richText(
  `You have **six guesses** to find a word of **five letters**. After each guess the game colours its letters: green for the right letter in the right place, yellow for a letter that belongs elsewhere, grey for one that the answer does not hold.
  ## Every guess is a question
  A guess does two things: it may be right, and it tells you something. Early on the second matters more. There are thousands of words and only six tries, so the first two guesses should ask about as many common letters as they can.`,
  letterTiles(
    "stare crane",
    "crane",
    "STARE shows A and E in their places and R elsewhere; CRANE is the answer.",
  ),
  `## Letters that come twice
  A letter is coloured as often as the answer holds it. If you guess two of a letter and one is grey, the answer holds exactly one. That is worth as much as a green tile, and easily overlooked.
  ## Keep what you know
  - **Green** stays where it is.
  - **Yellow** must move: note the places that are left for it.
  - **Grey** is out, and so is every word that holds it.`,
  callout(
    "tip",
    "Say it aloud",
    "Before you press Enter, say what the guess would tell you if every tile came back grey. If the answer is “nothing new”, choose another word.",
  ),
  "When you are stuck, [today’s hint](/wordle-hint/today) sets you thinking without spoiling the word. The [dictionary](dictionary) explains every term used here.",
);

const startingWords = richText(
  "A good first guess has five different letters, most of them common, some of them in places where they are common. Which of the good ones you take matters less than taking the same one for a while: you learn its results by heart.",
  startingWordTable(
    "Starting words with our editors’ effectiveness score. The score weighs how far a word narrows our own list, how common its letters are and how well a second guess follows; it is a rating, not a measurement.",
    `raise | 93 | Leaves the fewest words of our list on average.
    later | 91 | Tests the ending -ER along with L, A and T.
    irate | 90 | Three vowels, R and T, with E at the end.
    arise | 89 | The letters of RAISE; tests the ending -SE.
    stare | 88 | Tests the start ST- and a final E at once.
    crate | 86 | Tests the start CR- and the ending -ATE.
    trace | 85 | Tests the start TR- and the ending -ACE.
    slate | 84 | Common consonants around two vowels; easy to follow up.`,
  ),
  `### What about four vowels at once?
  AUDIO and ADIEU settle the vowels, but vowels tell words apart badly: nearly every word holds one or two of the same five. In our list a first guess of AUDIO leaves more than twice as many words on average as RAISE does.
  More first guesses, pairs and patterns are in the [word lists](word-list-page).`,
);

const advanced = richText(
  `## Spend a guess to save two
  When one place is open and many words fit, stop guessing them one by one. With -IGHT green, a guess such as FORMS tests four first letters at once, although it can’t be the answer.`,
  letterTiles("light forms", "might", "LIGHT leaves the first letter open; FORMS then shows that it is M."),
  `## Count before you guess
  After two guesses, write down every word that still fits. If there are two, guess one. If there are five that differ in one letter, look for a word that holds three of those letters.
  ## Hard mode
  Hard mode forbids most elimination guesses. Choose an opener that keeps you out of traps: the fewer common endings it can turn green at once, the better.`,
  callout(
    "caution",
    "Beware of the neighbours",
    "-IGHT, -ATCH, -OUND and -ILLS each end a row of words that differ in the first letter only. When two greens of such an ending appear, test first letters at once.",
  ),
  "The full set, step by step, is in [Advanced Techniques](guide-advanced-techniques).",
);

const dataAnalysis = richText(
  `All figures here were counted in our own list of ${count} common five-letter words, which you can [download](word-list-page). They say what is likely in such a list; nobody outside knows which words the game will choose.`,
  chart({
    kind: "bars",
    caption: "The twelve letters that most five-letter words hold at least once, in percent of words",
    categoryName: "Letter",
    valueName: "Percent of words",
    points: letterShares().slice(0, 12),
  }),
  dataTable(
    "The three most common letters at each place",
    `Place | Most common letters
    1 | ${bestAt(0)}
    2 | ${bestAt(1)}
    3 | ${bestAt(2)}
    4 | ${bestAt(3)}
    5 | ${bestAt(4)}`,
  ),
  `### What the figures say
  - The letter E stands in nearly half of the words, most often in the fourth or fifth place.
  - ${doubled} percent of the words hold some letter twice or more: when common letters run out, think of doubles.
  - S is the most common first letter, and since the list holds no plurals, not a common last one.
  How these numbers turn into good guesses is the subject of [our article on letter frequency](blogPost-letter-frequency-analysis).`,
);

export const strategyGuide: SeedDocument = {
  _id: "guide-wordle-strategy-guide",
  _type: "guide",
  title: "Wordle Strategy Guide",
  slug: slug("wordle-strategy-guide"),
  intro:
    "How to need fewer guesses: the fundamentals, starting words that work, techniques for hard days, and the figures behind them.",
  layout: "tabs",
  sections: [
    section("fundamentals", "Fundamentals", fundamentals),
    section("starting-words", "Starting Words", startingWords),
    section("advanced-techniques", "Advanced Techniques", advanced),
    section("data-analysis", "Data Analysis", dataAnalysis),
  ],
  checklist: reference("checklist-strategy"),
  callToAction: labelledLink("Get Today’s Wordle Hint", "/wordle-hint/today"),
  questions: references("faq-what-is-a-hint", "faq-does-it-spoil"),
  related: references("guide-advanced-techniques", "blogPost-letter-frequency-analysis", "word-list-page"),
  seo: seo({
    title: "Wordle strategy guide: openers, techniques and data",
    description:
      "Fundamentals, starting words with scores, advanced techniques and letter statistics for the daily five-letter word game.",
    keywords: ["wordle strategy", "best wordle starting words", "wordle tips"],
  }),
};
