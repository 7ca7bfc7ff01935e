/** First segments of the site's own paths, which no document may use as its slug. */
const reservedSegments = new Set([
  "404",
  "api",
  "auth",
  "blog",
  "confirm-subscription",
  "email-preferences",
  "learning-center",
  "page-data",
  "reset-password",
  "search",
  "static",
  "step-by-step-tutorial",
  "subscribe",
  "unsubscribe",
  "verify-email",
  "webhooks",
  "word-lists",
  "wordle-dictionary",
  "wordle-hint",
  "wordle-hints",
]);

/** Why a slug is invalid, as a message for the editor, or null. */
export function slugProblem(slug: string): string | null {
  if (slug === "") return "Press Generate, or write the address in lower-case words joined by hyphens.";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return "Use lower-case letters, digits and single hyphens only, such as letter-frequency-analysis.";
  }
  if (slug.length > 75)
    return "Shorten it to 75 characters or fewer: longer ones are cut off where they are shown.";
  return null;
}

/** Like `slugProblem`, for a document whose page is directly below the site's root. */
export function rootSlugProblem(slug: string): string | null {
  if (reservedSegments.has(slug))
    return `The address /${slug} belongs to a page of the site itself. Choose another.`;
  return slugProblem(slug);
}

/** Like `slugProblem`, for an article. */
export function articleSlugProblem(slug: string): string | null {
  if (slug === "page") return "The address /blog/page belongs to the blog’s older pages. Choose another.";
  return slugProblem(slug);
}

/** Why a path is invalid for a redirect, as a message for the editor, or null. */
export function pathProblem(path: string): string | null {
  if (!path.startsWith("/") || path.startsWith("//")) return "Begin with one slash, such as /blog/old-title.";
  if (/[?#]/.test(path)) return "Remove the question mark or hash, and everything after it.";
  if (!/^(\/[a-z0-9._~-]+)+$/i.test(path))
    return "Use letters, digits and hyphens only, without a slash at the end.";
  return null;
}
