import { useAuth } from "../../../app/AuthProvider.tsx";
import { useAppSelector } from "../../../app/hooks.ts";
import { lazyWithPreload } from "../../../lib/lazy-with-preload.tsx";
import { useSettings } from "../../../settings/Settings.tsx";
import { selectConsent } from "../../../state/consent-slice.ts";

const LateBanner = lazyWithPreload(() => import("./MobileBanner.tsx").then((module) => module.MobileBanner));

/** Promotes the 6-letter game to players who see promotions, once the cookie notice is gone. */
export function AppBanner({ path }: { path: string }) {
  const isFree = useAuth().isPremium === false;
  const isAnswered = useAppSelector(selectConsent).status === "answered";
  const { app, appPromotion } = useSettings();
  const isOffered = [app.appStoreUrl, app.playStoreUrl, appPromotion.article].some((to) => to !== null);
  // The article says more than the banner.
  if (!isFree || !isAnswered || !isOffered || path === appPromotion.article) return null;
  return <LateBanner app={app} promotion={appPromotion} />;
}
