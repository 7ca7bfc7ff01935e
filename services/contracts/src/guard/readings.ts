/** One way to read a code point. */
export interface Reading {
  kind: "letter" | "digit" | "space" | "line-break" | "symbol";
  /** The letters a to z that a reader may take it for, the likeliest first; empty for most symbols. */
  letters: string;
  /** True if it is one of the letters a to z, in either case and with any accent. */
  plain: boolean;
}

/** Letters of other alphabets and symbols, in lower case, by the letter that they look like. */
const confusables: Record<string, string> = {
  a: "аɑαᴀɐдⱥꭺⲁ∂∆δ",
  b: "вьƀɓʙбβßᏼꮟъþ",
  c: "сϲᴄɔ¢©ⅽꮯⲥ℃ҫ",
  d: "δԁđɖɗᴅðдⅾꭰꮷ",
  e: "еєɛəεᴇǝ℮эꭼⲉзҽ£€",
  f: "ƒғꜰɟϝꝼӻ",
  g: "ɡɢցǥɠꮐԍƃ",
  h: "нһհʜħɥηⲏꮋћ",
  i: "іıɪιɨ¡ӏᴉꭵⅰ",
  j: "јʝɉᴊɾꭻϳ",
  k: "кᴋκқʞꮶⲕ",
  l: "ӏłʟլιⅼɭꮮℓ£",
  m: "мᴍɯʍμⅿꮇⲙ",
  n: "иηпոռɴŋɲνⲛ",
  o: "оοօᴏøσөⲟ०௦੦ഠ๐○◯",
  p: "рρᴘþϱꮲⲣ",
  q: "ԛզɋգ",
  r: "гяɹʀʁꭱꮢ®ρ",
  s: "ѕꜱƨ§ꮪꮥσ",
  t: "тτᴛʇŧ†ƭꭲⲧ",
  u: "υսᴜцμʋ∪",
  v: "ѵνᴠʌⅴꮩ√∨",
  w: "ԝωшᴡʍѡꮃꮤաɯ",
  x: "хχ×ⅹжⲭ✕✖",
  y: "уγүʏ¥ʎυỿꭹ",
  z: "ᴢзʐƶⲍꮓζ",
};

const leetspeak: Record<string, string> = {
  "0": "o",
  "1": "il",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "gb",
  "7": "t",
  "8": "b",
  "9": "gq",
  "@": "a",
  "^": "a",
  "(": "c",
  "[": "c",
  "{": "c",
  "<": "c",
  "#": "h",
  "!": "il",
  "|": "il",
  $: "s",
  "+": "t",
};

const braille = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";

/** First code points of alphabets A to Z in squares, circles, flags or tags: Unicode has no compatibility forms for them. */
const enclosedAlphabets = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6, 0xe0041, 0xe0061];

const lettersByShape = indexShapes();
const ascii = Array.from({ length: 128 }, (_, code) => read(String.fromCharCode(code)));

/**
 * Makes a function that reads single code points: it gives several readings for a ligature, and none for an invisible
 * code point. Make one for each text: it remembers what it has read.
 */
export function createReader(): (char: string) => readonly Reading[] {
  const known = new Map<string, readonly Reading[]>();
  return (char) => {
    let readings = ascii[char.codePointAt(0) ?? 0] ?? known.get(char);
    if (!readings) known.set(char, (readings = read(char)));
    return readings;
  };
}

function read(char: string): Reading[] {
  const code = char.codePointAt(0) ?? 0;
  const alphabet = enclosedAlphabets.find((first) => code >= first && code < first + 26);
  if (alphabet !== undefined) return [letter(String.fromCharCode(97 + code - alphabet), false)];
  if (/^[\n\u2028\u2029\u0085\v\f]$/.test(char)) return [{ kind: "line-break", letters: "", plain: false }];
  if (/^[\p{Cf}\p{M}\p{Cs}\u115f\u1160\u3164\uffa0\u0000-\u0008]$/u.test(char)) return [];
  if (braille.includes(char)) return [letter(String.fromCharCode(97 + braille.indexOf(char)), false)];
  const own = lettersByShape.get(char.toLowerCase());
  if (own !== undefined) return [reading(char, own)];
  if (!/[\p{L}\p{N}]/u.test(char.normalize("NFKD"))) return [reading(char, "")];
  const canonical = char.normalize("NFD").charAt(0).toLowerCase();
  return Array.from(char.normalize("NFKD").toLowerCase().normalize("NFD"), (part) => part)
    .filter((part) => !/^[\p{M}\p{Cf}]$/u.test(part))
    .map((part) =>
      /^[a-z]$/.test(part) ? letter(part, part === canonical) : reading(part, lettersByShape.get(part) ?? ""),
    );
}

function letter(letters: string, plain: boolean): Reading {
  return { kind: "letter", letters, plain };
}

function reading(part: string, letters: string): Reading {
  if (/^\p{L}$/u.test(part)) return letter(letters, false);
  const kind = /^\p{N}$/u.test(part) ? "digit" : /^\s$/u.test(part) ? "space" : "symbol";
  return { kind, letters, plain: false };
}

function indexShapes(): Map<string, string> {
  const index = new Map<string, string>();
  const add = (shape: string, letters: string): void => {
    if (!/^[a-z]$/.test(shape)) index.set(shape, [...new Set((index.get(shape) ?? "") + letters)].join(""));
  };
  for (const [letters, all] of Object.entries(confusables)) for (const shape of all) add(shape, letters);
  for (const [shape, letters] of Object.entries(leetspeak)) add(shape, letters);
  return index;
}
