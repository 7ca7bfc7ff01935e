import fc from "fast-check";
import type { ProviderSubscription } from "./provider-subscription.ts";
import { subscriptionWith } from "./provider-subscription.fixture.ts";
import type { SubscriptionChange } from "./subscription-changes.ts";
import { isEntitled, subscriptionState } from "./subscription-state.ts";
import type { SubscriptionState } from "./subscription.ts";

const dayMs = 24 * 3_600_000;
const graceMs = 14 * dayMs;
const later = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** Steps of people and banks at the provider, each as far as it is possible at the time. */
const steps = [
  ...["begin", "pay", "expire", "fail to renew", "mend", "give up", "cancel", "resume", "end now", "switch"],
  ...["wait a day", "wait a week", "wait a month"],
] as const;
/** The fate of the provider's messages, and of our events. */
const deliveries = [
  "deliver",
  "deliver twice",
  "look",
  "save the oldest look",
  "save the latest look",
  "drop",
] as const;
type Step = (typeof steps)[number] | (typeof deliveries)[number];

/** The payment provider: what is true. */
class Provider {
  now = new Date(Date.UTC(2027, 0, 1));
  subscriptions: ProviderSubscription[] = [];
  unpaidSince: Date | null = null;

  get #current(): ProviderSubscription | undefined {
    return this.subscriptions.at(-1);
  }

  #change(changes: Partial<ProviderSubscription>): void {
    const current = this.#current;
    if (current) this.subscriptions = [...this.subscriptions.slice(0, -1), { ...current, ...changes }];
  }

  end(): void {
    this.#change({ status: "canceled", endedAt: this.now });
    this.unpaidSince = null;
  }

  do(step: Step): void {
    const current = this.#current;
    const isOpen = current?.status === "incomplete";
    const inForce = current !== undefined && isEntitled(current);
    if (step === "begin" && !isOpen && !inForce) {
      const id = `sub_${this.subscriptions.length + 1}`;
      const begun = { id, status: "incomplete" as const, createdAt: this.now };
      this.subscriptions = [
        ...this.subscriptions,
        subscriptionWith({ ...begun, currentPeriodEnd: later(this.now, 30) }),
      ];
    } else if (step === "pay" && isOpen) this.#change({ status: "active" });
    else if (step === "expire" && isOpen) this.#change({ status: "incomplete_expired", endedAt: this.now });
    else if (step === "fail to renew" && current?.status === "active") {
      this.#change({ status: "past_due", currentPeriodEnd: later(current.currentPeriodEnd, 30) });
      this.unpaidSince = this.now;
    } else if (step === "mend" && inForce && this.unpaidSince) {
      this.#change({ status: "active" });
      this.unpaidSince = null;
    } else if (step === "give up" && current?.status === "past_due") this.#change({ status: "unpaid" });
    else if (step === "cancel" && current?.status === "active")
      this.#change({ endsAt: current.currentPeriodEnd });
    else if (step === "resume" && inForce) this.#change({ endsAt: null });
    else if (step === "end now" && inForce) this.end();
    else if (step === "switch" && current?.status === "active")
      this.#change({ price: { ...current.price, interval: "year" }, currentPeriodEnd: later(this.now, 365) });
    else if (step.startsWith("wait")) this.#wait(step === "wait a day" ? 1 : step === "wait a week" ? 7 : 30);
  }

  #wait(days: number): void {
    this.now = later(this.now, days);
    const current = this.#current;
    if (!current || !isEntitled(current) || current.currentPeriodEnd > this.now) return;
    if (current.endsAt) this.end();
    else if (current.status === "active") this.#change({ currentPeriodEnd: later(this.now, 30) });
  }

  get isSubscribed(): boolean {
    const current = this.#current;
    const isOver = this.unpaidSince !== null && later(this.unpaidSince, 14) <= this.now;
    return current !== undefined && isEntitled(current) && !isOver;
  }
}

type Announced = { change: SubscriptionChange; subscription: string | undefined; revision: number };

/** The service, with what it has stored and told. */
class Billing {
  state: SubscriptionState | null = null;
  revision = 0;
  told: Announced[] = [];
  readonly #provider: Provider;
  #looks: { revision: number; subscriptions: readonly ProviderSubscription[]; unpaidSince: Date | null }[] =
    [];

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  look(): void {
    const { subscriptions, unpaidSince } = this.#provider;
    this.#looks.push({ revision: this.revision, subscriptions, unpaidSince });
  }

  /** Saves what was seen, unless something was saved since: then it is looked again. */
  save(which: "oldest" | "latest"): void {
    const look = which === "oldest" ? this.#looks.shift() : this.#looks.pop();
    if (!look) return;
    if (look.revision !== this.revision) {
      this.refresh();
      return;
    }
    const { now } = this.#provider;
    const outcome = subscriptionState({ ...look, paid: undefined, previous: this.state, now, graceMs });
    if (outcome.isGraceOver) {
      if (this.#provider.unpaidSince) this.#provider.end();
      this.refresh();
      return;
    }
    const before = this.state;
    this.state = outcome.state;
    for (const [index, change] of outcome.changes.entries()) {
      const isOfFormer = change.type === "subscription.cancelled" && before !== null;
      const subscription = isOfFormer ? before.id : outcome.state?.id;
      this.told.push({ change, subscription, revision: this.revision + index + 1 });
    }
    this.revision += Math.max(1, outcome.changes.length);
  }

  refresh(): void {
    this.look();
    this.save("latest");
  }

  do(step: Step): void {
    if (step === "deliver") this.refresh();
    if (step === "deliver twice") [1, 2].forEach(() => this.refresh());
    if (step === "look") this.look();
    if (step === "save the oldest look") this.save("oldest");
    if (step === "save the latest look") this.save("latest");
  }
}

/** The auth service's view of the events, in whatever order and however often they arrive. */
function isSubscribedBy(events: readonly Announced[]): boolean {
  let last = { revision: 0, isSubscribed: false };
  for (const { change, revision } of events) {
    if (change.type === "subscription.cancellation_requested" || revision <= last.revision) continue;
    last = { revision, isSubscribed: change.summary.status !== "cancelled" };
  }
  return last.isSubscribed;
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>("begin", "pay") },
  { weight: 5, arbitrary: fc.constantFrom<Step>(...steps) },
  { weight: 4, arbitrary: fc.constantFrom<Step>(...deliveries) },
);
const history = fc.array(step, { minLength: 15, maxLength: 50, size: "max" });

it("knows after one reconciliation who has Premium, and tells of each beginning once", () => {
  let activations = 0;
  const property = fc.property(history, fc.infiniteStream(fc.nat()), (happened, random) => {
    const provider = new Provider();
    const billing = new Billing(provider);
    for (const step of happened) {
      provider.do(step);
      billing.do(step);
    }
    billing.refresh();

    const doubled = [...billing.told, ...billing.told];
    const order = [...random.take(doubled.length)];
    const shuffled = doubled.map((event, index) => ({ event, at: order[index] ?? 0 }));
    shuffled.sort((a, b) => a.at - b.at);
    expect(isSubscribedBy(shuffled.map(({ event }) => event))).toBe(provider.isSubscribed);
    expect(billing.state !== null && billing.state.status !== "cancelled").toBe(provider.isSubscribed);

    const begun = billing.told.filter(({ change }) => change.type === "subscription.activated");
    const ids = begun.map(({ subscription }) => subscription);
    expect(new Set(ids).size).toBe(ids.length);
    if (provider.isSubscribed) expect(ids).toContain(billing.state?.id);
    const revisions = billing.told.map(({ revision }) => revision);
    expect(new Set(revisions).size).toBe(revisions.length);
    activations += ids.length;

    const toldBefore = billing.told.length;
    billing.refresh();
    expect(billing.told).toHaveLength(toldBefore);
  });
  fc.assert(property, { numRuns: 10_000 });
  expect(activations).toBeGreaterThan(5000);
});
