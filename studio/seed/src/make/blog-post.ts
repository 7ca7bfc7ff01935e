import { picture, reference, references, seo, slug, type SeedDocument } from "./seed-document.ts";
import { richText, type Block } from "./rich-text.ts";

interface Post {
  id: string;
  title: string;
  excerpt: string;
  publishedOn: string;
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
    sources,
    related: references(...related),
    seo: seo(search),
  };
}
