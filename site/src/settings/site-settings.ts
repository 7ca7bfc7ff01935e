import type { Navigation, SiteLinkTo } from "./navigation.ts";

export type AdPlace = "top" | "within" | "side" | "bottom";

export interface Operator {
  name: string | null;
  /** The lines of the postal address, without the name and the country. */
  address: readonly string[];
  country: string | null;
  /** The mailbox for players. */
  email: string | null;
  /** Entries in registers and the like. */
  registration: readonly string[];
}

/** Settings that editors and operators can change without a new build. */
export interface SiteSettings {
  /** The site's name. */
  product: string;
  tagline: string;
  /** The wording of the premium price. */
  price: string;
  blockerMode: "off" | "modal" | "full-screen";
  app: {
    /** The 6-letter game in the app stores; a platform without a URL isn't offered. */
    appStoreUrl: string | null;
    playStoreUrl: string | null;
    /** Shown only if set. */
    rating: { value: number; count: number } | null;
  };
  /** What the site says about the 6-letter game. */
  appPromotion: {
    name: string;
    text: string;
    facts: readonly string[];
    /** The address of the article about it, if there is one. */
    article: string | null;
  };
  /** Scripts that need consent; null if none is configured. */
  analyticsScriptUrl: string | null;
  adScriptUrl: string | null;
  /** The provider's ad unit for each place. If there are any, the other places show house ads. */
  adUnits: readonly { place: AdPlace; unitId: string }[];
  houseAd: { title: string; text: string; link: SiteLinkTo };
  /** The site's own profiles, with the networks' names. */
  socialLinks: readonly { network: string; url: string }[];
  /** Who operates the site; null or empty for what editors have left out. */
  operator: Operator;
  navigation: Navigation;
  /** An editor's preview: without ads, analytics and prompts. */
  isPreview: boolean;
}
