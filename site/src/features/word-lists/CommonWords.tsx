import styled from "@emotion/styled";
import { useState } from "react";
import { groupedNumber } from "../../lib/grouped-number.ts";
import { color, scriptless, space } from "../../theme/tokens.ts";
import { WordGroups } from "../../ui/tiles/WordGroups.tsx";
import { filterWords, noFilter } from "./filter-words.ts";
import { Filters } from "./Filters.tsx";

interface Props {
  words: readonly string[];
  /** The source of the words and its terms. */
  licence: string | null;
}

/** A long word list with filters. */
export function CommonWords({ words, licence }: Props) {
  const [filter, setFilter] = useState(noFilter);
  const shown = filterWords(words, filter);
  return (
    <Frame>
      <Tools>
        <Filters filter={filter} onFilter={setFilter} />
      </Tools>
      <div aria-live="polite">
        {shown.length > 0 ? (
          <Count>{`${groupedNumber(shown.length)} of ${groupedNumber(words.length)} words`}</Count>
        ) : (
          <p>No words match your filters. Try adjusting your search criteria.</p>
        )}
      </div>
      <WordGroups words={shown} />
      <Count>{licence}</Count>
    </Frame>
  );
}

const Frame = styled.div({ display: "grid", gap: space[5] });

const Tools = styled.div({ [scriptless]: { display: "none" } });

const Count = styled.p({ color: color.inkSoft });
