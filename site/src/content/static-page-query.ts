import { defineQuery } from "groq";
import { cardFields, questionFields, richTextFields, seoFields } from "./fragments.ts";

/** A page such as the privacy policy, by its slug. */
export const staticPageQuery = defineQuery(`*[_type == "page" && slug.current == $slug][0]{
  _id,
  _type,
  _rev,
  _updatedAt,
  title,
  "slug": slug.current,
  intro,
  body[]{${richTextFields}},
  includes,
  "questions": questions[]->{${questionFields}},
  "related": related[]->{${cardFields}},
  ${seoFields}
}`);
