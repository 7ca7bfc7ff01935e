import { z } from "zod";
import type { Account } from "../engine/account.ts";
import { ApiError } from "../http/api-error.ts";
import { defined } from "../http/defined.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { list, matches, pagination } from "../http/list.ts";
import { boolean, integer, object, optional, text } from "../http/params.ts";
import { newPrice } from "../objects/price.ts";
import { newProduct } from "../objects/product.ts";

/** Products and their prices. */
export const prices: Endpoint[] = [
  endpoint("POST", "/v1/products", object({ description: text(), id: text() }, { name: text() }), (call) => {
    const { account, params } = call;
    if (params.id !== undefined && account.store.find("product", params.id))
      throw new ApiError(400, "Product already exists.", { code: "resource_already_exists", param: "id" });
    const product = newProduct({ ...defined(params), name: params.name, created: account.now() });
    return account.add("product", product);
  }),
  endpoint("GET", "/v1/products", optional({ ...pagination, ids: z.array(text()) }), (call) => {
    const { ids } = call.params;
    return list(call, "product", { where: ({ id }) => ids?.includes(id) ?? true });
  }),
  endpoint(
    "POST",
    "/v1/prices",
    object(
      { lookup_key: text(200), transfer_lookup_key: boolean() },
      {
        currency: text(3),
        product: text(),
        recurring: object({}, { interval: z.enum(["month", "year"]) }),
        unit_amount: integer(),
      },
    ),
    ({ account, params: { lookup_key: key, transfer_lookup_key: transfers = false, ...params } }) => {
      if (key !== undefined) takeLookupKey(account, key, transfers);
      const price = newPrice({
        ...defined({ lookup_key: key }),
        ...{ created: account.now(), currency: params.currency, unitAmount: params.unit_amount },
        product: account.get("product", params.product, "product").id,
        interval: params.recurring.interval,
      });
      return account.add("price", price);
    },
  ),
  endpoint(
    "GET",
    "/v1/prices",
    optional({ ...pagination, active: boolean(), lookup_keys: z.array(text()) }),
    (call) => {
      const { active, lookup_keys: keys } = call.params;
      return list(call, "price", {
        where: (price) => matches([active, price.active]) && (keys?.includes(price.lookup_key ?? "") ?? true),
      });
    },
  ),
  endpoint("POST", "/v1/prices/:id", object({}, { active: boolean() }), ({ account, params, id }) =>
    account.change("price", id, params),
  ),
];

function takeLookupKey(account: Account, key: string, transfers: boolean): void {
  const holder = account.store.all("price").find(({ lookup_key }) => lookup_key === key);
  if (!holder) return;
  if (!transfers)
    throw new ApiError(400, `A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: "lookup_key",
    });
  account.change("price", holder.id, { lookup_key: null });
}
