import { ApiError } from "../http/api-error.ts";
import { endpoint, type Endpoint } from "../http/endpoint.ts";
import { every, list, pagination } from "../http/list.ts";
import { newProduct } from "../objects/product.ts";
import { boolean, emptyable, list as listOf, metadata, text, times } from "../params/types.ts";
import { required } from "../params/param.ts";
import { defined, mergeMetadata } from "./metadata.ts";

const fields = {
  active: boolean(),
  description: emptyable(text()),
  images: listOf(text()),
  metadata: metadata(),
  statement_descriptor: text({ max: 22 }),
  tax_code: emptyable(text()),
  unit_label: emptyable(text({ max: 12 })),
  url: emptyable(text()),
};

/** What is sold. */
export const products: Endpoint[] = [
  endpoint(
    "POST",
    "/v1/products",
    { ...fields, id: text(), name: required(text()) },
    ({ account, params }) => {
      const { metadata: given, ...others } = params;
      if (others.id !== undefined && account.store.kindOf(others.id))
        throw new ApiError(400, "Product already exists.", { code: "resource_already_exists", param: "id" });
      const created = account.now(null);
      const product = newProduct({
        ...defined(others),
        name: others.name,
        created,
        metadata: mergeMetadata({}, given),
      });
      account.add("product", product);
      account.emit("product.created", product);
      return product;
    },
  ),
  endpoint(
    "GET",
    "/v1/products",
    { ...pagination, active: boolean(), created: times(), ids: listOf(text()), url: text() },
    (call) => {
      const { active, created, ids, url } = call.params;
      const where = every<"product">([
        active === undefined ? undefined : (product) => product.active === active,
        created && ((product) => created(product.created)),
        ids && (({ id }) => ids.includes(id)),
        url === undefined ? undefined : (product) => product.url === url,
      ]);
      return list(call, "product", { where });
    },
  ),
  endpoint("GET", "/v1/products/{id}", {}, ({ account, path: { id = "" } }) => account.get("product", id)),
  endpoint(
    "POST",
    "/v1/products/{id}",
    { ...fields, name: text(), default_price: text() },
    ({ account, params, path: { id = "" } }) => {
      const product = account.get("product", id);
      const { metadata: given, ...others } = params;
      const changes = {
        ...defined(others),
        ...(given !== undefined && { metadata: mergeMetadata(product.metadata, given) }),
        updated: account.now(null),
      };
      return account.change("product", id, changes, "product.updated");
    },
  ),
  endpoint("DELETE", "/v1/products/{id}", {}, ({ account, path: { id = "" } }) => {
    const product = account.get("product", id);
    if (account.store.ownedBy("price", id).length > 0)
      throw new ApiError(
        400,
        "This product cannot be deleted because it has one or more user-created prices.",
      );
    account.store.remove(id);
    account.emit("product.deleted", product);
    return { id, object: "product", deleted: true };
  }),
];
