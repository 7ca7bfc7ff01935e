import styled from "@emotion/styled";
import { priceText } from "../../../lib/price-text.ts";
import { routes } from "../../../routes.ts";
import { space } from "../../../theme/tokens.ts";
import { Skeleton } from "../../../ui/states/Skeleton.tsx";
import { CardForm } from "./CardForm.tsx";
import { PaymentSummary } from "./PaymentSummary.tsx";
import { PlanChoice } from "./PlanChoice.tsx";
import { PromotionCode } from "./PromotionCode.tsx";
import { ProviderFailure } from "./ProviderFailure.tsx";
import type { ReturnedIntent } from "./returned-intent.ts";
import { TaxAddress } from "./TaxAddress.tsx";
import { Terms } from "./Terms.tsx";
import { useBegunSubscription } from "./use-begun-subscription.ts";
import { useReturnedIntent } from "./use-returned-intent.ts";
import { useStripeClient } from "./use-stripe-client.ts";

interface Props {
  /** The payment that the bank's page has returned from. */
  returned: ReturnedIntent | null;
  /** The provider has taken the payment, or the API says that the player has Premium already. */
  onPaid: () => void;
}

/** The choice of a plan and the payment form. Players return here from their bank's page. */
export function Checkout({ returned, onPaid }: Props) {
  const begun = useBegunSubscription(onPaid);
  const { open, interval, failure, faults, isPending, choose, retry } = begun;
  const { stripe, hasFailed, retry: loadAgain } = useStripeClient(open ?? undefined);
  const isChecking = useReturnedIntent(returned, stripe, onPaid);

  if (failure !== null)
    return (
      <ProviderFailure heading="Premium can't be bought right now" isPending={isPending} onRetry={retry}>
        {failure}
      </ProviderFailure>
    );
  if (hasFailed)
    return (
      <ProviderFailure heading="The payment form can't be loaded" onRetry={loadAgain}>
        The payment provider can&apos;t be reached, or something in your browser blocks it. Nothing was
        charged.
      </ProviderFailure>
    );
  if (isChecking) return <Skeleton label="Checking your payment" lines={5} />;
  if (faults.address !== null)
    return <TaxAddress reason={faults.address} isPending={isPending} onGiven={begun.giveAddress} />;
  if (!open || !stripe) return <Skeleton label="Loading the payment form" lines={5} />;
  const { clientSecret, confirm, payment, price, prices, trialDays } = open;
  return (
    <Parts>
      <PlanChoice prices={prices} interval={interval ?? price.interval} onChange={choose} />
      {open.takesPromotionCodes && (
        <PromotionCode
          code={open.promotionCode}
          fault={faults.promotionCode}
          isPending={isPending}
          onChange={begun.giveCode}
        />
      )}
      {interval === price.interval ? (
        <CardForm
          stripe={stripe}
          clientSecret={clientSecret}
          kind={confirm}
          name="Payment"
          returnPath={routes.adsFree.path}
          label={`Subscribe Now - ${priceText(price)}`}
          pendingLabel="Processing"
          terms={
            <>
              <PaymentSummary payment={payment} price={price} />
              <Terms payment={payment} price={price} trialDays={trialDays} />
            </>
          }
          onDone={onPaid}
        />
      ) : (
        // The plan before can't be paid any more once another one is asked for.
        <Skeleton label="Loading the payment form" lines={5} />
      )}
    </Parts>
  );
}

const Parts = styled.div({ display: "grid", gap: space[6] });
