import styled from "@emotion/styled";
import { useAppDispatch } from "../../../app/hooks.ts";
import { useChangePasswordMutation } from "../../../state/account-api.ts";
import { beginSession } from "../../../state/keep-session.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { color } from "../../../theme/tokens.ts";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { AccountName } from "./AccountName.tsx";
import { LastAction } from "./LastAction.tsx";
import { useAccountForm } from "./use-account-form.ts";
import type { ViewProps } from "./view-props.ts";

const names = ["currentPassword", "newPassword"] as const;
const loadCheck = () => import("./checks.ts").then((module) => module.checkPasswordChange);

/** Changes the password. Every other session ends, and this browser's goes on with a new token. */
export function ChangePassword({ user, onDone }: ViewProps) {
  const dispatch = useAppDispatch();
  const [changePassword] = useChangePasswordMutation();
  const { form, field, isPending, failure } = useAccountForm({
    names,
    loadCheck,
    passwordName: "currentPassword",
    failureTitle: "Your password wasn't changed",
    send: async (values) => {
      const { data, error } = await changePassword(values);
      if (!data) return error;
      beginSession(dispatch, data);
      dispatch(
        toastShown({ title: "Password changed", description: "All your other devices are signed out." }),
      );
      return undefined;
    },
    onSent: onDone,
  });
  return (
    <>
      <Text>All your other devices are signed out. You stay signed in here.</Text>
      <FormFrame {...form}>
        <AccountName email={user.email} />
        <PasswordField
          {...field("currentPassword")}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field("newPassword")}
          label="New password"
          autoComplete="new-password"
          help="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        />
        <LastAction message={failure && <FormMessage kind="danger">{failure}</FormMessage>}>
          <SubmitButton isPending={isPending} pendingLabel="Changing">
            Change password
          </SubmitButton>
        </LastAction>
      </FormFrame>
    </>
  );
}

const Text = styled.p({ color: color.inkSoft });
