import type { GetServerDataProps } from "gatsby";
import { withoutSlash } from "../lib/without-slash.ts";

/** What a page's loader is told by who asks for the page. */
export interface PageRequest {
  /** Of the page, also where its data alone is asked for. */
  path: string;
  /** Only the data is asked for: a browser is on its way here from another page of the site. */
  isPageData: boolean;
  /** An editor looks at drafts. The gateway says so, and lets nobody else. */
  isPreview: boolean;
  /** The newest change of content that the answer must hold. */
  event: string | undefined;
}

export function readPageRequest({ url, headers }: Pick<GetServerDataProps, "url" | "headers">): PageRequest {
  const [asked = "/"] = url.split("?");
  const [, data] = /^\/page-data\/(.+)\/page-data\.json$/.exec(asked) ?? [];
  const event = headers.get("x-content-event");
  return {
    path: data === undefined ? withoutSlash(asked) : data === "index" ? "/" : `/${data}`,
    isPageData: data !== undefined,
    isPreview: headers.get("x-preview") === "1",
    event: typeof event === "string" && event !== "" ? event : undefined,
  };
}
