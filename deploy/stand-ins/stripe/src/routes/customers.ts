import { isIP } from "node:net";
import { z } from "zod";
import type { Account } from "../engine/account.ts";
import { attach } from "../engine/payment-methods.ts";
import { requireLocation } from "../engine/tax.ts";
import { noSuch } from "../http/api-error.ts";
import { defined } from "../http/defined.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, matches, pagination } from "../http/list.ts";
import { mergeMetadata } from "../http/merge-metadata.ts";
import { metadata, optional, text, unsettable } from "../http/params.ts";
import { newCustomer } from "../objects/customer.ts";
import type { Kinds } from "../objects/kinds.ts";
import { findMethod } from "./find-method.ts";

const ipAddress = text().refine((value) => isIP(value) !== 0, "must be an IP address");
const fields = optional({
  address: unsettable(optional({ country: unsettable(text()), postal_code: unsettable(text()) })),
  description: unsettable(text()),
  email: unsettable(text().regex(/^[^\s@]+@[^\s@]+$/, "must be an email address")),
  invoice_settings: optional({ default_payment_method: text() }),
  metadata: metadata(),
  name: unsettable(text(256)),
  phone: unsettable(text(20)),
  tax: optional({
    ip_address: unsettable(ipAddress),
    validate_location: z.enum(["deferred", "immediately"]),
  }),
});
type Fields = z.output<typeof fields>;

export const customers: Endpoint[] = [
  endpoint("POST", "/v1/customers", fields.extend({ payment_method: text().optional() }), (call) => {
    const { account } = call;
    const { payment_method: method, ...given } = call.params;
    const { id } = account.add("customer", newCustomer({ created: account.now() }));
    if (method !== undefined) {
      const attached = attach(account, findMethod(account, method), id);
      // Stripe's methods for tests are copied: the copy is what the customer has.
      if (given.invoice_settings?.default_payment_method === method)
        given.invoice_settings.default_payment_method = attached.id;
    }
    return change(account, id, given);
  }),
  endpoint("GET", "/v1/customers", optional({ ...pagination, email: text() }), (call) =>
    list(call, "customer", { where: ({ email }) => matches([call.params.email, email]) }),
  ),
  endpoint("GET", "/v1/customers/:id", optional({}), ({ account, id }) => account.get("customer", id)),
  endpoint("POST", "/v1/customers/:id", fields, ({ account, params, id }) =>
    change(account, id, params, "customer.updated"),
  ),
  endpoint("GET", "/v1/customers/:id/payment_methods", optional(pagination), (call) =>
    list(call, "payment_method", { owner: call.account.get("customer", call.id).id }),
  ),
];

function change(account: Account, id: string, given: Fields, event?: "customer.updated"): Kinds["customer"] {
  const customer = account.get("customer", id);
  const { address, invoice_settings: settings, metadata: names, tax, ...others } = given;
  const changes: Partial<Kinds["customer"]> = {
    ...defined(others),
    ...(address !== undefined && { address: address && { ...noAddress, ...defined(address) } }),
    ...(names !== undefined && { metadata: mergeMetadata(customer.metadata, names) }),
    ...(settings && {
      invoice_settings: { ...customer.invoice_settings, ...withDefault(account, id, settings) },
    }),
  };
  if (tax?.ip_address !== undefined) account.store.hide(id, { taxAddress: tax.ip_address });
  if (tax?.validate_location === "immediately") requireLocation(account, { ...customer, ...changes });
  return account.change("customer", id, changes, event);
}

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

function withDefault(account: Account, customer: string, settings: NonNullable<Fields["invoice_settings"]>) {
  const { default_payment_method: method } = settings;
  if (method !== undefined && account.store.find("payment_method", method)?.customer !== customer)
    throw noSuch("payment_method", method, "invoice_settings[default_payment_method]");
  return defined(settings);
}
