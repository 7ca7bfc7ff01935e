import { addDays } from "@wordlehint/contracts";
import type { GetServerDataProps } from "gatsby";
import { logFailure } from "../../lib/log.ts";
import { routes } from "../../routes.ts";
import { fetchContent } from "../content-lake/fetch-content.ts";
import { surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import { sitemapQuery } from "../queries/sitemap-query.ts";
import { siteOrigin } from "../site-origin.ts";
import { contentPages } from "../sitemap/content-pages.ts";
import { riddlePages } from "../sitemap/riddle-pages.ts";
import { sitemapXml } from "../sitemap/sitemap-xml.ts";

/** A file that is written when it is asked for. */
export interface WrittenFile {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const search = { path: routes.search.path, changedAt: null };

/** No event tells of a past riddle that is added. */
const hourly = "public, max-age=0, must-revalidate, s-maxage=3600";

const types = [
  "blogPost",
  "guide",
  "page",
  "blogIndex",
  "dictionary",
  "learningCenter",
  "tutorialIndex",
  "wordListPage",
  "glossaryTerm",
  "faq",
  "checklist",
];

/**
 * Writes the sitemap: every page that search engines may show, the riddles' up to the latest one in the puzzle's home
 * zone. Status 503 while the riddle service or the content lake fails: an incomplete one would drop pages from searches.
 */
export async function loadSitemap(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): Promise<WrittenFile> {
  const request = { ...readPageRequest(serverRequest), isPreview: false };
  try {
    const [{ result, syncTags }, { pages, latest }] = await Promise.all([
      fetchContent(sitemapQuery, {}, request),
      riddlePages(),
    ]);
    const tags = [...syncTags, ...types.map((type) => `type:${type}`), `puzzle:${addDays(latest, 1)}`];
    return {
      status: 200,
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": hourly,
        ...surrogateKey(request, tags),
      },
      body: sitemapXml(siteOrigin(), [...pages, search, ...contentPages(result)]),
    };
  } catch (error) {
    logFailure("Could not write the sitemap", error);
    return {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
      body: "The sitemap can't be written right now.\n",
    };
  }
}

/** Writes robots.txt (RFC 9309): everything may be read, and where the sitemap is. */
export function robotsFile(): WrittenFile {
  return {
    status: 200,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": hourly },
    body: `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin()}/sitemap.xml\n`,
  };
}
