import { LetterTile, TileRow, type TileMeaning } from "./LetterTile.tsx";
import type { TileSize } from "./tile-looks.ts";

interface Props {
  word: string;
  /** One character per letter: `g` (in its place), `y` (elsewhere) or `x` (absent); all absent by default. */
  result?: string;
  size?: TileSize;
}

const meanings: Record<string, TileMeaning> = { g: "right", y: "elsewhere" };

/**
 * A word in tiles; a question mark is a closed tile. It is decorative: convey its meaning in text as well.
 */
export function WordTiles({ word, result = "", size = "large" }: Props) {
  return (
    <TileRow data-size={size}>
      {Array.from(word, (letter, index) => (
        <LetterTile
          key={index}
          size={size}
          meaning={letter === "?" ? "closed" : (meanings[result[index] ?? ""] ?? "plain")}
        >
          {letter}
        </LetterTile>
      ))}
    </TileRow>
  );
}
