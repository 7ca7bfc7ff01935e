import { blogFeedPath } from "@wordlehint/contracts";
import { Feed } from "feed";
import { addressOf } from "../../content/address-of.ts";
import { lastChange } from "../../content/parts/last-change.ts";
import { routes } from "../../routes.ts";
import type { ResultOf } from "../content-lake/fetch-content.ts";
import type { blogFeedQuery } from "../queries/blog-feed-query.ts";

type Content = ResultOf<typeof blogFeedQuery>;

interface Site {
  /** The site's name. */
  product: string;
  /** The site's public origin. */
  origin: string;
}

/** Writes the newest articles of the blog as RSS 2.0. */
export function blogFeed({ blog, posts }: Content, { product, origin }: Site): string {
  const changes = [...(blog ? [blog] : []), ...posts].map((document) => Date.parse(lastChange(document)));
  const feed = new Feed({
    title: blog?.title ?? product,
    description: blog?.intro ?? "",
    link: origin + routes.blog.path,
    language: "en-GB",
    generator: false,
    updated: new Date(Math.max(0, ...changes)),
    feedLinks: { rss: origin + blogFeedPath },
  });
  for (const { slug, title, excerpt, publishedOn, category } of posts) {
    const path = addressOf({ _type: "blogPost", slug });
    if (path === null || publishedOn === null) continue;
    feed.addItem({
      title: title ?? "",
      link: origin + path,
      date: new Date(`${publishedOn}T00:00:00Z`),
      description: escaped(excerpt ?? ""),
      ...(category && { category: [{ name: category }] }),
    });
  }
  return feed.rss2();
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A description is HTML. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
