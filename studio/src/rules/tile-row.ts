export interface TileRow {
  word?: string;
  /** `g` (in its place), `y` (elsewhere) or `x` (absent) for each tile. Left out: plain tiles. */
  result?: string;
}

/** Why a row of tiles is invalid, as a message for the editor, or null. */
export function tileRowProblem({ word = "", result = "" }: TileRow): string | null {
  if (!/^[a-z?]+$/.test(word)) return "Write the word in lower-case letters, with ? for a closed tile.";
  if (result === "") return null;
  if (!/^[gyx]+$/.test(result)) return "Write g for in its place, y for elsewhere and x for absent.";
  if (result.length !== word.length)
    return `The word has ${word.length} tiles, the result ${result.length}. Write one letter for each tile.`;
  return null;
}
