import styled from "@emotion/styled";
import { searchParameter, searchPath } from "@wordlehint/contracts";
import { measure, print, space } from "../../../theme/tokens.ts";
import { MainButton } from "../../../ui/buttons/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";

interface Props {
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
}

/** The search box. Without scripts, the browser sends the form. */
export function SearchForm({ text, onText, onSubmit }: Props) {
  return (
    <Form
      role="search"
      action={searchPath}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Search the site">
        {(ids) => (
          <TextInput
            {...ids}
            type="search"
            name={searchParameter}
            value={text}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <MainButton>Search</MainButton>
    </Form>
  );
}

const Form = styled.form({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space[3],
  maxWidth: measure.dialog,
  [print]: { display: "none" },
});
