import { useAppDispatch } from "../../../app/hooks.ts";
import { useResumeSubscriptionMutation } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { MainButton } from "../../../ui/buttons/Button.tsx";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FieldError } from "../../../ui/forms/FieldError.tsx";
import { useChangedUser } from "./use-changed-user.ts";

export function ResumeSubscription({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const showChange = useChangedUser();
  const [resume, { isLoading, error }] = useResumeSubscriptionMutation();

  async function goOn(): Promise<void> {
    const result = await resume(email);
    if (result.error) return;
    showChange(({ subscription }) => subscription?.cancelAtPeriodEnd === false);
    dispatch(toastShown({ title: "Subscription resumed", description: "Premium goes on as before." }));
  }

  return (
    <>
      <PendingButton
        as={MainButton}
        type="button"
        isPending={isLoading}
        pendingLabel="Resuming"
        onClick={() => void goOn()}
      >
        Resume Subscription
      </PendingButton>
      <div aria-live="polite">{error && <FieldError>{failureWords(error)}</FieldError>}</div>
    </>
  );
}
