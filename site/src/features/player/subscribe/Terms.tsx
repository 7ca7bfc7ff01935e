import styled from "@emotion/styled";
import { moneyText, type FirstPayment, type Price } from "@wordlehint/contracts";
import { routes } from "../../../routes.ts";
import { color } from "../../../theme/tokens.ts";
import { SiteLink } from "../../../ui/navigation/SiteLink.tsx";

interface Props {
  price: Price;
  payment: FirstPayment;
  trialDays: number;
}

/** The charges and their dates, and the player's options. */
export function Terms({ price, payment, trialDays }: Props) {
  const begin = trialDays > 0 ? `After ${trialDays} free days, you` : "You";
  return (
    <Text>
      {begin} pay {paymentsText(price, payment, trialDays > 0)}, until you cancel. You can cancel at any time
      in your profile. There you can also withdraw within 14 days of the first payment, and get all of it
      back. Premium starts straight away, as you ask us to by subscribing: if you withdraw more than once
      within twelve months, you pay for the days that you have used.{" "}
      {trialDays > 0 && "The free days are for your first time. "}By subscribing you agree to the{" "}
      <SiteLink to={routes.terms.path}>{routes.terms.label}</SiteLink>.
    </Text>
  );
}

/** The first payment and those after it, such as `$2.77 now and then $3.77 every month`. */
function paymentsText(price: Price, { discount, tax, isTaxIncluded, total }: FirstPayment, isLater: boolean) {
  const { currency, interval } = price;
  const first = moneyText({ amount: total, currency });
  const now = isLater ? "" : " now";
  if (!discount || (discount.lasts && discount.months === null))
    return isLater ? `${first} every ${interval}` : `${first} now and then every ${interval}`;
  const regular = `${moneyText(price)}${tax > 0 && !isTaxIncluded ? " plus tax" : ""} every ${interval}`;
  const { months } = discount;
  if (!discount.lasts || months === null || interval === "year") return `${first}${now} and then ${regular}`;
  return `${first}${now} and every month for ${months} months, and then ${regular}`;
}

const Text = styled.p({ color: color.inkSoft });
