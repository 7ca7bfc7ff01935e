/**
 * Whether a page of the site, or the old address of one that moved, may be at a path. Everything else is not found,
 * whatever the content is. Old addresses may come from another site, so they have more characters than new ones.
 */
export function isPossibleAddress(path: string): boolean {
  return path === "/" || (path.length <= maxPathLength && /^(\/[\w.~-]+)+$/.test(path));
}

/** Whether an editor could have given a document this address. */
export function isDocumentAddress(path: string): boolean {
  return path.length <= maxPathLength && /^(\/[a-z0-9-]+){1,3}$/.test(path);
}

const maxPathLength = 200;
