import {
  type Character,
  displayedCharacters,
  sourceCharacters,
} from "@wordlehint/contracts/guard/characters";
import { classify, endsWord, maxGap } from "@wordlehint/contracts/guard/letter-sequence";
import { isLetter } from "@wordlehint/contracts/guard/tokens";
import { isShortWord } from "./guard-words.ts";

/** A word of a list that a text mentions, plainly or in disguise such as "cr4ne" or "c-r-a-n-e". */
export type ListedWord = {
  word: string;
  /** In UTF-16 code units. */
  start: number;
  /** True if its letters stand next to each other, without disguise or markup. */
  isPlain: boolean;
};

/** Finds the words of a list that a text mentions, as `mentionsAny` would for each of them. */
export type FindListedWords = (text: string) => ListedWord[];

type Node = { next: Map<string, Node>; word: string | undefined };

/** Where the symbols of a text can be read in more ways than this, it counts as a mention by itself. */
const maxSteps = 200;

/** @param words of five letters a to z, in lower case */
export function createListedWords(words: readonly string[]): FindListedWords {
  const root = treeOf(words);
  return (text) => {
    const parsings = [sourceCharacters(text), displayedCharacters(text) ?? []];
    return parsings.flatMap((characters) => characters.flatMap((_, at) => wordsAt(characters, at, root)));
  };
}

function treeOf(words: readonly string[]): Node {
  const root: Node = { next: new Map(), word: undefined };
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      const child = node.next.get(letter) ?? { next: new Map(), word: undefined };
      node.next.set(letter, child);
      node = child;
    }
    node.word = word;
  }
  return root;
}

function wordsAt(characters: readonly Character[], first: number, root: Node): ListedWord[] {
  if (isLetter(characters[first - 1])) return [];
  const start = characters[first]?.start ?? 0;
  const found: ListedWord[] = [];
  let steps = 0;
  const visit = (path: number[], at: number, node: Node): void => {
    for (const letter of characters[at]?.letters ?? "") {
      const child = node.next.get(letter);
      if (child) follow([...path, at], child);
    }
  };
  const follow = (path: number[], node: Node): void => {
    const last = path.at(-1) ?? first;
    if (node.word !== undefined) {
      const match = endsWord(characters, last + 1) ? classify(characters, path, isShortWord) : null;
      const isUnbroken = (characters[last]?.end ?? 0) - start === node.word.length;
      if (match)
        found.push({
          word: node.word,
          start,
          isPlain: isUnbroken && /^(?:word|inflection)$/.test(match.rule),
        });
      return;
    }
    for (let at = last + 1; at <= last + 1 + maxGap && steps < maxSteps; at++, steps++) {
      const character = characters[at];
      if (!character) return;
      visit(path, at, node);
      if (character.kind === "letter") return;
    }
  };
  visit([], first, root);
  return steps < maxSteps ? found : [...found, { word: `unreadable at ${start}`, start, isPlain: false }];
}
