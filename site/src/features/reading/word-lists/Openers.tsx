import styled from "@emotion/styled";
import { unbroken } from "../../../content/unbroken.ts";
import { border, color, from, space } from "../../../theme/tokens.ts";
import { GuessFigures } from "./GuessFigures.tsx";
import type { WordList } from "./word-list-content.ts";
import { SpokenTiles } from "./SpokenTiles.tsx";

/** First guesses, with notes. */
export function Openers({ openers }: { openers: NonNullable<WordList["openers"]> }) {
  return (
    <List>
      {openers.map(({ _key, word, note, left, guesses }) => (
        <li key={_key}>
          <SpokenTiles word={word ?? ""} />
          <p>
            {unbroken(note)}
            <GuessFigures left={left} guesses={guesses} />
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[7],
  [from.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& > li": {
    display: "grid",
    gap: `${space[1]} ${space[4]}`,
    alignContent: "center",
    paddingBlock: space[3],
    borderTop: border.rule,
  },
  "& > li > p": { color: color.inkSoft },
  [from.tablet]: { "& > li": { gridTemplateColumns: "max-content minmax(0, 1fr)", alignItems: "center" } },
});
