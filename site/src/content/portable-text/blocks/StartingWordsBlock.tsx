import styled from "@emotion/styled";
import { color, space } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";
import { unbroken } from "../../unbroken.ts";
import type { BlockOf } from "../rich-text-value.ts";

type StartingWord = NonNullable<BlockOf<"startingWordTable">["words"]>[number];

const figures = [
  { name: "left", label: "Left", decimals: 1 },
  { name: "guesses", label: "Guesses", decimals: 3 },
  { name: "hardGuesses", label: "Hard", decimals: 3 },
] as const;

/** A table of starting words with scores. Its heading counts the rows, so that it can't promise more. */
export function StartingWordsBlock({ block }: { block: BlockOf<"startingWordTable"> }) {
  const { caption = "", words = [] } = block;
  const count = `${words.length} starting ${words.length === 1 ? "word" : "words"}`;
  return (
    <>
      <Table
        caption={count}
        columns={[
          { label: "Word, and why", cell: ({ word = "", reason }) => <Word word={word} reason={reason} /> },
          {
            label: "Effectiveness",
            cell: ({ effectivenessPercent = 0 }) => `${effectivenessPercent}%`,
            isNumeric: true,
          },
          ...figures
            .filter(({ name }) => words.some((word) => word[name] !== undefined))
            .map(({ name, label, decimals }) => ({
              label,
              cell: (word: StartingWord) => word[name]?.toFixed(decimals) ?? "–",
              isNumeric: true,
            })),
        ]}
        rows={words}
        rowKey={({ _key }) => _key}
      />
      <p>{caption}</p>
    </>
  );
}

/** The reason stands below its word, since phones have no room beside it. */
function Word({ word, reason }: { word: string; reason: string | undefined }) {
  return (
    <>
      <VisuallyHidden>{word.toUpperCase()}</VisuallyHidden>
      <span aria-hidden="true">
        <WordTiles word={word} size="small" />
      </span>
      <Reason>{unbroken(reason)}</Reason>
    </>
  );
}

const Reason = styled.span({
  display: "block",
  marginTop: space[1],
  color: color.inkSoft,
  fontWeight: 400,
});
