import type { Character } from "./characters.ts";

/** A run of letters, or a word. `from` and `to` are indices of characters, `to` exclusive. */
export interface Token {
  /** Lower case, without apostrophes. A letter that can be read in several ways is given as the likeliest. */
  text: string;
  from: number;
  to: number;
  /** Only letters a to z, in either case and with any accent. */
  plain: boolean;
}

/** The runs of letters in the text: "don't" is two of them. */
export function letterRunsOf(characters: readonly Character[]): Token[] {
  return tokensOf(characters, () => false);
}

/** The words of the text: "don't" is one word. */
export function wordsOf(characters: readonly Character[]): Token[] {
  return tokensOf(
    characters,
    (at) => isApostrophe(characters[at]) && isLetter(characters[at - 1]) && isLetter(characters[at + 1]),
  );
}

export function isApostrophe(character: Character | undefined): boolean {
  return character !== undefined && "'’ʼ‘`´".includes(character.char);
}

export function isLetter(character: Character | undefined): boolean {
  return character?.kind === "letter";
}

/** The letter a to z that a reader most likely takes the character for, or "?" when it resembles none. */
export function likeliestLetter(character: Character | undefined): string {
  const letter = character?.letters.charAt(0) ?? "";
  return letter === "" ? "?" : letter;
}

function tokensOf(characters: readonly Character[], joins: (at: number) => boolean): Token[] {
  const tokens: Token[] = [];
  let open: Token | null = null;
  for (const [at, character] of characters.entries()) {
    if (character.kind === "letter") {
      open ??= { text: "", from: at, to: at, plain: true };
      open.text += likeliestLetter(character);
      open.to = at + 1;
      open.plain &&= character.plain;
    } else if (open && !joins(at)) {
      tokens.push(open);
      open = null;
    }
  }
  if (open) tokens.push(open);
  return tokens;
}
