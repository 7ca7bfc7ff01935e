import type { Account } from "../engine/account.ts";
import { intentOf } from "../engine/invoices.ts";
import { taxOf } from "../engine/tax.ts";
import type { Kind, Kinds } from "../objects/kinds.ts";
import { notImplemented } from "./api-error.ts";
import { listOf } from "./list.ts";

type Node = Record<string, unknown>;
/** The kind whose id a field holds, or a function that returns the value of a field which is there only on request. */
type Rule = Kind | ((account: Account, node: never) => unknown);

/** The fields that may be expanded, by the kind of object, or by the path of an object within one. */
const expandable: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  customer: { tax: taxOf },
  "customer.invoice_settings": { default_payment_method: "payment_method" },
  "discount.source": { coupon: "coupon" },
  invoice: {
    confirmation_secret: (account, invoice: Kinds["invoice"]) => {
      const secret = intentOf(account, invoice)?.client_secret;
      return secret ? { client_secret: secret, type: "payment_intent" } : null;
    },
    payments: ({ store }, { id }: Kinds["invoice"]) =>
      listOf(store.ownedBy("invoice_payment", id), `/v1/invoice_payments?invoice=${id}`),
  },
  "invoice_payment.payment": { payment_intent: "payment_intent" },
  payment_intent: { latest_charge: "charge" },
  subscription: {
    discounts: "discount",
    default_payment_method: "payment_method",
    latest_invoice: "invoice",
    pending_setup_intent: "setup_intent",
  },
};

/**
 * Replaces ids with the objects that they stand for, by paths such as `latest_invoice.confirmation_secret`.
 * @throws {ApiError} for what can't be expanded
 */
export function expand(account: Account, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object) as Node;
  for (const path of paths) expandPath(account, copy, nameOf(copy, ""), path.split("."), path);
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
  const value = node[head];
  if (!rule && (rest.length === 0 || !isNode(value)))
    throw notImplemented(`the expansion of ${path}`, { param: "expand" });
  if (typeof rule === "function") node[head] ??= rule(account, node as never);
  else if (rule)
    node[head] = Array.isArray(value) ? value.map(load(account, rule)) : load(account, rule)(value);
  if (rest.length === 0) return;
  for (const child of [node[head]].flat())
    if (isNode(child)) expandPath(account, child, nameOf(child, `${name}.${head}`), rest, path);
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const nameOf = ({ object }: Node, otherwise: string): string =>
  typeof object === "string" ? object : otherwise;

const load =
  (account: Account, kind: Kind) =>
  (id: unknown): unknown =>
    typeof id === "string" ? account.get(kind, id) : id;
