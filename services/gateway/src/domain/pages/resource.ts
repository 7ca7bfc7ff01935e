import { scriptsFolder } from "@wordlehint/contracts";

/**
 * The kinds of resources that the gateway caches. `hashed` files have a hash of their content in their name and never
 * change; a `file` keeps its name when its content changes. A `picture` is drawn from a page, for social networks; an
 * `image` is a picture of the content, whose name is a hash too.
 */
export const resourceKinds = ["page", "page-data", "picture", "image", "hashed", "file"] as const;
export type ResourceKind = (typeof resourceKinds)[number];

const hashedStyle = /^\/[\w.~-]+\.[0-9a-f]{8,}\.css(?:\.map)?$/;

/**
 * Returns the kind of resource at a path. Hashed scripts are in `/scripts`, hashed styles at the root, hashed media
 * in `/static` and page data in `/page-data`; pictures of pages are in `/social`, those of the content in `/images`.
 */
export function resourceKind(path: string): ResourceKind {
  if (path.startsWith("/page-data/") && path.endsWith(".json")) return "page-data";
  if (path.startsWith("/social/")) return "picture";
  if (path.startsWith("/images/")) return "image";
  if (path.startsWith(scriptsFolder) || path.startsWith("/static/") || hashedStyle.test(path))
    return "hashed";
  return path.lastIndexOf(".") > path.lastIndexOf("/") ? "file" : "page";
}

/** Returns true if a resource is the same on every puzzle date. */
export function isSameForAll(kind: ResourceKind): boolean {
  return kind === "hashed" || kind === "image" || kind === "file";
}

/** Returns true if a resource never changes, because its name is a hash of its content. */
export function isImmutable(kind: ResourceKind): boolean {
  return kind === "hashed" || kind === "image";
}
