import type { RiddleText } from "../riddle-text.ts";

export type Prompt = { system: string; user: string };

/**
 * Asks for a riddle.
 * @param examples hand-written riddles of other words, which set the tone
 * @param refused why earlier candidates of this word were refused
 */
export function writingPrompt(
  word: string,
  examples: readonly RiddleText[],
  refused: readonly string[] = [],
): Prompt {
  const parts = [
    `The word is "${word}".`,
    examples.length > 0 &&
      `Riddles of other words, for the tone alone. Take no line, image or phrase from them:\n\n${examples.map(shown).join("\n\n")}`,
    refused.length > 0 &&
      `Earlier attempts at this word were refused:\n${refused.map((reason) => `- ${reason}`).join("\n")}\nBegin again with another idea.`,
    `Write the riddle of the word "${word}".`,
  ];
  return { system: writerInstructions, user: parts.filter((part) => part !== false).join("\n\n") };
}

/** Asks for the word of a riddle, without naming it. */
export function solvingPrompt(lines: readonly string[], hints: readonly string[]): Prompt {
  const listed = hints.map((hint, index) => `Hint ${index + 1}: ${hint}`);
  const user = [lines.join("\n"), ...(listed.length > 0 ? [listed.join("\n")] : [])].join("\n\n");
  return { system: solverInstructions, user };
}

function shown({ lines, theme, hints, notes }: RiddleText): string {
  const labelled = (label: string, texts: readonly string[]) =>
    texts.map((text, index) => `${label} ${index + 1}: ${text}`);
  return [
    ...(theme === null ? [] : [`Theme: ${theme}`]),
    ...lines,
    ...labelled("Hint", hints),
    ...labelled("Note", notes ?? []),
  ].join("\n");
}

const writerInstructions = `You write the daily riddle for players of a five-letter word game. They read it each morning for pleasure, and then look for the word. You have the care of a children's poet and the cunning of a crossword setter.

The riddle
- Four lines of verse with one idea carried through: a scene, a voice, a small story, or a paradox that resolves in the last line. Not a list of four clues.
- Every line is true of the word. Once solved, the riddle could be about no other common word, and the reader says "of course". Before that it isn't obvious: a good reader needs all four lines, and is right within three tries about half of the time.
- Don't define the word, and don't name its category in the first line. Show what it does, where one meets it, what it means to people; play with its other senses.
- A verb, an adjective or a little word of grammar speaks of what it does to a scene or a sentence, or stages a tiny scene in which it is missing and felt.
- An even metre, or a form of its own: a dialogue, a note, a sign, one long sentence. Clean rhymes: AABB, ABAB, ABBA, or the second line with the fourth. No eye rhymes, no word rhymed with itself.
- Natural word order, concrete nouns, live verbs. No padding, no archaic words, no question such as "What am I?". Vary the opening: not every riddle begins with "I".
- People without relatives: an uncle or an aunt comes to every writer's mind first.
- Kind, clean and correct: no politics, nobody's misfortune as a joke, facts that hold. American spelling. Each line has 20 to 75 characters. Letters and plain punctuation only.

The theme
- One to four words in lower case that give nothing away, and please after solving.

The hints
- Three sentences or phrases of 20 to 110 characters, from vague to strong. The first says where one meets it or what kind of word it is, and seldom settles it; the second halves the field; the third nearly defines the word: with all three, nearly every reader has it, and no other word fits. None is weaker than the one before, and none repeats a picture or a word of the verse. How the word sounds may be told in the third only.

The notes
- Four, one for each line, of 20 to 110 characters, shown once the answer is out: why the line fits the word. Each lets the reader in on the joke or the sense, and is true. They may name the word. If you can't write an honest note, write another line.

What must never happen
- The word itself, any form or derivative of it, a word of the same stem, a word that contains it, or its rhyme used to point at it: in the verse, the theme or the hints.
- Anything about its spelling: its letters, their positions or number, anagrams, initials of lines or words that spell it, words hidden in other words.
- The word in another language, or with a letter changed.

Before you answer, read the verse aloud, count the syllables of each line, and check each text for the word.`;

const solverInstructions = `You are an experienced reader of riddles. Each riddle is about one common English word of exactly five letters, in the singular if it is a noun. Read every line and hint literally and figuratively, and name the three five-letter words that fit all of it best, the likeliest first. Each guess is one word of five letters in lower case.`;
