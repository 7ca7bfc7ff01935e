import type { Account } from "../engine/account.ts";
import { intentOf } from "../engine/invoices.ts";
import { refundIds } from "../engine/refunds.ts";
import { taxOf } from "../engine/tax.ts";
import type { Kind, Kinds } from "../objects/kinds.ts";
import { ApiError } from "./api-error.ts";
import { listOf } from "./list.ts";

type Node = Record<string, unknown>;
/** A kind whose id the field holds, or how its value is found, which is there only when it is asked for. */
type Rule = Kind | ((account: Account, node: never) => unknown);

/** What may be expanded, by the kind of object, or by the path of an object within one. */
const expandable: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  "billing_portal.session": { configuration: "billing_portal.configuration" },
  charge: {
    balance_transaction: "balance_transaction",
    customer: "customer",
    payment_intent: "payment_intent",
    refunds: (account, charge: Kinds["charge"]) => {
      const ids = refundIds(account, charge.id).toReversed();
      return listOf(
        ids.map((id) => account.get("refund", id)),
        `/v1/charges/${charge.id}/refunds`,
      );
    },
  },
  customer: {
    tax: taxOf,
    test_clock: "test_helpers.test_clock",
    sources: (_account, { id }: Kinds["customer"]) => listOf([], `/v1/customers/${id}/sources`),
    subscriptions: ({ store }, { id }: Kinds["customer"]) =>
      listOf(
        store.ownedBy("subscription", id).filter(({ ended_at }) => ended_at === null),
        `/v1/customers/${id}/subscriptions`,
      ),
    tax_ids: (_account, { id }: Kinds["customer"]) => listOf([], `/v1/customers/${id}/tax_ids`),
  },
  "customer.invoice_settings": { default_payment_method: "payment_method" },
  discount: { customer: "customer", promotion_code: "promotion_code" },
  "discount.source": { coupon: "coupon" },
  invoice: {
    customer: "customer",
    default_payment_method: "payment_method",
    discounts: "discount",
    test_clock: "test_helpers.test_clock",
    confirmation_secret: (account, invoice: Kinds["invoice"]) => {
      const secret = intentOf(account, invoice)?.client_secret;
      return secret ? { client_secret: secret, type: "payment_intent" } : null;
    },
    payments: ({ store }, { id }: Kinds["invoice"]) =>
      listOf(store.ownedBy("invoice_payment", id), `/v1/invoice_payments?invoice=${id}`),
  },
  "invoice.parent.subscription_details": { subscription: "subscription" },
  invoice_payment: { invoice: "invoice" },
  "invoice_payment.payment": { payment_intent: "payment_intent" },
  "line_item.pricing.price_details": { price: "price" },
  payment_intent: { customer: "customer", latest_charge: "charge", payment_method: "payment_method" },
  payment_method: { customer: "customer" },
  plan: { product: "product" },
  price: { product: "product" },
  product: { default_price: "price" },
  promotion_code: { customer: "customer" },
  "promotion_code.promotion": { coupon: "coupon" },
  refund: {
    balance_transaction: "balance_transaction",
    charge: "charge",
    customer: "customer",
    payment_intent: "payment_intent",
    payment_method: "payment_method",
  },
  setup_intent: { customer: "customer", payment_method: "payment_method" },
  subscription: {
    customer: "customer",
    discounts: "discount",
    default_payment_method: "payment_method",
    latest_invoice: "invoice",
    pending_setup_intent: "setup_intent",
    test_clock: "test_helpers.test_clock",
  },
};

const maxDepth = 4;

/**
 * Puts objects in the place of their ids, by paths such as `latest_invoice.confirmation_secret`.
 * @throws {ApiError} for what can't be expanded
 */
export function expand(account: Account, response: object, paths: readonly string[]): object {
  const copy = structuredClone(response);
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > maxDepth)
      throw new ApiError(400, `You cannot expand more than ${maxDepth} levels of a property (${path}).`);
    expandPath(account, copy as Node, nameOf(copy as Node, ""), parts, path);
  }
  return copy;
}

function expandPath(
  account: Account,
  node: Node,
  name: string,
  [head = "", ...rest]: readonly string[],
  path: string,
): void {
  const rule = expandable[name]?.[head];
  const isList = Array.isArray(node[head]);
  if (!rule && !isList && (rest.length === 0 || !isNode(node[head])))
    throw new ApiError(400, `This property cannot be expanded (${path}).`, { param: "expand" });
  if (typeof rule === "function") node[head] ??= rule(account, node as never);
  else if (rule && typeof node[head] === "string") node[head] = load(account, rule, node[head]);
  else if (rule && Array.isArray(node[head]))
    node[head] = node[head].map((id: unknown) => (typeof id === "string" ? load(account, rule, id) : id));
  if (rest.length === 0) return;
  for (const child of [node[head]].flat())
    if (isNode(child)) expandPath(account, child, nameOf(child, `${name}.${head}`), rest, path);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const nameOf = ({ object }: Node, otherwise: string): string =>
  typeof object === "string" ? object : otherwise;

function load(account: Account, kind: Kind, id: string): object {
  return account.store.isDeleted(kind, id) ? { id, object: kind, deleted: true } : account.get(kind, id);
}
