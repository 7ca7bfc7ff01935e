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

/** Returns the canonical, previous and next links; none for a page without an address. */
export function linkTags({ page, previous, next }: Row): LinkTag[] {
  if (!page) return [];
  const tag = (rel: LinkTag["rel"], path: string | undefined): LinkTag[] =>
    path === undefined ? [] : [{ rel, href: canonicalAddress(page.origin + path) }];
  return [...tag("canonical", page.path), ...tag("prev", previous), ...tag("next", next)];
}
