import { CogIcon } from "@sanity/icons/Cog";
import { defineField, defineType } from "sanity";
import { adSettings } from "./ad-settings.ts";
import { appSettings } from "./app-settings.ts";
import { operatorSettings } from "./operator-settings.ts";
import { premiumSettings } from "./premium-settings.ts";
import { socialLinks } from "./social-links.ts";

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  icon: CogIcon,
  groups: [
    { name: "site", title: "Site", default: true },
    { name: "operator", title: "Operator" },
    { name: "premium", title: "Premium" },
    { name: "app", title: "6-letter game" },
    { name: "ads", title: "Advertising" },
  ],
  fields: [
    defineField({
      name: "name",
      type: "string",
      group: "site",
      description: "The site’s name, shown on every page.",
      validation: (rule) => rule.required().max(30).error("Name the site in 30 characters at most."),
    }),
    defineField({
      name: "tagline",
      type: "string",
      group: "site",
      description: "Say in one sentence what the site is for.",
      validation: (rule) => rule.required().max(140).error("Write a sentence of at most 140 characters."),
    }),
    socialLinks,
    defineField({
      name: "analyticsScriptUrl",
      title: "Address of the analytics script",
      type: "url",
      group: "site",
      description:
        "Loaded only after consent to analytics. Name the provider in the privacy policy first. Leave it empty for no analytics.",
      validation: (rule) =>
        rule.uri({ scheme: "https" }).error("Write an address that begins with https://."),
    }),
    ...operatorSettings,
    ...premiumSettings,
    appSettings,
    ...adSettings,
  ],
  preview: { select: { title: "name", subtitle: "tagline" } },
});
