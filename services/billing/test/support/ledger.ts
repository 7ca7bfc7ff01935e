import type { StripeProcess } from "@wordlehint/test-servers";
import type { Stripe } from "stripe";

const daySeconds = 24 * 3600;
/** Nobody can have a day of Premium for less than a day of a year at the yearly price. */
const cheapestDay = 3770 / 366;
const yearSeconds = 365 * daySeconds;
/** For what was rounded, and for the hour in which the provider prepares the invoice of a renewal. */
const tolerance = 3;

/** A time with Premium, with what was paid for it and given back. */
type Spell = { used: number; endedAt: number | null; paid: number; refunded: number };

/**
 * Adds up what a person with several accounts has paid, less what was given back and what is left to spend, and what the
 * time with Premium is worth at least. Time for which everything was given back counts once in twelve months only.
 * @param customers the ids of the person's customers at the provider
 * @param gifts what an operator has given back unasked
 */
export async function ledgerOf({ client, url }: StripeProcess, customers: readonly string[], gifts: number) {
  const { now } = (await (await fetch(`${url}/_control/clock`)).json()) as { now: number };
  const spells = (await Promise.all(customers.map((id) => spellsOf(client, id, now)))).flat();
  const balances = await Promise.all(customers.map((id) => creditOf(client, id)));
  let lastGivenBack = -Infinity;
  const charged = spells.toSorted(byEnd).filter(({ paid, refunded, endedAt }) => {
    const isFree = paid > 0 && refunded === paid && (endedAt ?? now) - lastGivenBack >= yearSeconds;
    if (isFree) lastGivenBack = endedAt ?? now;
    return !isFree;
  });
  const kept = sumOf(charged.map(({ paid, refunded }) => paid - refunded)) - sumOf(balances);
  const worth = sumOf(charged.map(({ used }) => (used / daySeconds) * cheapestDay));
  return { kept, worth, isSound: kept + gifts >= worth - tolerance };
}

async function spellsOf(client: Stripe, customer: string, now: number): Promise<Spell[]> {
  const [subscriptions, invoices, charges] = await Promise.all([
    client.subscriptions.list({ customer, status: "all", limit: 100 }),
    client.invoices.list({ customer, limit: 100, expand: ["data.payments"] }),
    client.charges.list({ customer, limit: 100 }),
  ]);
  const begun = subscriptions.data.filter(({ status }) => !status.startsWith("incomplete"));
  return begun.map(({ id, created, ended_at: endedAt }) => {
    const own = invoices.data.filter(({ parent }) => parent?.subscription_details?.subscription === id);
    const intents = own.flatMap(({ payments }) =>
      payments?.data.map(({ payment }) => payment.payment_intent),
    );
    const paid = charges.data.filter((one) => one.paid && intents.includes(one.payment_intent as string));
    return {
      ...{ used: (endedAt ?? now) - created, endedAt },
      paid: sumOf(paid.map(({ amount }) => amount)),
      refunded: sumOf(paid.map(({ amount_refunded }) => amount_refunded)),
    };
  });
}

/** Returns a customer's credit; 0 for one whose account is deleted. */
async function creditOf(client: Stripe, id: string): Promise<number> {
  const customer = await client.customers.retrieve(id);
  return customer.deleted || customer.email === null ? 0 : Math.max(0, -customer.balance);
}

const byEnd = (a: Spell, b: Spell): number => (a.endedAt ?? Infinity) - (b.endedAt ?? Infinity);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
