import type { HintFacts } from "@wordlehint/contracts";
import { capitalise, counted } from "./grammar.ts";

/** The second and the fourth line of a riddle, which rhyme. Each is a complete sentence. */
export interface Couplet {
  second: string;
  fourth: string;
  /** Whether it says something about the letters of the word. */
  isAboutLetters: boolean;
}

type Pair = readonly [second: string, fourth: string];

const always: readonly Pair[] = [
  ["I wait in five small boxes, all in line", "Turn every one of them to green, and shine"],
  ["Five letters are the house in which I dwell", "You know my name; the only task: to spell"],
  ["I keep my letters folded, out of sight", "Six tries are yours, so use the first one right"],
  ["I hide in places where you seldom look", "You must have met me once in some old book"],
  ["The answer may be nearer than you guess", "Five little squares are waiting for your yes"],
  ["I'm plain enough, though plainness can deceive", "Find me before you close the page and leave"],
  ["I give no more away than what you hear", "Say me aloud, and all of it grows clear"],
  ["Some find me fast, and some will take all day", "Put yellow into place: you're on your way"],
  ["Now turn that over slowly in your mind", "I'm five in all, and not so hard to find"],
  ["That's half of it; the rest you must supply", "Six chances are enough, if you should try"],
  ["So much is true, and I would never lie", "I'll bet you see me when you wonder why"],
  ["You've seen me written down a hundred times", "Now look beyond the cover of these rhymes"],
  ["You'll say that it was simple in the end", "Call me by name, and count me as a friend"],
  ["Think twice before you write the letters in", "Five greens across the row are how you win"],
  ["Let no one tell you that the clue is thin", "A lucky opening guess is how you win"],
  ["Some early birds will have me by the dawn", "The first row may be grey; so carry on"],
  ["It isn't hard, although it may seem so", "Five letters, side by side, are all I show"],
  ["The clever and the careless both may miss", "A row of green will tell you I am this"],
  ["I'm on the tip of someone's tongue by now", "Go, put me in the grid and take your bow"],
  ["A crafty mind will see what I have meant", "And if you lose today, be still content"],
  ["Don't rush, for there are hours before the night", "Your patience and your wits will see you right"],
  ["I'm not a secret kept behind a door", "You've used me more than once or twice before"],
  ["There's more to me than anyone would think", "I could be yours before your morning drink"],
  ["Pour out some tea and think of me a while", "And when the squares turn green, allow a smile"],
  ["My name is short, and so is this my verse", "With one more line it can't get any worse"],
  ["I come with neither picture nor a sound", "In five plain letters I am to be found"],
  ["Look up, look down, and look the other way", "Now who am I, or what am I, today"],
  ["A hint is all that riddles ever give", "Five narrow rooms are all in which I live"],
  ["The wise will ponder; fools will rush ahead", "My name's the only thing I haven't said"],
  ["The more you stare, the less you may perceive", "I wear my meaning plainly on my sleeve"],
  ["If that is not enough, I'll tell you more", "Now name me, and you'll open up the door"],
  ["It's not a trick, I promise on my heart", "Now put together letters, part by part"],
  ["Go slowly, for a grid is not a race", "Soon every letter will have found its place"],
  ["The dictionary keeps me on a page", "I'm known to all, whatever be their age"],
  ["I've told you this much; now the rest is yours", "A streak is built of such small daily chores"],
  ["Hold on to that, and hear another clue", "I've said enough; the rest is up to you"],
  ["I leave it there for you to think it through", "You have six rows; I hope you'll need but two"],
  ["That is the half of what I have to say", "Go on and guess: the board is yours to play"],
  ["There's just a little more for you to know", "Then take your guess and fill another row"],
  ["You've all you need already, I believe", "Five coloured squares will tell what you achieve"],
  ["So there you have the first of what I am", "It's only play, so no one needs to cram"],
  ["A child could tell you, if you asked her twice", "Here ends my verse; I hope it will suffice"],
  ["With that in mind, you're halfway up the hill", "If guess one fails, perhaps the next one will"],
  ["The morning paper may have had me in", "Be bold and type; it's time that you begin"],
  ["I'd tell you more, but that would spoil the game", "Five letters make the whole of me: my name"],
  ["Now close your eyes, and picture what I mean", "Then open them, and paint the whole row green"],
  ["I'm sure you've said my name this very year", "It's waiting on your tongue: pronounce it here"],
  ["You'd know me if you met me in the street", "Five letters, one small row, and I'm complete"],
  ["Let others hurry; you can take your ease", "I'm somewhere on the path to expertise"],
  ["I'm in the books of poets, and the rest", "Choose well your second guess; the first's a test"],
  ["My meaning is as clear as clear can be", "When all the boxes match, you'll know it's me"],
  ["I won't say more than fairness would allow", "The clues are yours, and I am nameless now"],
];

/** Couplets about the letters, with placeholders for the facts of the word. */
const aboutLetters: readonly Pair[] = [
  ["{Vowels} and {consonants}: that's my score", "I've told you all of it, and nothing more"],
  ["With {vowels} among five letters I make do", "And that is quite enough to lead you through"],
  ["{Start} leads the rest of me along", "Trust the first hunch you have; it can't be wrong"],
  ["{Start} stands in front to greet you first", "Now guess: I've told the best, and hid the worst"],
  ["You'll want {vowels}, and consonants for the rest", "I wish you luck, and only of the best"],
];

/** Couplets for words with a repeated letter, and for words without one. */
const aboutRepeats: Record<"repeated" | "single", readonly Pair[]> = {
  repeated: [
    ["Among my letters one will come again", "So work me out with pencil or with pen"],
    ["I use one letter more than once, beware", "The grid will tell you when, but never where"],
  ],
  single: [
    ["Five different letters form me, side by side", "Try five that differ; let them be your guide"],
    ["No letter comes a second time in me", "Try five that differ; see what you will see"],
  ],
};

/** Every couplet that is true of a word with these facts. The lines have no full stop. */
export function coupletsFor(facts: HintFacts): Couplet[] {
  const vowels = counted(facts.vowelCount, "vowel");
  const values: Record<string, string> = {
    vowels,
    Vowels: capitalise(vowels),
    consonants: counted(facts.wordLength - facts.vowelCount, "consonant"),
    Start: facts.startsWith === "vowel" ? "A vowel" : "A consonant",
  };
  const fill = (line: string): string => line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const letterPairs = [...aboutLetters, ...aboutRepeats[facts.hasRepeatedLetter ? "repeated" : "single"]];
  return [
    ...always.map(([second, fourth]) => ({ second, fourth, isAboutLetters: false })),
    ...letterPairs.map(([second, fourth]) => ({
      second: fill(second),
      fourth: fill(fourth),
      isAboutLetters: true,
    })),
  ];
}
