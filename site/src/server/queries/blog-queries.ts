import { defineQuery } from "groq";
import { cardFields, pictureFields, richTextFields, seoFields } from "./fragments.ts";

/** The editor's value, else an estimate at 220 words a minute. */
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

/** The article about our own game has a place of its own. */
const ownGame = `*[_type == "siteSettings"][0].app.article`;

/** Every post except the featured one and that about our own game; part of the blog's query. */
const listedPosts = `*[
  _type == "blogPost" && defined(slug.current) && _id != ^.featured._ref && !(_id in [${ownGame}._ref])
]`;

/**
 * A page of the blog: the posts from `$from` up to, not including, `$to`, newest first. The first page also
 * has the featured post, the one about our own game and the facts. Null for pages beyond the last.
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
  "ownGame": select($from == 0 && featured._ref != ${ownGame}._ref => ${ownGame}->{${postCardFields}}),
  "posts": ${listedPosts} | order(publishedOn desc, title asc)[$from...$to]{${postCardFields}},
  "listed": count(${listedPosts}),
  factsTitle,
  "facts": select($from == 0 => facts[]->{_id, title, text, source}),
  ${seoFields}
}`);

/** A post by slug, with everything its page shows. */
export const blogPostQuery = defineQuery(`*[_type == "blogPost" && slug.current == $slug][0]{
  _id,
  _type,
  _rev,
  _createdAt,
  _updatedAt,
  "revisedOn": coalesce(revisedOn, publishedOn),
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
