import type { FirstPayment, Price } from "@wordlehint/contracts";
import { PaymentWords } from "../../features/player/payment-notice/index.ts";
import {
  ActivationState,
  AlreadyPremium,
  Benefits,
  PaymentPage,
  PaymentSummary,
  PlanChoice,
  PromotionCode,
  ProviderFailure,
  TaxAddress,
  Terms,
} from "../../features/player/subscribe/index.ts";
import type { SessionUser } from "../../state/session-user.ts";

const monthly: Price = { amount: 377, currency: "usd", interval: "month" };
const yearly: Price = { amount: 3000, currency: "usd", interval: "year" };
const payment: FirstPayment = {
  subtotal: 377,
  discount: { amount: 100, lasts: true, months: 3 },
  tax: 23,
  isTaxIncluded: false,
  total: 300,
};
const premium = {
  name: "Ads-Free Premium",
  benefits: ["No advertising anywhere on the site", "Cancel at any time"],
  pitch: "The hints stay free for everyone.",
};
const user: SessionUser = {
  email: "player@example.org",
  isSubscribed: true,
  subscription: { status: "active", currentPeriodEnd: "2027-01-03T12:00:00.000Z", cancelAtPeriodEnd: true },
};
const nothing = (): void => undefined;

/** The page to buy Premium in every state but that of the provider's form, and the notice of a failed payment. */
export function PaymentSection() {
  return (
    <>
      <PaymentWords />
      <PaymentPage
        title={premium.name}
        intro="For player@example.org."
        aside={<Benefits premium={premium} />}
      >
        <PlanChoice prices={[monthly, yearly]} interval="month" onChange={nothing} />
        <PromotionCode code={null} fault="This code has expired." isPending={false} onChange={nothing} />
        <PromotionCode code="SPRING" fault={null} isPending={false} onChange={nothing} />
        <PaymentSummary price={monthly} payment={payment} />
        <Terms price={monthly} payment={payment} trialDays={0} />
        <TaxAddress
          reason="Tell us where you live: the tax depends on it."
          isPending={false}
          onGiven={nothing}
        />
      </PaymentPage>
      <ActivationState isLate={false} onCheck={nothing} />
      <ActivationState isLate onCheck={nothing} />
      <AlreadyPremium user={user} />
      <ProviderFailure heading="Premium can't be bought right now" onRetry={nothing}>
        Payments aren&apos;t available right now. Nothing was charged; try again in a few minutes.
      </ProviderFailure>
    </>
  );
}
