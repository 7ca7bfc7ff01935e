import { useAppDispatch } from "../../../app/hooks.ts";
import { useResendVerificationMutation } from "../../../state/account-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import { ListButton } from "../../../ui/navigation/ListLink.tsx";

/** Sends another link that verifies the address. */
export function SendLinkAgain({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const [resend, { isLoading, error }] = useResendVerificationMutation();

  async function send(): Promise<void> {
    const result = await resend();
    if (result.error) return;
    dispatch(
      toastShown({ title: "Link sent", description: `Open it in the inbox of ${email} within 24 hours.` }),
    );
  }

  return (
    <div>
      <PendingButton
        as={ListButton}
        type="button"
        isPending={isLoading}
        pendingLabel="Sending"
        onClick={() => void send()}
      >
        Send the link again
      </PendingButton>
      <div aria-live="polite">{error && <FieldError>{failureWords(error)}</FieldError>}</div>
    </div>
  );
}
