import { z } from "zod";
import type { Account } from "../engine/account.ts";
import { payInvoice, voidInvoice } from "../engine/pay-invoice.ts";
import { priceLines } from "../engine/price-lines.ts";
import { lineOf } from "../engine/subscription-line.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, matches, pagination } from "../http/list.ts";
import { object, optional, text } from "../http/params.ts";
import { newInvoice, type Invoice } from "../objects/invoice.ts";
import type { Subscription } from "../objects/subscription.ts";
import { findMethod } from "./find-method.ts";

/** Invoices of subscriptions, and their payments. */
export const invoices: Endpoint[] = [
  endpoint(
    "GET",
    "/v1/invoices",
    optional({
      ...pagination,
      customer: text(),
      status: z.enum(["draft", "open", "paid", "void"]),
      subscription: text(),
    }),
    (call) => {
      const { customer, status, subscription } = call.params;
      const where = (invoice: Invoice) =>
        matches([status, invoice.status], [subscription, invoice.parent?.subscription_details?.subscription]);
      return list(call, "invoice", { owner: customer, where });
    },
  ),
  endpoint(
    "POST",
    "/v1/invoices/create_preview",
    object({}, { subscription: text() }),
    ({ account, params }) =>
      previewOf(account, account.get("subscription", params.subscription, "subscription")),
  ),
  endpoint("GET", "/v1/invoices/:id", optional({}), ({ account, id }) => account.get("invoice", id)),
  endpoint(
    "POST",
    "/v1/invoices/:id/pay",
    optional({ payment_method: text() }),
    ({ account, params, id }) => {
      const method = params.payment_method;
      return payInvoice(account, id, {
        method: method === undefined ? undefined : findMethod(account, method),
        isOffSession: true,
      });
    },
  ),
  endpoint("POST", "/v1/invoices/:id/void", optional({}), ({ account, id }) => voidInvoice(account, id)),
  endpoint(
    "GET",
    "/v1/invoice_payments",
    optional({ ...pagination, invoice: text(), status: z.enum(["canceled", "open", "paid"]) }),
    (call) => {
      const { invoice, status } = call.params;
      const where = (payment: { status: string }) => matches([status, payment.status]);
      return list(call, "invoice_payment", { owner: invoice, where });
    },
  ),
];

/** Returns the next invoice of a subscription as it would be. */
function previewOf(account: Account, subscription: Subscription): Invoice {
  const customer = account.get("customer", subscription.customer);
  const [item] = subscription.items.data;
  const [start, end] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0];
  // What follows a trial isn't free.
  const paying = { ...subscription, status: "active" as const };
  const lines = subscription.items.data.map((one) => lineOf(paying, { ...one, current_period_start: end }));
  const preview = newInvoice({
    ...{ created: end, customer, subscription, currency: subscription.currency, period: { start, end } },
    billingReason: "upcoming",
    ...priceLines(account, customer, subscription, { lines, at: end }),
  });
  return { ...preview, id: `upcoming_${preview.id}` };
}
