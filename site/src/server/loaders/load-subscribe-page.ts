import type { GetServerDataProps, GetServerDataReturn } from "gatsby";
import type { PremiumContent } from "../../content/premium-content.ts";
import { logFailure } from "../../lib/log.ts";
import { fetchContent } from "../content-lake/fetch-content.ts";
import { readPageRequest } from "../page-request.ts";
import { premiumQuery } from "../queries/premium-query.ts";
import { loadAccountPage, type AccountPageData } from "./load-account-page.ts";

export interface SubscribePageData extends AccountPageData {
  premium: PremiumContent;
}

/** Used when the content lake fails, so that players can pay and cancel without the texts. */
const withoutContent: PremiumContent = { name: "Ads-Free Premium", benefits: [], pitch: "" };

const timeoutMs = 1_200;

/** Loads the page to buy Premium. It holds nothing about anybody: its HTML is the same for all. */
export async function loadSubscribePage(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): GetServerDataReturn<SubscribePageData> {
  const [loaded, premium] = await Promise.all([loadAccountPage(serverRequest), fetchPremium(serverRequest)]);
  if (!loaded.props) throw new Error("the page's settings are missing");
  return {
    ...loaded,
    props: { ...loaded.props, premium: premium ?? withoutContent },
    // A page without its texts is rendered again soon.
    ...(premium === null && { headers: { ...loaded.headers, "Cache-Control": "no-store" } }),
  };
}

async function fetchPremium(
  serverRequest: Pick<GetServerDataProps, "url" | "headers">,
): Promise<PremiumContent | null> {
  try {
    const { result } = await fetchContent(premiumQuery, {}, readPageRequest(serverRequest), timeoutMs);
    const { premiumName, premiumBenefits, premiumPitch } = result ?? {};
    return {
      name: premiumName ?? withoutContent.name,
      benefits: premiumBenefits ?? [],
      pitch: premiumPitch ?? "",
    };
  } catch (error) {
    logFailure("Could not load the texts about Premium", error);
    return null;
  }
}
