import type { SiteSettings } from "./site-settings.ts";

/**
 * The minimum that the shell needs, for a page that was built without settings and is the first one shown.
 */
export const bareSettings: SiteSettings = {
  product: "WordleHint",
  tagline: "",
  price: "",
  blockerMode: "off",
  app: { appStoreUrl: null, playStoreUrl: null, rating: null },
  appPromotion: { name: "", text: "", facts: [], article: null },
  analyticsScriptUrl: null,
  adScriptUrl: null,
  adUnits: [],
  houseAd: { title: "", text: "", link: { label: "", to: "/" } },
  socialLinks: [],
  operator: { name: null, address: [], country: null, email: null, registration: [] },
  navigation: { header: [{ label: "Home", to: "/" }], footer: [], legal: [] },
  isPreview: false,
};
