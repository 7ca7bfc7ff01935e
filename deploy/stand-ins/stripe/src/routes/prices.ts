import type { Account } from "../engine/account.ts";
import { ApiError, noSuch } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import { newPrice } from "../objects/price.ts";
import { newProduct } from "../objects/product.ts";
import { required } from "../params/param.ts";
import {
  boolean,
  decimal,
  emptyable,
  integer,
  list as listOf,
  metadata,
  object,
  oneOf,
  text,
  times,
} from "../params/types.ts";
import { defined, mergeMetadata } from "./metadata.ts";

const interval = oneOf("day", "week", "month", "year");
const fields = {
  active: boolean(),
  lookup_key: emptyable(text({ max: 200 })),
  metadata: metadata(),
  nickname: emptyable(text()),
  tax_behavior: oneOf("exclusive", "inclusive", "unspecified"),
  transfer_lookup_key: boolean(),
};

/** What products cost. */
export const prices: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/prices",
    {
      ...fields,
      billing_scheme: oneOf("per_unit"),
      currency: required(oneOf("usd", "eur", "gbp", "chf", "cad", "aud", "jpy", "huf", "isk", "kwd")),
      product: text(),
      product_data: object({
        name: required(text()),
        active: boolean(),
        id: text(),
        metadata: metadata(),
        statement_descriptor: text({ max: 22 }),
      }),
      recurring: object({
        interval: required(interval),
        interval_count: integer({ min: 1 }),
        usage_type: oneOf("licensed"),
      }),
      unit_amount: integer({ min: 0 }),
      unit_amount_decimal: decimal(),
    },
    ({ account, params }) => {
      const {
        product,
        product_data,
        recurring,
        unit_amount,
        unit_amount_decimal,
        metadata: given,
        currency,
      } = params;
      const amount = unit_amount ?? unit_amount_decimal;
      if (amount === undefined)
        throw new ApiError(
          400,
          "Prices require an `unit_amount` or `unit_amount_decimal` parameter to be set.",
          { code: "parameter_missing", param: "unit_amount" },
        );
      const { lookup_key, transfer_lookup_key = false, active, nickname, tax_behavior } = params;
      if (lookup_key) takeLookupKey(account, lookup_key, transfer_lookup_key);
      const created = account.now(null);
      const price = newPrice({
        ...defined({ active, lookup_key, nickname, tax_behavior }),
        ...{ created, currency, unitAmount: amount },
        metadata: mergeMetadata({}, given),
        product: productFor(account, product, product_data),
        recurring: recurring
          ? { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 }
          : null,
      });
      account.add("price", price);
      account.emit("price.created", price);
      return price;
    },
  ),
  endpoint(
    "GET",
    "/v1/prices",
    {
      ...pagination,
      active: boolean(),
      created: times(),
      currency: text(),
      lookup_keys: listOf(text()),
      product: text(),
      recurring: object({ interval }),
      type: oneOf("recurring", "one_time"),
    },
    (call) => {
      const { active, created, currency, lookup_keys: keys, product, recurring, type } = call.params;
      const where = every<"price">([
        active === undefined ? undefined : (price) => price.active === active,
        created && ((price) => created(price.created)),
        currency === undefined ? undefined : (price) => price.currency === currency,
        keys && (({ lookup_key }) => lookup_key !== null && keys.includes(lookup_key)),
        recurring?.interval && ((price) => price.recurring?.interval === recurring.interval),
        type && ((price) => price.type === type),
      ]);
      return list(call, "price", { where, owner: product });
    },
  ),
  endpoint("GET", "/v1/prices/{id}", {}, ({ account, path: { id = "" } }) => findPrice(account, id)),
  endpoint("POST", "/v1/prices/{id}", fields, ({ account, params, path: { id = "" } }) => {
    const price = findPrice(account, id);
    const { metadata: given, transfer_lookup_key = false, ...others } = params;
    if (others.lookup_key && others.lookup_key !== price.lookup_key)
      takeLookupKey(account, others.lookup_key, transfer_lookup_key);
    const changes = {
      ...defined(others),
      ...(given !== undefined && { metadata: mergeMetadata(price.metadata, given) }),
    };
    return account.change("price", id, changes, "price.updated");
  }),
];

/** @throws {ApiError} where there is none */
export function findPrice(account: Account, id: string, param = "price", status = 404) {
  const price = account.store.find("price", id);
  if (!price) throw noSuch("price", id, param, status);
  return price;
}

function takeLookupKey(account: Account, key: string, transfers: boolean): void {
  const [holder] = account.store.page("price", {
    where: ({ lookup_key }) => lookup_key === key,
    limit: 1,
  }).data;
  if (!holder) return;
  if (!transfers)
    throw new ApiError(400, `A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: "lookup_key",
    });
  account.change("price", holder.id, { lookup_key: null }, "price.updated");
}

type ProductData = {
  name: string;
  active?: boolean;
  id?: string;
  metadata?: Record<string, string | null> | null;
  statement_descriptor?: string;
};

function productFor(account: Account, id: string | undefined, data: ProductData | undefined): string {
  if (id !== undefined) {
    if (!account.store.find("product", id)) throw noSuch("product", id, "product", 400);
    return id;
  }
  if (!data)
    throw new ApiError(400, "Must provide either product or product_data when creating a price.", {
      code: "parameter_missing",
      param: "product",
    });
  const { metadata: given, ...others } = data;
  const product = newProduct({ ...others, created: account.now(null), metadata: mergeMetadata({}, given) });
  account.add("product", product);
  account.emit("product.created", product);
  return product.id;
}
