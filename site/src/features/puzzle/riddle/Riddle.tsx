import { longDate } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import { memo } from "react";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { verseLines } from "../../../lib/verse-lines.ts";
import { color, family, from, size, space } from "../../../theme/tokens.ts";
import { Verse } from "../../../ui/prose/Verse.tsx";
import { HelpPanel } from "./HelpPanel.tsx";

interface Props {
  riddle: ShownRiddle;
  heading?: string;
  /** The riddle's theme. */
  theme?: string | null;
}

/** The riddle as verse, one line per line, and below it what a player can open. */
export const Riddle = memo(function Riddle({ riddle, heading = "Today's riddle", theme }: Props) {
  return (
    <article>
      <DateLine>
        <time dateTime={riddle.date}>{longDate(riddle.date)}</time>
        <span>No. {riddle.puzzleNumber}</span>
        {theme && <span>Theme: {theme}</span>}
      </DateLine>
      <Heading>{heading}</Heading>
      <RiddleVerse lines={verseLines(riddle.riddle)} />
      <HelpPanel key={riddle.id} riddle={riddle} />
    </article>
  );
});

const DateLine = styled.p({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[3]}`,
  alignItems: "baseline",
  marginBottom: space[4],
  color: color.inkSoft,
  "& time": { color: color.ink, fontWeight: 600 },
});

const Heading = styled.h1({
  marginBottom: space[3],
  color: color.inkSoft,
  font: `500 ${size.lead}/1.3 ${family.serif}`,
  [from.tablet]: { marginBottom: space[5] },
});

const RiddleVerse = styled(Verse)({ marginBottom: space[6], [from.tablet]: { marginBottom: space[7] } });
