import { addressOf } from "../../content/address-of.ts";
import { pageAddress, pageCount } from "../../content/blog-pages.ts";
import { lastChange } from "../../content/parts/last-change.ts";
import type { ResultOf } from "../content-lake/fetch-content.ts";
import type { sitemapQuery } from "../queries/sitemap-query.ts";
import type { SitemapPage } from "./sitemap-xml.ts";

type Content = ResultOf<typeof sitemapQuery>;
type Document = Content["documents"][number];

/** Returns the pages that editors write and don't hide from search engines. */
export function contentPages({ documents, ownGame, terms }: Content): SitemapPage[] {
  const posts = documents.filter(({ _type, slug }) => _type === "blogPost" && slug !== null);
  return documents
    .filter(({ isHidden }) => !isHidden)
    .flatMap((document) => {
      const path = addressOf(document);
      if (path === null) return [];
      const changedAt = lastChange(document, ...partsOf(document, posts, terms));
      const others =
        document._type === "blogIndex" ? olderBlogPages([document.featured, ownGame], posts) : [];
      return [path, ...others].map((address) => ({ path: address, changedAt }));
    });
}

/** The other documents that a page shows. */
function partsOf(document: Document, posts: readonly Document[], terms: Content["terms"]) {
  switch (document._type) {
    case "blogIndex":
      return posts;
    case "dictionary":
      return terms;
    case "guide":
    case "page":
      return [...(document.questions ?? []), document.checklist];
    default:
      return [];
  }
}

/** @param apart ids of the posts that the blog's first page shows apart from the others */
function olderBlogPages(apart: readonly (string | null)[], posts: readonly Document[]): string[] {
  const listed = posts.filter(({ _id }) => !apart.includes(_id)).length;
  return Array.from({ length: pageCount(listed) - 1 }, (_, index) => pageAddress(index + 2));
}
