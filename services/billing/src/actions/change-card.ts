import type { CardForm, UsedCard } from "@wordlehint/contracts";
import { DomainError, TooManyAttempts } from "@wordlehint/runtime";
import type { SetUpCard } from "../clients/cards.ts";
import { Declined } from "../clients/provider-faults.ts";
import type { Context } from "../context.ts";
import type { Customer } from "../store/customer-model.ts";
import { refreshCustomer, type Refreshing } from "./refresh-customer.ts";
import { requireCustomer } from "./require-subscription.ts";
import { summarize } from "./summarize.ts";

/** Cards that may be set up without a pause, so that nobody can try stolen ones. */
const free = 5;
const maxPauseMs = 3_600_000;

/** Begins to set another card up. @throws {TooManyAttempts} */
export async function beginCard(context: Context, userId: string): Promise<CardForm> {
  const { attempts, config } = context;
  const { stripeCustomerId } = await requireCustomer(context, userId);
  const attempt = await attempts.count([{ key: `card ${userId}`, free, maxPauseMs }]);
  if (!attempt.isAllowed) throw new TooManyAttempts(attempt.retryAfterSeconds);
  const clientSecret = await context.provider().cards.begin(stripeCustomerId);
  return { clientSecret, ...formOf(config) };
}

/**
 * Has the next payments, and one that is late, paid with the card of a set-up.
 * @throws {DomainError} `conflict` for a set-up that isn't completed or is another person's, and when the bank refuses the
 * late payment.
 */
export async function useCard(context: Context, userId: string, setupIntent: string): Promise<UsedCard> {
  const customer = await requireCustomer(context, userId);
  const card = await context.provider().cards.find(setupIntent);
  if (card?.customerId !== customer.stripeCustomerId)
    throw new DomainError("conflict", "The card isn't set up yet. Please enter it again.");
  const clientSecret = await payWith(context, customer, card);
  return {
    summary: await summarize(context, await refreshCustomer(context, userId)),
    payment: clientSecret === undefined ? null : { clientSecret, ...formOf(context.config) },
  };
}

/** The same for a card whose set-up the provider announces, in case its owner's browser is gone. */
export async function useAnnouncedCard(
  context: Refreshing,
  customer: Customer,
  setupIntent: string,
): Promise<void> {
  const card = await context.provider().cards.find(setupIntent);
  if (!card || card.customerId !== customer.stripeCustomerId) return;
  try {
    await payWith(context, customer, card);
  } catch (error) {
    // Its owner is told of the late payment as before.
    if (!(error instanceof Declined)) throw error;
  }
}

/** Returns the secret by which the late payment is agreed to at the bank, where that is needed. */
async function payWith(
  { customers, provider }: Pick<Refreshing, "customers" | "provider">,
  { _id: userId, subscription }: Customer,
  { customerId, paymentMethod, begunAt }: SetUpCard,
): Promise<string | undefined> {
  if (!(await customers.noteCard(userId, begunAt))) return undefined;
  const { customers: atProvider, subscriptions, payments } = provider();
  await atProvider.useCard(customerId, paymentMethod);
  if (!subscription || subscription.status === "cancelled") return undefined;
  await subscriptions.useCard(subscription.id, paymentMethod);
  let secret: string | undefined;
  for (const invoice of await payments.openInvoices(subscription.id))
    secret = (await payments.pay(invoice, paymentMethod)) ?? secret;
  return secret;
}

const formOf = ({
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_JS_URL: scriptUrl,
}: Pick<Context["config"], "STRIPE_PUBLISHABLE_KEY" | "STRIPE_JS_URL">) => ({ publishableKey, scriptUrl });
