export interface TileRow {
  word?: string;
  /** For each tile `g` (in its place), `y` (elsewhere) or `x` (absent); none: plain tiles. */
  result?: string;
}

/** Why a row of tiles can't be shown, as an editor reads it; null when it can. */
export function tileRowProblem({ word = "", result = "" }: TileRow): string | null {
  if (!/^[a-z?]+$/.test(word)) return "Write the word in lower-case letters, with ? for a closed tile.";
  if (result === "") return null;
  if (!/^[gyx]+$/.test(result)) return "Write g for in its place, y for elsewhere and x for absent.";
  if (result.length !== word.length) return `The word has ${word.length} tiles, the result ${result.length}.`;
  return null;
}
