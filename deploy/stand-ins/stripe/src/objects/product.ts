import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

type Given = Partial<
  Pick<
    Kinds["product"],
    | "active"
    | "description"
    | "id"
    | "images"
    | "metadata"
    | "statement_descriptor"
    | "tax_code"
    | "unit_label"
    | "url"
  >
> & { created: number; name: string };

export function newProduct({ created, name, ...given }: Given): Kinds["product"] {
  return {
    id: newId("product"),
    object: "product",
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
    ...given,
  };
}
