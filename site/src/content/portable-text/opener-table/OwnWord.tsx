import styled from "@emotion/styled";
import { useState } from "react";
import type { Loaded } from "../../../lib/use-loaded.ts";
import { space } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import type { Opener } from "./openers.ts";
import { absentWord, wordReport } from "./own-word.ts";

interface Props {
  all: Loaded<readonly Opener[]>;
  /** Called when a word is looked up, which needs all words. */
  onAsk: () => void;
}

/** A form that shows the figures of one word. */
export function OwnWord({ all, onAsk }: Props) {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const isAnswered = asked !== null && all.state === "loaded";
  const problem = isAnswered ? absentWord(all.value, asked) : null;
  return (
    <div>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed);
          onAsk();
        }}
      >
        <Field
          label="Your own word"
          help="See what it does as a first guess."
          error={problem !== null && asked === typed ? problem : undefined}
        >
          {(ids) => (
            <TextInput
              {...ids}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Button type="submit">Look it up</Button>
      </Form>
      <Report aria-live="polite">
        {asked !== null && all.state === "failed" && (
          <p>The figures could not be loaded. Check your connection, and look the word up again.</p>
        )}
        {isAnswered && wordReport(all.value, asked).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Report>
    </div>
  );
}

const Form = styled.form({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space[3],
  "& > div": { flex: `1 1 12rem` },
  // Beside the control, below the label.
  "& > button": { marginTop: "calc(1.2em + 8px)" },
});

const Report = styled.div({
  display: "grid",
  gap: space[2],
  "& > p:first-of-type": { marginTop: space[4], fontWeight: 600 },
});
