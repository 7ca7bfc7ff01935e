import { defineQuery } from "groq";
import { cardFields, questionFields, richTextFields } from "./fragments.ts";

/** The texts that every hint page has below its riddle. */
export const hintPageQuery = defineQuery(`*[_type == "hintPage"][0]{
  _id,
  _type,
  _rev,
  title,
  howToPlay{title, body[]{${richTextFields}}},
  strategyTips{title, body[]{${richTextFields}}},
  "questions": questions[]->{${questionFields}},
  "related": related[]->{${cardFields}}
}`);
