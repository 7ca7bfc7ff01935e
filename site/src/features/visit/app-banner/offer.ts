import type { SiteSettings } from "../../../settings/site-settings.ts";

export interface Offer {
  platform: "ios" | "android";
  storeUrl: string;
}

interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/** Returns whether the user agent is a mobile one; its width doesn't matter. */
export function isMobileDevice({ userAgent }: Pick<Device, "userAgent">): boolean {
  return /Android|iPhone|iPad|iPod/i.test(userAgent);
}

/** Returns the store offer for a device, or null if its platform has none. */
export function offerFor(device: Device, { appStoreUrl, playStoreUrl }: SiteSettings["app"]): Offer | null {
  const onIos = appStoreUrl === null ? null : ({ platform: "ios", storeUrl: appStoreUrl } as const);
  const onAndroid = playStoreUrl === null ? null : ({ platform: "android", storeUrl: playStoreUrl } as const);
  if (isApple(device)) return onIos;
  if (/Android/i.test(device.userAgent)) return onAndroid;
  // A narrow desktop window: the visitor's phone may be either.
  return onIos ?? onAndroid;
}

/** iPads send a Macintosh user agent, but no Mac supports more than one touch point. */
function isApple({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1);
}
