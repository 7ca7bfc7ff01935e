import { labelledLink } from "../make/links.ts";
import { richText } from "../make/rich-text.ts";
import { references, type SeedDocument } from "../make/seed-document.ts";
import { letterShares, shareOf, wordCount, percentOf } from "../make/word-figures.ts";
import { repeatsLetter } from "../make/word-shapes.ts";

const vowelsIn = (word: string): number => new Set(word.replaceAll(/[^aeiou]/g, "")).size;
const oneOrTwoVowels = shareOf((word) => [1, 2].includes(vowelsIn(word)));
const [[commonest, share] = ["E", 0]] = letterShares();

const tip = (title: string, text: string, label: string, target: string) => ({
  _type: "learningTip",
  title,
  text,
  link: labelledLink(label, target),
});

// No example names a five-letter word: the texts are shown below the riddle of every day, also of that word's own.

/** The texts below the riddle of the home page. */
export const homePage: SeedDocument = {
  _id: "home-page",
  _type: "homePage",
  title: "Home page",
  intro: {
    title: "A hint that leaves the thinking to you",
    body: richText(
      `The daily game hides a word of five letters and gives you six guesses. On some days nothing comes to mind, and a list of answers would end the fun. So here the word becomes a **riddle**: a few lines that circle the word without saying it.
      Read it once or twice and go back to your guesses. If you want more, open the three hints from vague to strong, or turn over a single letter. Nothing opens by itself. Earlier riddles are in the [archive](/wordle-hints), and there you can open the answers, too.`,
    ),
  },
  education: {
    title: "Get better at the game",
    pages: references(
      "learning-center",
      "guide-getting-started",
      "guide-wordle-strategy-guide",
      "word-list-page",
      "dictionary",
    ),
  },
  learningTips: {
    title: "Tips for your next guess",
    tips: [
      tip(
        "Ask about five letters at once",
        `A first guess that repeats a letter asks one question fewer. Keep repeats for later, but don’t forget them: ${percentOf(repeatsLetter)} of the ${wordCount} words in our list contain a letter more than once.`,
        "First guesses that ask well",
        "word-list-page",
      ),
      tip(
        "Don’t spend a guess on vowels alone",
        `${oneOrTwoVowels}% of the words in our list contain one or two of the five vowels, and many share the same ones. It is the consonants around them that tell the words apart.`,
        "How to choose an opener",
        "guide-wordle-strategy-guide",
      ),
      tip(
        "Don’t mourn a grey letter",
        `A letter that is ruled out takes every word that contains it with it. If ${commonest} turns grey, ${share}% of our list is gone at a stroke.`,
        "How often each letter occurs",
        "blogPost-letter-frequency-analysis",
      ),
    ],
  },
};
