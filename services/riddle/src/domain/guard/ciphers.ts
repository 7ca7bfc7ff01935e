import type { Character } from "@wordlehint/contracts/guard/characters";
import { type Detector, type Match, type ParsedText, reverse } from "@wordlehint/contracts/guard/detector";
import { spelledOutAt } from "@wordlehint/contracts/guard/text-matches";

const cue = /caesar|cipher|\brot[- ]?\d|shift(?:ed|ing)? (?:each|every|by|all)|decod|decrypt|encod/i;

/**
 * The word in a Caesar or Atbash cipher, in Pig Latin, with padding letters, or in Base64. Where the text speaks of
 * ciphers, every Caesar shift counts, elsewhere only the usual ones.
 */
export const findCiphers: Detector = (word) => {
  const usual = ciphertextsOf(word, usualShifts);
  return (parsed) => findIn(word, cue.test(parsed.text) ? ciphertextsOf(word, everyShift) : usual, parsed);
};

function findIn(
  word: string,
  ciphertexts: ReadonlySet<string>,
  { text, characters, letterRuns }: ParsedText,
): Match[] {
  const paddedLength = 2 * word.length - 1;
  const isCiphertext = (run: string): boolean =>
    ciphertexts.has(run) || (run.length === paddedLength && isPadded(word, run));
  const enciphered = letterRuns
    .filter((run) => isCiphertext(run.text) || ciphertexts.has(reverse(run.text)))
    .map(({ from, to }): Match => ({ rule: "spelled-out", from, to }));
  return [...enciphered, ...inBase64(word, text, characters)];
}

const usualShifts = [1, 3, 13, 23, 25];
const everyShift = Array.from({ length: 25 }, (_, i) => i + 1);

function ciphertextsOf(word: string, shifts: readonly number[]): ReadonlySet<string> {
  const caesar = shifts.map((shift) => mapLetters(word, (index) => (index + shift) % 26));
  const atbash = mapLetters(word, (index) => 25 - index);
  return new Set([...caesar, atbash, ...pigLatin(word)]);
}

function mapLetters(word: string, substitute: (index: number) => number): string {
  return String.fromCharCode(...Array.from(word, (letter) => 97 + substitute(letter.charCodeAt(0) - 97)));
}

/** Returns whether the same letter stands between all letters of the word: "cxrxaxnxe". */
function isPadded(word: string, text: string): boolean {
  const padding = text.charAt(1);
  return text === Array.from(word).join(padding);
}

function pigLatin(word: string): string[] {
  const onset = /^(?:qu|[^aeiou][^aeiouy]*)/.exec(word)?.[0] ?? "";
  if (onset === "") return ["way", "yay", "hay", "ay"].map((ending) => word + ending);
  return [`${word.slice(onset.length)}${onset}ay`, `${word.slice(1)}${word.charAt(0)}ay`];
}

function inBase64(word: string, text: string, characters: readonly Character[]): Match[] {
  const reversed = reverse(word);
  return Array.from(text.matchAll(/[a-z0-9+/_-]{6,}={0,2}/gi)).flatMap(({ 0: block, index }) => {
    // A run of small letters is a word.
    if (!/[A-Z0-9+=]/.test(block)) return [];
    const decoded = Buffer.from(block, "base64").toString("latin1").toLowerCase();
    const isLeak = decoded.includes(word) || decoded.includes(reversed);
    return isLeak ? [spelledOutAt(characters, index, index + block.length)] : [];
  });
}
