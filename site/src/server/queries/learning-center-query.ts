import { defineQuery } from "groq";
import { cardFields, seoFields } from "./fragments.ts";

export const learningCenterQuery = defineQuery(`*[_type == "learningCenter"][0]{
  _id,
  _type,
  _rev,
  title,
  intro,
  "strategyGuides": strategyGuides[]->{${cardFields}},
  "researchArticles": researchArticles[]->{${cardFields}},
  "featuredResources": featuredResources[]->{${cardFields}},
  "vocabulary": vocabulary[]->{_id, word, partOfSpeech, definition, etymology, example},
  "didYouKnow": didYouKnow->{title, text, source},
  paths[]{_key, title, description, "steps": steps[]->{${cardFields}}},
  ${seoFields}
}`);
