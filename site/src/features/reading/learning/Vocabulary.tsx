import styled from "@emotion/styled";
import type { LearningCenterQueryResult } from "../../../content/content-types.ts";
import { color, from, space, type } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";

type Word = NonNullable<NonNullable<LearningCenterQueryResult>["vocabulary"]>[number];

interface Props {
  words: readonly Word[];
  /** The level of the words' headings. */
  level?: 3 | 4;
}

/** Words with their definitions and etymologies. */
export function Vocabulary({ words, level = 3 }: Props) {
  return (
    <List>
      {words.map((word) => (
        <li key={word._id}>
          <VocabularyWord word={word} level={level} />
        </li>
      ))}
    </List>
  );
}

function VocabularyWord({ word: entry, level }: { word: Word; level: 3 | 4 }) {
  const { word, partOfSpeech, definition, etymology, example } = entry;
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading>
        <VisuallyHidden>{word}</VisuallyHidden>
        <span aria-hidden="true">
          <WordTiles word={word ?? ""} size="small" />
        </span>
      </Heading>
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
