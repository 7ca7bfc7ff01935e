/** Removes the trailing slash of a path, keeping the query. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=[^/])\/+(?=\?|$)/, "");
}
