import styled from "@emotion/styled";
import { useContext } from "react";
import { border, color, from, space, type } from "../../../theme/tokens.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { WordRun } from "../../../ui/tiles/WordGroups.tsx";
import { WordTiles } from "../../../ui/tiles/WordTiles.tsx";
import { HeadingsContext } from "../heading-context.ts";
import type { BlockOf } from "../rich-text-value.ts";
import { Inset } from "./Inset.tsx";

type Family = NonNullable<BlockOf<"trapFamilies">["families"]>[number];

/** Groups of words that differ in one letter, each with an anchor, such as `#trap-sha-e`. */
export function TrapsBlock({ block: { caption, families = [] } }: { block: BlockOf<"trapFamilies"> }) {
  return (
    <Inset>
      <p>{caption}</p>
      <Families>
        {families.map((family) => (
          <Trap key={family._key} family={family} />
        ))}
      </Families>
    </Inset>
  );
}

function Trap({ family }: { family: Family }) {
  const { level } = useContext(HeadingsContext);
  const { pattern = "", words = [], splitter = "", groups = 0 } = family;
  const [start = "", end = ""] = pattern.toUpperCase().split("_");
  return (
    <li id={`trap-${pattern.replace("_", "-")}`}>
      <Heading as={`h${level === 2 ? 3 : 4}`}>
        <VisuallyHidden>{[start, "open letter", end].filter(Boolean).join(", ")}</VisuallyHidden>
        <span aria-hidden="true">
          <WordTiles word={pattern.replace("_", "?")} size="small" />
        </span>
      </Heading>
      <WordRun>{words.join(" ")}</WordRun>
      <p>
        <strong>{splitter.toUpperCase()}</strong>{" "}
        {groups >= words.length
          ? `tells all ${words.length} apart.`
          : `splits the ${words.length} words into ${groups} groups.`}
      </p>
      <Hard>{hardModeText(family)}</Hard>
    </li>
  );
}

function hardModeText({ words = [], hardWorst = 0, hardLost = 0 }: Family): string {
  const needed = `Hard mode: up to ${hardWorst} ${hardWorst === 1 ? "guess" : "guesses"} needed; with four left, `;
  return `${needed}${hardLost === 0 ? "no word is" : `${hardLost} of ${words.length} words are`} lost.`;
}

const Families = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space[7],
  marginTop: space[5],
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& > li": {
    display: "grid",
    gap: space[2],
    alignContent: "start",
    paddingBlock: space[4],
    borderTop: border.rule,
    breakInside: "avoid",
    scrollMarginTop: space[5],
  },
});

const Heading = styled.h3({ font: type.minor });

const Hard = styled.p({ color: color.inkSoft });
