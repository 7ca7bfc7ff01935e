import { pageTypes } from "../../routes/addresses.ts";
import { referencesField } from "./references-field.ts";

/** Pages to read next. */
export function relatedField(group?: string, description = "Shown at the end of the page, in this order.") {
  return referencesField({
    name: "related",
    title: "Related pages",
    description,
    to: pageTypes,
    max: 6,
    ...(group === undefined ? {} : { group }),
  });
}
