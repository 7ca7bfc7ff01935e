import { isIPv4 } from "node:net";
import { ApiError } from "../http/api-error.ts";
import type { InvoiceLine } from "../objects/invoice-line.ts";
import type { Kinds } from "../objects/kinds.ts";
import type { Account } from "./account.ts";

type Customer = Kinds["customer"];
type Location = NonNullable<NonNullable<Customer["tax"]>["location"]>;
type LineTax = NonNullable<InvoiceLine["taxes"]>[number];

/** Tax rates where the account is registered. */
const rates: Readonly<Record<string, number>> = { DE: 0.19, FR: 0.2, GB: 0.2, US: 0.0825 };
/** Currencies of countries where prices are shown without tax. */
const taxComesOnTop = new Set(["cad", "usd"]);

/** Returns the field `tax` of a customer, which is there on request. */
export function taxOf(account: Account, customer: Customer): NonNullable<Customer["tax"]> {
  const location = locate(account, customer);
  const isCollected = location !== null && rates[location.country] !== undefined;
  return {
    automatic_tax: location === null ? "unrecognized_location" : isCollected ? "supported" : "not_collecting",
    ip_address: addressOf(account, customer),
    location,
    provider: "stripe",
  };
}

/** @throws {ApiError} where the customer's country is unknown */
export function requireLocation(account: Account, customer: Customer): void {
  if (locate(account, customer)) return;
  throw new ApiError(
    400,
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    { code: "customer_tax_location_invalid" },
  );
}

/** Returns a customer's location: by the address, or else by the network. */
function locate(account: Account, customer: Customer): Location | null {
  const { country, postal_code: postalCode, state } = customer.address ?? {};
  if (country) {
    const isPrecise = country !== "US" || /^\d{5}(?:-\d{4})?$/.test(postalCode ?? "");
    const isKnown = /^[A-Z]{2}$/.test(country) && isPrecise;
    return isKnown ? { country, source: "billing_address", state: state ?? null } : null;
  }
  const ip = addressOf(account, customer);
  return ip !== null && isPublic(ip) ? { country: "US", source: "ip_address", state: "CA" } : null;
}

function addressOf(account: Account, { id }: Customer): string | null {
  const { taxAddress } = account.store.hidden(id);
  return typeof taxAddress === "string" ? taxAddress : null;
}

const privateNetworks = /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\./;
const isPublic = (ip: string): boolean =>
  isIPv4(ip) ? !privateNetworks.test(ip) : !/^(?:::|f[cde])/i.test(ip);

/** Returns the tax of a line after its discounts. */
export function lineTaxes(
  account: Account,
  customer: Customer,
  { amount, discount_amounts: discounts, currency }: InvoiceLine,
): LineTax[] {
  const location = locate(account, customer);
  if (!location) return [];
  const rate = rates[location.country] ?? 0;
  const paid = amount - (discounts ?? []).reduce((sum, discount) => sum + discount.amount, 0);
  const isInclusive = !taxComesOnTop.has(currency);
  const tax = Math.round(isInclusive ? paid - paid / (1 + rate) : paid * rate);
  return [
    {
      amount: tax,
      tax_behavior: isInclusive ? "inclusive" : "exclusive",
      tax_rate_details: { tax_rate: `txr_${location.country}` },
      taxability_reason: rate === 0 ? "not_collecting" : "standard_rated",
      taxable_amount: isInclusive ? paid - tax : paid,
      type: "tax_rate_details",
    },
  ];
}
