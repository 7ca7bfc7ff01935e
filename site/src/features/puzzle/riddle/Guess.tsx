import styled from "@emotion/styled";
import type { PuzzleDate } from "@wordlehint/contracts";
import { useId, useLayoutEffect, useReducer, useState } from "react";
import { useOpened } from "../../../lib/use-opened.ts";
import type { RequestFailure } from "../../../state/base-query.ts";
import { color, space, type as fonts, withKeys } from "../../../theme/tokens.ts";
import { MainButton, QuietButton } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { LetterKeys } from "../../../ui/tiles/LetterKeys.tsx";
import { useAnswer, utcDay } from "./use-answer.ts";
import { failureWords, triesText, wrongText } from "./guess-words.ts";
import { GuessSlots } from "../../../ui/tiles/GuessSlots.tsx";
import { emptySlots, type, wordOf } from "../../../ui/tiles/guess-slots.ts";

interface Props {
  date: PuzzleDate;
  wordLength: number;
  /** What the player has typed so far. */
  typed: string;
  /** Called before the first paint: what it replaces can go. */
  onReady: () => void;
  onLeave: () => void;
  onRight: () => void;
}

/** The tiles as a field for a guess. The server says whether it is right, and nothing about its letters. */
export function Guess({ date, wordLength, typed, onReady, onLeave, onRight }: Props) {
  const id = useId();
  const { opened } = useOpened(date);
  const { guess } = useAnswer(date);
  const [slots, tell] = useReducer(type, null, () =>
    type(emptySlots(opened.letters, wordLength), { type: "typed", letters: typed }),
  );
  const [said, setSaid] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const word = wordOf(slots);
  const tries = opened.tries?.day === utcDay() ? opened.tries.left : null;

  useLayoutEffect(onReady, [onReady]);

  function send(): void {
    if (isPending) return;
    if (word === null) setSaid(`A guess has ${wordLength} letters.`);
    else if (opened.guesses.includes(word)) setSaid(`You have tried ${word.toUpperCase()}.`);
    else void sendWord(word);
  }

  async function sendWord(sent: string): Promise<void> {
    setPending(true);
    try {
      const { right, triesLeft } = await guess(sent);
      if (right) {
        onRight();
        return;
      }
      setSaid(wrongText(sent, triesLeft));
      tell({ type: "cleared" });
    } catch (error) {
      setSaid(failureWords(error as Partial<RequestFailure>, sent));
    }
    setPending(false);
  }

  return (
    <Frame>
      <GuessSlots slots={slots} tell={tell} onSend={send} onLeave={onLeave} describedBy={id} />
      <p id={id} role="status">
        {said ?? `Type your guess. ${triesText(tries)}`}
      </p>
      {opened.guesses.length > 0 && (
        <Sent>
          Not it: <b>{opened.guesses.join(", ")}</b>
        </Sent>
      )}
      <LetterKeys
        onLetter={(letter) => tell({ type: "typed", letters: letter })}
        onDelete={() => tell({ type: "erased" })}
        onSend={send}
        isSendOff={word === null || isPending}
      />
      <Tools>
        <PendingButton
          as={MainButton}
          type="button"
          isPending={isPending}
          pendingLabel="Sending"
          aria-disabled={word === null}
          onClick={send}
        >
          Send guess
        </PendingButton>
        <QuietButton type="button" onClick={onLeave}>
          Back to the tiles
        </QuietButton>
      </Tools>
    </Frame>
  );
}

const Frame = styled.div({
  "& > p": { marginTop: space[3], color: color.inkSoft, textWrap: "pretty" },
});

const Sent = styled.p({
  "& > b": { color: color.ink, font: fonts.control, letterSpacing: ".06em", textTransform: "uppercase" },
});

const Tools = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[3]}`,
  marginTop: space[3],
  // The keys on the screen have one.
  "& > button:first-of-type": { display: "none", [withKeys]: { display: "inline-flex" } },
  "& > button:last-of-type": { marginInlineStart: `-${space[2]}`, [withKeys]: { marginInlineStart: 0 } },
});
