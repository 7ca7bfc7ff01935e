import type { BeginSubscription, OpenSubscription, Price } from "@wordlehint/contracts";
import { DomainError, TooManyAttempts, type Attempt } from "@wordlehint/runtime";
import type { Promotion } from "../clients/promotions.ts";
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
/** Promotion codes that may be tried without a pause, by a person and from a network. */
const freeCodes = 5;

/**
 * Returns a person's subscription that is to be paid, and makes one unless it is there: one, however many tabs and
 * replicas ask at once. One of another interval that isn't paid is ended.
 * @param wanted without an interval and a promotion code, the subscription that is there, or else a monthly one
 * @throws {DomainError} `conflict` when the person has Premium, `unauthorized` when the account is gone,
 * `invalid_input` at `promotionCode` for one that can't be redeemed, and at `address` when taxes need to know it.
 * @throws {ProviderAway}
 * @throws {TooManyAttempts}
 */
export async function beginSubscription(
  context: Context,
  userId: string,
  wish: Wish,
): Promise<OpenSubscription> {
  const { interval } = wish;
  const { attempts, customers, now, config } = context;
  const plans = await readPlans(context);
  const { month, year } = await context.provider().prices.offer();
  const wanted = interval === undefined ? [month, year] : [interval === "month" ? month : year];
  const [price, ...others] = wanted.filter((one) => one !== undefined);
  if (!price) throw new DomainError("conflict", "Premium can't be paid at this interval.");
  const countedCode = await countCode(context, userId, wish);
  const promotion = await findPromotion(context, wish.promotionCode);
  const customer = await openCustomer(context, userId);
  const attempt = await attempts.count([{ key: `subscribe ${userId}`, free, maxPauseMs: 15 * minuteMs }]);
  const accepted = { prices: [price, ...others], promotion, place: wish } as const;
  const opened = await open(context, customer, accepted, attempt);
  // A right one isn't a guess.
  await countedCode?.giveBack();
  await customers.checkBy(userId, new Date(now().getTime() + minuteMs));
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_JS_URL: scriptUrl } = config;
  const { confirmation, subscription } = opened;
  // Before a trial the browser confirms a card, and otherwise a payment.
  const trialDays = confirmation.confirm === "setup" ? plans.trialDays : 0;
  return {
    ...{ ...confirmation, publishableKey, scriptUrl, trialDays },
    price: pure(subscription.price),
    prices: plans.prices,
    payment:
      subscription.firstPayment ??
      (await context.provider().payments.afterTrial(subscription.id, subscription.discounts)),
    takesPromotionCodes: config.STRIPE_PROMOTION_CODES === "yes",
    promotionCode: subscription.promotionCode,
  };
}

/** A person's wish, and the network it comes from. */
export type Wish = BeginSubscription & { network: string; ip?: string | undefined };
type AllowedAttempt = Extract<Attempt, { isAllowed: true }>;
type Opened = { confirmation: Confirmation; subscription: ProviderSubscription };
/** Options of a subscription. */
type Accepted = {
  /** The prices on offer; a new subscription has the first. */
  prices: readonly [ProviderPrice, ...ProviderPrice[]];
  /** Null for none; undefined where any will do. */
  promotion: Promotion | null | undefined;
  place: Pick<Wish, "address" | "ip">;
};

const unusableCode =
  "This code doesn't work here. It may be mistyped, expired, used up or meant for another account.";

/** Counts a code before it is looked up, so that nobody finds others' by guessing. */
async function countCode(
  { attempts, config }: Context,
  userId: string,
  { promotionCode: code, network }: Wish,
): Promise<AllowedAttempt | undefined> {
  if (code === undefined || code === null || config.STRIPE_PROMOTION_CODES === "no") return undefined;
  const limit = { free: freeCodes, maxPauseMs: 15 * minuteMs };
  const keys = [`promotion code ${userId}`, `promotion code from ${network}`];
  const attempt = await attempts.count(keys.map((key) => ({ key, ...limit })));
  if (!attempt.isAllowed) throw new TooManyAttempts(attempt.retryAfterSeconds, "promotionCode");
  return attempt;
}

async function findPromotion(
  { provider, config }: Context,
  code: string | null | undefined,
): Promise<Accepted["promotion"]> {
  if (code === undefined || code === null) return code;
  const found = config.STRIPE_PROMOTION_CODES === "no" ? undefined : await provider().promotions.find(code);
  if (!found) throw faultAt("promotionCode", unusableCode);
  return found;
}

const faultAt = (path: "address" | "promotionCode", message: string) =>
  new DomainError("invalid_input", message, [{ path, message }]);

async function open(
  context: Context,
  customer: Customer,
  accepted: Accepted,
  counted: Attempt,
): Promise<Opened> {
  const [price] = accepted.prices;
  let coupon = context.config.STRIPE_COUPON;
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
    await requirePlace(context, stripeCustomerId, accepted.place, counted);
    const isFirst = !hadPremium && !(await context.persons.hasHad("premium", customer));
    const wanted = { customerId: stripeCustomerId, priceId: price.id, userId, attempt, isFirst };
    const { promotion } = accepted;
    const discount = promotion ? { promotion } : coupon === undefined ? undefined : { coupon };
    const made = await create(context, { ...wanted, discount });
    if (made === "without coupon") coupon = undefined;
    else if (made?.confirmation) return { confirmation: made.confirmation, subscription: made };
  }
  throw new ProviderAway(new Error("no subscription could be opened"));
}

/** Taxes depend on where a person is. */
async function requirePlace(
  { provider, config }: Context,
  customerId: string,
  { address, ip }: Accepted["place"],
  counted: Attempt,
): Promise<void> {
  if (config.STRIPE_AUTOMATIC_TAX === "no") return;
  if (await provider().customers.locate(customerId, { address, ip })) return;
  if (address) throw faultAt("address", "This place can't be found. Check the country and the postal code.");
  if (counted.isAllowed) await counted.giveBack();
  throw faultAt("address", "Tell us where you live: the tax depends on it.");
}

/** Undefined where the provider is to be asked what there is now. */
async function create(
  { provider, customers, log }: Context,
  wanted: NewSubscription,
): Promise<ProviderSubscription | "without coupon" | undefined> {
  try {
    return await provider().subscriptions.create(wanted);
  } catch (error) {
    // Another tab has made this attempt, with the other price.
    if (error instanceof KeyTaken) return undefined;
    // The provider would repeat its failure for this attempt for a day.
    if (error instanceof Refused || error instanceof ProviderAway)
      await customers.raiseAttempt(wanted.userId, wanted.attempt).catch(() => undefined);
    const { discount } = wanted;
    if (!discount || !(error instanceof Refused) || !error.param?.startsWith("discounts")) throw error;
    if ("promotion" in discount) throw faultAt("promotionCode", unusableCode);
    log.error({ err: error, coupon: discount.coupon }, "the coupon of STRIPE_COUPON can't be redeemed");
    return "without coupon";
  }
}

/** The oldest open subscription with one of the prices and with the promotion code. All other open ones, and paused ones, are ended: they could be paid too. */
async function onlyOpen(
  { provider }: Context,
  all: readonly ProviderSubscription[],
  { prices, promotion }: Accepted,
): Promise<Opened | undefined> {
  const isAccepted = ({ price, promotionCode }: ProviderSubscription) =>
    prices.some(({ id }) => id === price.id) &&
    (promotion === undefined || promotionCode === (promotion?.code ?? null));
  const left = all
    .filter((one) => isOpen(one) || one.status === "paused")
    .toSorted((a, b) => Number(isAccepted(b)) - Number(isAccepted(a)) || age(b) - age(a));
  const found = left.find((one) => isOpen(one) && isAccepted(one) && one.confirmation !== null);
  for (const { id } of left.filter((one) => one !== found)) await endUnpaid(provider(), id);
  return found?.confirmation ? { confirmation: found.confirmation, subscription: found } : undefined;
}

const age = ({ createdAt }: ProviderSubscription): number => -createdAt.getTime();

async function refusePremium(context: Context, userId: string): Promise<never> {
  await refreshCustomer(context, userId);
  throw new DomainError("conflict", "You already have Premium. There is nothing to pay.");
}

const pure = ({ amount, currency, interval }: ProviderPrice): Price => ({ amount, currency, interval });
