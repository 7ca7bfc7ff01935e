import styled from "@emotion/styled";
import { useMemo, useState } from "react";
import { groupedNumber } from "../../../lib/grouped-number.ts";
import { color, scriptless, space } from "../../../theme/tokens.ts";
import { WordGroups } from "../../../ui/tiles/WordGroups.tsx";
import { filterWords, haveSeveralLengths, isFiltering, noFilter } from "./filter-words.ts";
import { Filters } from "./Filters.tsx";
import { PastAnswersSwitch } from "./pattern/PastAnswersSwitch.tsx";
import { usePastAnswers, withoutPast } from "./pattern/use-past-answers.ts";
import { useRareWords, type WordSource } from "./pattern/use-rare-words.ts";
import { RareWordGroups } from "./pattern/RareWordGroups.tsx";

interface Props {
  source: WordSource;
  /** The sources of the words and their terms. */
  licences: readonly (string | null)[];
}

/** A long word list with filters, which search the rarer words too. */
export function CommonWords({ source, licences }: Props) {
  const choice = usePastAnswers();
  const { areLeftOut, past } = choice;
  const words = useMemo(() => withoutPast(source.words, { areLeftOut, past }), [source, areLeftOut, past]);
  const [filter, setFilter] = useState(noFilter);
  const hasLengths = useMemo(() => haveSeveralLengths(words), [words]);
  const isSearching = isFiltering(filter);
  const rare = useRareWords(source, isSearching);
  const shown = filterWords(words, filter);
  const shownRare = useMemo(() => ({ ...rare, words: filterWords(rare.words, filter) }), [rare, filter]);
  const isEmpty = shown.length === 0 && shownRare.words.length === 0 && rare.state !== "loading";
  return (
    <Frame>
      <Tools>
        <Filters filter={filter} hasLengths={hasLengths} onFilter={setFilter} />
        <PastAnswersSwitch choice={choice} />
      </Tools>
      <div aria-live="polite">
        {isEmpty ? (
          <p>No words match your filters. Try adjusting your search criteria.</p>
        ) : (
          <Count>{`${groupedNumber(shown.length)} of ${groupedNumber(source.words.length)} words`}</Count>
        )}
      </div>
      <WordGroups words={shown} />
      {isSearching && (
        <RareWordGroups
          rare={shownRare}
          countOf={(count) => `${groupedNumber(count)} rarer ${count === 1 ? "word" : "words"}`}
        />
      )}
      <Count>{licences.filter(Boolean).join(" ")}</Count>
    </Frame>
  );
}

const Frame = styled.div({ display: "grid", gap: space[5] });

const Tools = styled.div({ display: "grid", gap: space[4], [scriptless]: { display: "none" } });

const Count = styled.p({ color: color.inkSoft });
