import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import { analyzerAddress, reviewAddress } from "../../../lib/analyzer-address.ts";
import { useOpened } from "../../../lib/use-opened.ts";
import { scriptless, space } from "../../../theme/tokens.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { shownAnswer } from "./folded.ts";

/**
 * Leads from a riddle to the word tools: to the analyzer with the letters that are open, or, once the answer is, to the
 * review of the game. It is always there, so that nothing moves.
 */
export function GameLink({ date }: { date: PuzzleDate }) {
  const { opened } = useOpened(date);
  const answer = shownAnswer(opened);
  return (
    <Place>
      {answer === null ? (
        <ListLink to={analyzerAddress(opened.letters.replaceAll(".", "_"))}>My guesses so far</ListLink>
      ) : (
        <ListLink to={reviewAddress(answer)}>Review my game</ListLink>
      )}
    </Place>
  );
}

const Place = styled.div({ marginTop: space[4], [scriptless]: { display: "none" } });
