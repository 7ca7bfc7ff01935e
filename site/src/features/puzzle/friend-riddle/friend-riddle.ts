/** A riddle that somebody wrote for a friend. All of it is in the address: nothing is stored, and nothing is sent. */
export interface FriendRiddle {
  /** Five letters a to z; a name is fine. */
  word: string;
  /** One to four lines of text. */
  lines: readonly string[];
}

export const maxLines = 4;
export const maxLineLength = 80;

/** Returns the fragment of the address of a riddle: its texts as JSON in base64url. */
export function fragmentOf({ word, lines }: FriendRiddle): string {
  const bytes = new TextEncoder().encode(JSON.stringify([word, ...lines]));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the riddle in a fragment; null for anything that `fragmentOf` can't have made. */
export function riddleIn(fragment: string): FriendRiddle | null {
  if (fragment.length > maxFragmentLength) return null;
  try {
    const base64 = fragment.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return Array.isArray(parts) && parts.every((part) => typeof part === "string") ? riddleOf(parts) : null;
  } catch {
    return null;
  }
}

/** Returns a line as it is shown: text alone, in one line, without characters that would turn it around. */
export function tidyLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Returns whether a text can be the word of a riddle. */
export const isFriendWord = (text: string): boolean => /^[a-z]{5}$/.test(text);

const maxFragmentLength = 4_000;

function riddleOf([word = "", ...lines]: string[]): FriendRiddle | null {
  const isWhole =
    isFriendWord(word) &&
    lines.length > 0 &&
    lines.length <= maxLines &&
    lines.every((line) => line !== "" && line.length <= maxLineLength && line === tidyLine(line));
  return isWhole ? { word, lines } : null;
}
