import { isShortWord } from "./guard-words.ts";
import type { Detector, Sighting } from "./sighting.ts";
import type { Token } from "./tokens.ts";

/** Letters or pieces told one after the other: "starts with C, then R", "C for cat", "cra and then ne". */
export const findTelling: Detector = (word, { words, text }) => [
  ...oneByOne(word, words),
  ...inPieces(word, words),
  ...(/first|second|third|1st|last/i.test(text) ? byPosition(word, words) : []),
];

const farthest = 9;

/** Single letters in order with some words between them. "A", "I" and "O" may be words, so they may also be passed over. */
function oneByOne(word: string, words: readonly Token[]): Sighting[] {
  const found: Sighting[] = [];
  let [done, lastAt, from] = [0, 0, 0];
  words.forEach(({ text, ...span }, at) => {
    const letter = letterMentioned(text);
    if (letter === "") return;
    if (done > 0 && at - lastAt > farthest) done = 0;
    const doubled = letter + letter;
    const repeats = words[at - 1]?.text === "double" || text.length > 1 || words[at - 1]?.text === "two";
    if (letter === word.charAt(done) || (done === 1 && letter === word.charAt(0))) {
      if (letter !== word.charAt(done)) done = 0;
      if (done === 0) from = span.from;
      done += repeats && word.startsWith(doubled, done) ? 2 : 1;
      lastAt = at;
    } else if (!"aio".includes(letter)) {
      done = letter === word.charAt(0) ? 1 : 0;
      [from, lastAt] = [span.from, at];
    }
    if (done >= word.length) {
      found.push({ rule: "spelled-out", from, to: span.to });
      done = 0;
    }
  });
  return found;
}

/** "c", and "c's" or "cs" where letters are counted. */
function letterMentioned(text: string): string {
  return text.length === 1 || /^[b-hj-z]s$/.test(text) ? text.charAt(0) : "";
}

/** "It starts with cra and ends with ne": pieces that are no words, a few words apart. */
function inPieces(word: string, words: readonly Token[]): Sighting[] {
  return words.flatMap((first, start): Sighting[] => {
    if (!isPiece(word, first.text)) return [];
    let [told, lastAt] = [first.text, start];
    let isStrange = !isShortWord(first.text);
    for (let at = start + 1; at <= lastAt + 6 && at < words.length && told !== word; at++) {
      const text = words[at]?.text ?? "";
      if (text === "" || text.length > 4 || !word.startsWith(text, told.length)) continue;
      if (text.length === 1 && "aio".includes(text)) continue;
      isStrange ||= !isShortWord(text);
      told += text;
      lastAt = at;
    }
    const last = words[lastAt];
    return told === word && isStrange && last ? [{ rule: "spelled-out", from: first.from, to: last.to }] : [];
  });
}

function isPiece(word: string, text: string): boolean {
  return text.length > 1 && text.length < word.length && word.startsWith(text);
}

const positions: Record<string, number> = {
  first: 0,
  "1st": 0,
  one: 0,
  second: 1,
  "2nd": 1,
  two: 1,
  third: 2,
  "3rd": 2,
  three: 2,
  middle: 2,
  fourth: 3,
  "4th": 3,
  four: 3,
  fifth: 4,
  five: 4,
  last: 4,
  final: 4,
  begin: 0,
  begins: 0,
  start: 0,
  starts: 0,
  end: 4,
  ends: 4,
};

/** "My third letter is A, my first is C": four of the places told in any order. */
function byPosition(word: string, words: readonly Token[]): Sighting[] {
  const told = new Map<number, Token>();
  words.forEach((token, at) => {
    const place = positions[token.text];
    if (place === undefined) return;
    const next = words.slice(at + 1, at + 7);
    const stop = next.findIndex(({ text }) => positions[text] !== undefined);
    const near = stop === -1 ? next : next.slice(0, stop);
    const letter = near.find(({ text }) => text.length === 1 && text === word.charAt(place));
    if (letter) told.set(place, letter);
  });
  const tokens = [...told.values()].sort((a, b) => a.from - b.from);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return told.size >= 4 && first && last ? [{ rule: "spelled-out", from: first.from, to: last.to }] : [];
}
