import styled from "@emotion/styled";
import { useAppDispatch } from "../../../app/hooks.ts";
import { useChangeEmailMutation, useEmailStatusQuery } from "../../../state/account-api.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { color } from "../../../theme/tokens.ts";
import { EmailField } from "../../../ui/forms/EmailField.tsx";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { LastAction } from "./LastAction.tsx";
import { useAccountForm } from "./use-account-form.ts";
import type { ViewProps } from "./view-props.ts";
import { PendingEmail } from "./PendingEmail.tsx";

const names = ["email", "password"] as const;
const loadCheck = () => import("./checks.ts").then((module) => module.checkEmailChange);

/** Asks for another address, which replaces the account's own once its owner has confirmed it. */
export function ChangeEmail({ user, onDone }: ViewProps) {
  const dispatch = useAppDispatch();
  const status = useEmailStatusQuery();
  const [changeEmail] = useChangeEmailMutation();
  const { form, field, isPending, failure } = useAccountForm({
    names,
    loadCheck,
    passwordName: "password",
    failureTitle: "Your email can't be changed yet",
    send: async (values) => {
      const { error } = await changeEmail(values);
      if (error) return error;
      void status.refetch();
      dispatch(
        toastShown({ title: "Link sent", description: `Open it in the inbox of ${values.email.trim()}.` }),
      );
      return undefined;
    },
    onSent: onDone,
  });
  return (
    <>
      <Text>
        Your email is <strong>{user.email}</strong>. We send a link to the new one; nothing changes before you
        open it.
      </Text>
      {status.data?.pending && <PendingEmail pending={status.data.pending} />}
      <FormFrame {...form}>
        <EmailField {...field("email")} label="New email" autoComplete="email" />
        <PasswordField {...field("password")} label="Your password" autoComplete="current-password" />
        <LastAction message={failure && <FormMessage kind="danger">{failure}</FormMessage>}>
          <SubmitButton isPending={isPending} pendingLabel="Sending">
            Send the link
          </SubmitButton>
        </LastAction>
      </FormFrame>
    </>
  );
}

const Text = styled.p({
  color: color.inkSoft,
  overflowWrap: "anywhere",
  "& strong": { color: color.ink, fontWeight: 600 },
});
