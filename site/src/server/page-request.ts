import type { GetServerDataProps } from "gatsby";
import { withoutSlash } from "../lib/without-slash.ts";
import { serverEnv } from "./env.ts";

/** The parts of the gateway's request that a loader reads. */
export interface PageRequest {
  /** The page's path, also for a page-data request. */
  path: string;
  /** A client-side navigation requests the page's data only. */
  isPageData: boolean;
  /** An editor's preview. Only the gateway knows the key that the header must hold. */
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
    isPreview: isRendererKey(headers.get("x-preview")),
    liveEventId: typeof liveEventId === "string" && liveEventId !== "" ? liveEventId : undefined,
  };
}

/** Takes the same time wherever a wrong key of the right length differs. */
function isRendererKey(given: unknown): boolean {
  const key = serverEnv("RENDERER_KEY", "");
  if (key === "" || typeof given !== "string" || given.length !== key.length) return false;
  let difference = 0;
  for (let index = 0; index < key.length; index++)
    difference |= key.charCodeAt(index) ^ given.charCodeAt(index);
  return difference === 0;
}
