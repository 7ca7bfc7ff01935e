import { TransferIcon } from "@sanity/icons/Transfer";
import { defineField, defineType } from "sanity";
import { pathProblem } from "../../rules/address.ts";
import { fromNoPage, toExistingPage, conflictFree } from "./redirect-rules.ts";

/** A permanent redirect. The studio creates one when an editor changes the address of a published page. */
export const redirect = defineType({
  name: "redirect",
  type: "document",
  icon: TransferIcon,
  fields: [
    defineField({
      name: "from",
      title: "Old address",
      type: "string",
      description: "A path of the site, such as /blog/old-title.",
      validation: (rule) => [
        rule.required().custom((path) => pathProblem(path ?? "") ?? true),
        rule.custom(fromNoPage),
      ],
    }),
    defineField({
      name: "to",
      title: "New address",
      type: "string",
      description: "The path that visitors are sent to.",
      validation: (rule) => [
        rule.required().custom((path) => (path === "/" ? true : (pathProblem(path ?? "") ?? true))),
        rule.custom(conflictFree),
        rule.custom(toExistingPage).warning(),
      ],
    }),
    defineField({
      name: "reason",
      type: "string",
      description: "For editors: say why the page moved.",
    }),
  ],
  preview: { select: { title: "from", subtitle: "to" } },
});
