import { guesses } from "../../../words/shipped-words.ts";
import { callout, dataTable, letterTiles, source } from "../../make/blocks.ts";
import { blogPost } from "../../make/blog-post.ts";
import { numeral, wordList } from "../../make/in-words.ts";
import { remainingWords, wordGroups } from "../../make/remaining-words.ts";
import { percentOf, wordCount, words } from "../../make/word-figures.ts";

const countOf = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length;
const having = (pattern: RegExp) => percentOf((word) => pattern.test(word));

/** What the game does with a spelling, by our lists. */
function use(word: string): string {
  const size = numeral(word.length);
  if (word.length !== 5) return `${size} letters: does not fit`;
  if (words.includes(word)) return "can be the answer";
  return guesses.includes(word) ? "accepted as a guess only" : "not accepted";
}

const spellings = [
  ["color", "colour"],
  ["favor", "favour"],
  ["honor", "honour"],
  ["humor", "humour"],
  ["labor", "labour"],
  ["rumor", "rumour"],
  ["vapor", "vapour"],
  ["fiber", "fibre"],
  ["liter", "litre"],
  ["meter", "metre"],
  ["saber", "sabre"],
  ["mold", "mould"],
  ["draft", "draught"],
  ["donut", "doughnut"],
] as const;

const spellingRows = spellings.map(([american, british]) =>
  [american.toUpperCase(), use(american), british.toUpperCase(), use(british)].join(" | "),
);

const ough = words.filter((word) => word.endsWith("ough"));
const oughSounds = new Map([
  ["bough", "rhymes with *cow*"],
  ["cough", "rhymes with *off*"],
  ["dough", "rhymes with *go*"],
  ["rough", "rhymes with *stuff*"],
  ["tough", "rhymes with *stuff*"],
]);
const oughList = ough.map((word) => `${word.toUpperCase()} ${oughSounds.get(word) ?? ""}`).join(", ");

const afterTwo = remainingWords(["slate", "corny"], "wedge");
const withDge = afterTwo.filter((word) => word.endsWith("dge"));

/** Words left on average after two guesses. */
function leftAfter(...pair: string[]): string {
  const squares = wordGroups(pair).map(({ length }) => length ** 2);
  return (squares.reduce((sum, square) => sum + square, 0) / words.length).toFixed(1);
}

export const wordleForLanguageLearners = blogPost({
  id: "wordle-for-language-learners",
  title: "Learning English with a Five-Letter Word a Day",
  excerpt:
    "What a daily word puzzle can teach a learner of English and what it can’t: American spelling, the patterns worth knowing, a fifteen-minute lesson and a week’s plan.",
  publishedOn: "2025-10-10",
  revisedOn: "2026-11-29",
  category: "language-learning",
  author: "editors",
  cover: "A speech bubble filled with letter tiles.",
  body: [
    `Most vocabulary exercises show you a word and ask whether you know it. A five-letter puzzle works the other way round. You have to *produce* the words, letter by letter, and each one has to exist and be spelt correctly before the game accepts it. That is useful practice, as long as you know which half of the work it does for you.
    ## What a guess trains, and what it doesn’t
    Paul Nation’s handbook of vocabulary learning names three processes that help a word to stay in memory. **Noticing**: you pay attention to the word itself, not only to the sentence around it. **Retrieval**: you call its form or its meaning to mind without being shown it. **Creative use**: you meet the word, or use it, in a context that is new to you.
    A guess is mostly retrieval, and of the spelling alone: you search your memory for something that fits. The answer at the end gives you a word to notice. The third process is missing: nobody writes a sentence in the game, and you can solve it with a word that you couldn’t explain. That part you have to add yourself. It takes two minutes.
    There is a second limit. In a later paper Nation boils the matter down to two conditions: how often you meet a word, and how much thought you give it each time. One puzzle is one meeting. Without a notebook you may not meet a new word again for a year.
    ## The trap: the spelling is American
    The game asks for COLOR, not *colour*. British players complained loudly when FAVOR was the answer in January 2022 and HUMOR four weeks later. If you were taught British spelling, the right word comes to mind with a letter too many.`,
    dataTable(
      "American and British spellings in our lists",
      ["American | In the game | British | In the game", ...spellingRows].join("\n"),
    ),
    `Two habits cover most of it: drop the U of -OUR, and turn a final -RE into -ER. FIBRE, METRE and MOULD have five letters and may be typed. They test the same letters as any other guess, but none of them can be right.
    ## How hard are the words?
    Our list of ${wordCount} possible answers runs from the first lesson, with WATER and CHAIR, to words that a native speaker may have to look up. ENNUI is boredom with life in general. To SEGUE (say *SEG-way*) is to pass smoothly from one thing to the next. A KNELL is the sound of a bell that is rung for a death. So decide beforehand what you will do with a word that you don’t know: look it up, note it, and move on. Looking up is learning, not cheating.
    Grammar narrows the field. Plain plurals in -S or -ES and regular past forms in -ED are never answers, although you may type them. Irregular forms are not ruled out: GEESE, KNELT and WROTE are all in our list. The [rules page](page-wordle-rules) has the details.
    You don’t need rare words to play well either. TRAIN followed by CLOSE, two words from a beginner’s first book, leaves ${leftAfter("train", "close")} words of our list on average; RAISE and CLOUT, which look stronger, leave ${leftAfter("raise", "clout")}. Prepare two guesses that you can spell, say and explain, and use the second as long as the first has shown at most one coloured tile.
    ## Spelling patterns worth learning
    English spelling is less wild than its reputation. These patterns are counted over all ${wordCount} words of our list.`,
    dataTable(
      "Patterns in five-letter words",
      `Pattern | Words | Examples | What to remember
      Final -E | ${countOf(/e$/)} (${having(/e$/)}) | STONE, BRIBE, LARGE | Usually silent; in STONE and BRIBE it makes the vowel long
      Consonant and final -Y | ${countOf(/[^aeiou]y$/)} (${having(/[^aeiou]y$/)}) | HAPPY, FUNNY, REPLY | ${countOf(/(.)\1y$/)} of them double the consonant
      Final -CK | ${countOf(/ck$/)} | BLACK, STICK | After one short vowel; -K alone after two vowels or a consonant: BREAK, DRINK
      Final -TCH or -DGE | ${countOf(/(tch|dge)$/)} | CATCH, JUDGE | After one short vowel
      Final -VE | ${countOf(/ve$/)} | DRIVE, SOLVE | ${countOf(/[vj]$/) === 0 ? "No word in the list ends in V or J" : "Few words end in V or J"}
      KN- and WR- | ${countOf(/^(kn|wr)/)} | KNIFE, WRONG | The first letter is silent
      -GHT- | ${countOf(/ght/)} | LIGHT, OUGHT | GH is silent
      Q | ${countOf(/q/)} | QUEEN, SQUAD | ${countOf(/q/) === countOf(/qu/) ? "Always followed by U" : "Nearly always followed by U"}`,
    ),
    `Sounds are another matter. The ${numeral(ough.length)} words in -OUGH are spelt alike and pronounced in ${numeral(new Set(oughSounds.values()).size)} ways: ${oughList}. Say every answer aloud, and check a dictionary with recordings.`,
    letterTiles(
      "slate corny hedge wedge",
      "wedge",
      `After SLATE and CORNY the only coloured tile is a green E at the end; ${numeral(afterTwo.length)} words fit. HEDGE turns the last four letters green, and WEDGE is the answer.`,
    ),
    `Here the patterns pay off. With the final E known and nine letters ruled out, ${numeral(withDge.length)} of the ${numeral(afterTwo.length)} remaining words end in -DGE: ${wordList(withDge)}. If you know the ending, you have a guess; if you don’t, you are trying letters one at a time.
    ## A fifteen-minute lesson
    Use a word of your own rather than the day’s: no one has seen it yet, and you can choose the level. Draw the grid on the board and colour it by hand.`,
    dataTable(
      "A lesson of fifteen minutes",
      `Minutes | What the class does | Language in use
      0–2 | Spell a first guess aloud; revise the three colours | Names of the letters
      2–9 | Pairs propose guesses, each with a reason; the class votes | “It might be …, because …”, “It can’t be …, since …”
      9–11 | Find the answer, say it, mark the stress, find two rhymes | Sounds and spelling
      11–14 | Each pair writes a sentence with the answer and one with a rejected guess | Creative use
      14–15 | Two pairs read aloud; the words go on the wall for next week | Listening`,
    ),
    callout(
      "tip",
      "One rule for the class",
      "No guess without a full sentence: “I think the third letter is A, because …”. Ask the quick ones for the reason and the quiet ones for the word.",
    ),
    "## A week on your own",
    dataTable(
      "Ten minutes a day",
      `Day | Before or after the puzzle
      Monday | Play. Note every word that was new, with its meaning
      Tuesday | Before playing, cover Monday’s meanings and say them from memory
      Wednesday | Write two sentences with words from the notebook
      Thursday | Choose one pattern from the table and find five more words in the word list
      Friday | Read the day’s riddle as an exercise (below), then play
      Saturday | Use one of the week’s words in a message to somebody
      Sunday | No puzzle. Test yourself on the whole week; what you missed moves to Monday`,
    ),
    `For Thursday, the [word list](word-list-page) can be filtered by beginning, ending and letters.
    ## The riddle as a reading exercise
    The [riddle of the day](/wordle-hint/today) is a few lines of verse about the answer, so it is a very short text with a question at the end.
    # Read it aloud twice, without a dictionary.
    # Say in plain English what happens in each line. If somebody says “I”, decide who: the word itself, or a person.
    # Look up three words at most.
    # Write down three nouns, verbs or adjectives that would fit all the lines.
    # Open the first of the three hints (it costs a guess, if you keep score), cross out what no longer fits, and play.
    The verses use American spelling, as the game does. Terms such as *yellow tile* or *anagram* are explained in the [dictionary](dictionary).`,
  ],
  sources: [
    source({
      authors: "Nation, I. S. P.",
      title: "Learning Vocabulary in Another Language",
      publication: "Cambridge University Press (chapter 3: noticing, retrieval, creative use)",
      year: 2001,
      url: "https://doi.org/10.1017/CBO9781139524759",
    }),
    source({
      authors: "Nation, P.",
      title: "How vocabulary is learned",
      publication: "Indonesian Journal of English Language Teaching 12(1), 1–14",
      year: 2017,
    }),
    source({
      authors: "The Washington Post",
      title: "Wordle sparks transatlantic rift as Brits denounce American English spelling of ‘favor’",
      publication: "13 January 2022",
      year: 2022,
      url: "https://www.washingtonpost.com/world/2022/01/13/wordle-game-american-english-favor/",
    }),
    source({
      authors: "The Independent",
      title: "‘That’s not how you spell it’: Wordle users baffled as game uses American spelling",
      publication: "9 February 2022",
      year: 2022,
      url: "https://www.independent.co.uk/life-style/wordle-american-spelling-twitter-b2011324.html",
    }),
  ],
  related: ["dictionary", "word-list-page", "page-wordle-rules", "blogPost-wordle-word-patterns"],
  search: {
    title: "Learn English with a daily five-letter word",
    description:
      "How learners of English and their teachers can use the daily word game: American spelling, patterns, a fifteen-minute lesson and a plan for the week.",
    keywords: [
      "wordle for esl",
      "learn english with wordle",
      "wordle american spelling",
      "wordle lesson plan",
    ],
  },
});
