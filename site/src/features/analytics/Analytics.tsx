import { useAppSelector } from "../../app/hooks.ts";
import { late } from "../../lib/late.tsx";
import { useSettings } from "../../settings/Settings.tsx";
import { selectMayAnalyse } from "../../state/consent-slice.ts";

const LateProvider = late(() => import("./AnalyticsFrame.tsx").then((module) => module.AnalyticsFrame));

/** Events go to the configured provider as long as there is consent to it; else nowhere, and none is kept. */
export function Analytics({ path }: { path: string }) {
  const mayAnalyse = useAppSelector(selectMayAnalyse);
  const { analyticsScriptUrl } = useSettings();
  if (!mayAnalyse || analyticsScriptUrl === null) return null;
  return <LateProvider scriptUrl={analyticsScriptUrl} path={path} />;
}
