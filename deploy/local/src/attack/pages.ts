/** Articles of the seed. */
export const articles = [
  "history-word-games",
  "letter-frequency-analysis",
  "wordle-for-seniors",
  "wordle-word-patterns",
] as const;

/** The pages that players visit. */
export const pages = [
  "/",
  "/word-lists",
  "/wordle-dictionary",
  "/learning-center",
  "/blog",
  ...articles.map((slug) => `/blog/${slug}`),
] as const;

/** The path of a page's data, which Gatsby loads when a link is followed. */
export const pageDataOf = (page: string): string =>
  `/page-data${page === "/" ? "/index" : page}/page-data.json`;

/** The paths of the scripts and pictures that a page names. */
export function filesNamedIn(html: string): string[] {
  const named = html.matchAll(/\ssrc="(\/[^"]+\.(?:js|png|webp|avif)(?:\?[^"]*)?)"/g);
  return [...new Set([...named].map(([, path = ""]) => path.replaceAll("&amp;", "&")))];
}
