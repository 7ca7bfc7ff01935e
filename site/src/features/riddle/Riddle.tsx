import styled from "@emotion/styled";
import { longDate } from "../../lib/long-date.ts";
import { color, family, from, measure, size } from "../../theme/tokens.ts";
import { ClosedTiles } from "./ClosedTiles.tsx";
import { Facts } from "./Facts.tsx";
import type { ShownRiddle } from "./shown-riddle.ts";
import { verseLines } from "./verse-lines.ts";

/** Today's riddle, set as verse: a line of it is a line of the page, indented where it has to wrap. */
export function Riddle({ riddle }: { riddle: ShownRiddle }) {
  return (
    <article>
      <DateLine>
        <time dateTime={riddle.date}>{longDate(riddle.date)}</time>
        <span>No. {riddle.puzzleNumber}</span>
      </DateLine>
      <Heading>Today&apos;s riddle</Heading>
      <Verse>
        {verseLines(riddle.riddle).map((line, index) => (
          // Lines may repeat, and never change places.
          <VerseLine key={index}>{`${line}\n`}</VerseLine>
        ))}
      </Verse>
      <ClosedTiles count={riddle.wordLength} />
      <Facts facts={riddle.facts} />
    </article>
  );
}

const DateLine = styled.p({
  display: "flex",
  flexWrap: "wrap",
  gap: "6px 14px",
  alignItems: "baseline",
  marginBottom: "18px",
  color: color.inkSoft,
  "& time": { color: color.ink, fontWeight: 600 },
});

const Heading = styled.h1({
  marginBottom: "14px",
  color: color.inkSoft,
  font: `500 ${size.lead}/1.3 ${family.serif}`,
  [from.tablet]: { marginBottom: "22px" },
});

const Verse = styled.p({
  maxWidth: measure.verse,
  marginBottom: "28px",
  font: `420 ${size.verse}/1.42 ${family.serif}`,
  letterSpacing: "-.012em",
  [from.tablet]: { marginBottom: "34px" },
});

const VerseLine = styled.span({
  display: "block",
  paddingLeft: "1.4em",
  textIndent: "-1.4em",
  textWrap: "balance",
});
