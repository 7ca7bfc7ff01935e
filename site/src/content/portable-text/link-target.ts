import { addressOf, type Addressed } from "../address-of.ts";

/** A link as `linkFields` gives it; anything may be missing or wrong. */
export interface QueriedLink {
  kind?: string | null | undefined;
  page?: Addressed | null | undefined;
  route?: string | null | undefined;
  url?: string | null | undefined;
}

export interface LinkTarget {
  to: string;
  /** It leads away from this site. */
  isExternal: boolean;
}

/** Where a link leads; null when that is nowhere, or nowhere that a reader may be sent to. */
export function linkTarget({ kind, page, route, url }: QueriedLink): LinkTarget | null {
  if (kind === "external") return externalTarget(url);
  const path = kind === "route" ? route : page && addressOf(page);
  return isPath(path) ? { to: path, isExternal: false } : null;
}

/** An address of another site, if it is one that begins with `https:`, and so neither a script nor data. */
export function externalTarget(url: string | null | undefined): LinkTarget | null {
  if (typeof url !== "string" || !/^https:\/\//i.test(url)) return null;
  try {
    return { to: new URL(url).href, isExternal: true };
  } catch {
    return null;
  }
}

/** One slash, and nothing that browsers take for another one. */
function isPath(path: unknown): path is string {
  return typeof path === "string" && /^\/(?![/\\])[^\s\\]*$/.test(path);
}
