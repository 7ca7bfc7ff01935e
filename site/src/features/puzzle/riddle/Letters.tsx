import styled from "@emotion/styled";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { keptPart, useOpened } from "../../../lib/use-opened.ts";
import type { ShownRiddle } from "../../../lib/shown-riddle.ts";
import { color, scriptless, space } from "../../../theme/tokens.ts";
import { AnswerLine } from "./AnswerLine.tsx";
import { AnswerTiles } from "./AnswerTiles.tsx";
import { AnswerTools } from "./AnswerTools.tsx";
import { shownAnswer } from "./folded.ts";
import { HelpSection } from "./HelpSection.tsx";
import { isOpenedHere } from "./opened-here.ts";
import { showRow } from "./show-row.ts";

const LateGuess = lazyWithPreload(() =>
  import(/* webpackChunkName: "guess" */ "./Guess.tsx").then((module) => module.Guess),
);

interface Props {
  riddle: ShownRiddle;
  /** The answer can be had, as far as the page knows: its button stands here. */
  isAnswerOut: boolean;
}

/** The answer's tiles: a player opens them one by one, guesses the word on them, or has all of them turned. */
export function Letters({ riddle, isAnswerOut }: Props) {
  const { date, wordLength } = riddle;
  const { opened, isKnown } = useOpened(date);
  const place = useRef<HTMLDivElement>(null);
  const guessButton = useRef<HTMLButtonElement>(null);
  /** What was typed before the guess could take it; null while the player isn't guessing. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isGuessReady, setGuessReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const answer = shownAnswer(opened);
  const isGuessing = typed !== null && answer === null;
  if (typed !== null && !isGuessing) stopGuess();

  useEffect(() => {
    if (answer !== null && isOpenedHere(date, "answer") && place.current) showRow(place.current);
  }, [answer, date]);

  useEffect(() => {
    if (isGuessReady && place.current) showRow(place.current);
  }, [isGuessReady]);

  const showGuess = useCallback(() => setGuessReady(true), []);
  const startGuess = (letter = ""): void => {
    setFailed(false);
    setTyped((before) => (before ?? "") + letter);
  };
  function stopGuess(): void {
    setTyped(null);
    setGuessReady(false);
  }
  // The focused element goes.
  const leaveGuess = (): void => {
    flushSync(stopGuess);
    guessButton.current?.focus();
  };
  const winGuess = (): void => {
    flushSync(stopGuess);
    place.current?.querySelector("button")?.focus();
  };

  return (
    <>
      <Place ref={place}>
        <div hidden={isGuessing && isGuessReady}>
          <HelpSection
            part="letters"
            isWanted={answer !== null && opened.isGuessed}
            {...keptPart("row", isKnown)}
          >
            <AnswerTiles riddle={riddle} onType={startGuess} />
            <AnswerLine riddle={riddle} />
          </HelpSection>
          <AnswerTools
            date={date}
            wordLength={wordLength}
            isAnswerOut={isAnswerOut}
            guessButton={guessButton}
            onGuess={startGuess}
            onGuessNear={LateGuess.preload}
          />
        </div>
        {isGuessing && (
          <LateGuess
            date={date}
            wordLength={wordLength}
            typed={typed}
            onReady={showGuess}
            onLeave={leaveGuess}
            onRight={winGuess}
            onFail={() => {
              setTyped(null);
              setFailed(true);
            }}
          />
        )}
      </Place>
      <Trouble role="status">{hasFailed ? "The keys could not be loaded. Please try again." : ""}</Trouble>
    </>
  );
}

const Place = styled.div({ scrollMarginBlock: space[5] });

const Trouble = styled.p({
  marginTop: space[3],
  color: color.danger,
  "&:empty": { margin: 0 },
  [scriptless]: { display: "none" },
});
