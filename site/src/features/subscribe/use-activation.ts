import { useEffect, useEffectEvent, useState } from "react";
import { useAppDispatch, useAppSelector } from "../../app/hooks.ts";
import { awaitUser, growingPausesMs } from "../../state/await-user.ts";
import { billingApi } from "../../state/billing-api.ts";
import { selectToken } from "../../state/session-slice.ts";

interface Activation {
  /** Premium isn't there after all looks. */
  isLate: boolean;
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

  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (!token) return;
    void dispatch(billingApi.endpoints.refreshBilling.initiate(email, { track: false }));
    const isExpected = ({ isSubscribed }: { isSubscribed: boolean }) => isSubscribed;
    const isThere = await awaitUser(dispatch, { token, isExpected, pausesMs, signal });
    if (!isThere && !signal.aborted) setLateRound(round);
  });

  useEffect(() => {
    const leaving = new AbortController();
    void look(leaving.signal);
    return () => leaving.abort();
  }, [round]);

  return { isLate: lateRound === round, checkAgain: () => setRound((before) => before + 1) };
}
