import { defineQuery } from "groq";
import { cardFields, seoFields } from "./fragments.ts";

/** The word lists page with all lists of its tabs. */
export const wordListsQuery = defineQuery(`*[_type == "wordListPage"][0]{
  _id,
  _type,
  _rev,
  title,
  intro,
  tabs[]{
    _key,
    title,
    "lists": lists[]->{
      _id,
      title,
      "slug": slug.current,
      kind,
      description,
      openers[]{_key, word, note, left, guesses},
      openerPairs[]{_key, first, second, note, left},
      patterns[]{_key, title, note, examples},
      words,
      "guessesPath": guesses.asset->path,
      licence,
      guessesLicence,
      changedOn
    }
  },
  tools{title, analyzerIntro, "links": links[]->{${cardFields}}},
  downloads,
  "related": related[]->{${cardFields}},
  ${seoFields}
}`);
