import { useAppSelector } from "../../../app/hooks.ts";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { useSettings } from "../../../settings/Settings.tsx";
import { selectMayAnalyze } from "../../../state/consent-slice.ts";

const LateProvider = lazyWithPreload(() =>
  import("./AnalyticsFrame.tsx").then((module) => module.AnalyticsFrame),
);

/** Sends events to the configured provider while the visitor consents; otherwise they are dropped. */
export function Analytics({ path }: { path: string }) {
  const mayAnalyze = useAppSelector(selectMayAnalyze);
  const { analyticsScriptUrl } = useSettings();
  if (!mayAnalyze || analyticsScriptUrl === null) return null;
  return <LateProvider scriptUrl={analyticsScriptUrl} path={path} />;
}
