import styled from "@emotion/styled";
import type { PuzzleDate, RiddleReview } from "@wordlehint/contracts";
import { ChevronDown } from "lucide-react";
import { memo, useState } from "react";
import { HydrationSlice } from "../../../lib/HydrationSlice.tsx";
import { border, color, icon, motion, motionOk, space, tight, touch, type } from "../../../theme/tokens.ts";
import { Spinner } from "../../../ui/buttons/Spinner.tsx";
import { Review } from "./Review.tsx";
import { useReview } from "./use-review.ts";

interface Props {
  date: PuzzleDate;
  /** What the server has rendered; null while the answer isn't available everywhere. */
  rendered: RiddleReview | null;
}

/**
 * What there is to say about an answer, folded until somebody wants it: the page may be read by a player of a past riddle.
 * Memoized: a slice that gets other elements before its turn hydrates at once.
 */
export const DayAfter = memo(function DayAfter(props: Props) {
  return (
    <Frame>
      <HydrationSlice>
        <Fold {...props} />
      </HydrationSlice>
    </Frame>
  );
});

function Fold({ date, rendered }: Props) {
  const [isWanted, setWanted] = useState(false);
  const { review, hasFailed } = useReview(date, { rendered, isWanted });
  return (
    <details onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary>
        <h2>The day after</h2>
        <small>The answer, what it means, and how the openers and the players fared</small>
        <ChevronDown aria-hidden="true" />
      </summary>
      {review?.word ? (
        <Review review={review} word={review.word} />
      ) : hasFailed ? (
        <Quiet role="status">It could not be fetched. Close it and open it again in a moment.</Quiet>
      ) : review ? (
        <Quiet role="status">The answer isn’t out yet where you are.</Quiet>
      ) : (
        isWanted && <Spinner />
      )}
    </details>
  );
}

const Frame = styled.section({
  marginTop: space[7],
  paddingTop: space[4],
  borderTop: border.rule,
  "& summary": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: `${space[1]} ${space[4]}`,
    alignItems: "center",
    minHeight: touch,
    cursor: "pointer",
  },
  "& summary > svg": {
    gridArea: "1 / 2 / span 2",
    width: icon.control,
    height: icon.control,
    color: color.inkSoft,
    [motionOk]: { transition: `rotate ${motion.quick}` },
  },
  "& details[open] > summary > svg": { rotate: "180deg" },
  "& summary > h2": { font: type.title, letterSpacing: tight },
  "& summary > small": { color: color.inkSoft, font: type.control, fontWeight: 400 },
});

const Quiet = styled.p({ marginTop: space[4], color: color.inkSoft });
