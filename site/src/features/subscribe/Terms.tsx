import styled from "@emotion/styled";
import type { Price } from "@wordlehint/contracts";
import { moneyText } from "../../lib/price-text.ts";
import { routes } from "../../routes.ts";
import { color } from "../../theme/tokens.ts";
import { SiteLink } from "../../ui/navigation/SiteLink.tsx";

/** What is charged when, and what the player can do about it. */
export function Terms({ price, trialDays }: { price: Price; trialDays: number }) {
  const begin = trialDays > 0 ? `After ${trialDays} free days, you` : "You";
  const now = trialDays > 0 ? "" : " now and then";
  return (
    <Text>
      {begin} pay {moneyText(price)}
      {now} every {price.interval}, until you cancel. You can cancel at any time, and withdraw within 14 days
      of the first payment, in your profile. By subscribing you agree to the{" "}
      <SiteLink to={routes.terms.path}>{routes.terms.label}</SiteLink>.
    </Text>
  );
}

const Text = styled.p({ color: color.inkSoft });
