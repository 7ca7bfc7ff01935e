import styled from "@emotion/styled";
import { useState } from "react";
import { useAuth } from "../../../app/AuthProvider.tsx";
import { useAppDispatch } from "../../../app/hooks.ts";
import { loadOnce } from "../../../lib/load-once.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { measure } from "../../../theme/tokens.ts";
import { EmailField } from "../../../ui/forms/EmailField.tsx";
import { errorLines } from "../../../ui/forms/error-lines.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { fieldErrors, type Fault } from "../../../ui/forms/form-faults.ts";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Honeypot, honeypotName } from "../../../ui/forms/Honeypot.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import type { MessageFailure } from "./send-message.ts";

const fields = ["name", "email", "subject", "message"] as const;
const names = [...fields, honeypotName] as const;

const check = loadOnce(() => import("./check-message.ts"));
const loadCheck = () => check.load().then(({ checkMessage }) => checkMessage);

const success = { title: "Message Sent", description: "Thank you for your message. We'll respond shortly." };
const failed = "Failed to send your message. Please try again later.";
const unloaded: MessageFailure = { faults: [], wait: null };

/** Sends a message to the site. What was typed stays until the API has taken it. */
export function ContactForm() {
  const dispatch = useAppDispatch();
  const player = useAuth().user?.email;
  const [message, setMessage] = useState<{ kind: "plain" | "danger"; text: string } | null>(null);

  const { form, field, isPending } = useForm({
    names,
    loadCheck,
    onAttempt: () => setMessage(null),
    send: async (values): Promise<readonly Fault[]> => {
      const late = await import(/* webpackChunkName: "contact" */ "./send-message.ts").catch(() => null);
      const failure = late ? await late.sendMessage(dispatch, values) : unloaded;
      if (!failure) {
        form.ref.current?.reset();
        setMessage({ kind: "plain", text: success.description });
        dispatch(toastShown(success));
        return [];
      }
      const { faults, wait } = failure;
      dispatch(toastShown({ title: "Error", description: failed, kind: "danger" }));
      if (Object.keys(fieldErrors(faults, fields)).length === 0)
        setMessage({ kind: "danger", text: wait ?? failed });
      return faults;
    },
  });

  const [name, subject, text] = [field("name"), field("subject"), field("message")];
  return (
    <Form {...form} aria-label="Write to us">
      <Field label="Name" error={errorLines(name.errors)}>
        {(ids) => <TextInput {...ids} name={name.name} autoComplete="name" aria-required="true" />}
      </Field>
      <EmailField
        {...field("email")}
        autoComplete="email"
        defaultValue={player ?? ""}
        help="Our answer goes there."
      />
      <Field label="Subject" error={errorLines(subject.errors)}>
        {(ids) => <TextInput {...ids} name={subject.name} autoComplete="off" aria-required="true" />}
      </Field>
      <Field label="Message" error={errorLines(text.errors)}>
        {(ids) => <TextArea {...ids} name={text.name} rows={6} aria-required="true" />}
      </Field>
      <Honeypot />
      {message && <FormMessage kind={message.kind}>{message.text}</FormMessage>}
      <div>
        <SubmitButton isPending={isPending} pendingLabel="Sending">
          Send Message
        </SubmitButton>
      </div>
    </Form>
  );
}

const Form = styled(FormFrame)({ position: "relative", maxWidth: measure.dialog });
