import { defineQuery } from "groq";

/**
 * Every document that has a page of its own, with what decides when that page has changed last. The featured post has
 * its own place in the blog.
 */
export const sitemapQuery = defineQuery(`{
  "documents": *[_type in ["blogPost", "guide", "page", "blogIndex", "dictionary", "learningCenter", "tutorialIndex", "wordListPage"]]{
    _id,
    _type,
    _createdAt,
    _updatedAt,
    "revisedOn": coalesce(revisedOn, publishedOn),
    "slug": slug.current,
    "isHidden": seo.noindex == true,
    "questions": questions[]->{_updatedAt},
    "checklist": checklist->{_updatedAt},
    "featured": featured._ref
  },
  "ownGame": *[_type == "siteSettings"][0].app.article._ref,
  "terms": *[_type == "glossaryTerm"]{_updatedAt}
}`);
