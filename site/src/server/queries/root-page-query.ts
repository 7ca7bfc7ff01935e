import { defineQuery } from "groq";
import {
  cardFields,
  checklistFields,
  linkFields,
  questionFields,
  richTextFields,
  seoFields,
} from "./fragments.ts";

/** A document directly below the root: a guide, or a static page such as the privacy policy. */
export const rootPageQuery = defineQuery(`*[_type in ["guide", "page"] && slug.current == $slug][0]{
  _id,
  _rev,
  _createdAt,
  _updatedAt,
  revisedOn,
  title,
  "slug": slug.current,
  intro,
  "questions": questions[]->{_updatedAt, ${questionFields}},
  "related": related[]->{${cardFields}},
  ${seoFields},
  _type == "guide" => {
    _type,
    layout,
    sections[]{_key, title, "id": id.current, body[]{${richTextFields}}},
    "checklist": checklist->{_updatedAt, ${checklistFields}},
    callToAction{label, link{${linkFields}}}
  },
  _type == "page" => {_type, body[]{${richTextFields}}, includes}
}`);
