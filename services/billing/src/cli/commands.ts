import { amountStep, amountText, parseAmount, type BillingInterval, type Price } from "@wordlehint/contracts";
import { CommandFault, printTable, timeOf, UsageFault } from "@wordlehint/runtime";
import { reconcile } from "../actions/reconcile.ts";
import { lookAt } from "../actions/refresh-customer.ts";
import { setUpAccount } from "../actions/set-up-account.ts";
import { defaultPrices } from "../domain/default-prices.ts";
import type { Customer } from "../store/customer-model.ts";
import type { BillingCommand, CommandContext, Flags } from "./command.ts";

const [monthly, yearly] = defaultPrices;
const account = { name: "ACCOUNT", what: "an account's id, as `stuck` lists it" };
const nothingIsStuck = (customer: string) => new CommandFault(`Nothing is stuck for ${customer}.`);

export const billingCommands: Readonly<Record<string, BillingCommand>> = {
  setup: {
    help: `Makes what Premium needs in a Stripe account: product, prices, webhook endpoint with its secret, and the hosted
page for card and invoices. What is there stays as it is; those who pay another price keep it. Safe to repeat.

  --webhook-url   where Stripe sends events; by default PUBLIC_ORIGIN and /webhooks/stripe
  --monthly       the price of a month; ${priceOf(monthly)} by default, and needed in another currency
  --yearly        the price of a year; ${priceOf(yearly)} by default; none for no yearly price
  --currency      ${monthly.currency} by default`,
    flags: ["webhook-url", "monthly", "yearly", "currency"],
    run: async (context, _operands, flags, terminal) => {
      const { PUBLIC_ORIGIN: returnUrl } = context.config;
      const webhookUrl = flags["webhook-url"] ?? `${returnUrl}/webhooks/stripe`;
      if (!URL.canParse(webhookUrl)) throw new UsageFault("--webhook-url must be an address.");
      const done = await setUpAccount(context, { prices: pricesIn(flags), webhookUrl, returnUrl });
      for (const line of done) terminal.print(line);
      if (done.length === 0) terminal.print("Everything was set up already.");
      return { event: "payment account set up", about: { webhookUrl } };
    },
  },
  reconcile: {
    help: `Compares every subscription with what Stripe says, and puts it right. The service does so every day.

  --dry-run   changes nothing`,
    flags: ["dry-run"],
    run: async (context, _operands, { "dry-run": isDryRun = false }, terminal) => {
      let differences = 0;
      const { compared } = await reconcile(context, {
        isDryRun,
        onEach: ({ userId, known, provider }) => {
          differences++;
          terminal.print(`${userId}: here ${known}; at Stripe ${provider}`);
        },
      });
      const what = differences === 0 ? "no difference" : `${differences} different`;
      terminal.print(
        `${compared} compared, ${what}${isDryRun && differences > 0 ? ", nothing changed" : ""}.`,
      );
      return {
        event: isDryRun ? "subscriptions compared" : "subscriptions reconciled",
        about: { compared: String(compared), differences: String(differences) },
      };
    },
  },
  stuck: {
    help: "Lists what couldn't be done at Stripe for customers, why, and when it is tried again.",
    flags: [],
    run: async (context, _operands, _flags, terminal) => {
      const found = await context.customers.listUnfinished();
      if (found.length === 0) terminal.print("Nothing is left to do at Stripe.");
      else
        printTable(
          found.map((customer) => [customer._id, describeUnfinished(customer)]),
          terminal,
        );
      return { event: "stuck customers listed", about: { found: String(found.length) } };
    },
  },
  retry: {
    help: `Has what is stuck for a customer tried again from now on, such as after a change at Stripe. What Stripe
has refused it may refuse in the same words for a day.`,
    operands: [account],
    flags: [],
    run: async (context, [customer = ""], _flags, terminal) => {
      if (!(await context.customers.retry(customer, context.now()))) throw nothingIsStuck(customer);
      terminal.print("It is tried again in the next seconds.");
      return { event: "stuck customer retried", about: { customer } };
    },
  },
  settle: {
    help: "Notes that you have done by other means what is stuck for a customer, such as by a bank transfer.",
    operands: [account],
    flags: [],
    run: async (context, [customer = ""], _flags, terminal) => {
      if (!(await context.customers.find(customer))?.unfinished) throw nothingIsStuck(customer);
      await context.customers.settle(customer, context.now());
      terminal.print("It counts as done.");
      return { event: "stuck customer settled", about: { customer } };
    },
  },
  show: {
    help: "Shows a customer: what is known here, and what Stripe says.",
    operands: [{ name: "EMAIL", what: "an e-mail address" }],
    flags: [],
    run: async (context, [email = ""], _flags, terminal) => {
      const customer = await context.customers.findByEmail(email);
      if (!customer)
        throw new CommandFault(
          `There is no customer with the address ${email}. The person may never have opened the payment form.`,
        );
      printTable([...describe(customer), ...(await describeProvider(context, customer))], terminal);
      return { event: "customer looked up", about: { customer: customer._id } };
    },
  },
};

function pricesIn({ monthly: ofMonth, yearly: ofYear, currency = monthly.currency }: Flags): Price[] {
  if (!/^[a-z]{3}$/.test(currency)) throw new UsageFault("--currency must be a code such as usd.");
  return [
    priceIn(currency, "month", ofMonth),
    ...(ofYear === "none" ? [] : [priceIn(currency, "year", ofYear)]),
  ];
}

/** @throws {UsageFault} with an example of what to type; a default is in its own currency alone */
function priceIn(currency: string, interval: BillingInterval, text: string | undefined): Price {
  const usual = defaultPrices.find((price) => price.interval === interval && price.currency === currency);
  const amount = text === undefined ? usual?.amount : parseAmount(text, currency);
  if (amount !== undefined) return { interval, amount, currency };
  const example = amountText({ amount: 500 * amountStep(currency), currency });
  throw new UsageFault(
    `--${interval}ly must be an amount in ${currency}, such as ${example}${interval === "year" ? ", or none" : ""}.`,
  );
}

function describe(customer: Customer): string[][] {
  const { _id, email, stripeCustomerId, createdAt, checkedAt, nextCheckAt, subscription, withdrawal } =
    customer;
  const time = (instant: Date | null | undefined) => (instant ? timeOf(instant) : "none");
  return [
    ["Account", _id],
    ["E-mail", email ?? "none"],
    ["Stripe customer", stripeCustomerId ?? "none"],
    ["Since", timeOf(createdAt)],
    ["Last asked Stripe", time(checkedAt)],
    ["Asks again", time(nextCheckAt)],
    ["Subscription", subscription ? `${subscription.status} (${subscription.id})` : "none"],
    ...(subscription
      ? [
          ["Price", `${priceOf(subscription.price)} a ${subscription.price.interval}`],
          [subscription.cancelAtPeriodEnd ? "Ends" : "Paid until", timeOf(subscription.currentPeriodEnd)],
          ["Payment late since", time(subscription.pastDueSince)],
          ["Grace ends", time(subscription.graceEndsAt)],
        ]
      : []),
    ...(withdrawal
      ? [["Withdrawn", `${timeOf(withdrawal.begunAt)}${withdrawal.doneAt ? "" : " (in progress)"}`]]
      : []),
    ...(customer.unfinished ? [["Stuck", describeUnfinished(customer)]] : []),
  ];
}

function describeUnfinished({ stripeCustomerId, withdrawal, erasedAt, unfinished }: Customer): string {
  if (!unfinished) return "";
  const { reason, since, attempts, dueAt } = unfinished;
  const owed = withdrawal && !withdrawal.doneAt ? withdrawal : undefined;
  return [
    reason,
    ...(owed ? [`withdrawal of ${amountText(owed)} ${owed.currency} from ${owed.subscriptionId}`] : []),
    ...(erasedAt ? ["account deleted"] : []),
    stripeCustomerId ?? "no Stripe customer",
    `since ${timeOf(since)}`,
    `tried ${attempts} times`,
    dueAt ? `again ${timeOf(dueAt)}` : "given up",
  ].join(", ");
}

async function describeProvider({ provider, now }: CommandContext, customer: Customer): Promise<string[][]> {
  if (customer.stripeCustomerId === undefined) return [];
  const { subscriptions } = await lookAt(provider(), customer, now());
  return subscriptions.map(({ id, status, createdAt, currentPeriodEnd }) => [
    "At Stripe",
    `${id} ${status}, since ${timeOf(createdAt)}, until ${timeOf(currentPeriodEnd)}`,
  ]);
}

function priceOf(price: Price): string {
  return `${amountText(price)} ${price.currency}`;
}
