import { canonicalAddress } from "./canonical.ts";

interface LinkTag {
  rel: "canonical" | "prev" | "next";
  href: string;
}

interface Row {
  page: { origin: string; path: string } | undefined;
  /** Paths. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** Where a page lives, and the pages beside it in a row; nothing for a page without an address of its own. */
export function linkTags({ page, previous, next }: Row): LinkTag[] {
  if (!page) return [];
  const tag = (rel: LinkTag["rel"], path: string | undefined): LinkTag[] =>
    path === undefined ? [] : [{ rel, href: canonicalAddress(page.origin + path) }];
  return [...tag("canonical", page.path), ...tag("prev", previous), ...tag("next", next)];
}
