import { defineQuery } from "groq";

/** The editors' texts about Premium. */
export const premiumQuery = defineQuery(
  `*[_type == "siteSettings"][0]{premiumName, premiumBenefits, premiumPitch}`,
);
