import styled from "@emotion/styled";
import type { PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import { useId, useState } from "react";
import { riddleLanguage } from "../../../lib/languages.ts";
import { serverNowMs } from "../../../lib/server-clock.ts";
import { color, size, space, type } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { answerText } from "./answer-text.ts";
import { AnswerPlace } from "./help-rows.tsx";
import { useHelp } from "./use-help.ts";

interface Panel {
  /** Null if it could not be fetched. */
  answer: RevealedAnswer | null;
  text: string;
}

/** The button that fetches the answer, and the panel that says it, or when it can be had. */
export function Answer({ date }: { date: PuzzleDate }) {
  const panelId = useId();
  const { fetchAnswer } = useHelp(date);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [isPending, setPending] = useState(false);

  async function ask(): Promise<void> {
    setPending(true);
    const answer = await fetchAnswer().catch(() => null);
    setPending(false);
    setPanel({ answer, text: answerText(answer, serverNowMs()) });
  }

  const isOpen = panel !== null;
  return (
    <AnswerPlace>
      <PendingButton
        as={Button}
        type="button"
        isPending={isPending}
        pendingLabel="Revealing"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => (isOpen ? setPanel(null) : void ask())}
      >
        {isOpen ? "Hide Answer" : "Reveal Answer"}
      </PendingButton>
      <Text
        id={panelId}
        role="status"
        {...(panel?.answer?.word && { lang: riddleLanguage, "data-word": true })}
      >
        {panel?.text}
        {isOpen && panel.answer === null && (
          <Trouble>It could not be fetched. Hide it and try again in a moment.</Trouble>
        )}
      </Text>
    </AnswerPlace>
  );
}

const Text = styled.div({
  marginTop: space[4],
  font: type.minor,
  "&:empty": { margin: 0 },
  "&[data-word=true]": { fontSize: size.page, letterSpacing: ".14em" },
});

const Trouble = styled.p({ marginTop: space[1], color: color.inkSoft, fontSize: size.text });
