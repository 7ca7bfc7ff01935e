/**
 * Whether a page of the site, or the old address of one that moved, may be at a path. Everything else is not found,
 * whatever the content is. Old addresses may come from another site, so they have more characters than new ones. None has
 * a dot segment, which browsers resolve.
 */
export function isPossibleAddress(path: string): boolean {
  return path === "/" || (path.length <= maxPathLength && /^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(path));
}

/** Returns whether an editor could have given a document this address. */
export function isDocumentAddress(path: string): boolean {
  return path.length <= maxPathLength && /^(\/[a-z0-9-]+){1,3}$/.test(path);
}

/** Returns the target of the archive's search form: a riddle, or a page that says why there is none. */
export const archiveSearchPath = "/wordle-hints/search";

/** The address of the site's search; its parameter is {@link searchParameter}. */
export const searchPath = "/search";
/** The query parameter that holds what a visitor searches for. */
export const searchParameter = "q";

/** The fragment with which a page opens the form to change one's password. */
export const changePasswordFragment = "change-password";

/** The riddles for feed readers, as RSS. */
export const feedPath = "/api/riddle/feed";
/** The articles of the blog for feed readers, as RSS. */
export const blogFeedPath = "/blog/rss.xml";
/** The riddles for calendar programs, some of which know a calendar by the end of its address. */
export const calendarPath = "/api/riddle/calendar.ics";

/** The query parameters of the pages that depend on any, by path. */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  [archiveSearchPath]: ["date", "number"],
  [searchPath]: [searchParameter],
};

const maxPathLength = 200;
