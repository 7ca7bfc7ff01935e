import { rememberLast } from "./remember-last.ts";
import { type Detector, reverse, type Sighting } from "./sighting.ts";
import { spelledOut } from "./spans.ts";

const cue = /caesar|cipher|\brot[- ]?\d|shift(?:ed|ing)? (?:each|every|by|all)|decod|decrypt|encod/i;

/** Shifted letters, Atbash, Pig Latin, a letter put between all letters, base64. */
export const findCiphers: Detector = (word, { text, cells, tokens }) => {
  const disguises = cue.test(text) ? rareDisguisesFor(word) : disguisesFor(word);
  const padded = 2 * word.length - 1;
  const isDisguise = (token: string): boolean =>
    disguises.has(token) || (token.length === padded && isPadded(word, token));
  const disguised = tokens
    .filter((token) => isDisguise(token.text) || disguises.has(reverse(token.text)))
    .map(({ from, to }): Sighting => ({ rule: "spelled-out", from, to }));
  return [...disguised, ...inBase64(word, text, cells)];
};

const disguisesFor = rememberLast((word): ReadonlySet<string> => {
  const atbash = mapLetters(word, (index) => 25 - index);
  return new Set([...[1, 3, 13, 23, 25].map((by) => shifted(word, by)), atbash, ...pigLatin(word)]);
});

/** With every shift there is, for texts that speak of ciphers. */
const rareDisguisesFor = rememberLast((word): ReadonlySet<string> => {
  const shifts = Array.from({ length: 25 }, (_, by) => shifted(word, by + 1));
  return new Set([...disguisesFor(word), ...shifts]);
});

function shifted(word: string, by: number): string {
  return mapLetters(word, (index) => (index + by) % 26);
}

function mapLetters(word: string, move: (index: number) => number): string {
  return String.fromCharCode(...Array.from(word, (letter) => 97 + move(letter.charCodeAt(0) - 97)));
}

/** The word with one and the same letter between all of its letters: "cxrxaxnxe". */
function isPadded(word: string, text: string): boolean {
  const pad = text.charAt(1);
  return text === Array.from(word).join(pad);
}

function pigLatin(word: string): string[] {
  const onset = /^(?:qu|[^aeiou][^aeiouy]*)/.exec(word)?.[0] ?? "";
  if (onset === "") return ["way", "yay", "hay", "ay"].map((end) => word + end);
  return [`${word.slice(onset.length)}${onset}ay`, `${word.slice(1)}${word.charAt(0)}ay`];
}

function inBase64(word: string, text: string, cells: Parameters<typeof spelledOut>[0]): Sighting[] {
  const backwards = reverse(word);
  return Array.from(text.matchAll(/[a-z0-9+/_-]{6,}={0,2}/gi)).flatMap(({ 0: block, index }) => {
    const decoded = Buffer.from(block, "base64").toString("latin1").toLowerCase();
    const tells = decoded.includes(word) || decoded.includes(backwards);
    return tells ? [spelledOut(cells, index, index + block.length)] : [];
  });
}
