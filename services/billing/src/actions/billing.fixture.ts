import type { DomainEvent } from "@wordlehint/contracts";
import type { SetUpCard } from "../clients/cards.ts";
import type { Offer } from "../clients/prices.ts";
import type { Context } from "../context.ts";
import { day, subscriptionWith } from "../domain/provider-subscription.fixture.ts";
import type { ProviderCard, ProviderSubscription } from "../domain/provider-subscription.ts";
import type { Paid } from "../domain/subscription.ts";
import type { Unfinished } from "../domain/unfinished.ts";
import type { Customer, Withdrawal } from "../store/customer-model.ts";
import type { CheckedCustomer } from "../store/customer-store.ts";

type Changes = { [K in keyof Customer]?: Customer[K] | undefined };

/** A customer without a subscription, with some fields changed, or left out where `changes` has `undefined`. */
export const customerWith = (changes: Changes = {}) =>
  ({
    ...{ _id: "ada", email: "ada@example.org", emailKey: "ada@example.org", stripeCustomerId: "cus_ada" },
    ...{ attempt: 1, revision: 5, createdAt: day(0) },
    ...changes,
  }) as Customer;

/**
 * The context of actions, on day 1: a store with one customer and others, of whom only the provider's ids are known, and
 * a provider with the customer's subscriptions, nothing of which is paid or owed.
 */
export function startFakes({
  customer = customerWith(),
  others = [] as Customer[],
  subscriptions = [] as ProviderSubscription[],
  /** The customers of open subscriptions at the provider. */
  open = [] as string[],
} = {}) {
  const stored = { customer: customer as Customer | undefined, events: [] as DomainEvent[] };
  const atProvider = { subscriptions };
  /** The customers whom the provider is to be asked about now. */
  const due: Customer[] = [];
  const end = (ended: string, changes: Partial<ProviderSubscription>): Promise<void> => {
    atProvider.subscriptions = atProvider.subscriptions.map((one) =>
      one.id === ended ? { ...one, status: "canceled", endedAt: day(1), ...changes } : one,
    );
    return Promise.resolve();
  };
  const customers = {
    find: jest.fn(() => Promise.resolve(stored.customer)),
    findByStripeId: (id: string) =>
      Promise.resolve(others.find(({ stripeCustomerId }) => stripeCustomerId === id) ?? stored.customer),
    saveChecked: jest.fn(
      (_id: string, revision: number, checked: CheckedCustomer, events: readonly DomainEvent[]) => {
        if (stored.customer?.revision !== revision) return Promise.resolve(false);
        const { subscription, nextCheckAt, unfinished, also, ...rest } = checked;
        const known = {
          subscription: subscription ?? undefined,
          nextCheckAt: nextCheckAt ?? undefined,
          unfinished: unfinished ?? undefined,
        };
        stored.customer = { ...stored.customer, ...rest, ...also, ...known } as Customer;
        stored.events.push(...events);
        return Promise.resolve(true);
      },
    ),
    open: jest.fn(() => Promise.resolve(stored.customer)),
    setStripeId: jest.fn(() => Promise.resolve(stored.customer)),
    raiseAttempt: () => {
      if (stored.customer) stored.customer = { ...stored.customer, attempt: stored.customer.attempt + 1 };
      return Promise.resolve();
    },
    takeDue: () => Promise.resolve(due.shift()),
    listLive: async function* () {
      if (stored.customer) yield await Promise.resolve(stored.customer);
    },
    checkBy: jest.fn(() => Promise.resolve()),
    beginWithdrawal: jest.fn((_id: string, withdrawal: Withdrawal) => {
      if (stored.customer && stored.customer.withdrawal?.subscriptionId !== withdrawal.subscriptionId)
        stored.customer = { ...stored.customer, withdrawal };
      return Promise.resolve(stored.customer?.withdrawal);
    }),
    noteCard: jest.fn(() => Promise.resolve(true)),
    erase: jest.fn(() => {
      const { email: _email, emailKey: _key, ...left } = stored.customer ?? customerWith();
      stored.customer = { ...left, erasedAt: day(1) };
      return Promise.resolve(stored.customer);
    }),
    settle: jest.fn(() => Promise.resolve()),
    noteUnfinished: jest.fn((_id: string, unfinished: Unfinished) => {
      if (stored.customer) stored.customer = { ...stored.customer, unfinished };
      return Promise.resolve();
    }),
  };
  const provider = {
    subscriptions: {
      list: jest.fn(() => Promise.resolve(atProvider.subscriptions)),
      listOpen: async function* () {
        for (const customerId of open)
          yield await Promise.resolve({ customerId, subscription: subscriptionWith() });
      },
      create: jest.fn(() => Promise.resolve<ProviderSubscription | undefined>(undefined)),
      end: jest.fn((id: string) => end(id, {})),
      useCard: jest.fn(() => Promise.resolve()),
    },
    payments: {
      unpaidSince: jest.fn(() => Promise.resolve<Date | null>(null)),
      paidFor: jest.fn(() => Promise.resolve<Paid | null>(null)),
      openInvoices: jest.fn(() => Promise.resolve<string[]>([])),
      isReversed: () => Promise.resolve(false),
      dropInvoice: jest.fn(() => Promise.resolve()),
      refund: jest.fn((_subscription: string, _total: number) =>
        Promise.resolve<string | undefined>(undefined),
      ),
      pay: jest.fn(() => Promise.resolve<string | undefined>(undefined)),
      afterTrial: jest.fn(() => Promise.resolve(null)),
    },
    customers: {
      create: jest.fn(() => Promise.resolve("cus_new")),
      ownerOf: () => Promise.resolve(undefined),
      cardOf: jest.fn(() => Promise.resolve<ProviderCard | null>(null)),
      useCard: jest.fn(() => Promise.resolve()),
      anonymize: jest.fn(() => Promise.resolve()),
    },
    cards: {
      begin: jest.fn(() => Promise.resolve("seti_1_secret_1")),
      find: jest.fn((_id: string) => Promise.resolve<SetUpCard | undefined>(undefined)),
    },
    prices: {
      offer: () =>
        Promise.resolve<Offer>({
          month: { id: "price_1", amount: 377, currency: "usd", interval: "month" },
          year: { id: "price_2", amount: 3770, currency: "usd", interval: "year" },
        }),
    },
  };
  const persons = {
    cardKeyOf: (fingerprint: string) => `key ${fingerprint}`,
    claim: jest.fn(() => Promise.resolve(true)),
    hasHad: jest.fn(() => Promise.resolve(false)),
  };
  const attempt = { isAllowed: true, retryAfterSeconds: 60, giveBack: jest.fn(() => Promise.resolve()) };
  const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const fakes = {
    ...{ customers, persons, log },
    provider: () => provider,
    accounts: { addressOf: jest.fn(() => Promise.resolve<string | undefined>("ada@example.org")) },
    attempts: { count: () => Promise.resolve(attempt) },
    outbox: { wake: jest.fn() },
    due,
    config: { STRIPE_PROMOTION_CODES: "no" as const, STRIPE_AUTOMATIC_TAX: "no" as const, TRIAL_DAYS: 0 },
    signal: new AbortController().signal,
    now: () => day(1),
    graceMs: day(14).getTime() - day(0).getTime(),
  };
  const context = fakes as unknown as Context;
  return { ...fakes, context, provider, atProvider, attempt, stored };
}
