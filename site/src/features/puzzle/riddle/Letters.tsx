import styled from "@emotion/styled";
import { useReducer } from "react";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { color, scriptless, space } from "../../../theme/tokens.ts";
import { TileRow } from "../../../ui/tiles/LetterTile.tsx";
import { TileButton } from "../../../ui/tiles/TileButton.tsx";
import { noReveals, reveal, type LetterEvent, type LetterReveals } from "./letter-reveals.ts";
import { useHelp } from "./use-help.ts";
import { useTileSound } from "./use-tile-sound.ts";

/** A tile for each letter of the answer. A press fetches its letter and turns it over. */
export function Letters({ riddle: { date, wordLength } }: { riddle: ShownRiddle }) {
  const { fetchLetter } = useHelp(date);
  const { prepare, play } = useTileSound();
  const [{ count, letters, pending, failed }, tell] = useReducer(
    (state: LetterReveals, event: LetterEvent) => reveal(state, event, wordLength),
    noReveals,
  );

  async function turn(position: number): Promise<void> {
    prepare();
    tell({ type: "asked", position });
    try {
      const letter = await fetchLetter(position);
      tell({ type: "revealed", position, letter });
      play();
    } catch {
      tell({ type: "failed", position });
    }
  }

  return (
    <>
      <TileRow role="group" aria-label="The answer">
        {Array.from({ length: wordLength }, (_, index) => index + 1).map((position) => (
          <TileButton
            key={position}
            name={`Letter ${position}`}
            letter={letters[position] ?? null}
            isPending={pending.includes(position)}
            onTurn={() => void turn(position)}
          >
            {position}
          </TileButton>
        ))}
      </TileRow>
      <Line>
        {count === wordLength
          ? "All letters are open."
          : `Press a tile to open its letter. ${count} of ${wordLength} are open.`}
      </Line>
      <Line role="status" data-trouble>
        {failed === null ? "" : `Letter ${failed} could not be fetched. Please press its tile again.`}
      </Line>
    </>
  );
}

const Line = styled.p({
  marginTop: space[3],
  color: color.inkSoft,
  "&[data-trouble]": { color: color.danger },
  "&:empty": { margin: 0 },
  [scriptless]: { display: "none" },
});
