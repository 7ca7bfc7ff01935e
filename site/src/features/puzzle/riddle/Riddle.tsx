import { longDate, plainDate } from "@wordlehint/contracts";
import styled from "@emotion/styled";
import { memo } from "react";
import type { HintDay } from "../../../lib/hint-day.ts";
import { whereKept } from "../../../lib/kept-document.ts";
import { riddleLanguage } from "../../../lib/languages.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { verseLines } from "../../../lib/verse-lines.ts";
import { color, family, from, size, space } from "../../../theme/tokens.ts";
import { EarlierRiddle } from "./EarlierRiddle.tsx";
import { ExplainedVerse } from "./ExplainedVerse.tsx";
import { HelpPanel } from "./HelpPanel.tsx";
import { useMissedDate } from "./use-missed-date.ts";

interface Props {
  riddle: ShownRiddle;
  /** The day whose riddle the page is about. */
  day?: HintDay;
  /** By default one that says that it is today's. */
  heading?: string;
  /** The riddle's theme. */
  theme?: string | null;
  /** The answer can be had, as far as the page knows. */
  isAnswerOut?: boolean;
}

/** The riddle as verse, one line per line, and below it what a player can open. */
export const Riddle = memo(function Riddle({
  riddle,
  day = "today",
  heading,
  theme,
  isAnswerOut = false,
}: Props) {
  const missed = useMissedDate(day, riddle.date);
  return (
    <article data-riddle={riddle.date}>
      <DateLine>
        <time dateTime={riddle.date}>{longDate(riddle.date)}</time>
        <span>No. {riddle.puzzleNumber}</span>
        {theme && <span lang={riddleLanguage}>Theme: {theme}</span>}
      </DateLine>
      <Heading data-claim={heading === undefined && missed === null}>
        {heading ?? (missed ? `The riddle for ${plainDate(riddle.date)}` : "Today's riddle")}
      </Heading>
      {missed && <EarlierRiddle shown={riddle.date} due={missed} />}
      <ExplainedVerse date={riddle.date} lines={verseLines(riddle.riddle)} />
      <HelpPanel key={riddle.id} riddle={riddle} isAnswerOut={isAnswerOut} />
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
  // Until it is known which day it is, a page that was kept doesn't say "Today's".
  [`${whereKept}[data-claim=true]`]: { visibility: "hidden" },
});
