import styled from "@emotion/styled";
import { color, family, size, space, type } from "../../theme/tokens.ts";
import { byLetter } from "./by-letter.ts";

/**
 * Words grouped by first letter. Each group is one run of text: thousands of elements would slow down layout
 * and updates.
 */
export function WordGroups({ words }: { words: readonly string[] }) {
  return (
    <Groups>
      {byLetter(words).map((group) => (
        <div key={group.letter}>
          <Letter>{group.letter}</Letter>
          <WordRun>{group.words.join(" ")}</WordRun>
        </div>
      ))}
    </Groups>
  );
}

/** Words in a run of text. */
export const WordRun = styled.p({
  font: `400 ${size.lead}/1.7 ${family.serif}`,
  wordSpacing: space[2],
});

const Groups = styled.div({
  display: "grid",
  gap: space[4],
  "& > div": {
    display: "grid",
    gridTemplateColumns: "2em minmax(0, 1fr)",
    alignItems: "baseline",
    contentVisibility: "auto",
    containIntrinsicHeight: "auto 8em",
  },
});

const Letter = styled.h3({ color: color.inkSoft, font: type.heading });
