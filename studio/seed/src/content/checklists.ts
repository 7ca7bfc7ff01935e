import { percent, winsInARow } from "../make/chances.ts";
import type { SeedDocument } from "../make/seed-document.ts";

type Item = readonly [id: string, text: string, help?: string];

const checklist = (id: string, title: string, storageKey: string, items: readonly Item[]): SeedDocument => ({
  _id: `checklist-${id}`,
  _type: "checklist",
  title,
  storageKey,
  items: items.map(([itemId, text, help]) => ({
    _type: "checklistItem",
    id: itemId,
    text,
    ...(help === undefined ? {} : { help }),
  })),
});

export const checklists: SeedDocument[] = [
  checklist("strategy", "Strategy Mastery Checklist", "wordle-strategy-checklist", [
    [
      "understand-mechanics",
      "Understand the mechanics",
      "You can say what green, yellow and grey mean for a letter that comes twice.",
    ],
    [
      "memorize-starting-words",
      "Memorise two or three starting words",
      "Choose ones that share no letters, so that they can follow each other.",
    ],
    [
      "letter-frequency",
      "Learn letter frequency",
      "You know the ten most common letters, and where they like to be.",
    ],
    [
      "position-tracking",
      "Practise position tracking",
      "For every yellow letter you know the places that are left for it.",
    ],
    [
      "pattern-recognition",
      "Train pattern recognition",
      "You see a trap such as -IGHT coming, and test first letters before you are in it.",
    ],
    [
      "information-theory",
      "Apply information theory",
      "Before a guess you ask what each result would tell you, the all-grey one first.",
    ],
    ["practice-daily", "Practise daily", "One puzzle a day, and a look back at the guess that helped most."],
  ]),
  checklist("getting-started", "Getting Started Checklist", "getting-started-checklist", [
    [
      "read-the-rules",
      "Read the rules once",
      "Six guesses, five letters, three colours. A grey tile can also mean “not a second time”.",
    ],
    ["choose-an-opener", "Choose a starting word that you will keep for a week"],
    [
      "play-first-puzzle",
      "Play your first puzzle to the end",
      "Losing counts too: you learn most from the guesses that told you nothing.",
    ],
    [
      "use-one-hint",
      "Use the daily hint once (it costs one point)",
      "The riddle itself is free. The hint costs one guess and each opened letter one more: solved in four with the hint counts as five.",
    ],
    [
      "note-your-guesses",
      "Write down your guesses for three days",
      "Look for a letter that you typed again after it had turned grey.",
    ],
    [
      "try-a-second-guess-plan",
      "Plan the second guess before you see the first result",
      "Keep the plan with at most one coloured tile, such as CLOUT after RAISE.",
    ],
    [
      "seven-day-streak",
      "Reach a 7-day win streak",
      `If you win nine games in ten, your chance of a week without a loss is ${percent(winsInARow(0.9, 7))}. So don’t give up if the first week fails.`,
    ],
  ]),
  checklist("six-letter-game", "6-Letter Mastery Checklist", "wordle6-checklist", [
    [
      "six-letter-opener",
      "Find a starting word of six different letters",
      "Two or three vowels and common consonants. STRAIN, followed by COUPLE, tests all five vowels.",
    ],
    [
      "count-the-syllables",
      "Think in syllables",
      "Most six-letter words have two: settle the vowels of both.",
    ],
    [
      "test-common-endings",
      "Test the endings -ING, -ER and -LE early",
      "-ING fills half of the word at once, -ER and -LE a third.",
    ],
    [
      "watch-for-doubles",
      "Expect a repeated letter",
      "A sixth letter is one more chance to repeat one of the others, as in HUDDLE or BANANA.",
    ],
    [
      "use-prefixes",
      "Keep RE-, UN- and IN- for when the first tile is green",
      "Most words begin otherwise, so test the ending first.",
    ],
    [
      "keep-a-spare-guess",
      "Keep one guess for telling words apart",
      "If several words fit, play one whose unknown letters about half of the others share.",
    ],
    ["play-unlimited", "Play ten rounds in unlimited mode before the daily challenge"],
  ]),
];
