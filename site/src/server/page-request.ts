import type { GetServerDataProps } from "gatsby";
import { withoutSlash } from "../lib/without-slash.ts";

/** What a loader reads from the gateway's request. */
export interface PageRequest {
  /** The page's path, also for a page-data request. */
  path: string;
  /** A client-side navigation requests the page's data only. */
  isPageData: boolean;
  /** An editor's preview. Only the gateway sets the header. */
  isPreview: boolean;
  /** The live event id that the content must be at least as new as. */
  liveEventId: string | undefined;
}

export function readPageRequest({ url, headers }: Pick<GetServerDataProps, "url" | "headers">): PageRequest {
  const [requested = "/"] = url.split("?");
  const [, data] = /^\/page-data\/(.+)\/page-data\.json$/.exec(requested) ?? [];
  const liveEventId = headers.get("x-live-event-id");
  return {
    path: data === undefined ? withoutSlash(requested) : data === "index" ? "/" : `/${data}`,
    isPageData: data !== undefined,
    isPreview: headers.get("x-preview") === "1",
    liveEventId: typeof liveEventId === "string" && liveEventId !== "" ? liveEventId : undefined,
  };
}
