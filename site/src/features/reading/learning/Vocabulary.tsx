import styled from "@emotion/styled";
import type { LearningCenterQueryResult } from "../../../content/content-types.ts";
import { color, from, space, type } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";

type Words = NonNullable<LearningCenterQueryResult>["vocabulary"];
type Word = NonNullable<Words>[number];

/** The words of the week with their definitions and etymologies. */
export function Vocabulary({ words }: { words: Words }) {
  return (
    <List>
      {words?.map((word) => (
        <li key={word._id}>
          <VocabularyWord {...word} />
        </li>
      ))}
    </List>
  );
}

function VocabularyWord({ word, partOfSpeech, definition, etymology, example }: Word) {
  return (
    <>
      <h3>
        <VisuallyHidden>{word}</VisuallyHidden>
        <span aria-hidden="true">
          <WordTiles word={word ?? ""} size="small" />
        </span>
      </h3>
      <p>
        <i>{partOfSpeech}</i> {definition}
      </p>
      <Origin>
        <b>Etymology:</b> {etymology}
      </Origin>
      {example && <Example>{example}</Example>}
    </>
  );
}

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "& > li": { display: "grid", alignContent: "start", gap: space[3] },
  "& i": { color: color.inkSoft },
});

const Origin = styled.p({ color: color.inkSoft, "& > b": { color: color.ink, fontWeight: 600 } });

const Example = styled.p({ font: type.prose, fontStyle: "italic" });
