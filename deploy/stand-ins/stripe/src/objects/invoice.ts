import type { Kinds } from "./kinds.ts";
import type { InvoiceLine } from "./invoice-line.ts";
import { newId } from "./new-id.ts";

export type Invoice = Kinds["invoice"];

type Given = {
  created: number;
  customer: Kinds["customer"];
  subscription: Kinds["subscription"];
  billingReason: Invoice["billing_reason"];
  currency: string;
  period: { start: number; end: number };
  lines: readonly InvoiceLine[];
  discounts: string[];
  automaticTax: Invoice["automatic_tax"];
};

/** Makes a draft with its totals. */
export function newInvoice({
  created,
  customer,
  subscription,
  billingReason,
  currency,
  period,
  lines,
  discounts,
  automaticTax,
}: Given): Invoice {
  const id = newId("invoice");
  const subtotal = sumOf(lines);
  const totalDiscounts = discounts.map((discount) => ({
    amount: sumOf(
      lines.flatMap((line) => line.discount_amounts ?? []).filter((one) => one.discount === discount),
    ),
    discount,
  }));
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  const onTop = sumOf(taxes.filter(({ tax_behavior }) => tax_behavior === "exclusive"));
  const total = subtotal - sumOf(totalDiscounts) + onTop;
  const withoutTax = total - sumOf(taxes);
  const amountDue = Math.max(0, total + customer.balance);
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "WordleHint",
    account_tax_ids: null,
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: automaticTax,
    automatically_finalizes_at: null,
    billing_reason: billingReason,
    collection_method: "charge_automatically",
    created,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: customer.shipping,
    customer_tax_exempt: customer.tax_exempt ?? "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts,
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subscription: null,
    subtotal,
    subtotal_excluding_tax: subtotal - (sumOf(taxes) - onTop),
    test_clock: null,
    total,
    total_discount_amounts: totalDiscounts,
    total_excluding_tax: withoutTax,
    total_pretax_credit_amounts: [],
    total_taxes: totalTaxes(taxes),
    webhooks_delivered_at: null,
  };
}

const sumOf = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

type Tax = NonNullable<InvoiceLine["taxes"]>[number];

/** Sums up the taxes of one rate. */
function totalTaxes(taxes: readonly Tax[]): NonNullable<Invoice["total_taxes"]> {
  const groups = Map.groupBy(taxes, (tax) => JSON.stringify([tax.tax_rate_details, tax.tax_behavior]));
  return Array.from(groups.values()).flatMap(([first, ...others]) =>
    first ? [others.reduce(addTax, first)] : [],
  );
}

const addTax = (sum: Tax, { amount, taxable_amount }: Tax): Tax => ({
  ...sum,
  amount: sum.amount + amount,
  taxable_amount: (sum.taxable_amount ?? 0) + (taxable_amount ?? 0),
});
