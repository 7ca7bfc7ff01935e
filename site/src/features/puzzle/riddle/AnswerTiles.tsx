import { useReducer, type KeyboardEvent } from "react";
import styled from "@emotion/styled";
import { keepOpened } from "../../../lib/keep-opened.ts";
import { withLetter } from "../../../lib/opened-help.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { keptPart, useOpened } from "../../../lib/use-opened.ts";
import { color, space } from "../../../theme/tokens.ts";
import { TileRow } from "../../../ui/tiles/LetterTile.tsx";
import { TileButton } from "../../../ui/tiles/TileButton.tsx";
import { shownAnswer } from "./folded.ts";
import { fetching, noneFetched, type LetterEvent, type LetterFetches } from "./letter-fetches.ts";
import { isOpenedHere, markOpenedHere } from "./opened-here.ts";
import { useHelp } from "./use-help.ts";
import { useTileSound } from "./use-tile-sound.ts";

interface Props {
  riddle: ShownRiddle;
  /** The player has pressed a letter's key. It never opens a tile. */
  onType: (letter: string) => void;
}

/** A tile for each letter of the answer. A press fetches its letter and turns it over; the answer turns all of them. */
export function AnswerTiles({ riddle: { date, wordLength }, onType }: Props) {
  const { fetchLetter } = useHelp(date);
  const { prepare, play } = useTileSound();
  const { opened, isKnown } = useOpened(date);
  const [{ pending, failed }, tell] = useReducer<LetterFetches, [LetterEvent]>(fetching, noneFetched);
  const answer = shownAnswer(opened);

  async function turn(position: number): Promise<void> {
    prepare();
    tell({ type: "asked", position });
    try {
      const letter = await fetchLetter(position);
      markOpenedHere(date, position);
      keepOpened(date, (before) => ({
        ...before,
        letters: withLetter(before.letters, position, letter, wordLength),
      }));
      tell({ type: "fetched", position });
      play();
    } catch {
      tell({ type: "failed", position });
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) focusNext(event.currentTarget, step);
    else if (/^[a-z]$/i.test(event.key) && answer === null) onType(event.key.toLowerCase());
    else return;
    event.preventDefault();
  }

  return (
    <>
      <TileRow role="group" aria-label="The answer" onKeyDown={onKeyDown}>
        {Array.from({ length: wordLength }, (_, index) => {
          const position = index + 1;
          const letter = opened.letters.charAt(index).replace(".", "");
          const part = letter || answer === null ? position : "answer";
          return (
            <TileButton
              key={position}
              name={`Letter ${position}`}
              letter={letter || (answer?.[index] ?? null)}
              isPending={pending.includes(position)}
              isStill={!isOpenedHere(date, part)}
              {...(part === "answer" && { place: index })}
              onTurn={() => void turn(position)}
              {...keptPart(`letter-${position}`, isKnown)}
            >
              {position}
            </TileButton>
          );
        })}
      </TileRow>
      <Trouble role="status">
        {failed === null ? "" : `Letter ${failed} could not be fetched. Please press its tile again.`}
      </Trouble>
    </>
  );
}

function focusNext(row: HTMLElement, step: number): void {
  const tiles = Array.from(row.querySelectorAll("button"));
  tiles[tiles.findIndex((tile) => tile === document.activeElement) + step]?.focus();
}

const Trouble = styled.p({
  marginTop: space[3],
  color: color.danger,
  "&:empty": { margin: 0 },
});
