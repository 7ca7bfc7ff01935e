import styled from "@emotion/styled";
import type { PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import { useId, useState } from "react";
import { keepOpened } from "../../../lib/keep-opened.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { useOpened } from "../../../lib/use-opened.ts";
import { color, size, space, touch, type } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { answerText, answerTime } from "./answer-text.ts";
import { shownAnswer, toggled } from "./folded.ts";
import { useAnswer } from "./use-answer.ts";

/** Why there is no answer yet. */
interface Refusal {
  text: string;
  /** When there will be one, or what to do. */
  more: string;
}

/** The button that fetches the answer, which the tiles then show, and the panel that says when it can be had. */
export function Answer({ date }: { date: PuzzleDate }) {
  const panelId = useId();
  const { opened } = useOpened(date);
  const { reveal } = useAnswer(date);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isPending, setPending] = useState(false);

  async function ask(): Promise<void> {
    setPending(true);
    const answer = await reveal();
    setPending(false);
    if (!answer?.word) setRefusal(refusalOf(answer));
  }

  const isShown = shownAnswer(opened) !== null;
  const panel = isShown ? null : refusal;
  const fold = (): void => keepOpened(date, (before) => toggled(before));
  const press = (): void => {
    setRefusal(null);
    if (opened.answer !== null) fold();
    else if (panel === null) void ask();
  };
  return (
    <Frame>
      <PendingButton
        as={Button}
        type="button"
        isPending={isPending}
        pendingLabel="Revealing"
        aria-expanded={isShown || panel !== null}
        aria-controls={panelId}
        onClick={press}
      >
        {isShown ? "Hide Answer" : panel ? "Close" : "Reveal Answer"}
      </PendingButton>
      <Panel id={panelId} role="status">
        {panel && (
          <>
            <p>{panel.text}</p>
            {panel.more && <small>{panel.more}</small>}
          </>
        )}
      </Panel>
    </Frame>
  );
}

function refusalOf(answer: RevealedAnswer | null): Refusal {
  const nowMs = serverNowMs();
  const more = answer
    ? answerTime(answer, nowMs)
    : "It could not be fetched. Close this and try again in a moment.";
  return { text: answerText(answer, nowMs), more };
}

const Frame = styled.div({ minHeight: touch });

const Panel = styled.div({
  marginTop: space[4],
  font: type.minor,
  "&:empty": { margin: 0 },
  "& > small": {
    display: "block",
    marginTop: space[1],
    color: color.inkSoft,
    font: "inherit",
    fontSize: size.text,
    fontWeight: 420,
  },
});
