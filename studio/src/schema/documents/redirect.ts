import { TransferIcon } from "@sanity/icons/Transfer";
import { defineField, defineType } from "sanity";
import { pathProblem } from "../../rules/address.ts";
import { hidesNoPage, leadsToAPage, workable } from "./redirect-rules.ts";

/** An old address that leads to a new one, for good. Made by itself when a published page's address changes. */
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
        rule.custom(hidesNoPage),
      ],
    }),
    defineField({
      name: "to",
      title: "New address",
      type: "string",
      description: "The path that visitors are sent to.",
      validation: (rule) => [
        rule.required().custom((path) => (path === "/" ? true : (pathProblem(path ?? "") ?? true))),
        rule.custom(workable),
        rule.custom(leadsToAPage).warning(),
      ],
    }),
    defineField({
      name: "reason",
      type: "string",
      description: "For editors: why the page moved.",
    }),
  ],
  preview: { select: { title: "from", subtitle: "to" } },
});
