import type { ConfirmedSubscription } from "@wordlehint/contracts";
import { useMemo, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { track } from "../../../lib/track.ts";
import { useLinkOutcome } from "../../../lib/use-link-outcome.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { useConfirmSubscriptionMutation } from "../../../state/email-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { BrokenLink } from "./BrokenLink.tsx";
import { EmailFrame, EmailPlace } from "./EmailFrame.tsx";
import { PreferencesForm } from "./PreferencesForm.tsx";
import { markSubscribed } from "./signup-mark.ts";
import { welcome } from "./signup-words.ts";

type Outcome =
  | { name: "confirmed"; subscription: ConfirmedSubscription }
  | { name: "refused"; reason: string };

/** The page that the link of a sign-up leads to. Mail programs open links by themselves, so a button confirms. */
export function ConfirmSubscription() {
  const { token, outcome, settle } = useLinkOutcome<Outcome>();
  return (
    <EmailPlace>
      {outcome?.name === "confirmed" && <Confirmed subscription={outcome.subscription} />}
      {outcome?.name === "refused" && <Broken reason={outcome.reason} />}
      {!outcome && token === null && <Broken reason="This link is incomplete." />}
      {!outcome && token !== null && <Question token={token ?? ""} onSettle={settle} />}
    </EmailPlace>
  );
}

function Question({ token, onSettle }: { token: string; onSettle: (outcome: Outcome) => void }) {
  const dispatch = useAppDispatch();
  const { product } = useSettings();
  const [confirm, { isLoading }] = useConfirmSubscriptionMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setFailure(null);
    const { data, error } = await confirm(token);
    if (data) {
      markSubscribed();
      onSettle({ name: "confirmed", subscription: data });
      dispatch(toastShown(welcome(product)));
      track({ name: "email_subscription" });
      return;
    }
    const reason = failureWords(error);
    if ("status" in error && error.status === 400) onSettle({ name: "refused", reason });
    else setFailure(reason);
  }

  return (
    <EmailFrame
      title="Confirm your subscription"
      intro="One press, and each day's riddle comes to your inbox. Without it, nothing is sent."
    >
      <div role="status">{failure && <FormMessage kind="danger">{failure}</FormMessage>}</div>
      <Actions>
        <PendingButton
          type="button"
          isPending={isLoading}
          pendingLabel="Confirming"
          onClick={() => void (token !== "" && send())}
        >
          Confirm
        </PendingButton>
      </Actions>
    </EmailFrame>
  );
}

function Confirmed({ subscription }: { subscription: ConfirmedSubscription }) {
  const { email, preferencesToken, help, days, timeZone } = subscription;
  const reader = useMemo(() => ({ linkToken: preferencesToken }), [preferencesToken]);
  return (
    <EmailFrame
      takesFocus
      title="You are subscribed"
      intro={
        <>
          The next riddle goes to <strong>{email}</strong>. Choose how it comes:
        </>
      }
    >
      <PreferencesForm reader={reader} chosen={{ help, days, timeZone }} />
    </EmailFrame>
  );
}

function Broken({ reason }: { reason: string }) {
  return (
    <BrokenLink heading="This link can't confirm your subscription">
      {`${reason} Sign up again for a new one; it takes a moment.`}
    </BrokenLink>
  );
}
