import { readGlyph, type Reading } from "./glyphs.ts";

/** One readable character of a text and where it stands there. What is invisible has no cell. */
export interface Cell extends Reading {
  char: string;
  upper: boolean;
  /** Written as an escape such as %63 or \u0063. */
  escaped: boolean;
  start: number;
  end: number;
}

/** The text as it is written: markup is text too, so that an attribute or a comment hides nothing. */
export function writtenCells(text: string): Cell[] {
  const cells: Cell[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + glyphAt(text, at).length;
    addCells(cells, text.slice(at, end), at, end, false);
    at = end;
  }
  readUpsideDown(cells);
  return cells;
}

const turned = "ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ";
const turnedPairs: Record<string, string> = { u: "n", n: "u", d: "p", p: "d", b: "q", q: "b" };

/** In a word with upside-down letters a u may be an n on its head. */
function readUpsideDown(cells: Cell[]): void {
  for (let from = 0; from < cells.length; from++) {
    let to = from;
    while (cells[to]?.kind === "letter") to++;
    const word = cells.slice(from, to);
    if (word.some(({ char }) => turned.includes(char))) {
      for (const cell of word) cell.letters += cell.plain ? (turnedPairs[cell.letters] ?? "") : "";
    }
    from = to;
  }
}

/** The text as a page shows it: tags gone, entities and escapes read; or null where that is no different. */
export function shownCells(text: string): Cell[] | null {
  if (!/[<&\\%\]]/.test(text)) return null;
  const cells: Cell[] = [];
  let changed = false;
  for (let at = 0; at < text.length;) {
    const hidden = hiddenAt(text, at);
    const end = at + (hidden?.length ?? glyphAt(text, at).length);
    if (!hidden) addCells(cells, text.slice(at, end), at, end, false);
    else for (const glyph of hidden.shows) addCells(cells, glyph, at, end, hidden.escaped);
    changed ||= hidden !== null;
    at = end;
  }
  return changed ? cells : null;
}

interface Hidden {
  length: number;
  shows: string;
  escaped: boolean;
}

const tag = /<(?:!--[^]{0,1000}?-->|(\/?[a-z][a-z0-9]*)[^<>]{0,1000}>)/iy;
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,10}));?/iy;
const escape = /\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|%([0-9a-f]{2})/iy;
const blockTag = /^\/?(?:br|p|div|li|ul|ol|tr|h[1-6]|hr|blockquote|section|article)$/i;
const link = /\]\([^()\s]{0,1000}\)/y;

function hiddenAt(text: string, at: number): Hidden | null {
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  switch (text.charAt(at)) {
    case "<": {
      const found = match(tag);
      return (
        found && { length: found[0].length, shows: blockTag.test(found[1] ?? "") ? "\n" : "", escaped: false }
      );
    }
    case "&": {
      const found = match(entity);
      return found && { length: found[0].length, shows: entityText(found), escaped: false };
    }
    case "\\":
    case "%": {
      const found = match(escape);
      const code = found?.slice(1).find(Boolean);
      return found && { length: found[0].length, shows: codePointText(code ?? "0", 16), escaped: true };
    }
    case "]": {
      const found = match(link);
      return found && { length: found[0].length, shows: "", escaped: false };
    }
    default:
      return null;
  }
}

function entityText([, decimal, hex, name]: RegExpExecArray): string {
  if (decimal !== undefined) return codePointText(decimal, 10);
  if (hex !== undefined) return codePointText(hex, 16);
  const accented = /^([a-z])(?:acute|grave|circ|uml|tilde|ring|cedil|caron|slash)$/i.exec(name ?? "");
  if (accented) return accented[1] ?? "";
  return /^(?:shy|zwj|zwnj|lrm|rlm)$/i.test(name ?? "") ? "" : " ";
}

function codePointText(digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

function glyphAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

function addCells(cells: Cell[], char: string, start: number, end: number, escaped: boolean): void {
  const code = char.charCodeAt(0);
  if (code >= 97 && code <= 122) {
    cells.push({ kind: "letter", letters: char, plain: true, char, upper: false, escaped, start, end });
    return;
  }
  for (const reading of readGlyph(char)) {
    const upper = reading.kind === "letter" && char !== char.toLowerCase();
    cells.push({ ...reading, char, upper, escaped, start, end });
  }
}
