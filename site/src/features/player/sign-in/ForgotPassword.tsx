import { useRef, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { useForgotPasswordMutation } from "../../../state/account-api.ts";
import { dividedFailure } from "../../../state/failure-words.ts";
import { failureOutdated, toastShown } from "../../../state/toast-slice.ts";
import { QuietButton } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import type { Fault } from "../../../ui/forms/form-faults.ts";
import { loadAddressCheck } from "./load-checks.ts";

interface Props {
  /** Reads the address that was typed. */
  readEmail: () => string;
  /** Shows what is wrong with the address beside its field. */
  refuse: (faults: readonly Fault[]) => void;
  /** Called at every press: what the form said before no longer holds. */
  onStart: () => void;
  /** Called with the text that the toast shows, to show it in the form too. */
  onSent: (text: string) => void;
  onFail: (text: string) => void;
}

/** Sends a link for a new password to the address of the form. It says the same whether or not there is an account. */
export function ForgotPassword({ readEmail, refuse, onStart, onSent, onFail }: Props) {
  const dispatch = useAppDispatch();
  const [forgotPassword] = useForgotPasswordMutation();
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);

  async function send(): Promise<void> {
    const email = readEmail().trim();
    if (email === "") {
      const title = "Please enter your email to reset your password.";
      dispatch(toastShown({ title, kind: "danger" }));
    }
    const check = await loadAddressCheck().catch(() => null);
    const faults = check?.({ email }) ?? [];
    refuse(faults);
    if (email === "" || faults.length > 0) return;
    setPending(true);
    const { error } = await forgotPassword(email);
    if (!error) {
      const text = `If there is an account for ${email}, a link to choose a new password is on its way. It works for 60 minutes.`;
      dispatch(toastShown({ title: "Check your inbox", description: text }));
      onSent(text);
      return;
    }
    const { faults: found, rest } = dividedFailure(error, ["email"]);
    dispatch(toastShown({ title: "Error", ...(rest && { description: rest }), kind: "danger" }));
    if (rest !== undefined) onFail(rest);
    refuse(found);
  }

  const onClick = (): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    onStart();
    dispatch(failureOutdated());
    void send().finally(() => {
      isBusy.current = false;
      setPending(false);
    });
  };
  return (
    <PendingButton
      as={QuietButton}
      type="button"
      isPending={isPending}
      pendingLabel="Sending a link"
      onClick={onClick}
    >
      Forgot Password?
    </PendingButton>
  );
}
