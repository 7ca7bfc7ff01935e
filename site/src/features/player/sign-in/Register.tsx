import { useState, type ReactNode } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { authPath } from "../../../lib/return-path.ts";
import { routes } from "../../../routes.ts";
import { useRegisterMutation } from "../../../state/account-api.ts";
import { dividedFailure, failureWords } from "../../../state/failure-words.ts";
import { beginSession } from "../../../state/keep-session.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { EmailField } from "../../../ui/forms/EmailField.tsx";
import type { Fault } from "../../../ui/forms/form-faults.ts";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { AuthFrame, AuthLine } from "./AuthFrame.tsx";
import { loadRegistrationCheck } from "./load-checks.ts";
import { passwordRules } from "./password-rules.ts";

const names = ["email", "password"] as const;

/** The form to create an account, which signs its owner in. */
export function Register({ next }: { next: string | null }) {
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const [message, setMessage] = useState<ReactNode>(null);

  const { form, field, isPending } = useForm({
    names,
    loadCheck: loadRegistrationCheck,
    onAttempt: () => setMessage(null),
    onEdit: () => setMessage(null),
    send: async (registration): Promise<readonly Fault[]> => {
      const { data, error } = await register(registration);
      if (data) {
        beginSession(dispatch, data);
        dispatch(
          toastShown({ title: "Welcome!", description: "Your account has been created successfully." }),
        );
        return [];
      }
      const { faults, rest } = dividedFailure(error, names);
      const isTaken = "status" in error && error.status === 409;
      dispatch(
        toastShown({
          title: "Registration failed",
          ...(rest && !isTaken && { description: rest }),
          kind: "danger",
        }),
      );
      if (isTaken) {
        const email = registration.email.trim();
        setMessage(
          <>
            Is it yours?{" "}
            <TextLink to={authPath({ next })} state={{ email }}>
              Sign in as {email}
            </TextLink>
          </>,
        );
        return [{ path: "email", message: failureWords(error) }];
      }
      setMessage(rest ?? null);
      return faults;
    },
  });

  return (
    <AuthFrame title="Create Account" intro="An email address and a password are all it takes.">
      <FormFrame {...form} aria-label="Create Account">
        <EmailField {...field("email")} autoComplete="email" />
        <PasswordField {...field("password")} autoComplete="new-password" help={passwordRules} />
        {message !== null && <FormMessage kind="danger">{message}</FormMessage>}
        <SubmitButton isPending={isPending} pendingLabel="Creating account">
          Create Account
        </SubmitButton>
      </FormFrame>
      <AuthLine>
        By creating an account you agree to the{" "}
        <SiteLink to={routes.terms.path}>{routes.terms.label}</SiteLink>. The{" "}
        <SiteLink to={routes.privacy.path}>{routes.privacy.label}</SiteLink> says what we keep about you.
      </AuthLine>
      <AuthLine>
        Already have an account? <TextLink to={authPath({ next })}>Sign in</TextLink>
      </AuthLine>
    </AuthFrame>
  );
}
