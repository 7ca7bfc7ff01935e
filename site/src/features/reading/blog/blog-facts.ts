import { pageAddress, pageCount } from "../../../content/blog-pages.ts";
import { contentHead } from "../../../content/content-head.ts";
import type { BlogIndexQueryResult, BlogPostQueryResult } from "../../../content/content-types.ts";
import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { lastChange } from "../../../content/parts/last-change.ts";
import { pageData, type Place } from "../../../content/parts/structured-data.ts";
import { questionsIn } from "../../../content/portable-text/shown-questions.ts";
import type { PageHead } from "../../../head/head-facts.ts";
import { article } from "../../../head/schema/article.ts";
import type { StructuredData } from "../../../head/structured-data.ts";
import { routes } from "../../../routes.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

export type BlogIndexContent = NonNullable<BlogIndexQueryResult>;
export type PostContent = NonNullable<BlogPostQueryResult>;
export type PostCardContent = NonNullable<BlogIndexContent["featured"]>;

/** Returns the title of a page of the blog; the first page has the blog's own title. */
export function blogTitle({ title }: Pick<BlogIndexContent, "title">, page: number): string {
  const name = title ?? "";
  return page === 1 ? name : `${name}, page ${page}`;
}

/** Returns the breadcrumb of a page of the blog. */
export function blogCrumbs({ title }: Pick<BlogIndexContent, "title">, page: number): Crumb[] {
  return page === 1 ? crumbsTo(title) : crumbsTo(`Page ${page}`, routes.blog);
}

/** Returns the head of a page of the blog, with links to the previous and next page. */
export function blogIndexHead(blog: BlogIndexContent, page: number): PageHead {
  const head = contentHead(blog);
  return {
    ...head,
    feed: "articles",
    ...(page > 1 && {
      title: blogTitle(blog, page),
      description: `Page ${page}, with earlier articles. ${head.description}`,
      previous: pageAddress(page - 1),
    }),
    ...(page < pageCount(blog.listed) && { next: pageAddress(page + 1) }),
  };
}

/** Returns the head of a post. */
export function postHead(post: PostContent): PageHead {
  return { ...contentHead(post), feed: "articles" };
}

/** Returns the structured data of a page of the blog. */
export function blogIndexData(blog: BlogIndexContent, page: number, place: Place): StructuredData[] {
  return pageData(place, blogCrumbs(blog, page));
}

/** Returns the structured data of a post. */
export function postData(post: PostContent, place: Place): StructuredData[] {
  const { title, excerpt, publishedOn, author, body } = post;
  const changedAt = lastChange(post);
  return [
    article({
      ...place,
      title: title ?? "",
      description: excerpt ?? "",
      publishedAt: publishedOn ?? changedAt,
      changedAt,
      ...(author?.name && { author: { name: author.name, isPerson: author.kind === "person" } }),
    }),
    ...pageData(place, crumbsTo(title, routes.blog), questionsIn(body)),
  ];
}
