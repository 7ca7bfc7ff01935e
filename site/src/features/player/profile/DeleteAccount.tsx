import styled from "@emotion/styled";
import { navigate } from "gatsby";
import { useRef, useState, type SubmitEvent } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { routes } from "../../../routes.ts";
import { useDeleteAccountMutation } from "../../../state/account-api.ts";
import { endSession } from "../../../state/keep-session.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { color, space } from "../../../theme/tokens.ts";
import { DangerButton } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { FormFrame } from "../../../ui/forms/FormFrame.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { AccountName } from "./AccountName.tsx";
import { LastAction } from "./LastAction.tsx";
import { useAccountForm } from "./use-account-form.ts";
import type { ViewProps } from "./view-props.ts";

const names = ["password"] as const;
const loadCheck = () => import("./checks.ts").then((module) => module.checkDeletion);

/**
 * Deletes the account. A password manager fills in the password by itself, so there is a box to tick besides: one press
 * alone deletes nothing.
 */
export function DeleteAccount({ user: { email, isSubscribed, subscription } }: ViewProps) {
  const dispatch = useAppDispatch();
  const [deleteAccount] = useDeleteAccountMutation();
  const box = useRef<HTMLButtonElement>(null);
  const [isSure, setSure] = useState(false);
  const [isUnticked, setUnticked] = useState(false);
  const { form, field, isPending, failure } = useAccountForm({
    names,
    loadCheck,
    passwordName: "password",
    failureTitle: "Your account wasn't deleted",
    send: async ({ password }) => {
      const { error } = await deleteAccount(password);
      if (error) return error;
      endSession(dispatch);
      dispatch(
        toastShown({ title: "Account deleted", description: "You are signed out on all your devices." }),
      );
      // The page before may be for signed-in players only.
      navigate(routes.home.path, { replace: true });
      return undefined;
    },
    onSent: () => undefined,
  });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (isSure) {
      form.onSubmit(event);
      return;
    }
    event.preventDefault();
    setUnticked(true);
    box.current?.focus();
  };
  const tick = (isTicked: boolean): void => {
    setSure(isTicked);
    setUnticked(false);
  };

  return (
    <>
      <Losses>
        <p>This can&apos;t be undone. You lose:</p>
        <ul>
          <li>
            the account of <strong>{email}</strong>, on all your devices
          </li>
          <li>everything that is stored about you in it</li>
          {isSubscribed && <li>Premium, which ends at once</li>}
        </ul>
        {(isSubscribed || subscription != null) && (
          <p>
            The law has us keep the invoices of what you have paid. They stay with our payment provider,
            without your card. So that free days and full refunds are given once, we keep a scrambled trace of
            your address and cards for up to two years, from which neither can be read.
          </p>
        )}
        <p>Our privacy policy says what else stays for a while, such as backups.</p>
        <p>To keep a copy, download your data first.</p>
      </Losses>
      <FormFrame {...form} onSubmit={onSubmit}>
        <AccountName email={email} />
        <PasswordField {...field("password")} label="Your password" autoComplete="current-password" />
        <Checkbox
          ref={box}
          label="Delete my account for good"
          isChecked={isSure}
          onChange={tick}
          {...(isUnticked && { error: "Tick this to delete your account." })}
        />
        <LastAction message={failure && <FormMessage kind="danger">{failure}</FormMessage>}>
          <PendingButton as={DangerButton} type="submit" isPending={isPending} pendingLabel="Deleting">
            Delete account
          </PendingButton>
        </LastAction>
      </FormFrame>
    </>
  );
}

const Losses = styled.div({
  display: "grid",
  gap: space[2],
  color: color.inkSoft,
  overflowWrap: "anywhere",
  "& > p:first-of-type, & strong": { color: color.ink, fontWeight: 600 },
  "& > ul": { display: "grid", gap: space[1], paddingInlineStart: space[5], listStyle: "disc" },
});
