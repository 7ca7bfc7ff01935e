import { AdBlocker } from "../features/visit/ad-blocker/AdBlocker.tsx";
import { useAdsFreeMark } from "../features/visit/ads/ads-free.ts";
import { Analytics } from "../features/visit/analytics/Analytics.tsx";
import { AppBanner } from "../features/visit/app-banner/AppBanner.tsx";
import { Consent } from "../features/visit/consent/Consent.tsx";
import { PaymentNotice } from "../features/player/payment-notice/PaymentNotice.tsx";
import { useServiceWorker } from "../features/visit/service-worker/use-service-worker.ts";
import { VisitorsResults } from "../features/puzzle/results/VisitorsResults.tsx";
import { useSettings } from "../settings/Settings.tsx";
import { BottomBars } from "../ui/layout/BottomBars.tsx";
import { LatePreviewParts } from "./late-parts.ts";

/**
 * What every page has besides its content: consent, a failed payment, app banner, analytics, ad blocker prompts and the merge of a
 * visitor's results at sign-in, each loaded on demand. Rendered after everything else, where the bottom bars have space
 * of their own. A preview has its own extras.
 */
export function Extras({ path }: { path: string }) {
  useAdsFreeMark();
  const { isPreview } = useSettings();
  if (isPreview) return <LatePreviewParts path={path} />;
  return (
    <>
      <ServiceWorker />
      <BottomBars>
        <Consent />
        <PaymentNotice path={path} />
        <AppBanner />
      </BottomBars>
      <Analytics path={path} />
      <AdBlocker path={path} />
      <VisitorsResults />
    </>
  );
}

function ServiceWorker() {
  useServiceWorker();
  return null;
}
