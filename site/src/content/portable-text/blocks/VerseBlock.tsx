import { Verse } from "../../../ui/prose/Verse.tsx";
import type { BlockOf } from "../rich-text-value.ts";

/** A verse among paragraphs, with an optional source. */
export function VerseBlock({ block: { lines = "", source } }: { block: BlockOf<"verse"> }) {
  const verse = <Verse set="prose" lines={lines.trim().split(/\r?\n/)} />;
  if (!source) return verse;
  return (
    <blockquote>
      {verse}
      <footer>{source}</footer>
    </blockquote>
  );
}
