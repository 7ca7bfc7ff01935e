import { defineArrayMember, defineField } from "sanity";
import { httpsProblem } from "../../rules/https-address.ts";

export const socialLinks = defineField({
  name: "socialLinks",
  type: "array",
  group: "site",
  description: "Shown in the footer, and given to search engines as our profiles.",
  of: [
    defineArrayMember({
      name: "socialLink",
      title: "Profile",
      type: "object",
      fields: [
        defineField({
          name: "network",
          type: "string",
          options: {
            list: [
              { title: "X", value: "x" },
              { title: "Facebook", value: "facebook" },
              { title: "Reddit", value: "reddit" },
              { title: "Instagram", value: "instagram" },
              { title: "TikTok", value: "tiktok" },
            ],
          },
          validation: (rule) => rule.required().error("Choose a network."),
        }),
        defineField({
          name: "url",
          title: "Address",
          type: "url",
          validation: (rule) => rule.required().custom((url) => httpsProblem(url ?? "") ?? true),
        }),
      ],
      preview: { select: { title: "network", subtitle: "url" } },
    }),
  ],
});
