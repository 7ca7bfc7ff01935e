import styled from "@emotion/styled";
import { useMemo, useState } from "react";
import { from, space } from "../../../../theme/tokens.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Switch } from "../../../../ui/forms/Switch.tsx";
import { PastAnswersSwitch } from "./PastAnswersSwitch.tsx";
import { usePastAnswers, withoutPast } from "./use-past-answers.ts";
import { maxGuesses, withGuess, withNextMark, withoutGuess } from "./board.ts";
import { Board } from "./Board.tsx";
import { FittingWords } from "./FittingWords.tsx";
import { GuessForm } from "./GuessForm.tsx";
import { HardModeNotes } from "./HardModeNotes.tsx";
import { OpenedLetters } from "./OpenedLetters.tsx";
import { NextGuess } from "./NextGuess.tsx";
import { fittingWords, type Guess } from "./score-guess.ts";
import { useOpenedLetters } from "./use-opened-letters.ts";
import { useRareWords, type WordSource } from "./use-rare-words.ts";

/**
 * A board for guesses with the game's feedback, the best next guess, and the words that still fit: common ones, then rarer
 * ones.
 */
export function PatternAnalyzer({ source }: { source: WordSource }) {
  const { words } = source;
  const [guesses, setGuesses] = useState<readonly Guess[]>([]);
  const [draft, setDraft] = useState("");
  const [isHard, setHard] = useState(false);
  const { letters, forget } = useOpenedLetters();
  const choice = usePastAnswers();
  const rare = useRareWords(source, guesses.length > 0 || letters !== null || draft !== "");
  const { areLeftOut, past } = choice;
  const fitting = useMemo(() => fittingWords(words, guesses, letters), [words, guesses, letters]);
  const left = useMemo(() => withoutPast(fitting, { areLeftOut, past }), [fitting, areLeftOut, past]);
  const fittingRare = useMemo(
    () => ({ ...rare, words: fittingWords(rare.words, guesses, letters) }),
    [rare, guesses, letters],
  );
  const accepted = useMemo(() => [...words, ...rare.words], [words, rare]);
  const possible = left.length > 0 ? left : fittingRare.words;
  const hasGuesses = guesses.length > 0 || letters !== null;
  const isFull = guesses.length === maxGuesses;
  return (
    <Halves>
      <Side>
        {!isFull && (
          <GuessForm
            source={source}
            draft={draft}
            onDraft={setDraft}
            onGuess={(word) => {
              setGuesses((before) => withGuess(before, word));
              setDraft("");
            }}
          />
        )}
        {letters !== null && <OpenedLetters letters={letters} onForget={forget} />}
        <Board
          guesses={guesses}
          draft={isFull ? null : draft}
          onMark={(row, column) => setGuesses((before) => withNextMark(before, row, column))}
          onRemove={(row) => setGuesses((before) => withoutGuess(before, row))}
        />
        <Switch label="Hard mode" isOn={isHard} onChange={setHard} />
        <PastAnswersSwitch choice={choice} />
        {hasGuesses && (
          <Button
            type="button"
            onClick={() => {
              setGuesses([]);
              forget();
            }}
          >
            Clear the board
          </Button>
        )}
      </Side>
      <Side>
        {isHard && <HardModeNotes guesses={guesses} />}
        {hasGuesses && !isFull && possible.length > 0 && rare.state !== "loading" && (
          <NextGuess guesses={guesses} isHard={isHard} possible={possible} accepted={accepted} />
        )}
        <FittingWords
          fitting={left}
          leftOut={fitting.length - left.length}
          rare={fittingRare}
          total={words.length}
          hasGuesses={hasGuesses}
        />
      </Side>
    </Halves>
  );
}

const Halves = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[7],
  [from.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
});

const Side = styled.div({
  display: "grid",
  gap: space[5],
  alignContent: "start",
  justifyItems: "start",
  minWidth: 0,
});
