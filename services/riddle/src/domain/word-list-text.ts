import type { FindListedWords } from "./guard/listed-words.ts";

/** Counts the different words of the answer list in a text, which is added chunk by chunk. */
export type AnswerWordCount = {
  add(chunk: string): void;
  /** Returns whether the text is rather a list of words than a text to be published. */
  isWordList(): boolean;
};

const maxOutsideProse = 30;
const maxInAll = 200;
/** Of the words of a sentence of prose, at most one in this many is of the list. */
const proseRatio = 3;

/**
 * Tells a text from a list of words. A word of the list stands in prose when it is written plainly, and at most a third
 * of the words of its sentence are of the list; a sentence ends with a full stop, a question mark, an exclamation mark,
 * an ellipsis or its line. A text with more than 30 different words of the list outside prose is a list of words, and so
 * is one with more than 200 altogether, whatever stands between them.
 */
export function countAnswerWords(findListedWords: FindListedWords): AnswerWordCount {
  const all = new Set<string>();
  const outsideProse = new Set<string>();
  return {
    add: (chunk) => {
      const found = findListedWords(chunk);
      for (const { start, end, words } of sentencesOf(chunk)) {
        const inSentence = found.filter((mention) => mention.start >= start && mention.start < end);
        const isProse = inSentence.length * proseRatio <= words;
        for (const { word, isPlain } of inSentence) {
          all.add(word);
          if (!isProse || !isPlain) outsideProse.add(word);
        }
      }
    },
    isWordList: () => outsideProse.size > maxOutsideProse || all.size > maxInAll,
  };
}

type Sentence = { start: number; end: number; words: number };

/** Every part of the text is in one sentence. */
function sentencesOf(text: string): Sentence[] {
  const ends = Array.from(
    text.matchAll(/[.!?…]+(?=\s|$)|[\r\n\u2028\u2029]+/g),
    (match) => match.index + match[0].length,
  );
  return [...ends, text.length].map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return { start, end, words: text.slice(start, end).match(/[\p{L}\p{M}’']+/gu)?.length ?? 0 };
  });
}
