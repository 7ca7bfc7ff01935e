import type { Character } from "@wordlehint/contracts/guard/characters";
import type { Detector, Match, ParsedText } from "@wordlehint/contracts/guard/detector";
import { spelledOutAt, spelledOutBy } from "@wordlehint/contracts/guard/text-matches";

/** The word in numbers: positions in the alphabet, character codes, or the keys of a telephone. */
export const findNumberCodes: Detector = (word) => {
  const sequences = sequencesOf(word);
  const digitStrings = digitStringsOf(word);
  const keypad = keypadPattern(word);
  return (parsed) => findIn(word, { sequences, digitStrings, keypad }, parsed);
};

type Codes = { sequences: ReadonlySet<string>; digitStrings: readonly string[]; keypad: RegExp };

function findIn(
  word: string,
  { sequences, digitStrings, keypad }: Codes,
  { text, characters }: ParsedText,
): Match[] {
  const listed = [numbersIn(text), romanNumeralsIn(text)].flatMap((numbers) =>
    numbers.flatMap((first, i): Match[] => {
      const window = numbers.slice(i, i + word.length);
      if (window.some(({ from }, n) => n > 0 && from - (window[n - 1]?.to ?? 0) > maxGap)) return [];
      const values = window.map(({ value }) => value).join(" ");
      return sequences.has(values)
        ? [spelledOutAt(characters, first.from, window.at(-1)?.to ?? first.to)]
        : [];
    }),
  );
  return /\d/.test(text)
    ? [...listed, ...inDigits(digitStrings, text, characters), ...spelledOutBy(keypad, text, characters)]
    : listed;
}

const maxGap = 24;

interface NumberInText {
  value: number;
  /** Offsets in the text, `to` exclusive. */
  from: number;
  to: number;
}

/**
 * The numbers that stand for the word, separated by spaces: positions counted from 1, from 0 or backwards from Z, and
 * character codes; each forwards and backwards.
 */
function sequencesOf(word: string): ReadonlySet<string> {
  const indices = alphabetIndices(word);
  const fromStart = [1, 0, 97, 65].map((base) => indices.map((index) => index + base));
  const fromEnd = indices.map((index) => 26 - index);
  const sequences = [...fromStart, fromEnd];
  return new Set(sequences.flatMap((values) => [values.join(" "), values.toReversed().join(" ")]));
}

function alphabetIndices(word: string): number[] {
  return Array.from(word, (letter) => letter.charCodeAt(0) - 97);
}

const numberWords = new Map(
  [
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
  ].flatMap((names) => names.split(" ").map((name, value): [string, number] => [name, value])),
);

function numbersIn(text: string): NumberInText[] {
  const numbers: NumberInText[] = [];
  for (const match of text.matchAll(/\d{1,3}(?!\d)|[a-z]{3,10}/gi)) {
    const value = numberWords.get(match[0].toLowerCase()) ?? Number(match[0]);
    if (Number.isNaN(value)) continue;
    const last = numbers.at(-1);
    const number = { value, from: match.index, to: match.index + match[0].length };
    const isUnit = last?.value === 20 && value > 0 && value < 10 && last.to === match.index - 1;
    if (isUnit && !/[,;]/.test(text.charAt(last.to)) && !/\d/.test(match[0])) {
      numbers.pop();
      numbers.push({ value: 20 + value, from: last.from, to: number.to });
    } else numbers.push(number);
  }
  return numbers;
}

const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10 };

/** Roman numerals up to XXVIII; the alphabet needs those up to XXVI. */
function romanNumeralsIn(text: string): NumberInText[] {
  return Array.from(text.matchAll(/\b(?=[IVX])X{0,2}(?:I[VX]|V?I{0,3})\b/g), (match) => {
    const digits = Array.from(match[0], (digit) => romanDigits[digit] ?? 0);
    const value = digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
    return { value, from: match.index, to: match.index + match[0].length };
  });
}

/** Hexadecimal, binary, octal and padded decimal digits, whatever separates them. */
function inDigits(digitStrings: readonly string[], text: string, characters: readonly Character[]): Match[] {
  const joined = withoutSeparators(text.toLowerCase());
  return digitStrings.flatMap((digits) => {
    const at = joined.text.indexOf(digits);
    if (at === -1) return [];
    const last = at + digits.length - 1;
    return [spelledOutAt(characters, joined.offsets[at] ?? 0, (joined.offsets[last] ?? 0) + 1)];
  });
}

function digitStringsOf(word: string): string[] {
  const encode = (radix: number, width: number, base: number): string =>
    alphabetIndices(word)
      .map((index) => (index + base).toString(radix).padStart(width, "0"))
      .join("");
  return [
    encode(16, 2, 97),
    encode(16, 2, 65),
    encode(2, 8, 97),
    encode(2, 8, 65),
    encode(10, 2, 1),
    encode(10, 3, 97),
    encode(8, 3, 97),
  ];
}

/** The text without separators and prefixes such as 0x, and the offset at which each remaining character was. */
function withoutSeparators(text: string): { text: string; offsets: number[] } {
  const kept: string[] = [];
  const offsets: number[] = [];
  for (const { 0: piece, index } of text.matchAll(/0x|\\x|u\+0*|[^\s,;:_.|/\\-]/g)) {
    if (piece.length > 1) continue;
    kept.push(piece);
    offsets.push(index);
  }
  return { text: kept.join(""), offsets };
}

const keypadLetters = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** The keys of a telephone, each pressed once (27263) or as often as its letter needs (222 777 2 66 33). */
function keypadPattern(word: string): RegExp {
  const presses = Array.from(word, (letter) => {
    const key = keypadLetters.findIndex((letters) => letters.includes(letter));
    const digit = String(key + 2);
    return { digit, repeated: digit.repeat((keypadLetters[key] ?? "").indexOf(letter) + 1) };
  });
  const once = presses.map(({ digit }) => digit).join("");
  const repeated = presses.map((press) => press.repeated).join("[-\\s,.]+");
  return new RegExp(`(?<!\\d)(?:${once}|${repeated})(?!\\d)`, "g");
}
