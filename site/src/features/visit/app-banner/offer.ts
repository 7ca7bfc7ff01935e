import type { SiteSettings } from "../../../settings/site-settings.ts";

export interface Offer {
  /** `site`: the article about the game, on this site. */
  platform: "ios" | "android" | "site";
  to: string;
}

interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/** Returns whether the user agent is a mobile one; its width doesn't matter. */
export function isMobileDevice({ userAgent }: Pick<Device, "userAgent">): boolean {
  return /Android|iPhone|iPad|iPod/i.test(userAgent);
}

/**
 * Returns the offer of the store for a device. If its platform has none, it is the article about the game; null without
 * either.
 */
export function offerFor(
  device: Device,
  { appStoreUrl, playStoreUrl }: SiteSettings["app"],
  article: string | null,
): Offer | null {
  const onSite = article === null ? null : ({ platform: "site", to: article } as const);
  const onIos = appStoreUrl === null ? null : ({ platform: "ios", to: appStoreUrl } as const);
  const onAndroid = playStoreUrl === null ? null : ({ platform: "android", to: playStoreUrl } as const);
  if (isApple(device)) return onIos ?? onSite;
  if (/Android/i.test(device.userAgent)) return onAndroid ?? onSite;
  // A narrow desktop window: the visitor's phone may be either.
  return onIos ?? onAndroid ?? onSite;
}

/** iPads send a Macintosh user agent, but no Mac supports more than one touch point. */
function isApple({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1);
}
