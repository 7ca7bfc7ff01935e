import { pageTypes } from "../../routes/addresses.ts";
import { referencesField } from "./references-field.ts";

/** Pages to read next. */
export function relatedField(group?: string) {
  return referencesField({
    name: "related",
    title: "Related pages",
    description: "Shown at the end of the page, in this order.",
    to: pageTypes,
    max: 6,
    ...(group === undefined ? {} : { group }),
  });
}
