import { defineQuery } from "groq";
import {
  cardFields,
  checklistFields,
  linkFields,
  questionFields,
  richTextFields,
  seoFields,
} from "./fragments.ts";

/** A guide by its slug, with what is shown on its page. */
export const guideQuery = defineQuery(`*[_type == "guide" && slug.current == $slug][0]{
  _id,
  _type,
  _rev,
  _updatedAt,
  title,
  "slug": slug.current,
  intro,
  layout,
  sections[]{_key, title, "id": id.current, body[]{${richTextFields}}},
  "checklist": checklist->{_updatedAt, ${checklistFields}},
  callToAction{label, link{${linkFields}}},
  "questions": questions[]->{_updatedAt, ${questionFields}},
  "related": related[]->{${cardFields}},
  ${seoFields}
}`);
