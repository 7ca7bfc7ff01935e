import { type Detector, reverse, type Sighting, type View } from "./sighting.ts";

/** The word in numbers, Morse, ciphers and the usual text encodings. */
export const findCodes: Detector = (word, view) => [
  ...inNumbers(word, view),
  ...inDigits(word, view),
  ...inMorse(word, view),
  ...inCiphers(word, view),
  ...inBase64(word, view),
];

const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ordinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

interface Mention {
  value: number;
  from: number;
  to: number;
}

/** Places in the alphabet from 1, from 0 or from its end, and character codes, as five numbers in a row. */
function inNumbers(word: string, { text, cells }: View): Sighting[] {
  const codes = Array.from(word, (letter) => letter.charCodeAt(0) - 97);
  const sequences = [(code: number) => code + 1, (code: number) => code, (code: number) => 26 - code]
    .concat(
      (code) => code + 97,
      (code) => code + 65,
    )
    .map((encode) => codes.map(encode));
  const mentions = numbersIn(text);
  return mentions.flatMap((first, i): Sighting[] => {
    const run = mentions.slice(i, i + word.length);
    const close = run.every(({ from }, n) => n === 0 || from - (run[n - 1]?.to ?? 0) <= 24);
    const values = run.map(({ value }) => value);
    const told = [values, values.toReversed()].some((told) =>
      sequences.some((sequence) => sequence.every((value, n) => told[n] === value)),
    );
    return close && told ? [spanOf(cells, first.from, run.at(-1)?.to ?? first.to)] : [];
  });
}

function numbersIn(text: string): Mention[] {
  return Array.from(text.matchAll(/\d{1,3}(?!\d)|[a-z]{3,}/gi))
    .flatMap((match): Mention[] => {
      const [token] = match;
      const lower = token.toLowerCase();
      const value = /^\d/.test(token)
        ? Number(token)
        : Math.max(numberWords.indexOf(lower), ordinals.indexOf(lower));
      const tens = /twenty[- ]$/i.test(text.slice(Math.max(0, match.index - 7), match.index));
      if (value < 0) return [];
      const before = tens ? 7 : 0;
      return [{ value: value + (tens ? 20 : 0), from: match.index - before, to: match.index + token.length }];
    })
    .filter(({ to }, i, all) => all[i + 1] === undefined || (all[i + 1]?.from ?? 0) >= to);
}

const keys: Record<string, string> = {
  abc: "2",
  def: "3",
  ghi: "4",
  jkl: "5",
  mno: "6",
  pqrs: "7",
  tuv: "8",
  wxyz: "9",
};

/** Hexadecimal, binary and padded numbers whatever stands between them; a telephone's keys as one number. */
function inDigits(word: string, { text, cells }: View): Sighting[] {
  if (!/\d/.test(text)) return [];
  const squeezed = squeeze(text.toLowerCase());
  const encode = (radix: number, width: number, base: number): string =>
    Array.from(word, (letter) =>
      (letter.charCodeAt(0) - 97 + base).toString(radix).padStart(width, "0"),
    ).join("");
  const codes = [
    encode(16, 2, 97),
    encode(16, 2, 65),
    encode(2, 8, 97),
    encode(2, 8, 65),
    encode(10, 2, 1),
    encode(10, 3, 97),
  ];
  const found = codes.flatMap((code) => {
    const at = squeezed.text.indexOf(code);
    return at === -1
      ? []
      : [spanOf(cells, squeezed.offsets[at] ?? 0, (squeezed.offsets[at + code.length - 1] ?? 0) + 1)];
  });
  const pressed = Array.from(word, (letter) => {
    const [group = "", key = ""] = Object.entries(keys).find(([letters]) => letters.includes(letter)) ?? [];
    return { key, times: key.repeat(group.indexOf(letter) + 1) };
  });
  const phone = new RegExp(
    `(?<!\\d)(?:${pressed.map(({ key }) => key).join("")}|${pressed.map(({ times }) => times).join("[-\\s,.]+")})(?!\\d)`,
    "g",
  );
  return [
    ...found,
    ...Array.from(text.matchAll(phone), (match) => spanOf(cells, match.index, match.index + match[0].length)),
  ];
}

function squeeze(text: string): { text: string; offsets: number[] } {
  const kept: string[] = [];
  const offsets: number[] = [];
  for (const match of text.matchAll(/0x|\\x|[0-9a-f]|[^\s,;:_.|/\\-]/g)) {
    if (match[0].length > 1) continue;
    kept.push(match[0]);
    offsets.push(match.index);
  }
  return { text: kept.join(""), offsets };
}

const morse =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );

function inMorse(word: string, { text, cells }: View): Sighting[] {
  const [dot, dash] = ["[.·•∙●*]", "[-–—−_▬]"];
  const letters = Array.from(word, (letter) =>
    (morse[letter.charCodeAt(0) - 97] ?? "").replace(/./g, (sign) => (sign === "." ? dot : dash)),
  );
  const signed = new RegExp(
    `(?<![.·•∙●*\\-–—−_▬])${letters.join("[\\s/|,;]{1,6}")}(?![.·•∙●*\\-–—−_▬])`,
    "g",
  );
  const spoken = Array.from(word, (letter) =>
    (morse[letter.charCodeAt(0) - 97] ?? "")
      .replace(/./g, (sign) => (sign === "." ? "(?:dot|dit?)[\\s,-]{1,3}" : "(?:dash|dah)[\\s,-]{1,3}"))
      .replace(/\{1,3\}$/, "{0,3}"),
  );
  const said = new RegExp(`\\b${spoken.join("[\\s/|,;-]{0,4}")}`, "gi");
  const patterns = /\b(?:dot|dit|dash|dah)\b/i.test(text) ? [signed, said] : [signed];
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => spanOf(cells, match.index, match.index + match[0].length)),
  );
}

const cipherCue = /caesar|cipher|\brot[- ]?\d|shift(?:ed|ing)? (?:each|every|by)|decod|decrypt|encod/i;

/** Shifted letters (rot13 and near ones; any shift where the text speaks of ciphers), Atbash, Pig Latin. */
function inCiphers(word: string, { text, tokens }: View): Sighting[] {
  const shifts = cipherCue.test(text) ? Array.from({ length: 25 }, (_, i) => i + 1) : [1, 3, 13, 23, 25];
  const shift = (by: number): string =>
    word.replace(/./g, (letter) => letterAt(letter.charCodeAt(0) - 97 + by));
  const atbash = word.replace(/./g, (letter) => letterAt(25 - (letter.charCodeAt(0) - 97)));
  const padded = new RegExp(`^${Array.from(word).join("(?:([a-z])")}${")".repeat(word.length - 1)}$`);
  const hidden = new Set([...shifts.map(shift), atbash, ...pigLatin(word)]);
  hidden.delete(word);
  return tokens
    .filter(
      (token) => hidden.has(token.text) || hidden.has(reverse(token.text)) || isPadded(padded, token.text),
    )
    .map(({ from, to }) => ({ rule: "spelled-out", from, to }));
}

/** The word with one and the same letter between all of its letters: "cxrxaxnxe". */
function isPadded(pattern: RegExp, text: string): boolean {
  const [, ...pads] = pattern.exec(text) ?? [];
  return pads.length > 0 && new Set(pads).size === 1;
}

function letterAt(index: number): string {
  return String.fromCharCode(97 + (((index % 26) + 26) % 26));
}

function pigLatin(word: string): string[] {
  const onset = /^(?:qu|[^aeiou][^aeiouy]*)/.exec(word)?.[0] ?? "";
  if (onset === "") return ["way", "yay", "hay", "ay"].map((end) => word + end);
  return [`${word.slice(onset.length)}${onset}ay`, `${word.slice(1)}${word.charAt(0)}ay`];
}

function inBase64(word: string, { text, cells }: View): Sighting[] {
  return Array.from(text.matchAll(/[a-z0-9+/_-]{6,}={0,2}/gi)).flatMap((match) => {
    const decoded = Buffer.from(match[0], "base64").toString("latin1").toLowerCase();
    return decoded.includes(word) || decoded.includes(reverse(word))
      ? [spanOf(cells, match.index, match.index + match[0].length)]
      : [];
  });
}

function spanOf(cells: View["cells"], start: number, end: number): Sighting {
  return { rule: "spelled-out", from: cellFrom(cells, start), to: cellFrom(cells, end) };
}

/** The first cell that starts at this offset of the text or later. */
function cellFrom(cells: View["cells"], offset: number): number {
  let [low, high] = [0, cells.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
