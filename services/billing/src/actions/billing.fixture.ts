import type { DomainEvent } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import { day } from "../domain/provider-subscription.fixture.ts";
import type { ProviderSubscription } from "../domain/provider-subscription.ts";
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
 * What actions need, on day 1: a store that knows one customer at most, and a provider with the customer's subscriptions,
 * nothing of which is paid or owed.
 */
export function startFakes({ customer = customerWith(), subscriptions = [] as ProviderSubscription[] } = {}) {
  const stored = { customer: customer as Customer | undefined, events: [] as DomainEvent[] };
  const atProvider = { subscriptions };
  const end = (ended: string, changes: Partial<ProviderSubscription>): Promise<void> => {
    atProvider.subscriptions = atProvider.subscriptions.map((one) =>
      one.id === ended ? { ...one, status: "canceled", endedAt: day(1), ...changes } : one,
    );
    return Promise.resolve();
  };
  const customers = {
    find: jest.fn(() => Promise.resolve(stored.customer)),
    findByStripeId: jest.fn(() => Promise.resolve(stored.customer)),
    saveChecked: jest.fn((_id: string, revision: number, checked: CheckedCustomer, events: DomainEvent[]) => {
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
    }),
    open: jest.fn(() => Promise.resolve(stored.customer)),
    setStripeId: jest.fn(() => Promise.resolve(stored.customer)),
    raiseAttempt: jest.fn(() => Promise.resolve()),
    checkBy: jest.fn(() => Promise.resolve()),
    beginWithdrawal: jest.fn((_id: string, withdrawal: Withdrawal) => {
      if (stored.customer && stored.customer.withdrawal?.subscriptionId !== withdrawal.subscriptionId)
        stored.customer = { ...stored.customer, withdrawal };
      return Promise.resolve(stored.customer?.withdrawal);
    }),
    refuseTrial: jest.fn((_id: string, refusedTrial: string) => {
      if (stored.customer) stored.customer = { ...stored.customer, refusedTrial };
      return Promise.resolve();
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
      listOpen: jest.fn((): { customerId: string }[] => []),
      create: jest.fn(() => Promise.resolve<ProviderSubscription | undefined>(undefined)),
      end: jest.fn((id: string) => end(id, {})),
      endReversed: jest.fn((id: string) => end(id, { isReversed: true })),
      cancelAtPeriodEnd: jest.fn(() => Promise.resolve()),
      changePrice: jest.fn(() => Promise.resolve()),
      changeNextPrice: jest.fn(() => Promise.resolve()),
      useCard: jest.fn(() => Promise.resolve()),
    },
    payments: {
      unpaidSince: jest.fn(() => Promise.resolve<Date | null>(null)),
      paidFor: jest.fn(() => Promise.resolve<Paid | null>(null)),
      openInvoices: jest.fn(() => Promise.resolve<string[]>([])),
      isReversed: jest.fn(() => Promise.resolve(false)),
      payerOf: jest.fn(() => Promise.resolve<string | undefined>(undefined)),
      dropInvoice: jest.fn(() => Promise.resolve()),
      refund: jest.fn((_subscription: string, _total: number) =>
        Promise.resolve<string | undefined>(undefined),
      ),
      pay: jest.fn(() => Promise.resolve<string | undefined>(undefined)),
      afterTrial: jest.fn(() => Promise.resolve(null)),
    },
    customers: {
      create: jest.fn(() => Promise.resolve("cus_new")),
      ownerOf: jest.fn(() => Promise.resolve<object | undefined>(undefined)),
      cardOf: jest.fn(() => Promise.resolve<object | null>(null)),
      useCard: jest.fn(() => Promise.resolve()),
      locate: jest.fn(() => Promise.resolve(true)),
      anonymize: jest.fn(() => Promise.resolve()),
    },
    cards: {
      begin: jest.fn(() => Promise.resolve("seti_1_secret_1")),
      find: jest.fn(() => Promise.resolve<object | undefined>(undefined)),
    },
    prices: {
      offer: jest.fn(() =>
        Promise.resolve<object>({
          month: { id: "price_1", amount: 377, currency: "usd", interval: "month" },
          year: { id: "price_2", amount: 3770, currency: "usd", interval: "year" },
        }),
      ),
    },
  };
  const persons = {
    cardKeyOf: (fingerprint: string) => `key ${fingerprint}`,
    claim: jest.fn(() => Promise.resolve(true)),
    hasHad: jest.fn(() => Promise.resolve(false)),
    list: jest.fn(() => Promise.resolve<object[]>([])),
  };
  const attempt = { isAllowed: true, retryAfterSeconds: 60, giveBack: jest.fn(() => Promise.resolve()) };
  const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const fakes = {
    ...{ customers, persons, log },
    provider: () => provider,
    accounts: { addressOf: jest.fn(() => Promise.resolve<string | undefined>("ada@example.org")) },
    attempts: { count: () => Promise.resolve(attempt) },
    outbox: { wake: jest.fn() },
    config: { STRIPE_PROMOTION_CODES: "no", STRIPE_AUTOMATIC_TAX: "no", TRIAL_DAYS: 0 },
    signal: new AbortController().signal,
    now: () => day(1),
    graceMs: day(14).getTime() - day(0).getTime(),
  };
  const context = fakes as unknown as Context;
  return { ...fakes, context, provider, atProvider, attempt, stored };
}
