import { moneyText } from "@wordlehint/contracts/money";
import { html, type Html } from "@wordlehint/stand-in-kit/pages/html";
import type { Invoice } from "../objects/invoice.ts";
import { showDay } from "./days.ts";
import { page } from "./page.ts";

/** Returns the page of an invoice for its customer. */
export function invoicePage(invoice: Invoice): Html {
  const {
    number,
    status,
    created,
    currency,
    lines,
    total,
    amount_due: due,
    hosted_invoice_url: url,
  } = invoice;
  const shown = (amount: number) => moneyText({ amount, currency });
  const main = html`<section>
    <h1>Invoice ${number ?? ""}</h1>
    <p class="soft">${invoice.account_name ?? ""} · ${showDay(created)} · ${String(status)}</p>
    <table>
      <tr>
        <th scope="col">Description</th>
        <th scope="col">Amount</th>
      </tr>
      ${lines.data.map(
        (line) =>
          html`<tr>
            <td>${line.description ?? ""}</td>
            <td>${shown(line.amount)}</td>
          </tr>`,
      )}
      ${reductionsOf(invoice).map(
        ([name, amount]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${shown(amount)}</td>
          </tr>`,
      )}
      <tr>
        <th scope="row">Total</th>
        <td>${shown(total)}</td>
      </tr>
      <tr>
        <th scope="row">Amount due</th>
        <td>${shown(due)}</td>
      </tr>
    </table>
    <p><a href="${url ?? ""}/pdf">Download PDF</a></p>
  </section>`;
  return page({ title: `Invoice ${number ?? ""}`, main });
}

/** Returns discounts and taxes, each with its name. */
export function reductionsOf({
  total_discount_amounts,
  total_taxes,
}: Invoice): [name: string, amount: number][] {
  return [
    ...(total_discount_amounts ?? []).map(({ amount }): [string, number] => ["Discount", -amount]),
    ...(total_taxes ?? []).map((tax): [string, number] => [
      tax.tax_behavior === "inclusive" ? "Tax (included)" : "Tax",
      tax.amount,
    ]),
  ];
}
