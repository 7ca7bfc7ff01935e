import { Table } from "../../../ui/Table.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { WordTiles } from "../../../ui/WordTiles.tsx";
import type { BlockOf } from "../rich-text-value.ts";

/** First guesses with their scores. The heading counts its rows, so that it never promises more. */
export function StartingWordsBlock({ block }: { block: BlockOf<"startingWordTable"> }) {
  const { caption = "", words = [] } = block;
  const count = `${words.length} starting ${words.length === 1 ? "word" : "words"}`;
  return (
    <>
      <Table
        caption={count}
        columns={[
          { label: "Word", cell: ({ word = "" }) => <Word word={word} /> },
          {
            label: "Effectiveness",
            cell: ({ effectivenessPercent = 0 }) => `${effectivenessPercent}%`,
            isNumeric: true,
          },
          { label: "Why", cell: ({ reason }) => reason, isLong: true },
        ]}
        rows={words}
        rowKey={({ _key }) => _key}
      />
      <p>{caption}</p>
    </>
  );
}

function Word({ word }: { word: string }) {
  return (
    <>
      <VisuallyHidden>{word.toUpperCase()}</VisuallyHidden>
      <span aria-hidden="true">
        <WordTiles word={word} size="small" />
      </span>
    </>
  );
}
