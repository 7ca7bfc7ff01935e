import { blogFeedPath, feedPath } from "@wordlehint/contracts";
import { canonicalAddress } from "./canonical.ts";

interface LinkTag {
  rel: "canonical" | "prev" | "next" | "alternate";
  href: string;
  type?: string;
  title?: string;
}

/** The riddles, or the articles of the blog. */
export type FeedName = "riddles" | "articles";

interface Row {
  page: { origin: string; path: string } | undefined;
  /** Paths. */
  previous?: string | undefined;
  next?: string | undefined;
  feed?: FeedName | undefined;
}

/** Returns the canonical, previous and next links and the feed; none for a page without an address. */
export function linkTags({ page, previous, next, feed }: Row): LinkTag[] {
  if (!page) return [];
  const addressOf = (path: string) => canonicalAddress(page.origin + path);
  const tag = (rel: LinkTag["rel"], path: string | undefined): LinkTag[] =>
    path === undefined ? [] : [{ rel, href: addressOf(path) }];
  return [
    ...tag("canonical", page.path),
    ...tag("prev", previous),
    ...tag("next", next),
    ...(feed === undefined ? [] : [feedTag(addressOf(feeds[feed].path), feeds[feed].title)]),
  ];
}

const feeds = {
  riddles: { path: feedPath, title: "Daily Wordle hints" },
  articles: { path: blogFeedPath, title: "Articles of the blog" },
} as const satisfies Record<FeedName, { path: string; title: string }>;

function feedTag(href: string, title: string): LinkTag {
  return { rel: "alternate", href, type: "application/rss+xml", title };
}
