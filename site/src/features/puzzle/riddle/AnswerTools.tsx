import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import { useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { keepOpened } from "../../../lib/keep-opened.ts";
import { closed, isAnyOpen } from "../../../lib/opened-help.ts";
import { useOpened } from "../../../lib/use-opened.ts";
import { color, scriptless, space, touch } from "../../../theme/tokens.ts";
import { QuietButton } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { Answer } from "./Answer.tsx";
import { shownAnswer } from "./folded.ts";
import { HelpSection } from "./HelpSection.tsx";
import { useAnswer } from "./use-answer.ts";
import { preloadHelp } from "./use-help.ts";

interface Props {
  date: PuzzleDate;
  wordLength: number;
  isAnswerOut: boolean;
  guessButton: RefObject<HTMLButtonElement | null>;
  onGuess: () => void;
  /** The player may be about to guess. */
  onGuessNear: () => void;
}

/** What else can be done with the tiles: guess the word, have the verse explained, close everything. */
export function AnswerTools({ date, wordLength, isAnswerOut, guessButton, onGuess, onGuessNear }: Props) {
  const { opened } = useOpened(date);
  const hasAnswer = shownAnswer(opened) !== null;
  const hasAllLetters = opened.letters.replaceAll(".", "").length === wordLength;

  function close(): void {
    // The button goes, and the focus with it.
    flushSync(() => keepOpened(date, closed));
    guessButton.current?.focus();
  }

  return (
    <Tools>
      {isAnswerOut && (
        <HelpSection part="answer">
          <Answer date={date} />
        </HelpSection>
      )}
      {!hasAnswer && !hasAllLetters && (
        <QuietButton
          ref={guessButton}
          type="button"
          onClick={() => onGuess()}
          onPointerEnter={near}
          onFocus={near}
        >
          Guess the word
        </QuietButton>
      )}
      {opened.notes === undefined && (hasAnswer || hasAllLetters) && <Explain date={date} />}
      {isAnyOpen(opened) && (
        <QuietButton type="button" onClick={close}>
          Close all
        </QuietButton>
      )}
    </Tools>
  );

  function near(): void {
    preloadHelp();
    onGuessNear();
  }
}

/** Fetches the notes on the verse for a player who knows the word, by the answer or by all of its letters. */
function Explain({ date }: { date: PuzzleDate }) {
  const { opened } = useOpened(date);
  const { explain, guess } = useAnswer(date);
  const [state, setState] = useState<"idle" | "pending" | "failed">("idle");

  async function ask(): Promise<void> {
    setState("pending");
    const isDone =
      opened.answer === null
        ? await guess(opened.letters).then(
            ({ right }) => right,
            () => false,
          )
        : await explain();
    setState(isDone ? "idle" : "failed");
  }

  return (
    <>
      <PendingButton
        as={QuietButton}
        type="button"
        isPending={state === "pending"}
        pendingLabel="Explaining"
        onClick={() => void ask()}
      >
        Explain the riddle
      </PendingButton>
      <Trouble role="status">
        {state === "failed" ? "The notes could not be fetched. Please try again in a moment." : ""}
      </Trouble>
    </>
  );
}

const Tools = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: `${space[1]} ${space[3]}`,
  minHeight: touch,
  marginTop: space[3],
  // The words of a button without a border stand below the tiles' edge.
  "& > button:first-of-type:first-child": { marginInlineStart: `-${space[2]}` },
  [scriptless]: { display: "none" },
});

const Trouble = styled.p({
  order: 1,
  flexBasis: "100%",
  color: color.danger,
  "&:empty": { display: "none" },
});
