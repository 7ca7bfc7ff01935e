import { isIP } from "node:net";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import type { Account } from "../engine/account.ts";
import { attach } from "../engine/payment-methods.ts";
import { requireLocation } from "../engine/tax.ts";
import { endSubscription } from "../engine/subscriptions.ts";
import { newCustomer } from "../objects/customer.ts";
import type { Kinds } from "../objects/kinds.ts";
import {
  email,
  emptyable,
  integer,
  list as listOfTexts,
  metadata,
  object,
  oneOf,
  text,
  times,
} from "../params/types.ts";
import { findMethod } from "./find-method.ts";
import { defined, mergeMetadata } from "./metadata.ts";
import { address, noAddress } from "./shapes.ts";

const fields = {
  address: emptyable(address),
  balance: integer(),
  description: emptyable(text()),
  email: emptyable(email()),
  invoice_settings: object({ default_payment_method: emptyable(text()), footer: emptyable(text()) }),
  metadata: metadata(),
  name: emptyable(text({ max: 256 })),
  phone: emptyable(text({ max: 20 })),
  preferred_locales: listOfTexts(text()),
  tax: object({ ip_address: emptyable(text()), validate_location: oneOf("auto", "deferred", "immediately") }),
  tax_exempt: oneOf("none", "exempt", "reverse"),
};

/** The customers of the account. */
export const customers: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/customers",
    { ...fields, payment_method: text(), test_clock: text() },
    ({ account, params }) => {
      const {
        payment_method,
        test_clock,
        invoice_settings,
        metadata: given,
        address: place,
        tax,
        ...others
      } = params;
      if (test_clock !== undefined) requireClock(account, test_clock);
      const customer = account.add(
        "customer",
        newCustomer({
          ...defined(others),
          ...(place && { address: { ...noAddress, ...defined(place) } }),
          created: account.now(test_clock),
          metadata: mergeMetadata({}, given),
          test_clock: test_clock ?? null,
        }),
      );
      setTaxAddress(account, customer, tax);
      const attached =
        payment_method === undefined
          ? undefined
          : attach(account, findMethod(account, payment_method), customer.id);
      if (invoice_settings) {
        const isAttached = attached && invoice_settings.default_payment_method === payment_method;
        const settings = isAttached
          ? { ...invoice_settings, default_payment_method: attached.id }
          : invoice_settings;
        account.change("customer", customer.id, withDefault(account, customer, settings));
      }
      const made = account.get("customer", customer.id);
      account.emit("customer.created", made);
      return made;
    },
  ),
  endpoint(
    "GET",
    "/v1/customers",
    { ...pagination, created: times(), email: text(), test_clock: text() },
    (call) => {
      const { created, email: wanted, test_clock } = call.params;
      const isWanted = every<"customer">([
        created && ((customer) => created(customer.created)),
        wanted === undefined ? undefined : (customer) => customer.email === wanted,
        (customer) => (test_clock === undefined ? !customer.test_clock : customer.test_clock === test_clock),
      ]);
      return list(call, "customer", { where: isWanted });
    },
  ),
  endpoint("GET", "/v1/customers/{id}", {}, ({ account, path: { id = "" } }) =>
    account.store.isDeleted("customer", id) ? deleted(id) : account.get("customer", id),
  ),
  endpoint("POST", "/v1/customers/{id}", fields, ({ account, params, path: { id = "" } }) => {
    const customer = account.get("customer", id);
    const { invoice_settings, metadata: given, address: place, tax, ...others } = params;
    const changes = {
      ...defined(others),
      ...(place !== undefined && {
        address: place && { ...noAddress, ...customer.address, ...defined(place) },
      }),
      ...(given !== undefined && { metadata: mergeMetadata(customer.metadata, given) }),
      ...(invoice_settings && withDefault(account, customer, invoice_settings)),
    };
    setTaxAddress(account, { ...customer, ...changes }, tax);
    return account.change("customer", id, changes, "customer.updated");
  }),
  endpoint("DELETE", "/v1/customers/{id}", {}, ({ account, path: { id = "" } }) => {
    const customer = account.get("customer", id);
    for (const { id: subscription, ended_at } of account.store.ownedBy("subscription", id))
      if (ended_at === null) endSubscription(account, subscription, "cancellation_requested");
    for (const method of account.store.ownedBy("payment_method", id))
      account.change("payment_method", method.id, { customer: null });
    account.emit("customer.deleted", customer);
    account.store.remove(id);
    return deleted(id);
  }),
  endpoint("GET", "/v1/customers/{id}/payment_methods", { ...pagination, type: oneOf("card") }, (call) => {
    const { id } = call.account.get("customer", call.path.id ?? "");
    return list(call, "payment_method", { owner: id });
  }),
  endpoint(
    "GET",
    "/v1/customers/{id}/payment_methods/{method}",
    {},
    ({ account, path: { id = "", method = "" } }) => {
      const found = account.store.find("payment_method", method);
      if (found?.customer !== id) throw noSuch("PaymentMethod", method, "payment_method");
      return found;
    },
  ),
];

const deleted = (id: string) => ({ id, object: "customer", deleted: true });

function requireClock(account: Account, id: string): void {
  if (!account.store.find("test_helpers.test_clock", id)) throw noSuch("test clock", id, "test_clock", 400);
}

type Tax = { ip_address?: string | null; validate_location?: "auto" | "deferred" | "immediately" };

/** @throws {ApiError} where the place is to be validated and can't be told. */
function setTaxAddress(account: Account, customer: Kinds["customer"], tax: Tax | undefined): void {
  if (tax?.ip_address !== undefined) {
    if (tax.ip_address !== null && !isIP(tax.ip_address))
      throw new ApiError(400, `Invalid IP address: ${tax.ip_address}`, { param: "tax[ip_address]" });
    account.store.hide(customer.id, { taxAddress: tax.ip_address });
  }
  if (tax?.validate_location === "immediately") requireLocation(account, customer);
}

type Settings = { default_payment_method?: string | null; footer?: string | null };

function withDefault(
  account: Account,
  customer: Kinds["customer"],
  settings: Settings,
): Partial<Kinds["customer"]> {
  const { default_payment_method: method } = settings;
  if (method && account.store.find("payment_method", method)?.customer !== customer.id)
    throw noSuch("PaymentMethod", method, "invoice_settings[default_payment_method]", 400);
  return { invoice_settings: { ...customer.invoice_settings, ...defined(settings) } };
}
