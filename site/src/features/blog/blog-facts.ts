import type { ContentOf } from "../../content/content-page.ts";
import type { blogIndexQuery, blogPostQuery } from "../../content/blog-queries.ts";
import { crumbsTo } from "../../content/parts/crumbs.ts";
import { pageData, type Place } from "../../content/parts/structured-data.ts";
import { questionsIn } from "../../content/portable-text/shown-questions.ts";
import { article } from "../../head/schema/article.ts";
import type { StructuredData } from "../../head/structured-data.ts";
import { routes } from "../../routes.ts";

export type BlogIndexContent = ContentOf<typeof blogIndexQuery>;
export type PostContent = ContentOf<typeof blogPostQuery>;
export type PostCardContent = NonNullable<BlogIndexContent["featured"]>;

/** What the blog's page says of itself. */
export function blogIndexData({ title }: BlogIndexContent, place: Place): StructuredData[] {
  return pageData(place, crumbsTo(title));
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
