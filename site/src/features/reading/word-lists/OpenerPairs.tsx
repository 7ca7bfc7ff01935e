import styled from "@emotion/styled";
import { unbroken } from "../../../content/unbroken.ts";
import { border, color, space } from "../../../theme/tokens.ts";
import { GuessFigures } from "./GuessFigures.tsx";
import type { WordList } from "./word-list-content.ts";
import { SpokenTiles } from "./SpokenTiles.tsx";

/** Pairs of first guesses, with notes. */
export function OpenerPairs({ pairs }: { pairs: NonNullable<WordList["openerPairs"]> }) {
  return (
    <List>
      {pairs.map(({ _key, first, second, note, left }) => (
        <li key={_key}>
          <Pair>
            <SpokenTiles word={first ?? ""} />
            <span>then</span>
            <SpokenTiles word={second ?? ""} />
          </Pair>
          <p>
            {unbroken(note)}
            <GuessFigures left={left} />
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  "& > li": { paddingBlock: space[4], borderTop: border.rule },
  "& > li > p": { marginTop: space[2], color: color.inkSoft },
});

const Pair = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
});
