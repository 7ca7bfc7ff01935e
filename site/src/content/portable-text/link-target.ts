import { addressOf, type Addressed } from "../address-of.ts";

/** A link as `linkFields` returns it; any field may be missing or wrong. */
export interface QueriedLink {
  kind?: string | null | undefined;
  page?: Addressed | null | undefined;
  route?: string | null | undefined;
  url?: string | null | undefined;
}

export interface LinkTarget {
  to: string;
  /** Leads to another site. */
  isExternal: boolean;
}

/** Returns the target of a link, or null if it has none or an unsafe one. */
export function linkTarget({ kind, page, route, url }: QueriedLink): LinkTarget | null {
  if (kind === "external") return externalTarget(url);
  const path = kind === "route" ? route : page && addressOf(page);
  return isPath(path) ? { to: path, isExternal: false } : null;
}

/** Accepts only `https:` URLs, so neither scripts nor data URLs. */
export function externalTarget(url: string | null | undefined): LinkTarget | null {
  if (typeof url !== "string" || !/^https:\/\//i.test(url)) return null;
  try {
    return { to: new URL(url).href, isExternal: true };
  } catch {
    return null;
  }
}

/** A single leading slash: browsers read `//` and `/\` as the start of a host. */
function isPath(path: unknown): path is string {
  return typeof path === "string" && /^\/(?![/\\])[^\s\\]*$/.test(path);
}
