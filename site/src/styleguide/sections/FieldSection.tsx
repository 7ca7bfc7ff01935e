import { useState, type SubmitEvent } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { FormMessage } from "../../ui/forms/FormMessage.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Columns } from "./Columns.tsx";
import { Row } from "./Row.tsx";

const missingAddress = "Please enter a valid email address.";

/** Fields: empty, filled, with help, invalid, disabled; and one that is validated on submit. */
export function FieldSection() {
  const [error, setError] = useState<string>();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setError(new FormData(event.currentTarget).get("email") === "" ? missingAddress : undefined);
  };
  return (
    <Columns>
      <Field label="Empty">{(ids) => <TextInput {...ids} placeholder="name@example.org" />}</Field>
      <Field label="Filled" help="What to enter and why, before anything went wrong.">
        {(ids) => <TextInput {...ids} defaultValue="player@example.org" />}
      </Field>
      <Field label="Wrong" help="The address that the riddle goes to." error={missingAddress}>
        {(ids) => <TextInput {...ids} defaultValue="player@" />}
      </Field>
      <Field label="Disabled">
        {(ids) => <TextInput {...ids} defaultValue="Can't be changed" disabled />}
      </Field>
      <Field label="Several lines" help="Grows with what is written.">
        {(ids) => <TextArea {...ids} defaultValue="I stand on one leg where the shallow reeds sway." />}
      </Field>
      <EmailField name="address" autoComplete="email" label="An address" errors={[]} />
      <PasswordField
        name="secret"
        autoComplete="new-password"
        label="A password"
        help="Can be shown."
        errors={["Password must be at least 8 characters", "Password must contain at least one number"]}
      />
      <FormMessage>A link is on its way.</FormMessage>
      <FormMessage kind="danger">This doesn&apos;t work right now. Please try again shortly.</FormMessage>
      <form noValidate onSubmit={send}>
        <Field label="Sent" error={error}>
          {(ids) => <TextInput {...ids} name="email" type="email" autoComplete="off" />}
        </Field>
        <Row>
          <Button type="submit">Send</Button>
        </Row>
      </form>
    </Columns>
  );
}
