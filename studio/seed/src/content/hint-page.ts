import { callout } from "../make/blocks.ts";
import { richText } from "../make/rich-text.ts";
import { references, type SeedDocument } from "../make/seed-document.ts";
import { shareOf, percentOf } from "../make/word-figures.ts";
import { repeatsLetter } from "../make/word-shapes.ts";

const isVowel = (letter: string | undefined): boolean => "aeiou".includes(letter ?? "-");
const vowelFirst = shareOf((word) => isVowel(word[0]));
const oneVowel = shareOf((word) => Array.from(word).filter(isVowel).length === 1);

// No example names a five-letter word: the text is shown below the riddle of every day, also of that word's own.

/** The texts below the riddle of every date. */
export const hintPage: SeedDocument = {
  _id: "hint-page",
  _type: "hintPage",
  title: "Hint page",
  howToPlay: {
    title: "How to play",
    body: richText(
      `The daily game hides a word of **five letters**, and you have **six guesses**. After each guess it colours your letters: green is in the right place, yellow belongs somewhere else, and grey isn’t in the word, or not a second time. The [rules](page-wordle-rules) explain it in full.
      ### From the riddle to the word
      # **Read the riddle twice,** the second time aloud. The lines circle the word from several sides; it is where they meet that counts.
      # **Look at the facts.** They say how many vowels there are, whether a letter comes twice, and how the word begins. A, E, I, O and U count as vowels.
      # **Open the hints in order.** Each is stronger than the one before. Stop as soon as a word comes to mind, and try it.
      # **Turn over a letter** when you need to be sure of one place. You choose which; the other tiles stay closed.
      # **Reveal the answer** when the day is over, or when you look at an earlier puzzle. It can be shown 24 hours after the riddle’s release where you are.`,
      callout(
        "note",
        "There is nothing on this page to peek at",
        "As long as a puzzle can be played, its hints, letters and answer are not in the page that you are reading. Each is fetched when you press its button, so you can’t see too much by accident. Once it is over everywhere, the answer is folded up below your result.",
      ),
    ),
  },
  strategyTips: {
    title: "Strategy tips",
    body: richText(
      `- **Find out who is speaking.** In about half of our riddles somebody says “I”: sometimes the word itself, sometimes somebody it happens to. Then ask what kind of thing fits all the lines: an object, an action, a feeling?
      - **Look for a second sense.** Riddles like words that mean two things. If a line doesn’t fit the word you have in mind, try its other meaning before you give it up.
      - **Guess once before you read.** The colours of your usual first word and the riddle work from two sides: the colours rule words out, the riddle points to one.
      - **Let the facts do the sifting.** In our list of common five-letter words, ${vowelFirst}% begin with a vowel, ${oneVowel}% have a single one, and ${percentOf(repeatsLetter)} repeat a letter. When a fact is the rarer case, most of the list is out at once.
      - **Ask for the letter that divides.** Write down the words that still fit, and turn over the place where they differ most. If you have no words yet, take the first letter: beginnings are what people remember best of a word on the tip of the tongue, as Roger Brown and David McNeill found in 1966.
      - **Keep your own score honest.** The hint costs one point, that is one guess, and each opened letter one more; the riddle itself is free. Then your results stay comparable from day to day.
      More of this is in the [strategy guide](guide-wordle-strategy-guide), and the [word lists](word-list-page) help when a pattern has no word yet.`,
    ),
  },
  questions: references(
    "faq-what-is-a-hint",
    "faq-when-is-it-released",
    "faq-does-it-spoil",
    "faq-graded-hints",
    "faq-letters-one-by-one",
    "faq-answer-when",
    "faq-help-level",
    "faq-how-numbers-count",
    "faq-official",
  ),
  related: references(
    "guide-wordle-strategy-guide",
    "guide-getting-started",
    "blogPost-letter-frequency-analysis",
  ),
};
