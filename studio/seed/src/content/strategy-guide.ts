import { traps } from "../figures/traps.ts";
import { planCosts } from "../figures/second-guesses.ts";
import { callout, chart, dataTable, letterTiles, startingWordTable } from "../make/blocks.ts";
import { numeral, wordList } from "../make/in-words.ts";
import { labelledLink } from "../make/links.ts";
import { guessesOf, leftAfterPair, opener, openers } from "../make/opener-figures.ts";
import { remainingWords, wordGroups } from "../make/remaining-words.ts";
import { richText, type Block } from "../make/rich-text.ts";
import { reference, references, seo, slug, type SeedDocument } from "../make/seed-document.ts";
import { letterShares, percentOf, positionShares, wordCount } from "../make/word-figures.ts";
import { hasDoubleLetter, repeatsLetter } from "../make/word-shapes.ts";

const section = (id: string, title: string, body: Block[]) => ({
  _type: "guideSection",
  title,
  id: slug(id),
  body,
});
const bestAt = (place: number) =>
  positionShares(place)
    .slice(0, 3)
    .map(([letter, percent]) => `${letter} ${percent.toFixed(1)}%`)
    .join(", ");

const left = (word: string) => opener(word).left.toFixed(1);
const gamesOfAYear = (worse: string, better: string) =>
  Math.round(365 * (opener(worse).guesses - opener(better).guesses));

const startingWord = (word: string, score: number, reason: string) => {
  const { left: answersLeft, guesses: average, hardGuesses } = opener(word);
  const figures = [answersLeft.toFixed(1), average.toFixed(3), hardGuesses.toFixed(3)];
  return [word, score, reason, ...figures].join(" | ");
};
const hardRow = (word: string) => {
  const { guesses: normal, hardGuesses, hardLost } = opener(word);
  return `${word.toUpperCase()} | ${normal.toFixed(3)} | ${hardGuesses.toFixed(3)} | ${hardLost}`;
};

const neverLost = openers()
  .filter(({ answer, hardLost }) => answer && hardLost === 0)
  .map(({ word }) => word);

const withoutE = openers()
  .filter(({ answer }) => answer)
  .slice(0, 14)
  .map(({ word }) => word)
  .filter((word) => !word.includes("e"));

const largeTraps = traps(6);
const trapRow = ({ pattern, words: family, splitter, groups }: (typeof largeTraps)[number]) =>
  `${pattern.replace("_", "-").toUpperCase()} | ${family.length} | ${family.join(", ")} | ${splitter.toUpperCase()} | ${groups}`;
const inside = largeTraps.filter(({ pattern }) => !pattern.startsWith("_"));

const lights = remainingWords(["light"], "might");
const alikeAfterTerms = wordGroups(["terms"], lights).filter((group) => group.length > 1);

const [none, one, two] = planCosts("raise", "clout");
const cost = (of: typeof none) => `${of?.plan.toFixed(1) ?? ""} words against ${of?.best.toFixed(1) ?? ""}`;
const extra = (of: typeof none) => `${Math.round(100 * ((of?.plan ?? 0) / (of?.best ?? 1) - 1))}%`;

const fundamentals = richText(
  `You have **six guesses** to find a word of **five letters**. After each guess the game colours its letters: green for the right letter in the right place, yellow for a letter that belongs elsewhere, grey for a letter that the answer doesn’t have, or doesn’t have again. The [rules](page-wordle-rules) explain the details with a game tile by tile.
  ## Every guess is a question
  A guess does two things: it may be right, and it tells you something. Early on the second matters more. There are thousands of words and only six tries, so the first two guesses should ask about as many common letters as they can.`,
  letterTiles(
    "stare crane",
    "crane",
    "STARE shows A and E in their places and R elsewhere; CRANE is the answer.",
  ),
  `## Know which words can be right
  The answers are a small part of the words that you may type. The game [accepts 14,855 words](https://www.nzherald.co.nz/lifestyle/wordlebot-sets-a-new-preferred-opening-word/HWXXXQDSI5GXXJKR354MB2ZVQM). Its answers are everyday ones, some 2,300 at first, and since November 2022 [an editor](https://www.theverge.com/2022/11/7/23445167/wordle-the-new-york-times-editor-tracy-bennett), Tracy Bennett, has chosen them. Three rules save guesses:
  - **No plain plurals.** BOATS and FOXES may be typed but are never right. GEESE or FUNGI may be.
  - **No past tenses in -ED.** BAKED is a test, not an answer. SPEED, which isn’t a past tense, may be one.
  - **American spelling.** COLOR, FIBER and HUMOR have five letters; COLOUR doesn’t.
  Past answers are no longer out of the question: since 2 February 2026 they may come again.
  ## Letters that are in the word twice
  ${percentOf(repeatsLetter)} of the possible answers contain a letter twice or more, and in ${percentOf(hasDoubleLetter)} the two are side by side. The game never colours a letter more often than the answer contains it. If you guess two of a letter and only one of them is coloured, the answer has exactly one.`,
  letterTiles(
    "steel",
    "fresh",
    "The answer is FRESH. STEEL has two Es, FRESH only one: the first is green, the second grey. S is yellow.",
  ),
  `That is why a grey tile needs a second look. If the same letter is green or yellow elsewhere in your guess, grey means “not another one, and not here”. Only if all its tiles are grey is the letter out.
  ## Keep what you know
  - **Green** stays where it is.
  - **Yellow** must move: note the places that are left for it.
  - **Grey** is out, unless the same letter is coloured elsewhere in the guess.
  In a hurry, guesses that can’t be right slip in easily. Before the third guess, read your tiles once more from the top. If a word breaks one of the three rules, play it only if you want it for its letters.`,
  callout(
    "tip",
    "Say it aloud",
    "Before you press Enter, say what the guess would tell you if every tile came back grey. If the answer is “nothing new”, choose another word.",
  ),
  "When you are stuck, [today’s hint](/wordle-hint/today) sets you thinking without spoiling the word. The [dictionary](dictionary) explains every term used here.",
);

const startingWords = richText(
  "A good first guess has five different letters, most of them common, and has them where they are common. Which of the good ones you take matters less than taking the same one for a while: you come to know its results, and your second guess gets better.",
  startingWordTable(
    `Starting words in the order of the guesses that they need, with our editors’ score. The figures were computed over our list of ${wordCount} answers: words left after the first guess, and average guesses to solve every answer, in normal and in hard mode. The score is a rating of the same order, not a measurement.`,
    [
      startingWord("slate", 93, "S first and E last, where each of them is most common."),
      startingWord(
        "trace",
        91,
        `Splits the answers into ${opener("trace").patterns} groups, more than any other word of this table.`,
      ),
      startingWord(
        "crane",
        90,
        `Goes well with TOILS: after both, ${leftAfterPair("crane", "toils").toFixed(1)} answers are left on average.`,
      ),
      startingWord("crate", 89, "The letters of TRACE; tests the ending -ATE."),
      startingWord("least", 88, "The letters of SLATE; tests the ending -ST."),
      startingWord("stare", 86, "Tests ST-, the most common start of all, and a final E."),
      startingWord("raise", 85, "Leaves the fewest answers on average of all words that can be right."),
      startingWord(
        "arise",
        84,
        `The letters of RAISE, but only ${opener("arise").patterns} groups of answers instead of ${opener("raise").patterns}.`,
      ),
    ].join("\n"),
  ),
  `### Why the fewest words left isn’t the best
  RAISE leaves ${left("raise")} words on average, SLATE ${left("slate")}. Yet SLATE solves sooner, in ${guessesOf("slate")} guesses against ${guessesOf("raise")}. Words left is a measure that looks one guess ahead. It punishes large groups, and RAISE avoids them: its worst result leaves ${opener("raise").worst} words, that of SLATE ${opener("slate").worst}. But a game isn’t over after one guess. SLATE divides the answers into ${opener("slate").patterns} groups, RAISE into ${opener("raise").patterns}, and the more groups there are, the likelier your second guess is to be right. Nor does that settle it: SLANT leaves ${opener("slant").left.toFixed(0)} words in ${opener("slant").patterns} groups and needs only ${guessesOf("slant")} guesses. Those who have searched the whole game find the same: [Alex Selby’s best strategy](https://sonorouschocolate.com/notes/index.php/The_best_strategies_for_Wordle) for the original list begins with SALET, although words such as ROATE and RAISE leave fewer answers after one guess.
  ### What does the choice cost?
  Little, among good words. SLATE instead of RAISE saves about ${gamesOfAYear("raise", "slate")} guesses in a year of daily games, one a month. WordleBot, the companion of *The New York Times*, has changed its mind for less: it [began with CRANE](https://theweek.com/games/1012369/the-best-starting-wordle-word-has-been-revealed) in April 2022, [moved to SLATE](https://www.eurogamer.net/new-wordle-starter-suggested-by-the-new-york-times) that summer, went back to CRANE, back to SLATE, and [in January 2024 to TRACE](https://www.nzherald.co.nz/lifestyle/wordlebot-sets-a-new-preferred-opening-word/HWXXXQDSI5GXXJKR354MB2ZVQM), by which it expected to save one guess in more than four and a half years.
  ### What about four vowels at once?
  That does cost something. AUDIO leaves ${opener("audio").left.toFixed(0)} words on average, ${numeral(Math.round(opener("audio").left / opener("raise").left))} times as many as RAISE, and ADIEU ${opener("adieu").left.toFixed(0)}. Nearly every word has one or two of the same five vowels, so vowels are poor at telling words apart, and AUDIO doesn’t even ask about E. Played out, AUDIO needs ${gamesOfAYear("audio", "slate")} guesses a year more than SLATE, more than one a week.
  People fare worse than our program. [In 515 million games](https://www.nytimes.com/2023/12/17/upshot/wordle-bot-year-in-review.html) from December 2022 to November 2023, those who began with ADIEU, the most popular opener, needed about a third of a guess more than those who began with SLATE, and lost 3.6% of their games instead of 1.7%. Part of that may be down to the players: the paper itself points out that people who begin with ADIEU may simply care less about their average.
  ### A second guess to go with it
  If the first guess shows nothing, you need five new letters at once, and it helps to have a word ready: CLOUT after RAISE, CORNY after SLATE, MOIST after CRANE. Keep to such a plan with **at most one coloured tile**. If RAISE shows nothing, always playing CLOUT leaves ${cost(none)} after the best reply; with one coloured tile, ${cost(one)}. That is a fair price for not having to think. With two coloured tiles it is ${cost(two)}, or ${extra(two)} more, and thinking pays. The best replies to five openers are on the page of [second guesses](page-second-guesses).
  Every word of our list of guesses is in the [table of openers](page-wordle-openers); more first guesses, pairs and patterns are in the [word lists](word-list-page).`,
);

const advanced = richText(
  `## Spend a guess to save two
  When one place is open and many words fit, stop guessing them one by one. LIGHT with -IGHT green leaves ${numeral(lights.length)} words: ${wordList(lights)}. Guessing them in turn can take seven guesses, and you have five. TERMS can’t be the answer, but it tests four first letters and the E of EIGHT at once, and tells all of them apart except ${alikeAfterTerms.map(wordList).join("; ")}.`,
  letterTiles(
    "light terms might",
    "might",
    "LIGHT leaves the first letter open. TERMS shows a yellow T, which we know already, and a yellow M: MIGHT.",
  ),
  `## Learn the traps
  A family of words that differ in one letter can cost even a careful player the game. These are the families of six and more:`,
  dataTable(
    "The largest families of answers that differ in one letter, a word that splits them, and the number of groups that it makes",
    ["Family | Size | Words | Split by | Groups", ...largeTraps.map(trapRow)].join("\n"),
  ),
  `Most of them differ in the first letter, but not ${wordList(inside.map(({ pattern }) => pattern.replace("_", "-")))}: there the open place is inside, and first letters are no help. Families of plurals such as BILLS, HILLS and MILLS look worse than they are, since none of them can be right. The full [catalogue of traps](page-traps) has every family of five and more, with what it does in hard mode.
  ## Count before you guess
  After two guesses, write down every word that still fits. Then the number decides:
  - **One or two:** guess one. Nothing is gained by testing.
  - **Three:** guess one of them if its tiles would tell the other two apart; otherwise test, which takes no longer on average and is safer.
  - **Four or more that differ in one letter:** test. Four letters decide among five words, because the fifth is what remains when all four are grey. With three letters you are left with a toss-up.
  - **Many that differ in several letters:** look for the word that divides them into the most groups. If two are equally good, take the one that can be right.
  ## Hard mode
  Hard mode must be switched on before the first guess. Then every green letter must stay in its place and every yellow one must be used again. It doesn’t stop you from repeating grey letters or from leaving a yellow letter where it was, so keep watching these yourself. It does refuse TERMS after LIGHT, and with it most tests. What that costs, our program has computed:`,
  dataTable(
    `Average guesses in normal and hard mode, and answers out of ${wordCount} that are lost in hard mode`,
    [
      "First guess | Normal | Hard mode | Lost",
      ...["salet", "slate", "least", "plant", "crane", "lance", "raise", "arise", "cramp", "audio"].map(
        hardRow,
      ),
    ].join("\n"),
  ),
  `In normal mode none of them loses a game. In hard mode the best openers need about a tenth of a guess more, and a few answers aren’t reached in time. The order changes, too. RAISE falls behind. WATCH, PATCH, MATCH, VAUNT and WASTE are among the answers that it loses: its A turns green in them, and then you are held in the family. Others are words in -ER such as BOXER, POKER and WIPER, in which it finds little but the E and R that they share. And the fewest guesses aren’t the fewest losses. SLATE loses ${numeral(opener("slate").hardLost)} answers, RAISE ${numeral(opener("raise").hardLost)}, LANCE ${numeral(opener("lance").hardLost)}. Of all possible answers only ${wordList(neverLost)} lose none. CRAMP tells apart words of large families: CATCH, MATCH and PATCH, or COWER, MOWER and POWER. If your streak matters more to you than your average, open hard mode with CRAMP, or with LANCE, which is among the [fourteen best](word-list-page) in normal mode as well.`,
  callout(
    "caution",
    "Look before the third green",
    "In hard mode you keep a green tile for the rest of the game. Before you play a guess that may turn -IGHT or -ATCH green, count the words of the family and the guesses that you have left.",
  ),
  "The full set of techniques, step by step, is in [Advanced Techniques](guide-advanced-techniques).",
);

const dataAnalysis = richText(
  `All figures here were counted in our own list of ${wordCount} everyday five-letter words, which you can [download](word-list-page). They say what is likely in such a list. The game’s own answers are chosen by its editor, and the order of the coming ones isn’t public.`,
  chart({
    kind: "bars",
    caption: "The twelve letters found in the most words, in per cent of words that contain them",
    categoryName: "Letter",
    valueName: "Per cent of words",
    points: letterShares().slice(0, 12),
  }),
  dataTable(
    "The three most common letters at each place",
    [
      "Place | Most common letters",
      ...[0, 1, 2, 3, 4].map((place) => `${place + 1} | ${bestAt(place)}`),
    ].join("\n"),
  ),
  `### What the figures say
  - Nearly half of the words contain E, most often in fifth place (${percentOf((word) => word[4] === "e")}), then in fourth (${percentOf((word) => word[3] === "e")}) and second (${percentOf((word) => word[1] === "e")}). No other letter divides the list so evenly. It needn’t be in the first guess, though: ${wordList(withoutE)} do without it and are among the fourteen best answers to begin with.
  - S is the most common first letter (${percentOf((word) => word.startsWith("s"))}), but ends only ${percentOf((word) => word.endsWith("s"))} of the words, because plurals aren’t answers.
  - Y is the second most common last letter (${percentOf((word) => word.endsWith("y"))}). If the vowels stay grey, test it.
  - ${percentOf(repeatsLetter)} of the words contain a letter twice or more. When the common letters run out, think of those that you have found already.
  - ${percentOf((word) => /^[^aeiou][^aeiouy]/.test(word))} of the words begin with two consonants. The second is usually R, L, H or T.
  ### How the openers were measured
  For each first guess a program plays all ${wordCount} answers to the end. After every result it chooses the word that divides what is left into the most groups, and prefers one that can be right. It knows the list and never overlooks a word, so don’t expect to match its averages; but it treats all openers alike. A perfect player would probably gain another hundredth or two on it, so don’t read much into a difference of that size. The [table of openers](page-wordle-openers) has the method in full.
  How letters turn into good guesses is the subject of [our article on letter frequency](blogPost-letter-frequency-analysis); beginnings, endings and double letters are in the one on [word patterns](blogPost-wordle-word-patterns).`,
);

export const strategyGuide: SeedDocument = {
  _id: "guide-wordle-strategy-guide",
  _type: "guide",
  title: "Wordle Strategy Guide",
  slug: slug("wordle-strategy-guide"),
  revisedOn: "2026-11-29",
  intro:
    "How to need fewer guesses: the fundamentals, starting words with computed averages, the traps that lose games, hard mode in numbers, and the figures behind it all.",
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
  related: references(
    "guide-advanced-techniques",
    "page-wordle-openers",
    "page-traps",
    "page-second-guesses",
    "blogPost-letter-frequency-analysis",
    "word-list-page",
  ),
  seo: seo({
    title: "Wordle strategy guide: best starting words, traps, hard mode",
    description:
      "Best starting words with computed averages, the traps that lose games, hard mode in numbers and letter statistics for the daily five-letter word game.",
    keywords: ["wordle strategy", "best wordle starting words", "wordle tips", "wordle hard mode"],
  }),
};
