import styled from "@emotion/styled";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAppDispatch, useAppSelector } from "../../app/hooks.ts";
import { keepLinkOutcome, readLinkOutcome, takeLinkToken } from "../../lib/link-token.ts";
import { useVerifyEmailMutation } from "../../state/account-api.ts";
import { failureWords } from "../../state/failure-words.ts";
import { sessionApi } from "../../state/session-api.ts";
import { selectToken } from "../../state/session-slice.ts";
import { color, space } from "../../theme/tokens.ts";
import { Spinner } from "../../ui/buttons/Spinner.tsx";
import { LinkConfirmed, LinkRefused, LinkUnsent } from "./LinkOutcomes.tsx";

/** What became of the link. `unsent`: the API couldn't be asked; the link is as good as before. */
type Outcome =
  | { name: "confirmed"; email: string }
  | { name: "refused"; reason: string }
  | { name: "unsent"; reason: string };

/** Statuses by which the API says that the link is worth nothing. */
const refusals: readonly unknown[] = [400, 404, 409];

/** The page that a link to confirm an e-mail address leads to. It sends the token once. */
export function VerifyEmail() {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectToken);
  const [verifyEmail] = useVerifyEmailMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isBusy = useRef(false);

  function settle(settled: Outcome): void {
    setOutcome(settled);
    if (settled.name !== "unsent") keepLinkOutcome(settled);
  }

  async function send(): Promise<void> {
    const token = takeLinkToken();
    const kept = readLinkOutcome();
    if (isOutcome(kept) || token === null) {
      setOutcome(isOutcome(kept) ? kept : { name: "refused", reason: "This link is incomplete." });
      return;
    }
    const { data, error } = await verifyEmail(token);
    if (!error) {
      settle({ name: "confirmed", email: data.email });
      const options = { forceRefetch: true, subscribe: false };
      if (session) void dispatch(sessionApi.endpoints.currentUser.initiate(session, options));
    } else {
      const isRefused = "status" in error && refusals.includes(error.status);
      settle({ name: isRefused ? "refused" : "unsent", reason: failureWords(error) });
    }
  }

  const begin = useEffectEvent(() => {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(null);
    void send().finally(() => {
      isBusy.current = false;
    });
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => begin(), [attempt]);

  return (
    <Place>
      {!outcome && (
        <Line role="status">
          <Spinner />
          Confirming your email address…
        </Line>
      )}
      {outcome?.name === "confirmed" && <LinkConfirmed email={outcome.email} />}
      {outcome?.name === "refused" && <LinkRefused reason={outcome.reason} />}
      {outcome?.name === "unsent" && (
        <LinkUnsent reason={outcome.reason} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </Place>
  );
}

function isOutcome(kept: unknown): kept is Outcome {
  return typeof kept === "object" && kept !== null && "name" in kept;
}

const Place = styled.div({ paddingBlock: `${space[6]} ${space[8]}` });

const Line = styled.p({ display: "flex", alignItems: "center", gap: space[2], color: color.inkSoft });
