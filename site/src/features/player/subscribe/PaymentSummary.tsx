import styled from "@emotion/styled";
import { moneyText, type FirstPayment, type Price } from "@wordlehint/contracts";
import { border, space } from "../../../theme/tokens.ts";

interface Props {
  payment: FirstPayment;
  price: Price;
}

/** Of what the first payment consists; nothing where it is the price alone. */
export function PaymentSummary({ payment, price }: Props) {
  const { subtotal, discount, tax, isTaxIncluded, total } = payment;
  if (!discount && tax === 0) return null;
  const money = (amount: number) => moneyText({ amount, currency: price.currency });
  return (
    <Sums aria-label="Your payment">
      <dt>Premium</dt>
      <dd>{money(subtotal)}</dd>
      {discount && (
        <>
          <dt>Discount</dt>
          <dd>{money(-discount.amount)}</dd>
        </>
      )}
      {tax > 0 && !isTaxIncluded && (
        <>
          <dt>Tax</dt>
          <dd>{money(tax)}</dd>
        </>
      )}
      <dt>Total</dt>
      <dd>{money(total)}</dd>
      {tax > 0 && isTaxIncluded && (
        <>
          <dt>Tax in it</dt>
          <dd>{money(tax)}</dd>
        </>
      )}
    </Sums>
  );
}

const Sums = styled.dl({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space[2]} ${space[5]}`,
  paddingBlock: space[4],
  borderBlock: border.rule,
  fontVariantNumeric: "tabular-nums",
  "& > dd": { textAlign: "end" },
});
