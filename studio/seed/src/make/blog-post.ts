import { picture, reference, references, seo, slug, type SeedDocument } from "./seed-document.ts";
import { richText, type Block } from "./rich-text.ts";

interface Post {
  id: string;
  title: string;
  excerpt: string;
  publishedOn: string;
  /** The date of the last change of substance, if there was one since. */
  revisedOn?: string;
  category: string;
  author: "editors" | "word-desk" | "puzzle-desk";
  /** Alternative text of the drawn cover. */
  cover: string;
  body: (string | Block)[];
  sources?: object[];
  related: string[];
  search: { title: string; description: string; keywords: string[] };
}

export function blogPost(post: Post): SeedDocument {
  const {
    id,
    title,
    excerpt,
    publishedOn,
    revisedOn,
    category,
    author,
    cover,
    body,
    sources = [],
    related,
    search,
  } = post;
  return {
    _id: `blogPost-${id}`,
    _type: "blogPost",
    title,
    slug: slug(id),
    excerpt,
    cover: picture(`cover-${id}`, cover),
    body: richText(...body),
    author: reference(`author-${author}`),
    category: reference(`category-${category}`),
    publishedOn,
    ...(revisedOn === undefined ? {} : { revisedOn }),
    sources,
    related: references(...related),
    seo: seo(search),
  };
}
