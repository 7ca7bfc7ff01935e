import type { Cell } from "./cells.ts";

/** A run of letters, or a word with its apostrophes. `from` and `to` are cell indices, `to` exclusive. */
export interface Token {
  text: string;
  from: number;
  to: number;
  /** Only letters a to z, in either case and with any accent. */
  plain: boolean;
}

/** The runs of letters in the text; a letter that looks like several is read as the likeliest. */
export function letterTokens(cells: readonly Cell[]): Token[] {
  return tokensOf(cells, () => false);
}

/** The words of the text; "don't" is one word, written here without its apostrophe. */
export function wordTokens(cells: readonly Cell[]): Token[] {
  return tokensOf(
    cells,
    (at) => isApostrophe(cells[at]) && isLetter(cells[at - 1]) && isLetter(cells[at + 1]),
  );
}

export function isApostrophe(cell: Cell | undefined): boolean {
  return cell !== undefined && "'’ʼ‘`´".includes(cell.char);
}

export function isLetter(cell: Cell | undefined): boolean {
  return cell?.kind === "letter";
}

/** The letter that a reader takes the cell for; a question mark for a letter of an alphabet unlike ours. */
export function likeliest(cell: Cell | undefined): string {
  return cell?.letters.slice(0, 1).padEnd(1, "?") ?? "?";
}

function tokensOf(cells: readonly Cell[], joins: (at: number) => boolean): Token[] {
  const tokens: Token[] = [];
  let open: Token | null = null;
  for (const [at, cell] of cells.entries()) {
    if (cell.kind === "letter") {
      open ??= { text: "", from: at, to: at, plain: true };
      open.text += likeliest(cell);
      open.to = at + 1;
      open.plain &&= cell.plain;
    } else if (open && !joins(at)) {
      tokens.push(open);
      open = null;
    }
  }
  if (open) tokens.push(open);
  return tokens;
}
