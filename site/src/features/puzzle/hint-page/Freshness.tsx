import styled from "@emotion/styled";
import { longDate, type PuzzleDate } from "@wordlehint/contracts";
import { hintUpdates, releaseInFull } from "../../../lib/release-words.ts";
import { color, space } from "../../../theme/tokens.ts";

/** The riddle's release, at the same local time in every time zone. */
export function Freshness({ date }: { date: PuzzleDate }) {
  return (
    <Line>
      Updated <time dateTime={`${date}T00:05`}>{longDate(date)}</time>. {hintUpdates} {releaseInFull}
    </Line>
  );
}

const Line = styled.p({ marginTop: space[6], color: color.inkSoft });
