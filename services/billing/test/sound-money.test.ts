import { eventually } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import fc from "fast-check";
import { ledgerOf } from "./support/ledger.ts";
import { startSetUp, useStripe, type BillingService } from "./support/start-billing.ts";

const stripe = useStripe();
let people = 0;

const steps = [
  ...["subscribe monthly", "subscribe yearly", "pay monthly", "pay yearly", "cancel", "resume", "withdraw"],
  ...["get a part back", "delete the account", "wait a day", "wait 13 days", "wait a month"],
] as const;
type Step = (typeof steps)[number];

/** A person with one mailbox and one card, and with one account after the other. */
class Person {
  readonly customers = new Set<string>();
  /** A refund by an operator, apart from those of withdrawals. */
  gifts = 0;
  readonly #billing: BillingService;
  readonly #name = `person-${process.pid}-${people++}`;
  #accounts = 0;
  #player;

  constructor(billing: BillingService) {
    this.#billing = billing;
    this.#player = this.#register();
  }

  #register() {
    const account = `${this.#name}-${this.#accounts++}`;
    const player = this.#billing.player(account);
    this.#billing.auth.accounts.set(account, { email: this.#emailOf(account), verifiedAt: null });
    return player;
  }

  readonly #emailOf = (account: string) => `${this.#name}+${account}@example.org`;

  /** Does a step, as far as it is possible at the time. */
  async do(step: Step): Promise<void> {
    const player = this.#player;
    if (step === "subscribe monthly") await this.#subscribe("month");
    if (step === "subscribe yearly") await this.#subscribe("year");
    if (step === "pay monthly") await player.ask("POST", "/api/billing/switch", { interval: "month" });
    if (step === "pay yearly") await player.ask("POST", "/api/billing/switch", { interval: "year" });
    if (step === "cancel")
      await player.ask("POST", "/api/auth/cancel-subscription", { email: this.#emailOf(player.userId) });
    if (step === "resume") await player.ask("POST", "/api/billing/resume");
    if (step === "withdraw") await player.ask("POST", "/api/billing/withdraw", { confirm: true });
    if (step === "get a part back") await this.#takeGift();
    if (step === "delete the account") await this.#delete();
    if (step === "wait a day") await this.#billing.advance(1);
    if (step === "wait 13 days") await this.#billing.advance(13);
    if (step === "wait a month") await this.#billing.advance(31);
  }

  async #subscribe(interval: "month" | "year"): Promise<void> {
    const response = await this.#player.ask("POST", "/api/get-or-create-subscription", { interval });
    const id = (await this.#billing.customers.findOne({ _id: this.#player.userId }))?.stripeCustomerId;
    if (id !== undefined) this.customers.add(id);
    if (!response.ok) return;
    const opened = (await response.json()) as { confirm: string; clientSecret: string };
    if (opened.confirm === "payment") await this.#player.pay(opened);
  }

  async #takeGift(): Promise<void> {
    const id = (await this.#billing.customers.findOne({ _id: this.#player.userId }))?.stripeCustomerId;
    if (id === undefined || (await this.#player.refresh()).status !== "active") return;
    const { client } = stripe();
    const [charge] = (await client.charges.list({ customer: id })).data.filter(({ paid }) => paid);
    const left = charge ? charge.amount - charge.amount_refunded : 0;
    if (!charge || left < 100) return;
    await client.refunds.create({ charge: charge.id, amount: 50 });
    this.gifts += 50;
  }

  async #delete(): Promise<void> {
    const { userId } = this.#player;
    const { auth, bus, customers } = this.#billing;
    const data = { userId, email: this.#emailOf(userId) };
    auth.accounts.delete(userId);
    await bus.publish(newEvent("user.deleted", userId, data, new Date()));
    await eventually(async () => {
      const customer = await customers.findOne({ _id: userId });
      expect(customer?.erasedAt).toBeDefined();
      if (customer?.stripeCustomerId !== undefined)
        expect(await stripe().client.customers.retrieve(customer.stripeCustomerId)).toMatchObject({
          email: null,
        });
    });
    this.#player = this.#register();
  }
}

const month = "wait a month";
const known: Step[][] = [
  ["subscribe monthly", "withdraw", "subscribe monthly", "get a part back", "wait 13 days", "withdraw"],
  ["subscribe yearly", "pay monthly", "withdraw", "subscribe monthly", month, month, month],
  ["subscribe monthly", "wait 13 days", "withdraw", "subscribe monthly", "wait 13 days", "withdraw"],
  [
    ...(["subscribe yearly", "wait 13 days", "withdraw", "delete the account"] as const),
    ...(["subscribe yearly", "wait 13 days", "withdraw"] as const),
  ],
  ["subscribe yearly", "pay monthly", "pay yearly", "pay monthly", month, "withdraw", "delete the account"],
];

it("keeps the price of the time with Premium, in whatever order a person subscribes, switches, cancels, withdraws, is given something back and deletes accounts", async () => {
  const billing = await startSetUp(stripe());
  await stripe().deliver("drop");
  const life = fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), async (taken) => {
    // Everybody here pays with the same card, by which a person is known.
    await billing.connection.collection("persons").deleteMany({});
    const person = new Person(billing);
    for (const step of taken) {
      await person.do(step);
      const ledger = await ledgerOf(stripe(), [...person.customers], person.gifts);
      expect({ step, ...ledger }).toMatchObject({ isSound: true });
    }
  });
  await fc.assert(life, { numRuns: 14, examples: known.map((one) => [one]), endOnFailure: true });
}, 120_000);
