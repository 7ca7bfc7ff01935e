import type { HintFacts } from "@wordlehint/contracts";
import { capitalise, counted } from "./grammar.ts";

/** The second and the fourth line of a riddle, which rhyme. Each is a complete sentence. */
export interface Couplet {
  second: string;
  fourth: string;
  /** True if it says something about the letters of the word. */
  isAboutLetters: boolean;
}

type Pair = readonly [second: string, fourth: string];

const always: readonly Pair[] = [
  ["So much is plain; the rest you must supply", "Both clues are fair, and neither is a lie"],
  ["Hold on to that, and hear a second clue", "I've said my part; the naming is for you"],
  ["It's true, but there is more of me to tell", "Now name the word that suits them both as well"],
  ["Keep that in mind, and turn me round again", "Then work me out with pencil or with pen"],
  ["That is a start; the next is just as fair", "Between the two of them, you'll find me there"],
  ["One clue is rarely all a riddle needs", "Now follow to the word where each one leads"],
  ["If that's too little, take a second thread", "My name's the only thing I haven't said"],
  ["Think on it slowly; there is time to spare", "Weigh both my clues, and tell me what they share"],
  ["I'd tell you all, but that would spoil the game", "Two clues are told; what's left is but my name"],
  ["There's more than one way to describe a thing", "Say what I am, and let the answer ring"],
  ["That is the half of what I have to say", "Put both together, and you're on your way"],
  ["With that in mind, you're halfway up the hill", "If you don't see me yet, in time you will"],
  ["A riddle never tells the whole of it", "Now try which word would make the two clues fit"],
  ["I'm not yet done: I have another line", "Say which five letters in a row are mine"],
  ["Look twice at that before you make a guess", "If both lines fit your word, the answer's yes"],
  ["I won't say more than fairness would allow", "You have two clues in hand: so name me now"],
  ["The more you stare, the less you may perceive", "My meaning isn't hidden up my sleeve"],
  ["Go slowly, for a riddle's not a race", "Soon every letter will have found its place"],
  ["One clue is best when standing by another", "If you have guessed the one, you have the other"],
  ["Step back a little, then come near and look", "I'm only five small letters in a book"],
];

/** Couplets about the letters, with placeholders for the facts of the word. */
const aboutLetters: readonly Pair[] = [
  ["{Vowels} and {consonants}: that's my score", "I've told you all of it, and nothing more"],
  ["{Start} stands in front to greet you first", "Now guess: you know the best of me, and worst"],
];

/** Couplets for words with a repeated letter, and for words without one. */
const aboutRepeats: Record<"repeated" | "single", readonly Pair[]> = {
  repeated: [["I use one letter more than once, beware", "The grid will tell you when, but never where"]],
  single: [["No letter comes a second time in me", "Try five that differ; see what you will see"]],
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
