import { pageAddress, pageCount } from "../../content/blog-pages.ts";
import { contentHead } from "../../content/content-head.ts";
import type { BlogIndexQueryResult, BlogPostQueryResult } from "../../content/content-types.ts";
import { crumbsTo } from "../../content/parts/crumbs.ts";
import { pageData, type Place } from "../../content/parts/structured-data.ts";
import { questionsIn } from "../../content/portable-text/shown-questions.ts";
import type { PageHead } from "../../head/head-facts.ts";
import { article } from "../../head/schema/article.ts";
import type { StructuredData } from "../../head/structured-data.ts";
import { routes } from "../../routes.ts";
import type { Crumb } from "../../ui/navigation/Breadcrumb.tsx";

export type BlogIndexContent = NonNullable<BlogIndexQueryResult>;
export type PostContent = NonNullable<BlogPostQueryResult>;
export type PostCardContent = NonNullable<BlogIndexContent["featured"]>;

/** What a page of the blog is called: the first as the blog itself. */
export function blogTitle({ title }: Pick<BlogIndexContent, "title">, page: number): string {
  const name = title ?? "";
  return page === 1 ? name : `${name}, page ${page}`;
}

/** The way to a page of the blog. */
export function blogCrumbs({ title }: Pick<BlogIndexContent, "title">, page: number): Crumb[] {
  return page === 1 ? crumbsTo(title) : crumbsTo(`Page ${page}`, routes.blog);
}

/** How a page of the blog is described; the newer and the older one stand beside it. */
export function blogIndexHead(blog: BlogIndexContent, page: number): PageHead {
  const head = contentHead(blog);
  return {
    ...head,
    ...(page > 1 && { title: blogTitle(blog, page), previous: pageAddress(page - 1) }),
    ...(page < pageCount(blog.listed) && { next: pageAddress(page + 1) }),
  };
}

/** What a page of the blog says of itself. */
export function blogIndexData(blog: BlogIndexContent, page: number, place: Place): StructuredData[] {
  return pageData(place, blogCrumbs(blog, page));
}

/** What an article's page says of itself. */
export function postData(post: PostContent, place: Place): StructuredData[] {
  const { title, excerpt, publishedOn, author, body, _updatedAt } = post;
  return [
    article({
      ...place,
      title: title ?? "",
      description: excerpt ?? "",
      publishedAt: publishedOn ?? _updatedAt,
      changedAt: _updatedAt,
      ...(author?.name && { author: { name: author.name, isPerson: author.kind === "person" } }),
    }),
    ...pageData(place, crumbsTo(title, routes.blog), questionsIn(body)),
  ];
}
