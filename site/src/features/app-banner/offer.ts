import type { SiteSettings } from "../../settings/site-settings.ts";

export interface Offer {
  platform: "ios" | "android";
  storeUrl: string;
}

interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/** A device that says it is mobile, whatever its width. */
export function isMobileDevice({ userAgent }: Pick<Device, "userAgent">): boolean {
  return /Android|iPhone|iPad|iPod/i.test(userAgent);
}

/** Where the game can be had for a device; null where there is none for its platform. */
export function offerFor(device: Device, { appStoreUrl, playStoreUrl }: SiteSettings["app"]): Offer | null {
  const onIos = appStoreUrl === null ? null : ({ platform: "ios", storeUrl: appStoreUrl } as const);
  const onAndroid = playStoreUrl === null ? null : ({ platform: "android", storeUrl: playStoreUrl } as const);
  if (isApple(device)) return onIos;
  if (/Android/i.test(device.userAgent)) return onAndroid;
  // A narrow window of a computer: its phone may be either.
  return onIos ?? onAndroid;
}

/** An iPad calls itself a Macintosh, but no Macintosh takes more than one touch. */
function isApple({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1);
}
