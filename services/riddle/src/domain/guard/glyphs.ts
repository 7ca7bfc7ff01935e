/** What a code point may be read as. */
export interface Reading {
  kind: "letter" | "digit" | "space" | "break" | "mark";
  /** The letters a to z that a reader may take it for, the likeliest first; none for most marks. */
  letters: string;
  /** True for a to z themselves, in either case and with any accent. */
  plain: boolean;
}

/** Characters of other alphabets and symbols by the letter that they look like (lower-case forms after folding). */
const lookalikes: Record<string, string> = {
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

const leet: Record<string, string> = {
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

/** Runs of 26 letters A to Z that Unicode's own compatibility forms leave out: first code points. */
const enclosedAlphabets = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6, 0xe0041, 0xe0061];

const readings = new Map<string, Reading[]>();
const shapes = indexShapes();

/** Reads one code point; several readings for a ligature, none for what is invisible. */
export function readGlyph(glyph: string): readonly Reading[] {
  let known = readings.get(glyph);
  if (!known) {
    known = read(glyph);
    if (readings.size < 20_000) readings.set(glyph, known);
  }
  return known;
}

function read(glyph: string): Reading[] {
  const code = glyph.codePointAt(0) ?? 0;
  const alphabet = enclosedAlphabets.find((first) => code >= first && code < first + 26);
  if (alphabet !== undefined) return [letter(String.fromCharCode(97 + code - alphabet), false)];
  if (/^[\n\u2028\u2029\u0085\v\f]$/.test(glyph)) return [{ kind: "break", letters: "", plain: false }];
  if (/^[\p{Cf}\p{M}\p{Cs}\u115f\u1160\u3164\uffa0\u0000-\u0008]$/u.test(glyph)) return [];
  if (braille.includes(glyph)) return [letter(String.fromCharCode(97 + braille.indexOf(glyph)), false)];
  const own = shapes.get(glyph.toLowerCase());
  if (own !== undefined) return [reading(glyph, own)];
  if (!/[\p{L}\p{N}]/u.test(glyph.normalize("NFKD"))) return [reading(glyph, "")];
  const canonical = glyph.normalize("NFD").charAt(0).toLowerCase();
  return Array.from(glyph.normalize("NFKD").toLowerCase().normalize("NFD"), (part) => part)
    .filter((part) => !/^[\p{M}\p{Cf}]$/u.test(part))
    .map((part) =>
      /^[a-z]$/.test(part) ? letter(part, part === canonical) : reading(part, shapes.get(part) ?? ""),
    );
}

function letter(letters: string, plain: boolean): Reading {
  return { kind: "letter", letters, plain };
}

function reading(part: string, letters: string): Reading {
  if (/^\p{L}$/u.test(part)) return letter(letters, false);
  const kind = /^\p{N}$/u.test(part) ? "digit" : /^\s$/u.test(part) ? "space" : "mark";
  return { kind, letters, plain: false };
}

function indexShapes(): Map<string, string> {
  const index = new Map<string, string>();
  const add = (shape: string, letters: string): void => {
    if (!/^[a-z]$/.test(shape)) index.set(shape, [...new Set((index.get(shape) ?? "") + letters)].join(""));
  };
  for (const [letters, all] of Object.entries(lookalikes)) for (const shape of all) add(shape, letters);
  for (const [shape, letters] of Object.entries(leet)) add(shape, letters);
  return index;
}
