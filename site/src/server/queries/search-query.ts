import { defineQuery } from "groq";

/**
 * All texts that visitors can search: every page that editors write and don't hide from search engines, the terms of the
 * dictionary, and the words of the lists.
 */
export const searchQuery = defineQuery(`{
  "pages": *[
    _type in ["blogPost", "guide", "page", "blogIndex", "dictionary", "learningCenter", "tutorialIndex", "wordListPage"]
    && seo.noindex != true
  ]{
    _type,
    "slug": slug.current,
    title,
    "summary": coalesce(excerpt, intro),
    "keywords": seo.keywords,
    "body": pt::text(body),
    "callouts": body[_type == "callout"]{"text": pt::text(body)}.text,
    "sections": sections[]{title, "text": pt::text(body), "callouts": body[_type == "callout"]{"text": pt::text(body)}.text},
    "checklist": checklist->items[]{text, help},
    "questions": questions[]->{question, "answer": pt::text(answer)},
    "embedded": body[_type == "embeddedQuestions"].questions[]->{question, "answer": pt::text(answer)},
    "cards": cards[]{title, text},
    "paths": paths[]{title, description},
    "vocabulary": vocabulary[]->{word, definition, etymology}
  },
  "terms": *[_type == "glossaryTerm" && defined(slug.current)]{term, "slug": slug.current, definition},
  "lists": *[_type == "wordListPage"][0].tabs[]{
    title,
    "lists": lists[]->{
      title,
      kind,
      openers[]{word, note},
      openerPairs[]{first, second, note},
      words
    }
  }
}`);
