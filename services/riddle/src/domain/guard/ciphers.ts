import { rememberLast } from "./remember-last.ts";
import { type Detector, reverse, type Sighting } from "./sighting.ts";
import { spelledOutBy } from "./spans.ts";

const cue = /caesar|cipher|\brot[- ]?\d|shift(?:ed|ing)? (?:each|every|by|all)|decod|decrypt|encod/i;

/** Shifted letters, Atbash, Pig Latin, a letter put between all letters, base64. */
export const findCiphers: Detector = (word, { text, cells, tokens }) => {
  const { usual, rare, padded } = disguisesFor(word);
  const isCued = cue.test(text);
  const isDisguise = (token: string): boolean =>
    usual.has(token) ||
    (isCued && rare.has(token)) ||
    (token.length === 2 * word.length - 1 && isPadded(padded, token));
  const disguised = tokens
    .filter((token) => isDisguise(token.text) || isDisguise(reverse(token.text)))
    .map(({ from, to }): Sighting => ({ rule: "spelled-out", from, to }));
  return [...disguised, ...inBase64(word, text, cells)];
};

const disguisesFor = rememberLast((word) => {
  const map = (move: (index: number) => number): string =>
    word.replace(/./g, (letter) => String.fromCharCode(97 + ((move(letter.charCodeAt(0) - 97) + 26) % 26)));
  const shifted = (by: number): string => map((index) => index + by);
  const atbash = map((index) => 25 - index);
  const usual = new Set([...[1, 3, 13, 23, 25].map(shifted), atbash, ...pigLatin(word)]);
  usual.delete(word);
  const rare = new Set(Array.from({ length: 25 }, (_, by) => shifted(by + 1)));
  const padded = new RegExp(`^${Array.from(word).join("([a-z])")}$`);
  return { usual, rare, padded };
});

/** The word with one and the same letter between all of its letters: "cxrxaxnxe". */
function isPadded(pattern: RegExp, text: string): boolean {
  const [, ...pads] = pattern.exec(text) ?? [];
  return pads.length > 0 && new Set(pads).size === 1;
}

function pigLatin(word: string): string[] {
  const onset = /^(?:qu|[^aeiou][^aeiouy]*)/.exec(word)?.[0] ?? "";
  if (onset === "") return ["way", "yay", "hay", "ay"].map((end) => word + end);
  return [`${word.slice(onset.length)}${onset}ay`, `${word.slice(1)}${word.charAt(0)}ay`];
}

function inBase64(word: string, text: string, cells: Parameters<typeof spelledOutBy>[2]): Sighting[] {
  const decodes = (encoded: string): boolean => {
    const decoded = Buffer.from(encoded, "base64").toString("latin1").toLowerCase();
    return decoded.includes(word) || decoded.includes(reverse(word));
  };
  const blocks = new Set(text.match(/[a-z0-9+/_-]{6,}={0,2}/gi)?.filter(decodes));
  return [...blocks].flatMap((block) =>
    spelledOutBy(new RegExp(block.replace(/[^\w]/g, "\\$&"), "g"), text, cells),
  );
}
