/** A page that search engines may show. */
export interface SitemapPage {
  path: string;
  /** The last change of its content, as an ISO date or instant; null if unknown. */
  changedAt: string | null;
}

/** The most that a sitemap may have (sitemaps.org, protocol 0.9). */
const maxPages = 50_000;

/**
 * Writes a sitemap (sitemaps.org, protocol 0.9).
 * @param origin the site's public origin
 */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.slice(0, maxPages).map(({ path, changedAt }) => {
    const address = `<loc>${escaped(new URL(path, origin).href)}</loc>`;
    return `<url>${address}${changedAt === null ? "" : `<lastmod>${escaped(changedAt)}</lastmod>`}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
