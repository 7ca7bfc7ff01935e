import { defineQuery } from "groq";
import { cardFields, pictureFields, richTextFields, seoFields } from "./fragments.ts";

/** As written, else counted at a little under the speed of silent reading. */
const readTimeField = `
  "readTimeMinutes": coalesce(
    readTimeMinutes,
    math::max([1, round(count(string::split(pt::text(body), " ")) / 220)])
  )
`;

const postCardFields = `
  _id,
  _type,
  "slug": slug.current,
  title,
  excerpt,
  ${readTimeField},
  "category": category->title,
  publishedOn,
  cover{${pictureFields}},
  "author": author->{name}
`;

/** What the blog lists besides the article that stands first; within a query of its page. */
const listedPosts = `*[_type == "blogPost" && _id != ^.featured._ref && defined(slug.current)]`;

/**
 * A page of the blog: the listed articles from `$from` up to and without `$to`, the newest first; before them
 * the chosen one and after them facts, on the first page only. Null for pages beyond the last.
 */
export const blogIndexQuery = defineQuery(`*[
  _type == "blogIndex" && ($from == 0 || count(${listedPosts}) > $from)
][0]{
  _id,
  _type,
  _rev,
  title,
  intro,
  "featured": select($from == 0 => featured->{${postCardFields}}),
  "posts": ${listedPosts} | order(publishedOn desc, title asc)[$from...$to]{${postCardFields}},
  "listed": count(${listedPosts}),
  factsTitle,
  "facts": select($from == 0 => facts[]->{_id, title, text, source}),
  ${seoFields}
}`);

/** An article by its slug, with what is shown on its page. */
export const blogPostQuery = defineQuery(`*[_type == "blogPost" && slug.current == $slug][0]{
  _id,
  _type,
  _rev,
  _updatedAt,
  title,
  "slug": slug.current,
  excerpt,
  publishedOn,
  ${readTimeField},
  cover{${pictureFields}},
  "author": author->{name, kind, role, bio, portrait{${pictureFields}}},
  "category": category->title,
  body[]{${richTextFields}},
  sources,
  "related": related[]->{${cardFields}},
  "blogTitle": *[_type == "blogIndex"][0].title,
  ${seoFields}
}`);
