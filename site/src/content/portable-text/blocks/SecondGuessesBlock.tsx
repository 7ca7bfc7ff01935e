import styled from "@emotion/styled";
import { groupedNumber } from "../../../lib/grouped-number.ts";
import { color } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";
import type { BlockOf } from "../rich-text-value.ts";
import { spokenResult } from "./spoken-result.ts";

/** For each result of a first guess: how many answers show it, the best second guess, and what that leaves. */
export function SecondGuessesBlock({ block }: { block: BlockOf<"secondGuesses"> }) {
  const { opener = "", caption = "", rows = [] } = block;
  return (
    <Table
      caption={caption}
      columns={[
        { label: "Result", cell: ({ result = "" }) => <Result opener={opener} result={result} /> },
        { label: "Fit", cell: ({ answers = 0 }) => groupedNumber(answers), isNumeric: true },
        {
          label: "Reply",
          cell: ({ reply = "", plan }) => (
            <>
              {reply.toUpperCase()}
              {plan && <Plan>the plan</Plan>}
            </>
          ),
        },
        { label: "Left", cell: ({ left = 0 }) => left.toFixed(2), isNumeric: true },
      ]}
      rows={rows}
      rowKey={({ _key }) => _key}
    />
  );
}

function Result({ opener, result }: { opener: string; result: string }) {
  return (
    <>
      <VisuallyHidden>{spokenResult(opener, result)}</VisuallyHidden>
      <span aria-hidden="true">
        <WordTiles word={opener} result={result} size="small" />
      </span>
    </>
  );
}

const Plan = styled.small({
  display: "block",
  color: color.inkSoft,
  fontSize: "inherit",
  whiteSpace: "nowrap",
});
