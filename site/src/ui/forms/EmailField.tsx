import type { ReactNode, Ref } from "react";
import { errorLines } from "./error-lines.tsx";
import { Field } from "./Field.tsx";
import { TextInput } from "./TextInput.tsx";

interface Props {
  label?: string;
  name: string;
  /** `username` on a form to sign in, so that password managers fill it in. */
  autoComplete: "username" | "email";
  defaultValue?: string;
  help?: ReactNode;
  errors: readonly string[];
  inputRef?: Ref<HTMLInputElement>;
}

/** A field for an email address. */
export function EmailField({ label = "Email", help, errors, inputRef, ...input }: Props) {
  return (
    <Field label={label} help={help} error={errorLines(errors)}>
      {(ids) => (
        <TextInput
          {...ids}
          {...input}
          ref={inputRef}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required="true"
        />
      )}
    </Field>
  );
}
