import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "sanity";
import { environment } from "../../app/environment.ts";
import { linkableTypes } from "../../routes/addresses.ts";
import { siteRoutes } from "../../routes/site-routes.ts";
import { httpsProblem } from "../../rules/https-address.ts";

type Kind = "page" | "route" | "external";
interface LinkValue {
  kind?: Kind;
}

const isKind = (parent: unknown, kind: Kind): boolean => (parent as LinkValue | undefined)?.kind === kind;

/** The target of a link: a document, a page of the site without a document, or another site. */
export const link = defineType({
  name: "link",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "kind",
      title: "Leads to",
      type: "string",
      initialValue: "page",
      options: {
        layout: "radio",
        list: [
          { title: "A page written in the studio", value: "page" },
          { title: "Another page of the site", value: "route" },
          { title: "Another site", value: "external" },
        ],
      },
      validation: (rule) => rule.required().error("Choose what the link leads to."),
    }),
    defineField({
      name: "page",
      type: "reference",
      description: "The link follows the page when its address changes.",
      to: linkableTypes.map((type) => ({ type })),
      hidden: ({ parent }) => !isKind(parent, "page"),
      validation: (rule) =>
        rule.custom((page, { parent }) =>
          isKind(parent, "page") && !page?._ref ? "Choose a page, or remove the link." : true,
        ),
    }),
    defineField({
      name: "route",
      title: "Page of the site",
      type: "string",
      options: { list: [...siteRoutes] },
      hidden: ({ parent }) => !isKind(parent, "route"),
      validation: (rule) =>
        rule.custom((route, { parent }) =>
          isKind(parent, "route") && !siteRoutes.some(({ value }) => value === route)
            ? "Choose one of the site’s pages."
            : true,
        ),
    }),
    defineField({
      name: "url",
      title: "Address",
      type: "url",
      description: "Begins with https://.",
      hidden: ({ parent }) => !isKind(parent, "external"),
      validation: (rule) =>
        rule.custom((url, { parent }) =>
          isKind(parent, "external") ? (httpsProblem(url ?? "", environment.siteUrl) ?? true) : true,
        ),
    }),
  ],
  preview: {
    select: { kind: "kind", page: "page.title", term: "page.term", route: "route", url: "url" },
    prepare: ({ page, term, route, url }: Record<string, string | undefined>) => ({
      title: page ?? term ?? route ?? url ?? "No target yet",
    }),
  },
});
