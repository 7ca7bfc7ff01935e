import { type Detector, type Match, type ParsedText, sortLetters, type WordKnowledge } from "./detector.ts";
import { isLetterName } from "./letter-names.ts";
import type { Token } from "./tokens.ts";

/**
 * Letters or parts of the word described in prose: "starts with C, then R", "C for cat", "cra and then ne", "its
 * consonants are C, R and N, its vowels A and E".
 */
export const findDescribedLetters: Detector = (word, knowledge) => (parsed) => {
  const { words, text } = parsed;
  return [
    ...letterByLetter(word, words),
    ...inAnyOrder(word, parsed),
    ...inParts(word, words, knowledge),
    ...(/first|second|third|1st|last/i.test(text) ? byPosition(word, words) : []),
  ];
};

/** In words. */
const maxDistance = 9;

/** Single letters in order, a few words apart. "A", "I" and "O" are skipped where they are words. */
function letterByLetter(word: string, words: readonly Token[]): Match[] {
  const found: Match[] = [];
  let [done, lastAt, from] = [0, 0, 0];
  words.forEach(({ text, ...span }, at) => {
    const letter = letterMentioned(text);
    if (letter === "") return;
    if (done > 0 && at - lastAt > maxDistance) done = 0;
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

/** Single letters a few words apart that are those of the word and no others. */
function inAnyOrder(word: string, parsed: ParsedText): Match[] {
  const passages: Token[][] = [[]];
  let lastAt = 0;
  parsed.words.forEach((token, at) => {
    if (!isLetterName(parsed, token)) return;
    if (at - lastAt > maxDistance) passages.push([]);
    passages.at(-1)?.push(token);
    lastAt = at;
  });
  const sorted = sortLetters(word);
  return passages
    .filter((letters) => sortLetters(letters.map(({ text }) => text).join("")) === sorted)
    .map((letters) => ({ rule: "spelled-out", from: letters[0]?.from ?? 0, to: letters.at(-1)?.to ?? 0 }));
}

/** "c", and the plural "c's" or "cs". */
function letterMentioned(text: string): string {
  return text.length === 1 || /^[b-hj-z]s$/.test(text) ? text.charAt(0) : "";
}

/**
 * "It starts with cra and ends with ne", "c, then rane": parts a few words apart, of which at least one is no word. A
 * single letter may begin them only if it is no word either.
 */
function inParts(word: string, words: readonly Token[], { isShortWord }: WordKnowledge): Match[] {
  return words.flatMap((first, start): Match[] => {
    if (!isPart(word, first.text)) return [];
    const isLetter = words[start - 1]?.text === "letter";
    if (first.text.length === 1 && "aio".includes(first.text) && !isLetter) return [];
    let [spelled, lastAt] = [first.text, start];
    let hasNonWord = isLetter || (first.text.length > 1 && !isShortWord(first.text));
    for (let at = start + 1; at <= lastAt + 6 && at < words.length && spelled !== word; at++) {
      const text = words[at]?.text ?? "";
      if (text === "" || text.length > 4 || !word.startsWith(text, spelled.length)) continue;
      if (text.length === 1 && "aio".includes(text)) continue;
      hasNonWord ||= text.length > 1 && !isShortWord(text);
      spelled += text;
      lastAt = at;
    }
    const last = words[lastAt];
    return spelled === word && hasNonWord && last
      ? [{ rule: "spelled-out", from: first.from, to: last.to }]
      : [];
  });
}

function isPart(word: string, text: string): boolean {
  return text !== "" && text.length < word.length && word.startsWith(text);
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

/** "My third letter is A, my first is C": at least four of the positions, in any order. */
function byPosition(word: string, words: readonly Token[]): Match[] {
  const described = new Map<number, Token>();
  words.forEach((token, at) => {
    const position = positions[token.text];
    if (position === undefined) return;
    const next = words.slice(at + 1, at + 7);
    const stop = next.findIndex(({ text }) => positions[text] !== undefined);
    const near = stop === -1 ? next : next.slice(0, stop);
    const letter = near.find(({ text }) => text.length === 1 && text === word.charAt(position));
    if (letter) described.set(position, letter);
  });
  const tokens = [...described.values()].sort((a, b) => a.from - b.from);
  const [first, last] = [tokens[0], tokens.at(-1)];
  return described.size >= 4 && first && last ? [{ rule: "spelled-out", from: first.from, to: last.to }] : [];
}
