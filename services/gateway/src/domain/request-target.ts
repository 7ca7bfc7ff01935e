/** Where a request goes: a canonical path (one spelling a resource) and the query as it was sent. */
export type Target = {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** The path was sent with a slash at its end, which `path` lacks. */
  hadTrailingSlash: boolean;
};

export type TargetFault = { code: "invalid_input" | "uri_too_long"; message: string };

export const longestTarget = 8192;

/**
 * Reads a request's target (RFC 9112, section 3.2.1) and refuses what two programs could read differently:
 * empty and dotted segments, encoded slashes and backslashes, control characters, broken escapes.
 */
export function readTarget(url: string): Target | TargetFault {
  if (url.length > longestTarget) return { code: "uri_too_long", message: "The address is too long." };
  if (!/^\/[\x21-\x7e]*$/.test(url) || url.includes("#")) return malformed;
  const queryAt = url.indexOf("?");
  const sent = queryAt === -1 ? url : url.slice(0, queryAt);
  const search = queryAt === -1 ? "" : url.slice(queryAt);
  if (sent === "/") return { path: "/", search, hadTrailingSlash: false };

  const hadTrailingSlash = sent.endsWith("/");
  const segments = (hadTrailingSlash ? sent.slice(1, -1) : sent.slice(1)).split("/").map(canonicalSegment);
  if (segments.includes(undefined)) return malformed;
  return { path: `/${segments.join("/")}`, search, hadTrailingSlash };
}

const malformed: TargetFault = { code: "invalid_input", message: "The address can't be read." };

function canonicalSegment(sent: string): string | undefined {
  const text = decoded(sent);
  if (text === undefined || text === "" || text === "." || text === "..") return undefined;
  if (/[/\\\u0000-\u001f\u007f]/.test(text)) return undefined;
  return encodeURIComponent(text).replace(/%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const longestValue = 128;

/**
 * The part of a query that pages may depend on, in one order; all else (campaign marks and the like) is left
 * out, so that it neither splits the cache nor reaches the renderer.
 */
export function pageQuery(search: string, allowed: ReadonlySet<string>): string {
  if (search.length < 2 || allowed.size === 0) return "";
  const sent = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...allowed].sort()) {
    const value = sent.get(name);
    if (value !== null && value.length <= longestValue) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept.toString()}` : "";
}
