import { referencesField } from "./references-field.ts";

/** Questions with their answers, shown as folds; search engines get exactly these. */
export function questionsField(group?: string) {
  return referencesField({
    name: "questions",
    title: "Frequent questions",
    description: "Shown in this order. The same question can stand on several pages.",
    to: ["faq"],
    ...(group === undefined ? {} : { group }),
  });
}
