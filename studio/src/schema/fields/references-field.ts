import { defineArrayMember, defineField } from "sanity";

interface Options {
  name: string;
  title?: string;
  description: string;
  to: readonly string[];
  min?: number;
  max?: number;
  /** The entries are shown in groups of so many. */
  multipleOf?: number;
  group?: string;
}

/** References to documents, in the order in which the site shows them and without duplicates. */
export function referencesField({
  name,
  title,
  description,
  to,
  min = 0,
  max,
  multipleOf = 1,
  group,
}: Options) {
  return defineField({
    name,
    ...(title === undefined ? {} : { title }),
    type: "array",
    description,
    of: [defineArrayMember({ type: "reference", to: to.map((type) => ({ type })) })],
    ...(group === undefined ? {} : { group }),
    validation: (rule) => {
      const rules = [rule.unique().error("The same entry is in the list twice. Remove one.")];
      if (min > 0) rules.push(rule.required().min(min).error(`Choose at least ${min}.`));
      if (max !== undefined) rules.push(rule.max(max).error(`Choose at most ${max}.`));
      if (multipleOf > 1) {
        rules.push(
          rule.custom<unknown[]>((entries) =>
            (entries?.length ?? 0) % multipleOf === 0
              ? true
              : `Choose a multiple of ${multipleOf}: there are ${entries?.length}.`,
          ),
        );
      }
      return rules;
    },
  });
}
