import styled from "@emotion/styled";
import { unbroken } from "../../../content/unbroken.ts";
import { border, color, from, space, type } from "../../../theme/tokens.ts";
import { WordRun } from "../../../ui/tiles/WordGroups.tsx";
import type { WordList } from "./word-list-content.ts";

/** Patterns of letters, with example words. */
export function Patterns({ patterns }: { patterns: NonNullable<WordList["patterns"]> }) {
  return (
    <List>
      {patterns.map(({ _key, title, note, examples }) => (
        <li key={_key}>
          <h3>{unbroken(title)}</h3>
          <p>{unbroken(note)}</p>
          <WordRun>{(examples ?? []).join(" ")}</WordRun>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[7],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& > li": {
    display: "grid",
    alignContent: "start",
    gap: space[1],
    paddingBlock: space[4],
    borderTop: border.rule,
  },
  "& h3": { font: type.minor },
  "& h3 + p": { color: color.inkSoft },
});
