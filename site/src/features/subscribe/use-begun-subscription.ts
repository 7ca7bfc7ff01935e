import type { BillingInterval, OpenSubscription } from "@wordlehint/contracts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAppDispatch } from "../../app/hooks.ts";
import { useBeginSubscriptionMutation } from "../../state/billing-api.ts";
import { failureWords } from "../../state/failure-words.ts";
import { toastShown } from "../../state/toast-slice.ts";

interface Begun {
  /** What is to be paid; stays while another plan is being asked for. */
  open: OpenSubscription | null;
  /** The plan that the player has chosen, before it is open too. */
  interval: BillingInterval | undefined;
  /** Why there is nothing to be paid. */
  failure: string | null;
  isPending: boolean;
  choose: (interval: BillingInterval) => void;
  retry: () => void;
}

/** Asks for the subscription that is to be paid, when the page opens and for another plan. */
export function useBegunSubscription(onSubscribed: () => void): Begun {
  const dispatch = useAppDispatch();
  const [begin, { isLoading }] = useBeginSubscriptionMutation();
  const [open, setOpen] = useState<OpenSubscription | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [chosen, setChosen] = useState<BillingInterval>();
  const asked = useRef<{ interval: BillingInterval | undefined; count: number }>({
    interval: undefined,
    count: 0,
  });

  async function ask(interval: BillingInterval | undefined): Promise<void> {
    const count = asked.current.count + 1;
    asked.current = { interval, count };
    const { data, error } = await begin(interval);
    if (asked.current.count !== count) return;
    setOpen(data ?? null);
    setFailure(null);
    if (!error) return;
    if ("status" in error && error.status === 409) {
      onSubscribed();
      return;
    }
    const description = failureWords(error) || "Failed to create subscription";
    setFailure(description);
    dispatch(toastShown({ title: "Error", description, kind: "danger" }));
  }

  const askFirst = useEffectEvent(() => void ask(undefined));
  useEffect(askFirst, []);

  return {
    open,
    failure,
    isPending: isLoading,
    interval: chosen ?? open?.price.interval,
    choose: (interval) => {
      setChosen(interval);
      void ask(interval);
    },
    retry: () => void ask(asked.current.interval),
  };
}
