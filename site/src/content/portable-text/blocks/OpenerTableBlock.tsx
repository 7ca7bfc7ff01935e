import styled from "@emotion/styled";
import { plainDate } from "@wordlehint/contracts";
import { useMemo } from "react";
import { groupedNumber } from "../../../lib/grouped-number.ts";
import { color, scriptless, space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { OpenerFilters } from "../opener-table/OpenerFilters.tsx";
import { OpenerPager } from "../opener-table/OpenerPager.tsx";
import { OpenerRows } from "../opener-table/OpenerRows.tsx";
import { openerOfRow } from "../opener-table/openers.ts";
import { OwnWord } from "../opener-table/OwnWord.tsx";
import { pageSize, useOpeners } from "../opener-table/use-openers.ts";
import type { BlockOf } from "../rich-text-value.ts";
import { Inset } from "./Inset.tsx";

/** First guesses with their figures: the best ones at once, all of them when a visitor sorts, searches or asks for them. */
export function OpenerTableBlock({ block }: { block: BlockOf<"openerTable"> }) {
  const { caption = "", countedOn, method, rows, filePath } = block;
  const best = useMemo(() => (rows ?? []).map(openerOfRow), [rows]);
  const openers = useOpeners(best, filePath);
  const { state, page, shown, count } = openers;
  return (
    <Inset>
      {filePath !== null && (
        <Tools>
          <OwnWord all={openers.all} onAsk={openers.load} />
          <OpenerFilters filter={openers.filter} onFilter={openers.filterBy} />
          <Button type="button" onClick={state === null ? openers.showWhole : openers.showBest}>
            {state === null ? "Show all words" : `Show the best ${best.length} only`}
          </Button>
        </Tools>
      )}
      <Status aria-live="polite">
        {state === "loading" && "Loading all words…"}
        {state === "failed" && "All words could not be loaded. Check your connection."}
        {state === "loaded" && rangeOf(page, shown.length, count)}
      </Status>
      {state === "failed" && (
        <Button type="button" onClick={openers.load}>
          Try again
        </Button>
      )}
      <OpenerRows caption={caption} openers={shown} sorting={openers.sorting} onSort={openers.sortBy} />
      <OpenerPager page={page} last={openers.lastPage} onTurn={openers.turnTo} />
      <Method>
        Words in bold can be an answer; the others may only be typed. {method}{" "}
        {countedOn && `Counted on ${plainDate(countedOn)}.`}
      </Method>
      {filePath !== null && (
        <p>
          <a href={`/${filePath}`} download="first-guesses.csv">
            Download all words with their figures (CSV)
          </a>
        </p>
      )}
    </Inset>
  );
}

function rangeOf(page: number, shown: number, count: number): string {
  if (count === 0) return "No word matches.";
  const first = page * pageSize + 1;
  return `Words ${groupedNumber(first)} to ${groupedNumber(first + shown - 1)} of ${groupedNumber(count)}`;
}

const Tools = styled.div({
  display: "grid",
  gap: space[5],
  justifyItems: "start",
  marginBottom: space[4],
  "& > div": { width: "100%" },
  [scriptless]: { display: "none" },
});

const Status = styled.div({ minHeight: "1.55em", marginBottom: space[2], color: color.inkSoft });

const Method = styled.p({ marginBlock: `${space[4]} ${space[2]}`, color: color.inkSoft });
