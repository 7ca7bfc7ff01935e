/** First segments that belong to the site's own pages, so that no document may take them. */
const takenSegments = new Set([
  "404",
  "api",
  "auth",
  "blog",
  "learning-center",
  "page-data",
  "reset-password",
  "static",
  "step-by-step-tutorial",
  "subscribe",
  "webhooks",
  "word-lists",
  "wordle-dictionary",
  "wordle-hint",
  "wordle-hints",
]);

/** Why a slug can't be part of an address, as an editor reads it; null when it can. */
export function slugProblem(slug: string): string | null {
  if (slug === "") return "Press Generate, or write the address in lower-case words joined by hyphens.";
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return "Use lower-case letters, digits and single hyphens only, such as letter-frequency-analysis.";
  }
  if (slug.length > 75)
    return "Shorten it to 75 characters or fewer: long addresses are cut off where they are shown.";
  return null;
}

/** The same for a document whose address stands directly below the site's root. */
export function rootSlugProblem(slug: string): string | null {
  if (takenSegments.has(slug))
    return `The address /${slug} belongs to a page of the site itself. Choose another.`;
  return slugProblem(slug);
}

/** The same for an article, whose address stands below the blog's. */
export function articleSlugProblem(slug: string): string | null {
  if (slug === "page") return "The address /blog/page belongs to the blog’s older pages. Choose another.";
  return slugProblem(slug);
}

/** Why a path can't be redirected from or to, as an editor reads it; null when it can. */
export function pathProblem(path: string): string | null {
  if (!path.startsWith("/") || path.startsWith("//")) return "Begin with one slash, such as /blog/old-title.";
  if (/[?#]/.test(path)) return "Leave out what follows a question mark or a hash.";
  if (!/^(\/[a-z0-9._~-]+)+$/i.test(path))
    return "Use letters, digits and hyphens only, without a slash at the end.";
  return null;
}
