import styled from "@emotion/styled";
import { moneyText, type Invoice } from "@wordlehint/contracts";
import { useState } from "react";
import { dayText } from "../../../lib/instant-text.ts";
import { useInvoicesQuery } from "../../../state/billing-api.ts";
import { failureWords } from "../../../state/failure-words.ts";
import { below, border, color, from, space, touch } from "../../../theme/tokens.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { StateLine } from "./StateLine.tsx";

interface Props {
  email: string;
  /** Those before the invoice with this id; the newest without. */
  before?: string;
}

/** The player's invoices, the newest first, up to twenty at a time. */
export function InvoiceList({ email, before }: Props) {
  const { currentData, error, isFetching, refetch } = useInvoicesQuery({ player: email, before });
  const [isMoreShown, setMoreShown] = useState(false);
  if (!currentData) {
    if (!error) return <StateLine>Loading your invoices</StateLine>;
    return (
      <LoadFailure isPending={isFetching} onRetry={() => void refetch()}>
        We couldn&apos;t load your invoices. {failureWords(error)}
      </LoadFailure>
    );
  }
  const { invoices, next } = currentData;
  if (invoices.length === 0) return before === undefined ? <StateLine>No invoices yet</StateLine> : null;
  return (
    <>
      <List>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </List>
      {next !== null && !isMoreShown && (
        <Button type="button" onClick={() => setMoreShown(true)}>
          Show older ones
        </Button>
      )}
      {next !== null && isMoreShown && <InvoiceList email={email} before={next} />}
    </>
  );
}

const states: Readonly<Record<Invoice["status"], string>> = {
  open: "To be paid",
  paid: "Paid",
  refunded: "Refunded",
  void: "Void",
  uncollectible: "Not collected",
};

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { number, createdAt, currency, status, tax, discount, fromCredit, givenBack, pageUrl, pdfUrl } =
    invoice;
  const money = (amount: number) => moneyText({ amount, currency });
  const parts = [
    ...(tax > 0 ? [`including ${money(tax)} tax`] : []),
    ...(discount > 0 ? [`after ${money(discount)} off`] : []),
    ...(fromCredit > 0 ? [`${money(fromCredit)} from your credit`] : []),
    ...(givenBack > 0 && status !== "refunded" ? [`${money(givenBack)} given back`] : []),
  ];
  const url = pdfUrl ?? pageUrl;
  const name = number ?? "Invoice";
  return (
    <li>
      <span>{dayText(createdAt)}</span>
      <span>
        {moneyText(invoice)}
        {parts.length > 0 && <small>{parts.join(", ")}</small>}
      </span>
      <span>{states[status]}</span>
      {url === null ? (
        <span>{name}</span>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
    </li>
  );
}

/** A row of four columns; of two lines on a phone, with the amount and the state at the end of each. */
const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space[4],
  width: "100%",
  borderTop: border.rule,
  fontVariantNumeric: "tabular-nums",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto auto auto", columnGap: space[5] },
  "& > li": {
    display: "grid",
    gridTemplateColumns: "subgrid",
    gridColumn: "1 / -1",
    alignItems: "center",
    minHeight: touch,
    paddingBlock: space[1],
    borderBottom: border.rule,
    overflowWrap: "anywhere",
  },
  "& > li > span:nth-of-type(2)": { textAlign: "end" },
  "& > li > a, & > li > span:nth-of-type(4)": {
    [below.tablet]: { gridArea: "2 / 1", justifySelf: "start" },
  },
  "& > li > span:nth-of-type(3)": {
    color: color.inkSoft,
    [below.tablet]: { gridArea: "2 / 2", textAlign: "end" },
  },
  "& small": { display: "block", color: color.inkSoft },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: touch },
});
