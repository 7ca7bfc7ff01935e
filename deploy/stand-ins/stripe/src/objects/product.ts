import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

type Given = Pick<Kinds["product"], "created" | "name"> &
  Partial<Pick<Kinds["product"], "description" | "id">>;

export function newProduct(given: Given): Kinds["product"] {
  return {
    id: newId("product"),
    object: "product",
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: given.created,
    url: null,
    ...given,
  };
}
