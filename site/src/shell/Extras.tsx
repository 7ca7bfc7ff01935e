import { AdBlocker } from "../features/ad-blocker/AdBlocker.tsx";
import { useAdsFreeMark } from "../features/ads/ads-free.ts";
import { Analytics } from "../features/analytics/Analytics.tsx";
import { AppBanner } from "../features/app-banner/AppBanner.tsx";
import { Consent } from "../features/consent/Consent.tsx";
import { useSettings } from "../settings/Settings.tsx";
import { LatePreviewParts } from "./late-parts.ts";

/**
 * What a page brings along besides itself; nothing of it is loaded before it is known to be wanted. It stands
 * behind all that fills the page: there the bars at the bottom have room of their own. A preview has other
 * things instead.
 */
export function Extras({ path }: { path: string }) {
  useAdsFreeMark();
  const { isPreview } = useSettings();
  if (isPreview) return <LatePreviewParts path={path} />;
  return (
    <>
      <Consent />
      <AppBanner />
      <Analytics path={path} />
      <AdBlocker path={path} />
    </>
  );
}
