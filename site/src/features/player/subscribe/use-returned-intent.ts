import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useEffectEvent, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { retrieveIntent, type IntentKind } from "./confirm-intent.ts";
import type { ReturnedIntent } from "./returned-intent.ts";

/**
 * Goes on after the bank's page has led back: calls `onDone` when the bank has agreed, or says why it has not. Returns
 * whether that is still being found out.
 */
export function useReturnedIntent(
  returned: ReturnedIntent | null,
  stripe: Stripe | null,
  onDone: (kind: IntentKind, intentId: string) => Promise<void> | void,
): boolean {
  const dispatch = useAppDispatch();
  const [isChecking, setChecking] = useState(returned !== null);
  const check = useEffectEvent(async () => {
    if (!stripe || !returned) return;
    const outcome = await retrieveIntent(stripe, returned.kind, returned.clientSecret).catch(() => null);
    if (outcome?.kind === "done") await onDone(returned.kind, outcome.intentId);
    setChecking(false);
    // Without a response the form stands there: confirming again what is confirmed already charges nothing.
    if (outcome?.kind !== "failed") return;
    const description = outcome.message ?? "Please enter valid payment details.";
    dispatch(toastShown({ title: "Payment Failed", description, kind: "danger" }));
  });
  useEffect(() => {
    if (isChecking && stripe) void check();
  }, [isChecking, stripe]);
  return isChecking;
}
