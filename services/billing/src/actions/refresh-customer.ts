import type { DomainEvent } from "@wordlehint/contracts";
import { newEvent } from "@wordlehint/runtime";
import { ProviderAway } from "../clients/provider-faults.ts";
import type { Provider } from "../clients/provider.ts";
import type { Context } from "../context.ts";
import { nextCheck } from "../domain/next-check.ts";
import type { ProviderCard, ProviderSubscription } from "../domain/provider-subscription.ts";
import type { SubscriptionChange } from "../domain/subscription-changes.ts";
import { currentOf, isEntitled, isLate, isOpen, subscriptionState } from "../domain/subscription-state.ts";
import type { Unfinished } from "../domain/unfinished.ts";
import type { Paid, SubscriptionState } from "../domain/subscription.ts";
import { endOfWithdrawal } from "../domain/withdrawal.ts";
import type { Customer, CustomerDocument } from "../store/customer-model.ts";
import { endUnpaid } from "./end-unpaid.ts";

/** The part of the context that a refresh needs. */
export type Refreshing = Pick<Context, "customers" | "persons" | "provider" | "graceMs" | "now" | "log"> & {
  outbox: Pick<Context["outbox"], "wake">;
};

/** Extra fields and events of a refresh, saved in the same write. */
export type Also = {
  set: Partial<CustomerDocument>;
  /** The part of a withdrawal that failed. */
  unfinished: Unfinished | undefined;
  events: DomainEvent[];
};

/** The provider's present state of a customer. */
export type Look = {
  subscriptions: readonly ProviderSubscription[];
  unpaidSince: Date | null;
  paid: Paid | null | undefined;
  /** The card of the next payment. */
  card: ProviderCard | null;
  /** True if a bank has reversed a payment for the current subscription. */
  isReversed: boolean;
};

const maxRounds = 10;

/**
 * Asks the provider about a customer, and saves what follows with its events in one write. When the customer has been
 * saved by others in between, the provider is asked again, so that an old answer never replaces a newer one. Ends the
 * subscription when the grace period for a late payment is over or a bank has given a payment back, and a trial of a person who had Premium before, with
 * this or another account: the card, by which a person is known, is given after the trial was made.
 * @param also extra fields and events to save in the same write
 * @returns the customer; undefined for one that isn't there or is gone
 */
export async function refreshCustomer(
  context: Refreshing,
  userId: string,
  also?: (customer: Customer) => Also | undefined,
): Promise<Customer | undefined> {
  const { customers, graceMs, now, outbox } = context;
  const provider = context.provider();
  for (let round = 0; round < maxRounds; round++) {
    const customer = await customers.find(userId);
    if (!customer || customer.erasedAt || customer.stripeCustomerId === undefined) return undefined;
    const look = await askProvider(provider, customer, now());
    const previous = customer.subscription ?? null;
    const outcome = subscriptionState({ ...look, previous, now: now(), graceMs });
    warnOfSeveral(context, userId, look.subscriptions);
    if (outcome.state && (outcome.isGraceOver || look.isReversed)) {
      await endUnpaid(provider, outcome.state.id, look);
      continue;
    }
    const seen = { ...customer, cardKeys: cardKeysOf(context, customer, look) };
    if (!(await mayBegin(context, seen, outcome.state))) continue;
    const saved = await save(context, seen, look, outcome, also?.(customer));
    if (!saved) continue;
    outbox.wake();
    return saved;
  }
  throw new ProviderAway(new Error("the customer was changed by others too often"));
}

/** Keys of all cards that were in use. */
function cardKeysOf({ persons }: Refreshing, { cardKeys = [] }: Customer, { card }: Look): string[] {
  const fingerprint = card?.fingerprint ?? null;
  return fingerprint === null ? cardKeys : [...new Set([...cardKeys, persons.cardKeyOf(fingerprint)])];
}

/** Notes that a person has Premium from now on; false where it was a trial, which is ended because it isn't the first. */
async function mayBegin(
  { customers, persons, provider }: Refreshing,
  customer: Customer,
  state: SubscriptionState | null,
): Promise<boolean> {
  if (!state || !isInForce(state) || customer.subscription?.id === state.id) return true;
  const isFirst = await persons.claim("premium", customer, state.id);
  if (isFirst || !state.isTrial) return true;
  await customers.refuseTrial(customer._id, state.id);
  await endUnpaid(provider(), state.id);
  return false;
}

/** Asks the provider about a customer, and changes nothing. */
export async function askProvider(provider: Provider, customer: Customer, now: Date): Promise<Look> {
  const { stripeCustomerId = "", subscription: previous = null } = customer;
  const subscriptions = await provider.subscriptions.list(stripeCustomerId);
  const current = currentOf(subscriptions, previous);
  if (!current) return { subscriptions, unpaidSince: null, paid: undefined, card: null, isReversed: false };
  const known = previous?.id === current.id ? previous.paid : null;
  const isWithdrawable = !known || endOfWithdrawal(known.firstAt) > now;
  const [unpaidSince, paid, card, isReversed] = await Promise.all([
    isLate(current) ? provider.payments.unpaidSince(current.id) : null,
    isEntitled(current) && isWithdrawable ? provider.payments.paidFor(current.id) : undefined,
    current.card ?? (isEntitled(current) ? provider.customers.cardOf(stripeCustomerId) : null),
    isEntitled(current) && provider.payments.isReversed(current.id, stripeCustomerId),
  ]);
  const withCard = subscriptions.map((one) => (one === current ? { ...one, card } : one));
  return { subscriptions: withCard, unpaidSince, paid, card, isReversed };
}

type Saved = { state: SubscriptionState | null; changes: readonly SubscriptionChange[] };

async function save(
  { customers, now }: Refreshing,
  customer: Customer,
  { subscriptions }: Look,
  { state, changes }: Saved,
  also: Also | undefined,
): Promise<Customer | undefined> {
  const { _id: userId, revision } = customer;
  const time = now();
  const events = [...changes.map((change, index) => eventOf(userId, revision + index + 1, change, time))];
  const open = subscriptions.filter(isOpen).map(({ createdAt }) => createdAt.getTime());
  const openSince = open.length > 0 && !isInForce(state) ? new Date(Math.min(...open)) : null;
  const after = { ...customer, ...also?.set };
  const unfinished = !isWithdrawing(after) ? undefined : also ? also.unfinished : customer.unfinished;
  const withdrawalDueAt = isWithdrawing(after) ? (unfinished ? unfinished.dueAt : time) : null;
  const checked = {
    revision: revision + Math.max(1, changes.length),
    subscription: state,
    checkedAt: time,
    nextCheckAt: nextCheck(state, { openSince, withdrawalDueAt }, time),
    unfinished: unfinished ?? null,
    also: { cardKeys: customer.cardKeys ?? [], ...also?.set },
  };
  const isSaved = await customers.saveChecked(userId, revision, checked, [
    ...events,
    ...(also?.events ?? []),
  ]);
  if (!isSaved) return undefined;
  const { subscription: _before, unfinished: _known, ...rest } = customer;
  return {
    ...rest,
    ...also?.set,
    revision: checked.revision,
    checkedAt: time,
    ...(state && { subscription: state }),
    ...(unfinished && { unfinished }),
  };
}

const isWithdrawing = ({ withdrawal }: Pick<Customer, "withdrawal">): boolean =>
  withdrawal !== undefined && !withdrawal.doneAt;

const isInForce = (state: SubscriptionState | null): boolean =>
  state !== null && state.status !== "cancelled";

function eventOf(userId: string, revision: number, change: SubscriptionChange, now: Date): DomainEvent {
  if (change.type === "subscription.cancellation_requested")
    return newEvent(change.type, userId, { userId, ...change.data }, now);
  return newEvent(change.type, userId, { userId, ...change.summary, revision }, now);
}

/** It can only be made by hand, in the provider's dashboard. */
function warnOfSeveral(
  { log }: Refreshing,
  userId: string,
  subscriptions: readonly ProviderSubscription[],
): void {
  const ids = subscriptions.filter(isEntitled).map(({ id }) => id);
  if (ids.length > 1)
    log.error({ customer: userId, subscriptions: ids }, "a customer pays for several subscriptions");
}
