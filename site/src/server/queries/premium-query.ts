import { defineQuery } from "groq";

/** What editors write about Premium. */
export const premiumQuery = defineQuery(
  `*[_type == "siteSettings"][0]{premiumName, premiumBenefits, premiumPitch}`,
);
