import { AdBlocker } from "../features/visit/ad-blocker/index.ts";
import { useAdsFreeMark } from "../features/visit/ads/index.ts";
import { Analytics } from "../features/visit/analytics/index.ts";
import { AppBanner } from "../features/visit/app-banner/index.ts";
import { Consent } from "../features/visit/consent/index.ts";
import { PaymentNotice } from "../features/player/payment-notice/index.ts";
import { WithoutNetwork } from "../features/visit/service-worker/index.ts";
import { VisitorsResults } from "../features/puzzle/results/index.ts";
import { useSettings } from "../settings/Settings.tsx";
import { BottomBars } from "../ui/layout/BottomBars.tsx";
import { LatePreviewParts } from "./late-parts.ts";

/**
 * The parts of every page besides its content: what works without a network, consent, a failed payment, app banner, analytics, ad blocker prompts and the merge of a
 * visitor's results at sign-in, each loaded on demand. Rendered after everything else, where the bottom bars have space
 * of their own. A preview has its own extras.
 */
export function Extras({ path }: { path: string }) {
  useAdsFreeMark();
  const { isPreview } = useSettings();
  if (isPreview) return <LatePreviewParts path={path} />;
  return (
    <>
      <WithoutNetwork path={path} />
      <BottomBars>
        <Consent />
        <PaymentNotice path={path} />
        <AppBanner path={path} />
      </BottomBars>
      <Analytics path={path} />
      <AdBlocker path={path} />
      <VisitorsResults />
    </>
  );
}
