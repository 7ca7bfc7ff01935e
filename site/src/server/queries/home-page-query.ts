import { defineQuery } from "groq";
import { cardFields, linkFields, shortTextFields } from "./fragments.ts";

/** The texts of the home page. */
export const homePageQuery = defineQuery(`*[_type == "homePage"][0]{
  _id,
  _type,
  _rev,
  title,
  intro{title, body[]{${shortTextFields}}},
  education{title, "pages": pages[]->{${cardFields}}},
  learningTips{title, tips[]{_key, title, text, link{label, link{${linkFields}}}}}
}`);
