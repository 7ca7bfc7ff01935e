import styled from "@emotion/styled";
import { navigate } from "gatsby";
import { useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { useLinkToken } from "../../../lib/use-link-token.ts";
import { routes } from "../../../routes.ts";
import { useResetPasswordMutation } from "../../../state/account-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { endSession } from "../../../state/keep-session.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { measure, space } from "../../../theme/tokens.ts";
import { MainButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { fieldErrors, type Fault } from "../../../ui/forms/form-faults.ts";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { TextLink } from "../../../ui/navigation/TextLink.tsx";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import { AuthFrame } from "./AuthFrame.tsx";
import { loadNewPasswordCheck } from "./load-checks.ts";
import { passwordRules } from "./password-rules.ts";

const names = ["password"] as const;

/** The page that a link for a new password leads to. */
export function ResetPassword() {
  const token = useLinkToken();
  return <Place>{token === null ? <InvalidLink /> : <NewPassword token={token ?? ""} />}</Place>;
}

function InvalidLink() {
  return (
    <ErrorState
      level={1}
      heading="Invalid Reset Link"
      actions={<MainButtonLink to={routes.signIn.path}>Go to Login</MainButtonLink>}
    >
      This address lacks a part of the link. Open the link in the email again, or ask for a new one with
      Forgot Password.
    </ErrorState>
  );
}

function NewPassword({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const [resetPassword] = useResetPasswordMutation();
  const [message, setMessage] = useState<{ text: string; isAboutLink: boolean } | null>(null);

  const { form, field, isPending } = useForm({
    names,
    loadCheck: loadNewPasswordCheck,
    onAttempt: () => setMessage(null),
    send: async ({ password }): Promise<readonly Fault[]> => {
      const { error } = await resetPassword({ token, password });
      if (!error) {
        // Every session of the account has ended, this browser's among them.
        endSession(dispatch);
        dispatch(
          toastShown({ title: "Success", description: "Password reset successfully. Please log in." }),
        );
        navigate(routes.signIn.path, { replace: true });
        return [];
      }
      const faults = "errors" in error ? (error.errors ?? []) : [];
      const description = faults.map(({ message: text }) => text).join(" ") || "Failed to reset password";
      dispatch(toastShown({ title: "Error", description, kind: "danger" }));
      const isAboutLink = faults.some(({ path }) => path === "token");
      if (isAboutLink || !fieldErrors(faults, names).password)
        setMessage({ text: failureWords(error), isAboutLink });
      return faults;
    },
  });

  return (
    <AuthFrame title="Choose a New Password" intro="It replaces the old one, and signs you out everywhere.">
      <FormFrame {...form} aria-label="Choose a New Password">
        <PasswordField
          {...field("password")}
          label="New Password"
          autoComplete="new-password"
          help={passwordRules}
        />
        {message && (
          <FormMessage kind="danger">
            {message.text} {message.isAboutLink && <TextLink to={routes.signIn.path}>Go to Login</TextLink>}
          </FormMessage>
        )}
        <SubmitButton isPending={isPending} pendingLabel="Saving">
          Reset Password
        </SubmitButton>
      </FormFrame>
    </AuthFrame>
  );
}

const Place = styled.div({ maxWidth: measure.form, paddingBlock: `${space[6]} ${space[8]}` });
