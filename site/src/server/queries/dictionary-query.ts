import { defineQuery } from "groq";
import { cardFields, seoFields } from "./fragments.ts";

/** The dictionary's page with every term, in alphabetical order. */
export const dictionaryQuery = defineQuery(`*[_type == "dictionary"][0]{
  _id,
  _type,
  _rev,
  title,
  intro,
  "terms": *[_type == "glossaryTerm"] | order(lower(term) asc){
    _id,
    term,
    "slug": slug.current,
    definition,
    category,
    "seeAlso": seeAlso[]->{term, "slug": slug.current}
  },
  "related": related[]->{${cardFields}},
  ${seoFields}
}`);
