import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import { siteOrigin } from "../site-origin.ts";
import { loadPlainPage, type PlainPageData } from "./load-plain-page.ts";

export interface AccountPageData extends PlainPageData {
  /** The site's public origin. */
  origin: string;
}

/** Loads a page of accounts. It holds nothing about anybody: its HTML is the same for all. */
export async function loadAccountPage(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): GetServerDataReturn<AccountPageData> {
  const loaded = await loadPlainPage(serverRequest);
  const settings = loaded.props?.settings;
  if (!settings) throw new Error("the page's settings are missing");
  const origin = siteOrigin();
  return { ...loaded, props: { settings, origin } };
}
