import { referencesField } from "./references-field.ts";

/** Questions and answers, shown as collapsible sections and given to search engines as structured data. */
export function questionsField(group?: string) {
  return referencesField({
    name: "questions",
    title: "Frequent questions",
    description: "Shown in this order. The same question can be on several pages.",
    to: ["faq"],
    ...(group === undefined ? {} : { group }),
  });
}
