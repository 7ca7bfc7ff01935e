import styled from "@emotion/styled";
import { riddleLanguage } from "../../../lib/languages.ts";
import { color, motion, motionOk, space } from "../../../theme/tokens.ts";
import { LetterTile, TileRow } from "../../../ui/tiles/LetterTile.tsx";

/** Streaks that are celebrated, and how their length is spelled. */
const milestones: Readonly<Record<number, string>> = { 7: "seven", 30: "thirty", 100: "hundred" };

/** A week, a month or a hundred days in a row, set in tiles; nothing on other days. */
export function Milestone({ streak }: { streak: number }) {
  const word = milestones[streak];
  if (word === undefined) return null;
  return (
    <Frame>
      <TileRow aria-hidden="true" lang={riddleLanguage} data-size="small">
        {Array.from(word, (letter, index) => (
          <LetterTile key={index} meaning="right" size="small" style={{ animationDelay: `${index * 80}ms` }}>
            {letter}
          </LetterTile>
        ))}
      </TileRow>
      <p>{streak} days in a row, every one of them solved.</p>
    </Frame>
  );
}

const Frame = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[4],
  color: color.inkSoft,
  [motionOk]: { "& > span > span": { animation: `${motion.turn} backwards` } },
});
