/**
 * What kind of thing the site serves at a path. `hashed` files carry a hash of their content in the name and
 * never change; a `file` keeps its name when its content changes.
 */
export type ResourceKind = "page" | "page-data" | "hashed" | "file";

const hashedName = /^\/[\w.~-]+[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** Gatsby's output: hashed scripts and styles at the root, hashed media in `/static`, data in `/page-data`. */
export function resourceKind(path: string): ResourceKind {
  if (path.startsWith("/page-data/") && path.endsWith(".json")) return "page-data";
  if (path.startsWith("/static/") || hashedName.test(path)) return "hashed";
  return path.lastIndexOf(".") > path.lastIndexOf("/") ? "file" : "page";
}
