import styled from "@emotion/styled";
import { TileRow } from "./LetterTile.tsx";
import { tileStyle, tileMeanings, tileSizes, type TileMeaning, type TileSize } from "./tile-styles.ts";

interface Props {
  word: string;
  /** One character per letter: `g` (in its place), `y` (elsewhere) or `x` (absent); all absent by default. */
  result?: string;
  size?: TileSize;
}

const meanings: Record<string, TileMeaning> = { g: "right", y: "elsewhere" };

/**
 * A word in tiles; a question mark is a closed tile. It is decorative: convey its meaning in text as well. The tiles are
 * plain elements, since pages have hundreds of them, and each component costs time when the page becomes interactive.
 */
export function WordTiles({ word, result = "", size = "large" }: Props) {
  return (
    <Tiles data-size={size}>
      {Array.from(word, (letter, index) => (
        <span
          key={index}
          data-meaning={letter === "?" ? "closed" : (meanings[result[index] ?? ""] ?? "plain")}
        >
          {letter}
        </span>
      ))}
    </Tiles>
  );
}

const Tiles = styled(TileRow)({
  "& > span": tileStyle,
  "&[data-size=large] > span": tileSizes.large,
  "&[data-size=board] > span": tileSizes.board,
  "&[data-size=small] > span": tileSizes.small,
  "& > [data-meaning=closed]": tileMeanings.closed,
  "& > [data-meaning=plain]": tileMeanings.plain,
  "& > [data-meaning=right]": tileMeanings.right,
  "& > [data-meaning=elsewhere]": tileMeanings.elsewhere,
});
