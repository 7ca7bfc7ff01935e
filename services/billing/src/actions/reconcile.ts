import { Refused } from "../clients/provider-faults.ts";
import type { Context } from "../context.ts";
import { subscriptionState } from "../domain/subscription-state.ts";
import type { SubscriptionState } from "../domain/subscription.ts";
import type { Customer } from "../store/customer-model.ts";
import { findCustomer } from "./find-customer.ts";
import { askProvider, refreshCustomer } from "./refresh-customer.ts";

/** A customer of whom something else was known than what the provider says. */
export type Difference = { userId: string; known: string; provider: string };

type Reconciling = Parameters<typeof refreshCustomer>[0] & Pick<Context, "accounts">;

/**
 * Compares what is known of every customer with what the provider says, and puts it right.
 * @param onEach called for each difference
 * @param mayGoOn asked before each customer
 * @returns how many customers were compared, and whether all were
 */
export async function reconcile(
  context: Reconciling,
  {
    isDryRun,
    onEach,
    mayGoOn = () => Promise.resolve(true),
  }: { isDryRun: boolean; onEach: (difference: Difference) => void; mayGoOn?: () => Promise<boolean> },
): Promise<{ compared: number; isComplete: boolean }> {
  const { customers, provider } = context;
  let compared = 0;
  const seen = new Set<string>();
  const compare = async (customer: Customer): Promise<void> => {
    seen.add(customer._id);
    compared++;
    try {
      const difference = await differenceOf(context, customer);
      if (!difference) return;
      onEach(difference);
      if (!isDryRun) await refreshCustomer(context, customer._id);
    } catch (error) {
      // One customer of whom the provider won't tell keeps none of the others from being compared.
      if (!(error instanceof Refused)) throw error;
      onEach({
        userId: customer._id,
        known: inWords(customer.subscription ?? null),
        provider: error.message,
      });
    }
  };
  for await (const customer of customers.listLive()) {
    if (!(await mayGoOn())) return { compared, isComplete: false };
    await compare(customer);
  }
  // Those whom the provider alone knows.
  for await (const { customerId } of provider().subscriptions.listOpen()) {
    if (!(await mayGoOn())) return { compared, isComplete: false };
    const known = await customers.findByStripeId(customerId);
    if (known && (seen.has(known._id) || known.erasedAt)) continue;
    const customer = known ?? (isDryRun ? undefined : await findCustomer(context, customerId));
    if (customer) await compare(customer);
    else if (isDryRun) onEach({ userId: customerId, known: "nothing", provider: "a subscription" });
  }
  return { compared, isComplete: true };
}

async function differenceOf(context: Reconciling, customer: Customer): Promise<Difference | undefined> {
  const { graceMs, now } = context;
  const look = await askProvider(context.provider(), customer, now());
  const previous = customer.subscription ?? null;
  const { state, isGraceOver } = subscriptionState({ ...look, previous, now: now(), graceMs });
  const mustEnd = isGraceOver ? "not paid in time" : look.isReversed ? "paid back by the bank" : undefined;
  const [known, said] = [inWords(previous), mustEnd ?? inWords(state)];
  return known === said ? undefined : { userId: customer._id, known, provider: said };
}

function inWords(state: SubscriptionState | null): string {
  if (!state) return "none";
  const { id, status, currentPeriodEnd, cancelAtPeriodEnd, price } = state;
  const end = cancelAtPeriodEnd ? "ends" : "until";
  return `${id} ${status}, ${price.interval}ly, ${end} ${currentPeriodEnd.toISOString()}`;
}
