import styled from "@emotion/styled";
import { color, space } from "../../theme/tokens.ts";
import { LetterTile, TileRow } from "../../ui/tiles/LetterTile.tsx";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** One closed tile for each letter of the answer; they only show its length. */
export function ClosedTiles({ count }: { count: number }) {
  const letters = `${words[count] ?? count} letters`;
  return (
    <>
      <TileRow role="img" aria-label={`The answer: ${letters}, all closed`}>
        {Array.from({ length: count }, (_, index) => (
          <LetterTile key={index} meaning="closed">
            <small>{index + 1}</small>
          </LetterTile>
        ))}
      </TileRow>
      <Help>The answer has {letters}, and it stands nowhere on this page.</Help>
    </>
  );
}

const Help = styled.p({ marginTop: space[3], color: color.inkSoft });
