import type { BillingInterval, OpenSubscription, Price } from "@wordlehint/contracts";
import { DomainError, TooManyAttempts, type Attempt } from "@wordlehint/runtime";
import { KeyTaken, ProviderAway, Refused } from "../clients/provider-faults.ts";
import type { Context } from "../context.ts";
import type { Confirmation, ProviderPrice, ProviderSubscription } from "../domain/provider-subscription.ts";
import { isEntitled, isOpen } from "../domain/subscription-state.ts";
import type { NewSubscription } from "../clients/subscriptions.ts";
import type { Customer } from "../store/customer-model.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { openCustomer } from "./open-customer.ts";
import { readPlans } from "./read-plans.ts";
import { refreshCustomer } from "./refresh-customer.ts";

const maxRounds = 10;
const minuteMs = 60_000;
/** New subscriptions that may follow each other without a pause; returning to an open one isn't counted. */
const free = 10;

/**
 * Returns a person's subscription that is to be paid, and makes one unless it is there: one, however many tabs and
 * replicas ask at once. One of another interval that isn't paid is ended.
 * @param interval without it the one that is there, or else a monthly one
 * @throws {DomainError} `conflict` when the person has Premium, `unauthorized` when the account is gone.
 * @throws {ProviderAway}
 * @throws {TooManyAttempts}
 */
export async function beginSubscription(
  context: Context,
  userId: string,
  interval?: BillingInterval,
): Promise<OpenSubscription> {
  const { attempts, customers, now, config } = context;
  const plans = await readPlans(context);
  const { month, year } = await context.provider().prices.offer();
  const wanted = interval === undefined ? [month, year] : [interval === "month" ? month : year];
  const [price, ...others] = wanted.filter((one) => one !== undefined);
  if (!price) throw new DomainError("conflict", "Premium can't be paid at this interval.");
  const customer = await openCustomer(context, userId);
  const attempt = await attempts.count([{ key: `subscribe ${userId}`, free, maxPauseMs: 15 * minuteMs }]);
  const opened = await open(context, customer, [price, ...others], attempt);
  await customers.checkBy(userId, new Date(now().getTime() + minuteMs));
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_JS_URL: scriptUrl } = config;
  const { confirmation } = opened;
  // Before a trial the browser confirms a card, and otherwise a payment.
  const trialDays = confirmation.confirm === "setup" ? plans.trialDays : 0;
  return {
    ...{ ...confirmation, publishableKey, scriptUrl, trialDays },
    price: pure(opened.price),
    prices: plans.prices,
  };
}

type Opened = { confirmation: Confirmation; price: ProviderPrice };
/** The prices that may be paid, of which a new subscription has the first. */
type Accepted = readonly [ProviderPrice, ...ProviderPrice[]];

async function open(
  context: Context,
  customer: Customer,
  accepted: Accepted,
  counted: Attempt,
): Promise<Opened> {
  const [price] = accepted;
  const { _id: userId, stripeCustomerId = "", hadPremium = false } = customer;
  const { subscriptions } = context.provider();
  for (let round = 0; round < maxRounds; round++) {
    // Read first: an attempt that is raised later is that of others, whose subscription is in the list then.
    const attempt = (await context.customers.find(userId))?.attempt ?? 0;
    const all = await subscriptions.list(stripeCustomerId, { withSecrets: true });
    if (all.some(isEntitled)) await refusePremium(context, userId);
    const found = await onlyOpen(context, all, accepted);
    if (found) {
      if (counted.isAllowed) await counted.giveBack();
      return found;
    }
    // Only an attempt whose subscription has ended is followed by another one.
    if (all.some((one) => one.attempt === attempt)) {
      await context.customers.raiseAttempt(userId, attempt);
      continue;
    }
    if (!counted.isAllowed) throw new TooManyAttempts(counted.retryAfterSeconds);
    const made = await create(context, {
      customerId: stripeCustomerId,
      priceId: price.id,
      userId,
      attempt,
      isFirst: !hadPremium,
    });
    if (made?.confirmation) return { confirmation: made.confirmation, price: made.price };
  }
  throw new ProviderAway(new Error("no subscription could be opened"));
}

/** Undefined where the provider is to be asked what there is now. */
async function create(
  { provider, customers }: Context,
  wanted: NewSubscription,
): Promise<ProviderSubscription | undefined> {
  try {
    return await provider().subscriptions.create(wanted);
  } catch (error) {
    // Another tab has made this attempt, with the other price.
    if (error instanceof KeyTaken) return undefined;
    // The provider would repeat its failure for this attempt for a day.
    if (error instanceof Refused || error instanceof ProviderAway)
      await customers.raiseAttempt(wanted.userId, wanted.attempt).catch(() => undefined);
    throw error;
  }
}

/** The oldest open subscription with one of the prices. All other open ones, and paused ones, are ended: they could be paid too. */
async function onlyOpen(
  { provider }: Context,
  all: readonly ProviderSubscription[],
  accepted: Accepted,
): Promise<Opened | undefined> {
  const isAccepted = ({ price }: ProviderSubscription) => accepted.some(({ id }) => id === price.id);
  const left = all
    .filter((one) => isOpen(one) || one.status === "paused")
    .toSorted((a, b) => Number(isAccepted(b)) - Number(isAccepted(a)) || age(b) - age(a));
  const found = left.find((one) => isAccepted(one) && one.confirmation !== null);
  for (const { id } of left.filter((one) => one !== found)) await endUnpaid(provider(), id);
  return found?.confirmation ? { confirmation: found.confirmation, price: found.price } : undefined;
}

const age = ({ createdAt }: ProviderSubscription): number => -createdAt.getTime();

async function refusePremium(context: Context, userId: string): Promise<never> {
  await refreshCustomer(context, userId);
  throw new DomainError("conflict", "You already have Premium. There is nothing to pay.");
}

const pure = ({ amount, currency, interval }: ProviderPrice): Price => ({ amount, currency, interval });
