import { CardDeclined } from "../engine/card-declined.ts";
import { changePrice } from "../engine/change-price.ts";
import {
  defaultMethod,
  finalizeInvoice,
  payInvoice,
  subscriptionOf,
  voidInvoice,
} from "../engine/invoices.ts";
import { priceLines } from "../engine/price-lines.ts";
import { lineOf, onInvoicePaid, pendingLines } from "../engine/subscriptions.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, listOf, pagination } from "../http/list.ts";
import { newInvoice, type InvoiceLine } from "../objects/invoice.ts";
import { required } from "../params/param.ts";
import {
  boolean,
  either,
  integer,
  list as listOfValues,
  metadata,
  object,
  oneOf,
  text,
  timestamp,
  times,
} from "../params/types.ts";
import { findMethod } from "./find-method.ts";
import { mergeMetadata } from "./metadata.ts";
import { findPrice } from "./prices.ts";

const previewItem = object({ id: text(), price: text(), quantity: integer({ min: 1 }) });
const behaviour = oneOf("always_invoice", "create_prorations", "none");

/** The invoices of subscriptions. */
export const invoices: Endpoint[] = [
  endpoint(
    "GET",
    "/v1/invoices",
    {
      ...pagination,
      collection_method: oneOf("charge_automatically", "send_invoice"),
      created: times(),
      customer: text(),
      status: oneOf("draft", "open", "paid", "uncollectible", "void"),
      subscription: text(),
    },
    (call) => {
      const { created, customer, status, subscription } = call.params;
      const where = every<"invoice">([
        created && ((invoice) => created(invoice.created)),
        status && ((invoice) => invoice.status === status),
        subscription === undefined
          ? undefined
          : ({ parent }) => parent?.subscription_details?.subscription === subscription,
      ]);
      return list(call, "invoice", { owner: customer, where });
    },
  ),
  endpoint(
    "POST",
    "/v1/invoices/create_preview",
    {
      customer: text(),
      subscription: required(text()),
      subscription_details: object({
        billing_cycle_anchor: either(oneOf("now", "unchanged"), timestamp()),
        cancel_at_period_end: boolean(),
        items: listOfValues(previewItem),
        proration_behavior: behaviour,
        proration_date: timestamp(),
      }),
    },
    ({ account, params }) => {
      const found = account.store.find("subscription", params.subscription);
      if (!found) throw noSuch("subscription", params.subscription, "subscription", 400);
      const customer = account.get("customer", found.customer);
      const details = params.subscription_details ?? {};
      const now = details.proration_date ?? account.now(found.test_clock);
      const [given] = details.items ?? [];
      const item = given && found.items.data.find(({ id }) => id === given.id);
      if (given && !item)
        throw noSuch("subscription item", given.id ?? "", "subscription_details[items][0][id]", 400);
      const price =
        given?.price === undefined
          ? item?.price
          : findPrice(account, given.price, "subscription_details[items][0][price]", 400);
      const change =
        item && price
          ? changePrice(
              account,
              found,
              item,
              { price, quantity: given.quantity ?? item.quantity ?? 1 },
              { now, anchorsNow: details.billing_cycle_anchor === "now" },
            )
          : undefined;
      const after = change?.subscription ?? found;
      const isNow = change?.isNewCycle ?? false;
      const prorations = details.proration_behavior === "none" ? [] : (change?.prorations ?? []);
      // What follows a trial isn't free.
      const paying = { ...after, status: "active" as const };
      const next: InvoiceLine[] = after.items.data.map((one) =>
        lineOf(paying, isNow ? one : { ...one, current_period_start: one.current_period_end }),
      );
      const [first] = found.items.data;
      const period = { start: first?.current_period_start ?? now, end: first?.current_period_end ?? now };
      const preview = newInvoice({
        ...{
          created: isNow ? now : period.end,
          customer,
          subscription: after,
          currency: found.currency,
          period,
        },
        billingReason: "upcoming",
        ...priceLines(account, customer, after, {
          lines: [...pendingLines(account, found.id), ...prorations, ...next],
          at: isNow ? now : period.end,
        }),
      });
      return { ...preview, id: `upcoming_${preview.id}` };
    },
  ),
  endpoint("GET", "/v1/invoices/{id}", {}, ({ account, path: { id = "" } }) => account.get("invoice", id)),
  endpoint(
    "POST",
    "/v1/invoices/{id}",
    { auto_advance: boolean(), metadata: metadata() },
    ({ account, params, path: { id = "" } }) => {
      const invoice = account.get("invoice", id);
      const { auto_advance, metadata: given } = params;
      const changes = {
        ...(auto_advance !== undefined && { auto_advance }),
        ...(given !== undefined && { metadata: mergeMetadata(invoice.metadata ?? {}, given) }),
      };
      return account.change("invoice", id, changes, "invoice.updated");
    },
  ),
  endpoint("GET", "/v1/invoices/{id}/lines", pagination, ({ account, path: { id = "" }, url }) =>
    listOf(account.get("invoice", id).lines.data, url),
  ),
  endpoint(
    "POST",
    "/v1/invoices/{id}/finalize",
    { auto_advance: boolean() },
    ({ account, path: { id = "" } }) => {
      const subscription = subscriptionOf(account, account.get("invoice", id));
      const invoice = finalizeInvoice(account, id, subscription && defaultMethod(account, subscription));
      if (invoice.status === "paid") onInvoicePaid(account, invoice);
      return invoice;
    },
  ),
  endpoint(
    "POST",
    "/v1/invoices/{id}/pay",
    { off_session: boolean(), payment_method: text() },
    ({ account, params, path: { id = "" } }) => {
      const method =
        params.payment_method === undefined ? undefined : findMethod(account, params.payment_method);
      const invoice = payInvoice(account, id, { method, isOffSession: params.off_session ?? true });
      if (invoice.status !== "paid")
        throw new CardDeclined(
          402,
          "This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.",
          {
            type: "card_error",
            code: "invoice_payment_intent_requires_action",
          },
        );
      return invoice;
    },
  ),
  endpoint("POST", "/v1/invoices/{id}/void", {}, ({ account, path: { id = "" } }) =>
    voidInvoice(account, id),
  ),
  endpoint("POST", "/v1/invoices/{id}/mark_uncollectible", {}, ({ account, path: { id = "" } }) => {
    const invoice = account.get("invoice", id);
    if (invoice.status !== "open")
      throw new ApiError(
        400,
        `You can only mark open invoices as uncollectible. This invoice is ${String(invoice.status)}.`,
      );
    const now = account.now(invoice.test_clock);
    const changed = account.change("invoice", id, {
      status: "uncollectible",
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: now },
    });
    account.emit("invoice.marked_uncollectible", changed);
    return changed;
  }),
  endpoint(
    "GET",
    "/v1/invoice_payments",
    { ...pagination, invoice: text(), status: oneOf("canceled", "open", "paid") },
    (call) => {
      const { invoice, status } = call.params;
      const where = every<"invoice_payment">([status && ((payment) => payment.status === status)]);
      return list(call, "invoice_payment", { owner: invoice, where });
    },
  ),
  endpoint("GET", "/v1/invoice_payments/{id}", {}, ({ account, path: { id = "" } }) =>
    account.get("invoice_payment", id),
  ),
];
