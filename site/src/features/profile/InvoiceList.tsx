import styled from "@emotion/styled";
import type { Invoice } from "@wordlehint/contracts";
import { useState } from "react";
import { dayText } from "../../lib/instant-text.ts";
import { moneyText } from "../../lib/price-text.ts";
import { useInvoicesQuery } from "../../state/billing-api.ts";
import { failureWords } from "../../state/failure-words.ts";
import { border, color, space, touch } from "../../theme/tokens.ts";
import { Button } from "../../ui/buttons/Button.tsx";
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
  const { number, createdAt, status, pageUrl, pdfUrl } = invoice;
  const url = pdfUrl ?? pageUrl;
  const name = number ?? "Invoice";
  return (
    <li>
      <span>{dayText(createdAt)}</span>
      <span>{moneyText(invoice)}</span>
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

const List = styled.ul({
  width: "100%",
  borderTop: border.rule,
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `0 ${space[4]}`,
    minHeight: touch,
    paddingBlock: space[1],
    borderBottom: border.rule,
    fontVariantNumeric: "tabular-nums",
  },
  "& > li > :first-of-type": { flex: "1 1 8em" },
  "& > li > span:nth-of-type(3)": { color: color.inkSoft },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: touch },
});
