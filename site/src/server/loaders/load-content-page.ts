import type { QueryParams } from "@sanity/client";
import {
  homeZone,
  isDocumentAddress,
  isPossibleAddress,
  latestPuzzleDate,
  type PuzzleDate,
} from "@wordlehint/contracts";
import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { ContentPageData, MainDocument } from "../../content/content-page-data.ts";
import { logFailure } from "../../lib/log.ts";
import { fetchContent, type Fetched, type ResultOf } from "../content-lake/fetch-content.ts";
import { findRedirect } from "../content-lake/find-redirect.ts";
import { previewData } from "../content-lake/preview-data.ts";
import { cacheControl, surrogateKey } from "../page-headers.ts";
import { readPageRequest, type PageRequest } from "../page-request.ts";
import { fetchSettings, type FetchedSettings } from "../site-settings/fetch-settings.ts";
import { siteOrigin } from "../site-origin.ts";

/** The content of a page: the result of its query, if not null. */
export type ContentOf<Query extends string> = NonNullable<ResultOf<Query>>;

export interface ContentSource<Query extends string> {
  /**
   * A query written with `defineQuery` of `groq`, so that TypeGen finds it. Its result is the page's main
   * document with `_type` and `_rev`, joined with everything else the page shows, or null.
   */
  query: Query;
  params?: QueryParams;
  /** Every document type that the query reads; publishing a document of these types purges the page. */
  types: readonly string[];
  /**
   * `not-found` for addresses that editors choose, which may have moved; `empty` for the site's own pages,
   * which may not be written yet.
   */
  whenAbsent: "not-found" | "empty";
  /**
   * Reduces the content to what the page shows on a day, if that changes without an edit. The day is the latest puzzle
   * date in the puzzle's home zone; the gateway renders the page again soon after it has begun. A preview gets the whole
   * content.
   */
  byDay?: (content: ContentOf<Query>, day: PuzzleDate) => ContentOf<Query>;
}

/**
 * Loads a page of content in one round trip, for its `getServerData`:
 *
 *     type Data = ContentPageData<ContentOf<typeof blogPostQuery>>;
 *
 *     export default function BlogPostPage({ serverData }: PageProps<object, object, unknown, Data>) {
 *       return <ContentPage data={serverData}>{(post) => <Article post={post} />}</ContentPage>;
 *     }
 *
 *     export const getServerData: GetServerData<Data> = (request) =>
 *       loadContentPage(request, {
 *         query: blogPostQuery,
 *         params: { slug: request.params?.slug },
 *         types: ["blogPost", "author", "category"],
 *         whenAbsent: "not-found",
 *       });
 *
 * Guides and static pages such as the privacy policy have addresses directly below the root, which editors
 * choose: the route `pages/[...].tsx` shows both, and handles redirects and the not-found page. Every other
 * type has a route of its own.
 *
 * Status 200 with content or `empty`, 404 for `not-found`, 301 for a page that has moved, 503 if the content
 * lake fails. A preview shows drafts and is never cached.
 */
export async function loadContentPage<const Query extends string>(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
  source: ContentSource<Query>,
): GetServerDataReturn<ContentPageData<ContentOf<Query>>> {
  const request = readPageRequest(serverRequest);
  const settings = fetchSettings(request);
  try {
    const fetched = isDocumentAddress(request.path)
      ? await fetchContent(source.query, source.params ?? {}, request)
      : nothingFetched;
    return await toServerData(request, source, fetched, await settings);
  } catch (error) {
    logFailure(`Could not load the content of ${request.path}`, error);
    const { settings: known } = await settings;
    return {
      status: 503,
      headers: { "Cache-Control": "no-store" },
      props: { ...frame(request), state: "unavailable", content: null, settings: known },
    };
  }
}

async function toServerData<Query extends string>(
  request: PageRequest,
  source: ContentSource<Query>,
  fetched: Fetched<ResultOf<Query> | null>,
  known: FetchedSettings,
): GetServerDataReturn<ContentPageData<ContentOf<Query>>> {
  const whole = fetched.result as (ContentOf<Query> & MainDocument) | null;
  const today = () => latestPuzzleDate(Date.now(), homeZone);
  const content = whole && source.byDay && !request.isPreview ? source.byDay(whole, today()) : whole;
  const props = {
    ...frame(request),
    content,
    settings: known.settings,
    ...(request.isPreview && { preview: previewData(source, fetched) }),
  };
  const tags = [...fetched.syncTags, ...known.tags, ...source.types.map((type) => `type:${type}`)];
  const headers = (more: readonly string[] = []) => ({
    "Cache-Control": cacheControl(request, known),
    ...surrogateKey(request, [...tags, ...more]),
  });
  if (whole) {
    return { headers: headers([`rev:${whole._rev}`]), props: { ...props, state: "shown" } };
  }
  if (source.whenAbsent === "empty") return { headers: headers(), props: { ...props, state: "empty" } };

  const moved = isPossibleAddress(request.path) ? await findRedirect(request) : nothingFetched;
  const movedHeaders = headers([...moved.syncTags, "type:redirect"]);
  if (moved.result === null) {
    return { status: 404, headers: movedHeaders, props: { ...props, state: "not-found" } };
  }
  return {
    // A client-side navigation can't follow a redirect of the page data; it follows `redirect` in the data.
    ...(request.isPageData ? {} : { status: 301 }),
    headers: { ...movedHeaders, ...(!request.isPageData && { Location: moved.result }) },
    props: { ...props, state: "moved", redirect: moved.result },
  };
}

const nothingFetched: Fetched<null> = { result: null, syncTags: [] };

function frame({ path }: PageRequest): { origin: string; path: string } {
  return { origin: siteOrigin(), path };
}
