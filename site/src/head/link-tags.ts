import { feedPath } from "@wordlehint/contracts";
import { canonicalAddress } from "./canonical.ts";

interface LinkTag {
  rel: "canonical" | "prev" | "next" | "alternate";
  href: string;
  type?: string;
  title?: string;
}

interface Row {
  page: { origin: string; path: string } | undefined;
  /** Paths. */
  previous?: string | undefined;
  next?: string | undefined;
  hasFeed?: boolean | undefined;
}

/** Returns the canonical, previous and next links and the feed of riddles; none for a page without an address. */
export function linkTags({ page, previous, next, hasFeed = false }: Row): LinkTag[] {
  if (!page) return [];
  const tag = (rel: LinkTag["rel"], path: string | undefined): LinkTag[] =>
    path === undefined ? [] : [{ rel, href: canonicalAddress(page.origin + path) }];
  return [
    ...tag("canonical", page.path),
    ...tag("prev", previous),
    ...tag("next", next),
    ...tag("alternate", hasFeed ? feedPath : undefined).map((link) => ({ ...link, ...feedLink })),
  ];
}

const feedLink = { type: "application/rss+xml", title: "Daily Wordle hints" };
