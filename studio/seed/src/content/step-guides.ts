import { callout, dataTable, letterTiles } from "../make/blocks.ts";
import { labelledLink } from "../make/links.ts";
import { richText, type Block } from "../make/rich-text.ts";
import { reference, references, seo, slug, type SeedDocument } from "../make/seed-document.ts";

const step = (id: string, title: string, ...body: (string | Block)[]) => ({
  _type: "guideSection",
  title,
  id: slug(id),
  body: richText(...body),
});

const gettingStarted: SeedDocument = {
  _id: "guide-getting-started",
  _type: "guide",
  title: "Getting Started",
  slug: slug("getting-started"),
  intro:
    "From the rules to a plan of your own, in six short steps. Tick the checklist as you go; your browser remembers it.",
  layout: "steps",
  sections: [
    step(
      "the-rules",
      "Know the rules",
      "There is one puzzle a day and everybody has the same. You have six guesses for a word of five letters, and every guess must be a word.",
      letterTiles(
        "crane trace",
        "trace",
        "For TRACE, the guess CRANE shows R, A and E in their places, C elsewhere and N not at all.",
      ),
    ),
    step(
      "the-first-guess",
      "Choose a first guess and keep it",
      "Take a word with five different common letters, such as RAISE, STARE or SLATE. Use the same one for a week. You will soon know what each result means.",
    ),
    step(
      "the-second-guess",
      "Plan the second guess beforehand",
      "If the first guess shows little, don’t try to be right with the second: test five new letters. RAISE and CLOUT together hold all five vowels and five of the most common consonants.",
      callout(
        "tip",
        "When to leave the plan",
        "Two green tiles or three yellow ones are enough to start looking for the answer at once.",
      ),
    ),
    step(
      "read-the-colours",
      "Read the colours twice",
      "Most lost games hold a guess that could not have been right. Check every word against all rows: does it use each yellow letter, in a place where it can still stand? Does it avoid every grey one?",
    ),
    step(
      "use-the-hint",
      "Use the hint when it helps",
      "The [daily hint](/wordle-hint/today) is a riddle about the answer. Reading it is no cheating, but keep your own score honest: **the hint costs one point**. Solved in four guesses with the hint counts as five.",
    ),
    step(
      "build-a-streak",
      "Aim for a week",
      "Set yourself a first goal that is neither luck nor a year away: a **7-day win streak**. With an account your results are kept for you; without one they stay in your browser.",
    ),
  ],
  checklist: reference("checklist-getting-started"),
  callToAction: labelledLink("Get Today’s Wordle Hint", "/wordle-hint/today"),
  questions: references("faq-what-is-a-hint", "faq-letters-one-by-one", "faq-stats"),
  related: references("guide-advanced-techniques", "dictionary", "word-list-page"),
  seo: seo({
    title: "Getting started with Wordle in six steps",
    description:
      "The rules, a first guess, a plan for the second, the daily hint and a first goal: everything a new player needs.",
    keywords: ["how to play wordle", "wordle for beginners"],
  }),
};

const advancedTechniques: SeedDocument = {
  _id: "guide-advanced-techniques",
  _type: "guide",
  title: "Advanced Techniques",
  slug: slug("advanced-techniques"),
  intro:
    "You solve it most days. These six steps are about needing one guess less, and about the days on which nothing fits.",
  layout: "steps",
  sections: [
    step(
      "think-in-candidates",
      "Think in candidates",
      "After each guess, ask how many words still fit, not which one feels right. A guess that leaves at most three words whatever happens is better than one that is right one time in ten and leaves nine words otherwise.",
    ),
    step(
      "split-evenly",
      "Split evenly",
      "The best guess divides the candidates into many small groups. If all of them share their vowels, vowels tell you nothing: guess consonants.",
      dataTable(
        "Four candidates after two guesses, and what three further guesses would tell",
        `Guess | What it tests | Words left at worst
        latch | L alone, if it is wrong | 3
        catch | C alone, if it is wrong | 3
        climb | C, L and M, none of which need be right | 1`,
      ),
      "The candidates here are CATCH, LATCH, MATCH and HATCH. CLIMB tells all four apart: C turns green for CATCH alone, L shows up for LATCH, M for MATCH, and neither of them for HATCH.",
    ),
    step(
      "escape-traps",
      "Escape from traps",
      "A trap is a row of words that differ in one letter. With three guesses left and five such words, guessing in order fails two times in five. One elimination guess that holds three of the letters ends it safely.",
      letterTiles(
        "night forms",
        "sight",
        "After NIGHT only the first letter is open; FORMS shows that it is S.",
      ),
    ),
    step(
      "mind-the-doubles",
      "Mind the doubles",
      "Nearly a third of common words hold a letter twice. When your greens and yellows leave no ordinary word, try again with one of the letters that you know standing twice.",
      callout(
        "note",
        "A grey tile can mean “once”",
        "If you guess a letter twice and one tile is grey, the answer holds it exactly once. Many players cross the letter out altogether.",
      ),
    ),
    step(
      "play-hard-mode",
      "Change your openers for hard mode",
      "Hard mode makes you keep what you found. That turns early greens in common endings into a danger. Prefer first guesses whose letters can stand in many places, and put off testing -IGHT, -ATCH and -OUND until their first letters are known.",
    ),
    step(
      "review-your-games",
      "Look back once a week",
      "Take your worst game of the week and find the guess that told you least. Nearly always it is a third guess that hoped to be right. The [strategy guide](guide-wordle-strategy-guide) and the [word lists](word-list-page) help you find a better one.",
    ),
  ],
  checklist: reference("checklist-strategy"),
  callToAction: labelledLink("Get Today’s Wordle Hint", "/wordle-hint/today"),
  questions: [],
  related: references(
    "guide-wordle-strategy-guide",
    "blogPost-letter-frequency-analysis",
    "blogPost-wordle-word-patterns",
  ),
  seo: seo({
    title: "Advanced Wordle techniques in six steps",
    description:
      "Candidates, even splits, traps, double letters, hard mode and a weekly look back: six steps to fewer guesses.",
    keywords: ["advanced wordle strategy", "wordle hard mode", "wordle traps"],
  }),
};

export const stepGuides = [gettingStarted, advancedTechniques];
