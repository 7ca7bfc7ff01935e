import type { BillingSummary } from "@wordlehint/contracts";
import { useAppDispatch } from "../../app/hooks.ts";
import { priceText } from "../../lib/price-text.ts";
import { usePlansQuery, useSwitchIntervalMutation } from "../../state/billing-api.ts";
import { failureWords } from "../../state/failure-words.ts";
import { toastShown } from "../../state/toast-slice.ts";
import { MainButton } from "../../ui/buttons/Button.tsx";
import { ConfirmedAction } from "./ConfirmedAction.tsx";

const names = { month: "monthly", year: "yearly" } as const;

/** Changes between monthly and yearly; nothing where only one is offered. */
export function SwitchInterval({ email, summary: { price } }: { email: string; summary: BillingSummary }) {
  const dispatch = useAppDispatch();
  const { data: plans } = usePlansQuery();
  const [switchInterval, { isLoading, error }] = useSwitchIntervalMutation();
  const other = plans?.prices.find(({ interval }) => interval !== price?.interval);
  if (!price || !other) return null;

  async function change(to: typeof other & object): Promise<void> {
    const result = await switchInterval({ player: email, interval: to.interval });
    if (result.error) return;
    dispatch(toastShown({ title: "Plan changed", description: `You now pay ${priceText(to)}.` }));
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
        You change from {priceText(price)} to {priceText(other)} at once. What you have paid for the rest of
        the current period counts towards {other.interval === "year" ? "it" : "the next payments"}, and your
        card is charged {other.interval === "year" ? "the difference" : "when that is used up"}.
      </p>
    </ConfirmedAction>
  );
}
