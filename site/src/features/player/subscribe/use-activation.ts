import { useEffect, useEffectEvent, useState } from "react";
import { useAppDispatch, useAppSelector } from "../../../app/hooks.ts";
import { awaitUser, growingPausesMs } from "../../../state/await-user.ts";
import { billingApi } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { selectToken } from "../../../state/session-slice.ts";

interface Activation {
  /** Premium isn't there after all looks. */
  isLate: boolean;
  /** The reason why Premium won't be there: the free days aren't the player's first ones. */
  refusal: string | null;
  checkAgain: () => void;
}

const pausesMs = growingPausesMs(90_000);

/**
 * Waits for Premium after a payment, with growing pauses. First it has the API ask the payment provider, in case the
 * provider's own message is late.
 */
export function useActivation(email: string): Activation {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const [round, setRound] = useState(1);
  const [lateRound, setLateRound] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);

  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (!token) return;
    void dispatch(billingApi.endpoints.refreshBilling.initiate(email, { track: false })).then(({ error }) => {
      const isRefused = error !== undefined && "status" in error && error.status === 409;
      if (isRefused && !signal.aborted) setRefusal(failureWords(error));
    });
    const isExpected = ({ isSubscribed }: { isSubscribed: boolean }) => isSubscribed;
    const isThere = await awaitUser(dispatch, { token, isExpected, pausesMs, signal });
    if (!isThere && !signal.aborted) setLateRound(round);
  });

  useEffect(() => {
    const leaving = new AbortController();
    void look(leaving.signal);
    return () => leaving.abort();
  }, [round]);

  return { isLate: lateRound === round, refusal, checkAgain: () => setRound((before) => before + 1) };
}
