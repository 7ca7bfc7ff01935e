import type { Navigation, SiteLinkTo } from "./navigation.ts";

/** Where a page has room for an ad. */
export type AdPlace = "top" | "within" | "side" | "bottom";

/** What editors and operators may change without a new build. */
export interface SiteSettings {
  /** What the site calls itself. */
  product: string;
  tagline: string;
  /** Wording of the premium price. */
  price: string;
  blockerMode: "off" | "modal" | "full-screen";
  app: {
    /** Where the 6-letter game can be had; a platform without an address isn't offered. */
    appStoreUrl: string | null;
    playStoreUrl: string | null;
    /** Shown only when set. */
    rating: { value: number; count: number } | null;
  };
  /** What the banner says of the 6-letter game. */
  appPromotion: { name: string; text: string };
  /** Scripts that need consent; null: none is configured, and nothing is loaded. */
  analyticsScriptUrl: string | null;
  adScriptUrl: string | null;
  /** The provider's name for each place of an ad. When there are some, other places show our own. */
  adUnits: readonly { place: AdPlace; unitId: string }[];
  houseAd: { title: string; text: string; link: SiteLinkTo };
  /** Our own profiles elsewhere, by the networks' names. */
  socialLinks: readonly { network: string; url: string }[];
  navigation: Navigation;
  /** An editor looks at drafts: nothing is advertised, counted or asked. */
  isPreview: boolean;
}
