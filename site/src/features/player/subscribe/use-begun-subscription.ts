import type { BeginSubscription, BillingInterval, OpenSubscription, TaxAddress } from "@wordlehint/contracts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useAppDispatch } from "../../../app/hooks.ts";
import { useBeginSubscriptionMutation } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";

/** The API's errors about single parts of the wish. */
interface Faults {
  address: string | null;
  promotionCode: string | null;
}

interface Begun {
  /** The subscription to be paid; stays while another plan is being requested. */
  open: OpenSubscription | null;
  /** The plan that the player has chosen, before it is open too. */
  interval: BillingInterval | undefined;
  /** The reason why there is nothing to be paid. */
  failure: string | null;
  faults: Faults;
  isPending: boolean;
  choose: (interval: BillingInterval) => void;
  giveAddress: (address: TaxAddress) => void;
  /** Null removes the code. */
  giveCode: (code: string | null) => void;
  retry: () => void;
}

const noFaults: Faults = { address: null, promotionCode: null };

/** Asks for the subscription that is to be paid, when the page opens and for every change of the wish. */
export function useBegunSubscription(onSubscribed: () => void): Begun {
  const dispatch = useAppDispatch();
  const [begin, { isLoading }] = useBeginSubscriptionMutation();
  const [open, setOpen] = useState<OpenSubscription | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [faults, setFaults] = useState(noFaults);
  const [chosen, setChosen] = useState<BillingInterval>();
  const asked = useRef<{ wish: BeginSubscription; count: number }>({ wish: {}, count: 0 });

  async function ask(wish: BeginSubscription): Promise<void> {
    const count = asked.current.count + 1;
    asked.current = { wish, count };
    const { data, error } = await begin(wish);
    if (asked.current.count !== count) return;
    setFailure(null);
    if (data) {
      setOpen(data);
      setFaults(noFaults);
      return;
    }
    const found = faultsOf(error);
    if (found.promotionCode !== null) {
      // What was open before may have been ended for it.
      const { promotionCode: _refused, ...without } = wish;
      await ask(without);
      if (asked.current.count === count + 1) setFaults((before) => ({ ...before, ...found }));
      return;
    }
    setFaults(found);
    setOpen(null);
    if (found.address !== null) return;
    if ("status" in error && error.status === 409) {
      onSubscribed();
      return;
    }
    // The session has ended: the page leads to sign in, and a toast says why.
    if ("status" in error && error.status === 401) return;
    const description = failureWords(error) || "Failed to create subscription";
    setFailure(description);
    dispatch(toastShown({ title: "Error", description, kind: "danger" }));
  }

  const askFirst = useEffectEvent(() => void ask({}));
  useEffect(askFirst, []);

  /** Another plan is to have the same code. */
  const current = (): BeginSubscription => ({
    ...asked.current.wish,
    ...(open && {
      interval: open.price.interval,
      ...(open.promotionCode !== null && { promotionCode: open.promotionCode }),
    }),
  });

  return {
    open,
    failure,
    faults,
    isPending: isLoading,
    interval: chosen ?? open?.price.interval,
    choose: (interval) => {
      setChosen(interval);
      void ask({ ...current(), interval });
    },
    giveAddress: (address) => void ask({ ...current(), address }),
    giveCode: (promotionCode) => void ask({ ...current(), promotionCode }),
    retry: () => void ask(asked.current.wish),
  };
}

type Failure = NonNullable<Awaited<ReturnType<ReturnType<typeof useBeginSubscriptionMutation>[0]>>["error"]>;

function faultsOf(error: Failure): Faults {
  const { errors = [] } = "status" in error ? error : {};
  const at = (wanted: keyof Faults) => errors.find(({ path }) => path === wanted)?.message ?? null;
  return { address: at("address"), promotionCode: at("promotionCode") };
}
