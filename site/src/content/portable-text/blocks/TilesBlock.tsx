import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { TileFigure } from "./TileFigure.tsx";

/** Guesses as the game shows them; the caption describes the tiles in words. */
export function TilesBlock({ block: { rows = [], caption } }: { block: BlockOf<"letterTiles"> }) {
  return (
    <TileFigure>
      <div aria-hidden="true">
        {rows.map(({ _key, word = "", result = "" }) => (
          <WordTiles key={_key} word={word} result={result} />
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </TileFigure>
  );
}
