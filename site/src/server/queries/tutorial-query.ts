import { defineQuery } from "groq";
import { cardFields, seoFields } from "./fragments.ts";

export const tutorialQuery = defineQuery(`*[_type == "tutorialIndex"][0]{
  _id,
  _type,
  _rev,
  title,
  intro,
  cards[]{_key, title, text, "page": page->{${cardFields}}},
  ${seoFields}
}`);
