import styled from "@emotion/styled";
import { groupedNumber } from "../../../../lib/grouped-number.ts";
import { color, type } from "../../../../theme/tokens.ts";
import { WordGroups, WordRun } from "../../../../ui/tiles/WordGroups.tsx";
import { RareWordGroups } from "./RareWordGroups.tsx";
import type { RareWords } from "./use-rare-words.ts";

interface Props {
  fitting: readonly string[];
  /** How many past answers fit and are left out. */
  leftOut: number;
  /** The rarer words that fit. */
  rare: RareWords;
  /** Number of words in the list. */
  total: number;
  hasGuesses: boolean;
}

/** From this number on, words are grouped by their first letter. */
const groupedFrom = 40;

/** The words that still fit the board. */
export function FittingWords({ fitting, leftOut, rare, total, hasGuesses }: Props) {
  const isEmpty = fitting.length === 0 && rare.words.length === 0 && rare.state === "loaded";
  return (
    <>
      <div aria-live="polite">
        {hasGuesses ? (
          <Count>{isEmpty ? "No word of our list fits" : countOf(fitting.length)}</Count>
        ) : (
          <p>{beforehand(total)}</p>
        )}
        {hasGuesses && leftOut > 0 && <Help>{leftOutOf(leftOut)}</Help>}
        {hasGuesses && isEmpty && <Help>Check the colours, or remove a guess.</Help>}
      </div>
      {hasGuesses &&
        (fitting.length < groupedFrom ? (
          <WordRun>{fitting.join(" ")}</WordRun>
        ) : (
          <WordGroups words={fitting} />
        ))}
      {hasGuesses && (
        <RareWordGroups
          rare={rare}
          countOf={(count) => (count === 1 ? "1 rarer word" : `${groupedNumber(count)} rarer words`)}
        />
      )}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return "No common word fits";
  return count === 1 ? "1 word fits" : `${groupedNumber(count)} words fit`;
}

function leftOutOf(count: number): string {
  return count === 1 ? "1 past answer fits too." : `${groupedNumber(count)} past answers fit too.`;
}

function beforehand(total: number): string {
  return `The words that still fit will appear here, out of ${groupedNumber(total)}, and the best next guess.`;
}

const Count = styled.p({ font: type.heading });

const Help = styled.p({ color: color.inkSoft });
