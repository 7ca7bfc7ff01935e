/** The target of a request: its canonical path, which is unique per resource, and its query as sent. */
export type Target = {
  path: string;
  /** The query with its question mark; empty without one. */
  search: string;
  /** True if the path was sent with a trailing slash, which `path` leaves out. */
  hadTrailingSlash: boolean;
};

export type TargetError = { code: "invalid_input" | "uri_too_long"; message: string };

export const maxTargetLength = 8192;

/**
 * Parses a request target (RFC 9112, section 3.2.1). Refuses what two programs could interpret differently: empty and
 * dot segments, encoded slashes and backslashes, control characters, broken escapes.
 */
export function parseTarget(url: string): Target | TargetError {
  if (url.length > maxTargetLength) return { code: "uri_too_long", message: "The address is too long." };
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

const malformed: TargetError = { code: "invalid_input", message: "The address can't be read." };

function canonicalSegment(sent: string): string | undefined {
  const text = decode(sent);
  if (text === undefined || text === "" || text === "." || text === "..") return undefined;
  if (/[/\\\u0000-\u001f\u007f]/.test(text)) return undefined;
  return encodeURIComponent(text).replace(/%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const maxValueLength = 128;

/**
 * Returns the query with only the parameters that pages depend on, in a fixed order. Others, such as campaign
 * parameters, neither split the cache nor reach the renderer. Of a value that is too long, the page gets the beginning,
 * so that it can say so.
 */
export function pageQuery(search: string, allowed: ReadonlySet<string>): string {
  if (search.length < 2 || allowed.size === 0) return "";
  const sent = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...allowed].sort()) {
    const value = sent.get(name);
    if (value !== null) kept.set(name, value.slice(0, maxValueLength));
  }
  return kept.size > 0 ? `?${kept.toString()}` : "";
}
