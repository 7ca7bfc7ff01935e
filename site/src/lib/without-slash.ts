/** A path, with its query if it has one, as the site writes it: without a slash at the end. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=[^/])\/+(?=\?|$)/, "");
}
