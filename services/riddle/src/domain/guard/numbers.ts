import { rememberLast } from "./remember-last.ts";
import type { Detector, Sighting } from "./sighting.ts";
import { spelledOut, spelledOutBy } from "./spans.ts";

/** The word in numbers: places in the alphabet, character codes, a telephone's keys. */
export const findNumbers: Detector = (word, { text, cells }) => {
  const sequences = sequencesFor(word);
  const listed = [numbersIn(text), romanNumbersIn(text)].flatMap((mentions) =>
    mentions.flatMap((first, i): Sighting[] => {
      const run = mentions.slice(i, i + word.length);
      if (run.some(({ from }, n) => n > 0 && from - (run[n - 1]?.to ?? 0) > farthest)) return [];
      const values = run.map(({ value }) => value).join(" ");
      return sequences.has(values) ? [spelledOut(cells, first.from, run.at(-1)?.to ?? first.to)] : [];
    }),
  );
  return /\d/.test(text)
    ? [...listed, ...inDigits(word, text, cells), ...spelledOutBy(telephoneFor(word), text, cells)]
    : listed;
};

const farthest = 24;

interface Mention {
  value: number;
  from: number;
  to: number;
}

/** Five numbers in a row: counted from 1, from 0 or from Z, or as character codes; forwards and backwards. */
const sequencesFor = rememberLast((word): ReadonlySet<string> => {
  const codes = lettersOf(word);
  const countings = [1, 0, 97, 65].map((base) => codes.map((code) => code + base));
  const rows = [...countings, codes.map((code) => 26 - code)];
  return new Set(rows.flatMap((row) => [row.join(" "), row.toReversed().join(" ")]));
});

function lettersOf(word: string): number[] {
  return Array.from(word, (letter) => letter.charCodeAt(0) - 97);
}

const spoken = new Map(
  [
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
  ].flatMap((names) => names.split(" ").map((name, value): [string, number] => [name, value])),
);

function numbersIn(text: string): Mention[] {
  const mentions: Mention[] = [];
  for (const match of text.matchAll(/\d{1,3}(?!\d)|[a-z]{3,10}/gi)) {
    const value = spoken.get(match[0].toLowerCase()) ?? Number(match[0]);
    if (Number.isNaN(value)) continue;
    const last = mentions.at(-1);
    const mention = { value, from: match.index, to: match.index + match[0].length };
    const isUnit = last?.value === 20 && value > 0 && value < 10 && last.to === match.index - 1;
    if (isUnit && !/[,;]/.test(text.charAt(last.to)) && !/\d/.test(match[0])) {
      mentions.pop();
      mentions.push({ value: 20 + value, from: last.from, to: mention.to });
    } else mentions.push(mention);
  }
  return mentions;
}

const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10 };

/** Up to XXVI. */
function romanNumbersIn(text: string): Mention[] {
  return Array.from(text.matchAll(/\b(?=[IVX])X{0,2}(?:I[VX]|V?I{0,3})\b/g), (match) => {
    const digits = Array.from(match[0], (digit) => romanDigits[digit] ?? 0);
    const value = digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0);
    return { value, from: match.index, to: match.index + match[0].length };
  });
}

const codeStringsFor = rememberLast((word) => {
  const encode = (radix: number, width: number, base: number): string =>
    lettersOf(word)
      .map((code) => (code + base).toString(radix).padStart(width, "0"))
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
});

/** Hexadecimal, binary and padded decimal digits, whatever stands between them. */
function inDigits(word: string, text: string, cells: Parameters<typeof spelledOut>[0]): Sighting[] {
  const squeezed = squeeze(text.toLowerCase());
  return codeStringsFor(word).flatMap((code) => {
    const at = squeezed.text.indexOf(code);
    if (at === -1) return [];
    return [spelledOut(cells, squeezed.offsets[at] ?? 0, (squeezed.offsets[at + code.length - 1] ?? 0) + 1)];
  });
}

function squeeze(text: string): { text: string; offsets: number[] } {
  const kept: string[] = [];
  const offsets: number[] = [];
  for (const { 0: piece, index } of text.matchAll(/0x|\\x|u\+0*|[^\s,;:_.|/\\-]/g)) {
    if (piece.length > 1) continue;
    kept.push(piece);
    offsets.push(index);
  }
  return { text: kept.join(""), offsets };
}

const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** 27263, or 222 777 2 66 33: the keys of a telephone, pressed once or until the letter shows. */
const telephoneFor = rememberLast((word) => {
  const presses = Array.from(word, (letter) => {
    const key = keys.findIndex((letters) => letters.includes(letter));
    const digit = String(key + 2);
    return { digit, repeated: digit.repeat((keys[key] ?? "").indexOf(letter) + 1) };
  });
  const once = presses.map(({ digit }) => digit).join("");
  const repeated = presses.map((press) => press.repeated).join("[-\\s,.]+");
  return new RegExp(`(?<!\\d)(?:${once}|${repeated})(?!\\d)`, "g");
});
