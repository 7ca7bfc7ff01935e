import styled from "@emotion/styled";
import { useMemo } from "react";
import { groupedNumber } from "../../../../lib/grouped-number.ts";
import { color, space, type } from "../../../../theme/tokens.ts";
import { Table } from "../../../../ui/tables/Table.tsx";
import { nextGuesses, type Board } from "./next-guesses.ts";
import { adviceLines } from "./ranking-words.ts";
import { useRanking } from "./use-ranking.ts";

interface Props extends Board {
  /** The words that are left; not empty. Another list for every board. */
  possible: readonly string[];
  /** All words that the game accepts, as far as they are loaded. */
  accepted: readonly string[];
}

/** The best next guess, and the ones that come after it. */
export function NextGuess({ guesses, isHard, possible, accepted }: Props) {
  const next = useMemo(
    () => nextGuesses(accepted, possible, { guesses, isHard }),
    [accepted, possible, guesses, isHard],
  );
  const ranking = useRanking(next, possible);
  return (
    <Frame>
      <Heading>Next guess</Heading>
      <div aria-live="polite">
        {ranking
          ? adviceLines(ranking, next, { possible, guesses }).map((line) => <p key={line}>{line}</p>)
          : `Comparing ${groupedNumber(next.words.length)} words…`}
      </div>
      {ranking && possible.length > 2 && (
        <Table
          caption="The best next guesses, what they leave, and whether they can be the answer"
          columns={[
            { label: "Word", cell: ({ word }) => word.toUpperCase() },
            { label: "Left", cell: ({ left }) => left.toFixed(2), isNumeric: true },
            { label: "At worst", cell: ({ worst }) => worst, isNumeric: true },
            { label: "Possible", cell: ({ isPossible }) => (isPossible ? "yes" : "no") },
          ]}
          rows={ranking.best}
          rowKey={({ word }) => word}
        />
      )}
    </Frame>
  );
}

const Frame = styled.section({
  display: "grid",
  gap: space[4],
  minWidth: 0,
  maxWidth: "100%",
  "& > div > p + p": { marginTop: space[2], color: color.inkSoft },
});

const Heading = styled.h3({ font: type.heading });
