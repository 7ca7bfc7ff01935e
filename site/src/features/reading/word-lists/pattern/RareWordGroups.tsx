import styled from "@emotion/styled";
import { color, space, type } from "../../../../theme/tokens.ts";
import { WordGroups, WordRun } from "../../../../ui/tiles/WordGroups.tsx";
import type { RareWords } from "./use-rare-words.ts";

/** From this number on, words are grouped by their first letter. */
const groupedFrom = 40;

interface Props {
  /** Those of the rarer words that match. */
  rare: RareWords;
  /** Says how many there are. */
  countOf: (count: number) => string;
}

/** The rarer words that match, below those of the list; nothing if none does. */
export function RareWordGroups({ rare: { state, words }, countOf }: Props) {
  if (state === "loaded" && words.length === 0) return null;
  return (
    <Frame>
      <div aria-live="polite">
        <Heading>{state === "loaded" ? countOf(words.length) : stateTexts[state]}</Heading>
        {state === "loaded" && <p>The game accepts them as guesses, but hardly ever chooses one.</p>}
      </div>
      {words.length < groupedFrom ? <WordRun>{words.join(" ")}</WordRun> : <WordGroups words={words} />}
    </Frame>
  );
}

const stateTexts = {
  loading: "Searching the rarer words…",
  failed: "The rarer words could not be loaded. Check your connection.",
} as const;

const Frame = styled.div({
  display: "grid",
  gap: space[4],
  color: color.inkSoft,
});

const Heading = styled.p({ font: type.heading });
