import styled from "@emotion/styled";
import type { BillingSummary, Card } from "@wordlehint/contracts";
import { dayText } from "../../../lib/instant-text.ts";
import { priceText } from "../../../lib/price-text.ts";
import { routes } from "../../../routes.ts";
import { useBillingSummaryQuery } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { space, type } from "../../../theme/tokens.ts";
import { ListLink } from "../../../ui/navigation/ListLink.tsx";
import { CancelSubscription } from "./CancelSubscription.tsx";
import { ChangeCardButton } from "./ChangeCardButton.tsx";
import { Facts } from "./Facts.tsx";
import { InvoiceList } from "./InvoiceList.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { ResumeSubscription } from "./ResumeSubscription.tsx";
import { StateLine } from "./StateLine.tsx";
import { SwitchInterval } from "./SwitchInterval.tsx";
import type { ViewProps } from "./view-props.ts";
import { Withdraw } from "./Withdraw.tsx";

/** The subscription with all that its owner can do about it. */
export function Subscription({ user: { email }, onDone }: ViewProps) {
  const { currentData: summary, error, isFetching, refetch } = useBillingSummaryQuery(email);
  if (!summary) {
    if (!error) return <StateLine>Loading your subscription</StateLine>;
    return (
      <LoadFailure isPending={isFetching} onRetry={() => void refetch()}>
        We couldn&apos;t load your subscription. {failureWords(error)}
      </LoadFailure>
    );
  }
  const { status, cancelAtPeriodEnd, currentPeriodEnd, price, card, withdrawal } = summary;
  const isInForce = status === "active" || status === "past_due";
  return (
    <>
      <Facts>
        <dt>Premium</dt>
        <dd>
          <strong>{price && isInForce ? priceText(price) : stateNames[status]}</strong>
          <State summary={summary} />
          {!isInForce && <ListLink to={routes.adsFree.path}>Go Ads-Free</ListLink>}
        </dd>
        {isInForce && (
          <>
            <dt>Card</dt>
            <dd>
              {card ? <CardText card={card} /> : <strong>None on file</strong>}
              <ChangeCardButton />
            </dd>
          </>
        )}
      </Facts>
      {isInForce && (
        <Actions>
          {cancelAtPeriodEnd ? (
            <ResumeSubscription email={email} />
          ) : (
            <>
              {status === "active" && <SwitchInterval email={email} summary={summary} />}
              <CancelSubscription email={email} paidUntil={currentPeriodEnd} />
            </>
          )}
          {withdrawal && <Withdraw email={email} withdrawal={withdrawal} onDone={onDone} />}
        </Actions>
      )}
      <Heading>Invoices</Heading>
      <InvoiceList email={email} />
    </>
  );
}

const stateNames: Readonly<Record<BillingSummary["status"], string>> = {
  none: "Not subscribed",
  active: "Active",
  past_due: "Payment late",
  cancelled: "Ended",
};

function State({ summary }: { summary: BillingSummary }) {
  const { status, isTrial, isPaidAhead, currentPeriodEnd, cancelAtPeriodEnd, graceEndsAt } = summary;
  if (status === "past_due")
    return (
      <StateLine kind="attention">
        The last payment failed. We are trying again.
        {graceEndsAt !== null && ` Premium ends on ${dayText(graceEndsAt)} unless it arrives.`}
      </StateLine>
    );
  if (status !== "active" || currentPeriodEnd === null) return null;
  const day = dayText(currentPeriodEnd);
  if (cancelAtPeriodEnd) return <StateLine>Cancelled: Premium until {day}</StateLine>;
  if (isTrial) return <StateLine>Free until {day}, when the first payment is due</StateLine>;
  if (isPaidAhead) return <StateLine>Starts on {day}. Premium is paid until then</StateLine>;
  return <StateLine>Renews on {day}</StateLine>;
}

function CardText({ card: { brand, last4, expMonth, expYear } }: { card: Card }) {
  const name = brands[brand] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
  return (
    <>
      <strong>
        {name} ending in {last4}
      </strong>
      <StateLine>
        Expires {String(expMonth).padStart(2, "0")}/{expYear}
      </StateLine>
    </>
  );
}

const brands: Readonly<Record<string, string>> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
};

const Actions = styled.div({ display: "grid", justifyItems: "start", gap: space[4] });

const Heading = styled.h3({ marginTop: space[4], font: type.heading });
