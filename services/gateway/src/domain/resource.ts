/**
 * What kind of thing is served at a path. `hashed` files carry a hash of their content in the name and never
 * change; a `file` keeps its name when its content changes. A `picture` is drawn of a page, as that page is now.
 */
export const resourceKinds = ["page", "page-data", "picture", "hashed", "file"] as const;
export type ResourceKind = (typeof resourceKinds)[number];

const hashedName = /^\/[\w.~-]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/**
 * Gatsby's output: hashed scripts and styles at the root, hashed media in `/static`, data in `/page-data`; and
 * pages' pictures in `/social`.
 */
export function resourceKind(path: string): ResourceKind {
  if (path.startsWith("/page-data/") && path.endsWith(".json")) return "page-data";
  if (path.startsWith("/social/")) return "picture";
  if (path.startsWith("/static/") || hashedName.test(path)) return "hashed";
  return path.lastIndexOf(".") > path.lastIndexOf("/") ? "file" : "page";
}

/** Files never depend on who asks. */
export function isSameForAll(kind: ResourceKind): boolean {
  return kind === "hashed" || kind === "file";
}
