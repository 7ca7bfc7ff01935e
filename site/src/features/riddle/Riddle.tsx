import styled from "@emotion/styled";
import { memo } from "react";
import { longDate } from "../../lib/long-date.ts";
import type { ShownRiddle } from "../../lib/shown-riddle.ts";
import { color, family, from, size, space } from "../../theme/tokens.ts";
import { Verse } from "../../ui/prose/Verse.tsx";
import { ClosedTiles } from "./ClosedTiles.tsx";
import { Facts } from "./Facts.tsx";
import { verseLines } from "./verse-lines.ts";

/** The riddle as verse, one line per line. */
export const Riddle = memo(function Riddle({ riddle }: { riddle: ShownRiddle }) {
  return (
    <article>
      <DateLine>
        <time dateTime={riddle.date}>{longDate(riddle.date)}</time>
        <span>No. {riddle.puzzleNumber}</span>
      </DateLine>
      <Heading>Today&apos;s riddle</Heading>
      <RiddleVerse lines={verseLines(riddle.riddle)} />
      <ClosedTiles count={riddle.wordLength} />
      <Facts facts={riddle.facts} />
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
