import { defineQuery } from "groq";

/** The newest articles for feed readers, with the blog's own title and introduction. */
export const blogFeedQuery = defineQuery(`{
  "blog": *[_type == "blogIndex"][0]{title, intro, _createdAt, _updatedAt},
  "posts": *[_type == "blogPost" && defined(slug.current) && defined(publishedOn) && seo.noindex != true]
    | order(publishedOn desc, title asc)[0...30]{
      "slug": slug.current,
      title,
      excerpt,
      publishedOn,
      _createdAt,
      _updatedAt,
      "revisedOn": coalesce(revisedOn, publishedOn),
      "category": category->title
    }
}`);
