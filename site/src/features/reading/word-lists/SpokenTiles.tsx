import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";

/** A word in small tiles that screen readers read as a word. */
export function SpokenTiles({ word }: { word: string }) {
  return (
    <span>
      <VisuallyHidden>{word.toUpperCase()}</VisuallyHidden>
      <span aria-hidden="true">
        <WordTiles word={word} size="small" />
      </span>
    </span>
  );
}
