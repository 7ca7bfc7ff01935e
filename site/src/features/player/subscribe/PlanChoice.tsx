import type { BillingInterval, Price } from "@wordlehint/contracts";
import { monthlyText, priceText } from "../../../lib/price-text.ts";
import { RadioGroup } from "../../../ui/forms/RadioGroup.tsx";

interface Props {
  prices: readonly Price[];
  interval: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}

/** Monthly or yearly; nothing where there is no choice. */
export function PlanChoice({ prices, interval, onChange }: Props) {
  if (prices.length < 2) return null;
  const options = prices.map((price) => ({ value: price.interval, label: planText(price) }));
  return <RadioGroup label="Your plan" value={interval} options={options} onChange={onChange} />;
}

function planText(price: Price): string {
  if (price.interval === "month") return `Monthly: ${priceText(price)}`;
  return `Yearly: ${priceText(price)}, which is ${monthlyText(price)} a month`;
}
