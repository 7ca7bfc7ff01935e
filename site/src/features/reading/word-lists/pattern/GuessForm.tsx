import styled from "@emotion/styled";
import { useState } from "react";
import { groupedNumber } from "../../../../lib/grouped-number.ts";
import { space } from "../../../../theme/tokens.ts";
import { Button, QuietButton } from "../../../../ui/buttons/Button.tsx";
import { Field } from "../../../../ui/forms/Field.tsx";
import { TextInput } from "../../../../ui/forms/TextInput.tsx";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden.tsx";
import { isWord, wordLength } from "./board.ts";
import { unknownWord, type WordSource } from "./use-rare-words.ts";

interface Props {
  label?: string;
  /** Knows the words that the game accepts. */
  source: WordSource;
  draft: string;
  onDraft: (draft: string) => void;
  /** Called with a complete word that the game accepts. */
  onGuess: (word: string) => void;
}

/** A word that was refused, and why. */
interface Refused {
  word: string;
  reason: string;
  /** It may be a word after all: our list lacks some that the game accepts. */
  isComplete: boolean;
}

/** The form for the next guess, submitted by Enter. It keeps a word that it refuses, to be corrected. */
export function GuessForm({ label = "Your guess", source, draft, onDraft, onGuess }: Props) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isChecking, setChecking] = useState(false);
  const current = refused?.word === draft ? refused : null;
  async function check(word: string): Promise<void> {
    setChecking(true);
    const refusal = await refusalOf(source, word);
    setChecking(false);
    setRefused(refusal);
    if (!refusal) onGuess(word);
  }
  return (
    <div>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isChecking) void check(draft);
        }}
      >
        <Field label={label} error={current?.reason}>
          {(ids) => (
            <TextInput
              {...ids}
              value={draft}
              maxLength={wordLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              onChange={({ target }) => onDraft(target.value.toLowerCase())}
            />
          )}
        </Field>
        <Button type="submit" aria-busy={isChecking}>
          Add
        </Button>
      </Form>
      <VisuallyHidden role="status">{isChecking && "Checking the word"}</VisuallyHidden>
      {current?.isComplete && (
        <QuietButton type="button" onClick={() => onGuess(current.word)}>
          The game took it: add it
        </QuietButton>
      )}
    </div>
  );
}

async function refusalOf(source: WordSource, word: string): Promise<Refused | null> {
  if (!isWord(word)) return { word, reason: "Enter five letters from A to Z.", isComplete: false };
  const unknown = await unknownWord(source, word);
  if (!unknown) return null;
  const known = groupedNumber(unknown.known);
  const reason = `“${word}” isn’t among the ${known} words that we know the game to accept. Check the spelling.`;
  return { word, reason, isComplete: true };
}

// The button stays beside the control when an error is below it.
const Form = styled.form({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[3],
  alignItems: "start",
  width: "100%",
  "& > button": { marginTop: `calc(1.2em + ${space[2]})` },
});
