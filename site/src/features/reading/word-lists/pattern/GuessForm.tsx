import styled from "@emotion/styled";
import { useState } from "react";
import { space } from "../../../../theme/tokens.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Field } from "../../../../ui/forms/Field.tsx";
import { TextInput } from "../../../../ui/forms/TextInput.tsx";
import { isWord, wordLength } from "./board.ts";

interface Props {
  draft: string;
  onDraft: (draft: string) => void;
  /** Called with a complete word. */
  onGuess: (word: string) => void;
}

/** The form for the next guess, submitted by Enter. */
export function GuessForm({ draft, onDraft, onGuess }: Props) {
  const [wasRefused, setRefused] = useState(false);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(!isWord(draft));
        if (isWord(draft)) onGuess(draft);
      }}
    >
      <Field
        label="Your guess"
        error={wasRefused && !isWord(draft) ? "Enter five letters from A to Z." : undefined}
      >
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
      <Button type="submit">Add</Button>
    </Form>
  );
}

const Form = styled.form({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[3],
  alignItems: "end",
  width: "100%",
});
