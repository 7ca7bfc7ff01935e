import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import { useEffect } from "react";
import { color, space, type } from "../../../theme/tokens.ts";
import { ProgressRing } from "../../../ui/checklist/ProgressRing.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { clockText, spokenText } from "./remaining-time.ts";
import { useCountdown } from "./use-countdown.ts";

const dayMs = 86_400_000;
/** Spreads the requests for the next riddle, which all browsers would otherwise send in the same second. */
const jitterMs = 10_000;

interface Props {
  riddleDate: PuzzleDate;
  /** Called once, within ten seconds after the release of the next riddle. */
  onEnd: () => void;
}

/** The time until the next riddle. The renderer can't know the visitor's time, so it renders a placeholder. */
export function Countdown({ riddleDate, onEnd }: Props) {
  const remainingMs = useCountdown(riddleDate);
  const isOver = remainingMs === 0;

  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(onEnd, Math.random() * jitterMs);
    return () => clearTimeout(timer);
  }, [isOver, onEnd]);

  return (
    <ClockCard aria-label="Countdown">
      <ProgressRing value={remainingMs === null ? 1 : Math.min(remainingMs / dayMs, 1)} />
      <div role="timer" aria-live="off">
        <Time aria-hidden="true">{remainingMs === null ? "--:--:--" : clockText(remainingMs)}</Time>
        <Caption aria-hidden="true">
          {isOver ? "The next riddle is on its way" : "until the next riddle"}
        </Caption>
        <VisuallyHidden>{spokenLine(remainingMs)}</VisuallyHidden>
      </div>
    </ClockCard>
  );
}

function spokenLine(remainingMs: number | null): string {
  if (remainingMs === null) return "The next riddle comes at five minutes past midnight";
  if (remainingMs === 0) return "The next riddle is on its way";
  return `${spokenText(remainingMs)} until the next riddle`;
}

const ClockCard = styled(Card)({ display: "flex", flexWrap: "wrap", gap: space[4], alignItems: "center" });

const Time = styled.div({
  font: type.figure,
  fontVariantNumeric: "tabular-nums lining-nums",
});

const Caption = styled.p({ marginTop: space[1], color: color.inkSoft });
