import type { BillingSummary } from "@wordlehint/contracts";
import { useAppDispatch } from "../../../app/hooks.ts";
import { dayText } from "../../../lib/instant-text.ts";
import { priceText } from "../../../lib/price-text.ts";
import { usePlansQuery, useSwitchIntervalMutation } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { toastShown } from "../../../state/toast-slice.ts";
import { MainButton } from "../../../ui/buttons/Button.tsx";
import { ConfirmedAction } from "./ConfirmedAction.tsx";

const names = { month: "monthly", year: "yearly" } as const;

/** Changes between monthly and yearly; nothing where only one is offered. */
export function SwitchInterval({ email, summary }: { email: string; summary: BillingSummary }) {
  const { price, isTrial, isPaidAhead, currentPeriodEnd } = summary;
  const dispatch = useAppDispatch();
  const { data: plans } = usePlansQuery();
  const [switchInterval, { isLoading, error }] = useSwitchIntervalMutation();
  const other = plans?.prices.find(({ interval }) => interval !== price?.interval);
  if (!price || !other) return null;
  // What is free or paid already goes on until then, and so does a period that cost more.
  const begin = isTrial || isPaidAhead || other.amount <= price.amount ? currentPeriodEnd : null;

  async function change(to: typeof other & object): Promise<void> {
    const result = await switchInterval({ player: email, interval: to.interval });
    if (result.error) return;
    const description =
      begin === null ? `You now pay ${priceText(to)}.` : `From ${dayText(begin)} you pay ${priceText(to)}.`;
    dispatch(toastShown({ title: "Plan changed", description }));
  }

  return (
    <ConfirmedAction
      key={price.interval}
      label={`Pay ${names[other.interval]}`}
      confirmLabel={`Switch to ${priceText(other)}`}
      confirmAs={MainButton}
      pendingLabel="Switching"
      keepLabel={`Keep ${priceText(price)}`}
      isPending={isLoading}
      failure={error ? failureWords(error) : null}
      onConfirm={() => void change(other)}
    >
      <p>
        {begin === null
          ? `You change from ${priceText(price)} to ${priceText(other)} at once. What you have paid for the rest of the current period counts towards it, and your card is charged the difference.`
          : `You keep Premium as it is until ${dayText(begin)}, and nothing is charged before. From then on you pay ${priceText(other)}. Until then you can change your mind.`}
      </p>
    </ConfirmedAction>
  );
}
