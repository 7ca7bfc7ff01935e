import type { InputProps, ObjectInputProps } from "sanity";
import { MailTextInput } from "./MailTextInput.tsx";

/** Shows the variables of a mail's text in its form; every other input stays as it is. */
export function MailTextForm(props: InputProps) {
  return props.schemaType.name === "mailText" ? (
    <MailTextInput {...(props as ObjectInputProps)} />
  ) : (
    props.renderDefault(props)
  );
}
