import styled from "@emotion/styled";
import { useEffect, useMemo, useState } from "react";
import { readFragment, watchAddress } from "../../../../lib/address.ts";
import { color, measure, space, type } from "../../../../theme/tokens.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { WordTiles } from "../../../../ui/tiles/WordTiles.tsx";
import { answerIn } from "../../../../lib/analyzer-address.ts";
import { maxGuesses } from "./board.ts";
import { GuessForm } from "./GuessForm.tsx";
import { nextGuesses } from "./next-guesses.ts";
import { useRanking } from "./use-ranking.ts";
import type { WordSource } from "./use-rare-words.ts";
import { reviewGame, reviewText, type ReviewedGuess } from "./review-game.ts";

/** The id of the section, where a review's address leads. */
const sectionId = "review-my-game";

/** A review of a game that is over: what each guess did, what luck gave, and what a better guess would have left. */
export function GameReview({ source }: { source: WordSource }) {
  const [answer, setAnswer] = useState("");
  const [guesses, setGuesses] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState("");
  const { words } = source;
  useEffect(() => {
    const read = (): void => {
      const given = answerIn(readFragment());
      if (given === null) return;
      setAnswer(given);
      setGuesses([]);
      document.getElementById(sectionId)?.scrollIntoView();
    };
    read();
    return watchAddress(read);
  }, []);

  const isOver = guesses.at(-1) === answer || guesses.length === maxGuesses;
  const begin = (word: string): void => {
    setAnswer(word);
    setDraft("");
  };
  const add = (word: string): void => {
    setGuesses((before) => [...before, word]);
    setDraft("");
  };
  const startAgain = (): void => {
    setAnswer("");
    setGuesses([]);
    setDraft("");
  };
  return (
    <Frame id={sectionId} aria-labelledby={`${sectionId}-heading`}>
      <h2 id={`${sectionId}-heading`}>Review My Game</h2>
      <p>
        When a game is over, enter its answer and your guesses: for each of them you read how many words were
        left, what luck gave you, and which guess would have left fewer. All of it stays in your browser.
      </p>
      {answer === "" ? (
        <Entry>
          <GuessForm label="The answer" source={source} draft={draft} onDraft={setDraft} onGuess={begin} />
        </Entry>
      ) : (
        <>
          <Answer>
            <VisuallyHidden>The answer: {answer.toUpperCase()}</VisuallyHidden>
            <span aria-hidden="true">
              <WordTiles word={answer} result="ggggg" size="small" />
            </span>
            <Button type="button" onClick={startAgain}>
              Another game
            </Button>
          </Answer>
          {!isOver && (
            <Entry>
              <GuessForm
                label={`Your guess ${guesses.length + 1}`}
                source={source}
                draft={draft}
                onDraft={setDraft}
                onGuess={add}
              />
            </Entry>
          )}
          <Guesses aria-live="polite">
            {reviewGame(answer, guesses, words).map((guess, index) => (
              <Reviewed key={index} guess={guess} answer={answer} words={words} />
            ))}
          </Guesses>
        </>
      )}
    </Frame>
  );
}

interface ReviewedProps {
  guess: ReviewedGuess;
  answer: string;
  /** Common words, among which a better guess is looked for. */
  words: readonly string[];
}

function Reviewed({ guess, answer, words }: ReviewedProps) {
  const { word, tiles, before } = guess;
  const next = useMemo(() => nextGuesses(words, before, { guesses: [], isHard: false }), [words, before]);
  const best = useRanking(next, before)?.best[0] ?? null;
  return (
    <li>
      <WordTiles word={word} result={tiles} size="small" />
      <VisuallyHidden>{word.toUpperCase()}: </VisuallyHidden>
      <p>{reviewText(guess, answer, best)}</p>
    </li>
  );
}

const Frame = styled.section({
  paddingBlock: `${space[5]} ${space[8]}`,
  scrollMarginTop: space[4],
  "& > h2": { font: type.title },
  "& > h2 + p": { maxWidth: measure.text, marginBlock: `${space[2]} ${space[5]}`, color: color.inkSoft },
});

const Entry = styled.div({ maxWidth: measure.form, marginTop: space[4] });

const Answer = styled.div({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });

const Guesses = styled.ol({
  display: "grid",
  gap: space[4],
  maxWidth: measure.text,
  marginTop: space[5],
  "& > li": { display: "grid", gap: space[2] },
});
