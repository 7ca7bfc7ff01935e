import styled from "@emotion/styled";
import { useState } from "react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { useLinkOutcome } from "../../../lib/use-link-outcome.ts";
import { useSettings } from "../../../settings/Settings.tsx";
import { useVerifyEmailMutation } from "../../../state/account-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { sessionApi } from "../../../state/session-api.ts";
import { selectToken } from "../../../state/session-slice.ts";
import { measure, space } from "../../../theme/tokens.ts";
import { PendingButton } from "../../../ui/buttons/PendingButton.tsx";
import { FormMessage } from "../../../ui/forms/FormMessage.tsx";
import { Actions } from "../../../ui/layout/Actions.tsx";
import { AuthFrame, AuthLine } from "./AuthFrame.tsx";
import { LinkConfirmed, LinkRefused } from "./LinkOutcomes.tsx";

type Outcome = { name: "confirmed"; email: string } | { name: "refused"; reason: string };

/** Statuses by which the API says that the link is worth nothing. */
const refusals: readonly unknown[] = [400, 404, 409];

/**
 * The page that a link to confirm an email address leads to. Opening it changes nothing: programs that check links open
 * it, too.
 */
export function VerifyEmail() {
  const { token, outcome, settle } = useLinkOutcome<Outcome>();
  return (
    <Place>
      {outcome?.name === "confirmed" && <LinkConfirmed email={outcome.email} />}
      {outcome?.name === "refused" && <LinkRefused reason={outcome.reason} />}
      {!outcome && token === null && <LinkRefused reason="This link is incomplete." />}
      {!outcome && token !== null && <Question token={token ?? ""} onSettle={settle} />}
    </Place>
  );
}

function Question({ token, onSettle }: { token: string; onSettle: (outcome: Outcome) => void }) {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectToken);
  const { product } = useSettings();
  const [verifyEmail, { isLoading }] = useVerifyEmailMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setFailure(null);
    const { data, error } = await verifyEmail(token);
    if (data) {
      onSettle({ name: "confirmed", email: data.email });
      const options = { forceRefetch: true, subscribe: false };
      if (session) void dispatch(sessionApi.endpoints.currentUser.initiate(session, options));
      return;
    }
    const reason = failureWords(error);
    if ("status" in error && refusals.includes(error.status)) onSettle({ name: "refused", reason });
    else setFailure(`${reason} Your link is still good.`);
  }

  return (
    <AuthFrame
      title="Confirm your email address"
      intro={`You made an account at ${product}, or asked to use another address for yours. One press confirms that the address to which we sent this link is your own.`}
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
      <AuthLine>
        If you did neither, somebody else typed your address. Close this page, and nothing happens.
      </AuthLine>
    </AuthFrame>
  );
}

const Place = styled.div({ maxWidth: measure.dialog, paddingBlock: `${space[6]} ${space[8]}` });
