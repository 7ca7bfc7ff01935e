import { useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { authPath } from "../../../lib/return-path.ts";
import { useLogInMutation } from "../../../state/account-api.ts";
import { dividedFailure } from "../../../state/failure-words.ts";
import { beginSession } from "../../../state/keep-session.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { EmailField } from "../../../ui/forms/EmailField.tsx";
import type { Fault } from "../../../ui/forms/form-faults.ts";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { AuthFrame, AuthLine } from "./AuthFrame.tsx";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { loadLoginCheck } from "./load-checks.ts";

interface Props {
  /** The way back, a path of this site. */
  next: string | null;
  /** Already filled in. */
  knownEmail: string;
}

const names = ["email", "password"] as const;

/** The form to sign in. The page redirects after sign-in. */
export function SignIn({ next, knownEmail }: Props) {
  const dispatch = useAppDispatch();
  const [logIn] = useLogInMutation();
  const [message, setMessage] = useState<{ kind: "plain" | "danger"; text: string } | null>(null);

  const { form, field, isPending, read, refuse } = useForm({
    names,
    loadCheck: loadLoginCheck,
    onAttempt: () => setMessage(null),
    onEdit: () => setMessage((before) => (before?.kind === "danger" ? null : before)),
    send: async (credentials): Promise<readonly Fault[]> => {
      const { data, error } = await logIn(credentials);
      if (data) {
        beginSession(dispatch, data);
        dispatch(
          toastShown({ title: "Welcome back!", description: "You have been successfully logged in." }),
        );
        return [];
      }
      const { faults, rest } = dividedFailure(error, names);
      if (rest !== undefined) setMessage({ kind: "danger", text: rest });
      dispatch(toastShown({ title: "Login failed", ...(rest && { description: rest }), kind: "danger" }));
      return faults;
    },
  });

  return (
    <AuthFrame
      title="Sign In"
      intro={next === null ? "Good to see you again." : "Sign in to go on to the page that you wanted."}
    >
      <FormFrame {...form} aria-label="Sign In">
        <EmailField {...field("email")} autoComplete="username" defaultValue={knownEmail} />
        <PasswordField {...field("password")} autoComplete="current-password" />
        {message && <FormMessage kind={message.kind}>{message.text}</FormMessage>}
        <SubmitButton isPending={isPending} pendingLabel="Signing in">
          Sign In
        </SubmitButton>
        <ForgotPassword
          readEmail={() => read("email")}
          refuse={refuse}
          onStart={() => setMessage(null)}
          onSent={(text) => setMessage({ kind: "plain", text })}
          onFail={(text) => setMessage({ kind: "danger", text })}
        />
      </FormFrame>
      <AuthLine>
        New here? <TextLink to={authPath({ isNew: true, next })}>Create an account</TextLink>
      </AuthLine>
    </AuthFrame>
  );
}
