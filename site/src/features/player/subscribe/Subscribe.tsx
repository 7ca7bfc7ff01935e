import { useState } from "react";
import { useSettings } from "../../../settings/Settings.tsx";
import type { SessionUser } from "../../../state/session-user.ts";
import { Activation } from "./Activation.tsx";
import { AlreadyPremium } from "./AlreadyPremium.tsx";
import { Benefits } from "./Benefits.tsx";
import { Checkout } from "./Checkout.tsx";
import { takeReturnedIntent } from "./returned-intent.ts";
import { PaymentPage } from "./PaymentPage.tsx";
import type { PremiumContent } from "../../../content/premium-content.ts";

interface Props {
  user: SessionUser;
  premium: PremiumContent;
}

/** The page on which a signed-in player buys Premium. */
export function Subscribe({ user, premium }: Props) {
  const { product } = useSettings();
  const [returned, setReturned] = useState(takeReturnedIntent);
  // The account may know of the payment before the bank's page has led back.
  const [hasPaid, setPaid] = useState(user.isSubscribed && returned?.hasFailed === false);
  const payInstead = () => {
    setReturned(null);
    setPaid(false);
  };
  return (
    <PaymentPage
      title={premium.name}
      intro={`${product} without advertising, for ${user.email}.`}
      aside={<Benefits premium={premium} />}
    >
      {hasPaid && <Activation user={user} onPayInstead={payInstead} />}
      {!hasPaid && user.isSubscribed && <AlreadyPremium user={user} />}
      {!hasPaid && !user.isSubscribed && <Checkout returned={returned} onPaid={() => setPaid(true)} />}
    </PaymentPage>
  );
}
