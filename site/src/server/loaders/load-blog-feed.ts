import type { GetServerDataProps } from "gatsby";
import { logFailure } from "../../lib/log.ts";
import { fetchContent } from "../content-lake/fetch-content.ts";
import { blogFeed } from "../feeds/blog-feed.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest } from "../page-request.ts";
import { blogFeedQuery } from "../queries/blog-feed-query.ts";
import { siteOrigin } from "../site-origin.ts";
import { fetchSettings } from "../site-settings/fetch-settings.ts";
import type { WrittenFile } from "./load-sitemap.ts";

const types = ["blogIndex", "blogPost", "category"];

/**
 * Writes the blog for feed readers, which may ask for it conditionally: the gateway keeps it until an editor publishes.
 * Status 503 while the content lake fails: to a reader, an empty feed would be one without articles.
 */
export async function loadBlogFeed(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): Promise<WrittenFile> {
  const request = { ...readPageRequest(serverRequest), isPreview: false };
  try {
    const [{ result, syncTags }, known] = await Promise.all([
      fetchContent(blogFeedQuery, {}, request),
      fetchSettings(request),
    ]);
    const tags = [...syncTags, ...known.tags, ...types.map((type) => `type:${type}`)];
    return {
      status: 200,
      headers: {
        "Content-Type": "application/rss+xml; charset=utf-8",
        "Cache-Control": cacheControl(request, known),
        ...surrogateKey(request, tags),
      },
      body: blogFeed(result, { product: known.settings.product, origin: siteOrigin() }),
    };
  } catch (error) {
    logFailure("Could not write the blog's feed", error);
    return {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
      body: "The blog's feed can't be written right now.\n",
    };
  }
}
