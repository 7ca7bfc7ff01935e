import { AdBlocker } from "../features/ad-blocker/AdBlocker.tsx";
import { useAdsFreeMark } from "../features/ads/ads-free.ts";
import { Analytics } from "../features/analytics/Analytics.tsx";
import { AppBanner } from "../features/app-banner/AppBanner.tsx";
import { Consent } from "../features/consent/Consent.tsx";

/**
 * What a page brings along besides itself; nothing of it is loaded before it is known to be wanted. It stands
 * behind all that fills the page: there the bars at the bottom have room of their own.
 */
export function Extras({ path }: { path: string }) {
  useAdsFreeMark();
  return (
    <>
      <Consent />
      <AppBanner />
      <Analytics path={path} />
      <AdBlocker path={path} />
    </>
  );
}
