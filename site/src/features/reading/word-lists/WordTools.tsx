import styled from "@emotion/styled";
import { useMemo } from "react";
import { PageCards, type QueriedCard } from "../../../content/parts/PageCards.tsx";
import { wordsIn } from "../../../lib/words-in.ts";
import { color, measure, scriptless, space, type } from "../../../theme/tokens.ts";
import { PatternAnalyzer } from "./pattern/PatternAnalyzer.tsx";
import { GameReview } from "./pattern/GameReview.tsx";
import type { WordList } from "./word-list-content.ts";

interface Props {
  /** Says what the pattern analyzer does. */
  intro: string | null;
  /** Pages to read next. */
  links: readonly (QueriedCard | null)[];
  list: WordList | null;
}

/** The tab of tools: the pattern analyzer and links to further pages. */
export function WordTools({ intro, links, list }: Props) {
  const [words, guessesPath] = [list?.words ?? null, list?.guessesPath ?? null];
  const source = useMemo(() => ({ words: wordsIn(words), guessesPath }), [words, guessesPath]);
  return (
    <>
      {source.words.length > 0 && (
        <Tool>
          <h2>Pattern Analyzer</h2>
          <p>{intro}</p>
          <PatternAnalyzer source={source} />
          <GameReview source={source} />
        </Tool>
      )}
      {links.length > 0 && (
        <Links>
          <PageCards cards={links} level={2} />
        </Links>
      )}
    </>
  );
}

const Links = styled.div({ paddingBottom: space[8] });

const Tool = styled.section({
  paddingBlock: `${space[3]} ${space[8]}`,
  "& > h2": { font: type.title },
  "& > h2 + p": { maxWidth: measure.text, marginBlock: `${space[2]} ${space[5]}`, color: color.inkSoft },
  [scriptless]: { display: "none" },
});
