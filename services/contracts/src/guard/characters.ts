import { createReader, type Reading } from "./readings.ts";

/** A visible character and its place in the source text. Invisible code points are left out. */
export interface Character extends Reading {
  char: string;
  upper: boolean;
  /** True if it was written as an escape such as %63 or \u0063. */
  escaped: boolean;
  start: number;
  end: number;
}

/** The characters of the source text, in which markup is text too: an attribute or a comment can hide nothing. */
export function sourceCharacters(text: string): Character[] {
  const { characters, add } = collect();
  for (let at = 0; at < text.length;) {
    const end = at + codePointAt(text, at).length;
    add(text.slice(at, end), at, end, false);
    at = end;
  }
  readUpsideDown(characters);
  return characters;
}

const upsideDown = "ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ";
const rotated: Record<string, string> = { u: "n", n: "u", d: "p", p: "d", b: "q", q: "b" };

/** In a word with upside-down letters, a "u" can also be an upside-down "n". */
function readUpsideDown(characters: Character[]): void {
  for (let from = 0; from < characters.length; from++) {
    let to = from;
    while (characters[to]?.kind === "letter") to++;
    const word = characters.slice(from, to);
    if (word.some(({ char }) => upsideDown.includes(char))) {
      for (const character of word)
        character.letters += character.plain ? (rotated[character.letters] ?? "") : "";
    }
    from = to;
  }
}

/**
 * The characters of the text as a browser displays it: without tags, with entities and escapes decoded. Null when
 * the text contains no markup and no escape.
 */
export function displayedCharacters(text: string): Character[] | null {
  if (!/[<&\\%\]]/.test(text)) return null;
  const { characters, add } = collect();
  let changed = false;
  for (let at = 0; at < text.length;) {
    const markup = markupAt(text, at);
    const end = at + (markup?.length ?? codePointAt(text, at).length);
    if (!markup) add(text.slice(at, end), at, end, false);
    else for (const char of markup.displayed) add(char, at, end, markup.escaped);
    changed ||= markup !== null;
    at = end;
  }
  return changed ? characters : null;
}

interface Markup {
  length: number;
  displayed: string;
  escaped: boolean;
}

const tag = /<(?:!--[^]{0,1000}?-->|(\/?[a-z][a-z0-9]*)[^<>]{0,1000}>)/iy;
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,10}));?/iy;
const escape = /\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|%([0-9a-f]{2})/iy;
const blockTag = /^\/?(?:br|p|div|li|ul|ol|tr|h[1-6]|hr|blockquote|section|article)$/i;
const linkTarget = /\]\([^()\s]{0,1000}\)/y;

function markupAt(text: string, at: number): Markup | null {
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  switch (text.charAt(at)) {
    case "<": {
      const found = match(tag);
      const displayed = blockTag.test(found?.[1] ?? "") ? "\n" : "";
      return found && { length: found[0].length, displayed, escaped: false };
    }
    case "&": {
      const found = match(entity);
      return found && { length: found[0].length, displayed: decodeEntity(found), escaped: false };
    }
    case "\\":
    case "%": {
      const found = match(escape);
      const code = found?.slice(1).find(Boolean) ?? "0";
      return found && { length: found[0].length, displayed: decodeCodePoint(code, 16), escaped: true };
    }
    case "]": {
      const found = match(linkTarget);
      return found && { length: found[0].length, displayed: "", escaped: false };
    }
    default:
      return null;
  }
}

function decodeEntity([, decimal, hex, name]: RegExpExecArray): string {
  if (decimal !== undefined) return decodeCodePoint(decimal, 10);
  if (hex !== undefined) return decodeCodePoint(hex, 16);
  const accented = /^([a-z])(?:acute|grave|circ|uml|tilde|ring|cedil|caron|slash)$/i.exec(name ?? "");
  if (accented) return accented[1] ?? "";
  return /^(?:shy|zwj|zwnj|lrm|rlm)$/i.test(name ?? "") ? "" : " ";
}

function decodeCodePoint(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function codePointAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function collect() {
  const characters: Character[] = [];
  const read = createReader();
  const add = (char: string, start: number, end: number, escaped: boolean): void => {
    for (const reading of read(char)) {
      const upper = reading.kind === "letter" && char !== char.toLowerCase();
      characters.push({ ...reading, char, upper, escaped, start, end });
    }
  };
  return { characters, add };
}
