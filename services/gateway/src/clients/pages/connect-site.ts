import { blogFeedPath } from "@wordlehint/contracts";
import type { RenderedHead } from "../../domain/pages/cache-policy.ts";
import { resourceKind } from "../../domain/pages/resource.ts";
import { connectUpstream } from "../connect-upstream.ts";

/** A response of the renderer. */
export type SiteResponse = RenderedHead & { body: Buffer };

/** The renderer can't be reached, is too slow, or fails. */
export class SiteError extends Error {
  override name = "SiteError";
  /** The renderer's own page about its failure, for visitors who can be shown no other. */
  readonly errorPage: SiteResponse | undefined;

  constructor(message: string, options: { cause?: unknown; errorPage?: SiteResponse } = {}) {
    super(message, options);
    this.errorPage = options.errorPage;
  }
}

/** Audience of a render: all visitors, or an editor, who sees drafts. */
export type Purpose = "visitors" | "preview";

export type FetchOptions = {
  /** `visitors` by default. */
  purpose?: Purpose;
  /** Aborts the request. */
  signal?: AbortSignal;
};

/** The renderer. The time zone is all that it learns about a visitor. */
export type Site = {
  /** @throws {SiteError} when the renderer can't be reached, is too slow, or fails. */
  fetch(path: string, timeZone: string, options?: FetchOptions): Promise<SiteResponse>;
  /**
   * Returns how long the renderer of this page hasn't been reachable, and whether it has never been; undefined while it
   * responds.
   */
  outage(path: string): { forMs: number; isFirst: boolean } | undefined;
  close(): Promise<void>;
};

export type SiteOptions = {
  url: string;
  timeoutMs: number;
  /** Sent with every request, as a bearer token. */
  token?: string | undefined;
  /** Proves to the renderer that a request for drafts comes from the gateway. Without it no drafts are rendered. */
  rendererKey?: string | undefined;
  /** Returns the state of the content that pages must show at least. */
  liveEventId?: () => string | undefined;
};

/** Files that the renderer writes when they are asked for, by their public path. It has its functions below `/api`. */
const writtenFiles: ReadonlyMap<string, string> = new Map([
  ["/robots.txt", "/api/robots"],
  ["/sitemap.xml", "/api/sitemap"],
  [blogFeedPath, "/api/blog-feed"],
]);

const maxResponseSize = 32 * 1024 * 1024;

/** Connects to the site's renderer, or to a service that renders other resources of the site. */
export function connectSite({ url, timeoutMs, token, rendererKey, liveEventId }: SiteOptions): Site {
  const { origin } = new URL(url);
  const upstream = connectUpstream(origin, {
    token,
    // The renderer would only queue more requests.
    pool: { connections: 16, allowH2: false, maxResponseSize },
  });
  let downSince: number | undefined;
  let hasResponded = false;

  const request = async (
    path: string,
    timeZone: string,
    { purpose, signal }: FetchOptions,
  ): Promise<SiteResponse> => {
    const id = liveEventId?.();
    const response = await upstream.request({
      method: "GET",
      path: writtenFiles.get(path) ?? path,
      headers: {
        accept: "text/html,*/*",
        "accept-encoding": "identity",
        "user-agent": "wordlehint-gateway",
        "x-time-zone": timeZone,
        ...(id !== undefined && { "x-live-event-id": id }),
        ...(purpose === "preview" && rendererKey !== undefined && { "x-preview": rendererKey }),
      },
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    const body = Buffer.from(await response.body.arrayBuffer());
    const headers = flatten(response.headers);
    // The renderer redirects to its own, internal origin.
    if (headers.location?.startsWith(`${origin}/`)) headers.location = headers.location.slice(origin.length);
    return { kind: resourceKind(path.split("?", 1)[0] ?? path), status: response.statusCode, headers, body };
  };

  const requestPage = async (
    path: string,
    timeZone: string,
    options: FetchOptions,
  ): Promise<SiteResponse> => {
    const response = await request(path, timeZone, options);
    // The renderer adds a slash to the name of a folder, and the gateway removes it: visitors would loop.
    if (response.headers.location === `${path}/`) return request(`${path}/`, timeZone, options);
    return withoutRedirect(asReadableData(response));
  };

  return {
    fetch: async (path, timeZone, options = {}) => {
      let response;
      try {
        response = await requestPage(path, timeZone, options).catch((error: unknown) => {
          if (isDroppedConnection(error)) return requestPage(path, timeZone, options);
          throw error;
        });
        downSince = undefined;
        hasResponded = true;
      } catch (cause) {
        downSince ??= performance.now();
        throw new SiteError(`the renderer did not respond for ${path}`, { cause });
      }
      if (response.status < 500) return response;
      const message = `the renderer responded with ${response.status} for ${path}`;
      throw new SiteError(message, response.status === 503 ? { errorPage: response } : {});
    },
    outage: () =>
      downSince === undefined ? undefined : { forMs: performance.now() - downSince, isFirst: !hasResponded },
    close: () => upstream.destroy(),
  };
}

/**
 * Turns a redirect of page data into a 200: the body names the new address, and a browser that follows the redirect
 * would never read it. The Location header stays, for clients that ask about the page.
 */
function asReadableData(response: SiteResponse): SiteResponse {
  const { kind, status, headers } = response;
  const isRedirect = status >= 300 && status < 400 && headers.location !== undefined;
  if (kind !== "page-data" || !isRedirect) return response;
  const isPermanent = status === 301 || status === 308;
  return {
    ...response,
    status: 200,
    headers: { ...headers, ...(!isPermanent && { "cache-control": "no-store" }) },
  };
}

/**
 * A file of the build doesn't move. A redirect there would lead a page's script to anywhere on our origin, because
 * browsers ignore the folder in a Content-Security-Policy after a redirect.
 */
function withoutRedirect(response: SiteResponse): SiteResponse {
  const { location, ...headers } = response.headers;
  return response.kind === "hashed" && location !== undefined
    ? { ...response, status: 404, headers }
    : response;
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}

/** A restarted renderer may close a kept-alive connection just as it is used again. */
function isDroppedConnection(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code === "EPIPE";
}
