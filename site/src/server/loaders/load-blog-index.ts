import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import { sliceOf } from "../../content/blog-pages.ts";
import type { ContentPageData } from "../../content/content-page-data.ts";
import { blogIndexQuery } from "../queries/blog-queries.ts";
import { loadContentPage, type ContentOf } from "./load-content-page.ts";

/** Beyond the end of any blog. */
const nowhere = { from: 1e9, to: 1e9 };

/** Loads a page of the blog; not found if `page` is null or beyond the last. */
export function loadBlog(
  request: Pick<GetServerDataProps, "url" | "headers">,
  page: number | null,
): GetServerDataReturn<ContentPageData<ContentOf<typeof blogIndexQuery>>> {
  return loadContentPage(request, {
    query: blogIndexQuery,
    params: { ...(page === null ? nowhere : sliceOf(page)) },
    types: ["blogIndex", "blogPost", "author", "category", ...(page === 1 ? ["fact"] : [])],
    whenAbsent: page === 1 ? "empty" : "not-found",
  });
}
