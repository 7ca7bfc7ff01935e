import { amountStep, amountText, parseAmount, type BillingInterval, type Price } from "@wordlehint/contracts";
import {
  CommandFault,
  jsonOption,
  printListing,
  printTable,
  timeOf,
  UsageFault,
  type Act,
  type ListingOptions,
} from "@wordlehint/runtime";
import type { Command } from "commander";
import { reconcile } from "../actions/reconcile.ts";
import { askProvider } from "../actions/refresh-customer.ts";
import { setUpAccount } from "../actions/set-up-account.ts";
import { defaultPrices } from "../domain/default-prices.ts";
import type { Customer } from "../store/customer-model.ts";
import type { CommandContext } from "./command-context.ts";

const [monthly, yearly] = defaultPrices;
const account = ["<account>", "an account's id, as `stuck` lists it"] as const;
const nothingIsStuck = (customer: string) => new CommandFault(`Nothing is stuck for ${customer}.`);

type SetupOptions = { webhookUrl?: string; monthly?: string; yearly?: string; currency: string };

/** Adds the commands of the billing service. */
export function addBillingCommands(program: Command, act: Act<CommandContext>): void {
  program
    .command("setup")
    .description(
      "Makes what Premium needs in a Stripe account: product, prices, webhook endpoint with its secret, and the hosted page for card and invoices. What is there stays as it is; those who pay another price keep it. Safe to repeat.",
    )
    .option("--webhook-url <url>", "where Stripe sends events; by default PUBLIC_ORIGIN and /webhooks/stripe")
    .option("--monthly <amount>", `the price of a month; by default ${priceOf(monthly)}`)
    .option("--yearly <amount>", `the price of a year, or none; by default ${priceOf(yearly)}`)
    .option("--currency <code>", "the currency; another one needs amounts", monthly.currency)
    .action((options: SetupOptions) =>
      act(async (context, terminal) => {
        const { PUBLIC_ORIGIN: returnUrl } = context.config;
        const webhookUrl = options.webhookUrl ?? `${returnUrl}/webhooks/stripe`;
        if (!URL.canParse(webhookUrl)) throw new UsageFault("--webhook-url must be an address.");
        const done = await setUpAccount(context, { prices: pricesIn(options), webhookUrl, returnUrl });
        for (const line of done) terminal.print(line);
        if (done.length === 0) terminal.print("Everything was set up already.");
        return { event: "payment account set up", about: { webhookUrl } };
      }),
    );

  program
    .command("reconcile")
    .description("Compares every subscription with Stripe, and puts it right, as the service does every day.")
    .option("--dry-run", "changes nothing")
    .action(({ dryRun: isDryRun = false }: { dryRun?: boolean }) =>
      act(async (context, terminal) => {
        let differences = 0;
        const { compared } = await reconcile(context, {
          isDryRun,
          onEach: ({ userId, known, provider }) => {
            differences++;
            terminal.print(`${userId}: here ${known}; at Stripe ${provider}`);
          },
        });
        const found = differences === 0 ? "no difference" : `${differences} different`;
        terminal.print(
          `${compared} compared, ${found}${isDryRun && differences > 0 ? ", nothing changed" : ""}.`,
        );
        return {
          event: isDryRun ? "subscriptions compared" : "subscriptions reconciled",
          about: { compared: String(compared), differences: String(differences) },
        };
      }),
    );

  program
    .command("stuck")
    .description("Lists what couldn't be done at Stripe for customers, why, and when it is tried again.")
    .option(...jsonOption)
    .action((options: ListingOptions) =>
      act(async (context, terminal) => {
        const found = await context.customers.listUnfinished();
        const rows = found.map((customer) => ({
          account: customer._id,
          stuck: describeUnfinished(customer),
        }));
        printListing(rows, options, "Nothing is left to do at Stripe.", terminal);
        return { event: "stuck customers listed", about: { found: String(found.length) } };
      }),
    );

  program
    .command("retry")
    .description(
      "Tries again, from now on, what is stuck for a customer, such as after a change at Stripe. Stripe may repeat a refusal for a day.",
    )
    .argument(...account)
    .action((customer: string) =>
      act(async (context, terminal) => {
        if (!(await context.customers.retry(customer, context.now()))) throw nothingIsStuck(customer);
        terminal.print("It is tried again in the next seconds.");
        return { event: "stuck customer retried", about: { customer } };
      }),
    );

  program
    .command("settle")
    .description(
      "Notes that you did by other means what is stuck for a customer, such as by a bank transfer.",
    )
    .argument(...account)
    .action((customer: string) =>
      act(async (context, terminal) => {
        if (!(await context.customers.find(customer))?.unfinished) throw nothingIsStuck(customer);
        await context.customers.settle(customer, context.now());
        terminal.print("It counts as done.");
        return { event: "stuck customer settled", about: { customer } };
      }),
    );

  program
    .command("show")
    .description("Shows a customer: our state, and Stripe's.")
    .argument("<email>", "the account's email address")
    .action((email: string) =>
      act(async (context, terminal) => {
        const customer = await context.customers.findByEmail(email);
        if (!customer)
          throw new CommandFault(
            `There is no customer with the address ${email}. The person may never have opened the payment form.`,
          );
        printTable([...describe(customer), ...(await describeProvider(context, customer))], terminal);
        return { event: "customer looked up", about: { customer: customer._id } };
      }),
    );
}

function pricesIn({ monthly: ofMonth, yearly: ofYear, currency }: SetupOptions): Price[] {
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
    ["Email", email ?? "none"],
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
  const { subscriptions } = await askProvider(provider(), customer, now());
  return subscriptions.map(({ id, status, createdAt, currentPeriodEnd }) => [
    "At Stripe",
    `${id} ${status}, since ${timeOf(createdAt)}, until ${timeOf(currentPeriodEnd)}`,
  ]);
}

function priceOf(price: Price): string {
  return `${amountText(price)} ${price.currency}`;
}
