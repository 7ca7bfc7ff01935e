import type { SiteSettings } from "./site-settings.ts";

/** Of a page that was built without settings and is the first that is shown: the least that the shell needs. */
export const bareSettings: SiteSettings = {
  product: "WordleHint",
  tagline: "",
  price: "",
  blockerMode: "off",
  app: { appStoreUrl: null, playStoreUrl: null, rating: null },
  appPromotion: { name: "", text: "" },
  analyticsScriptUrl: null,
  adScriptUrl: null,
  adUnits: [],
  houseAd: { title: "", text: "", link: { label: "", to: "/" } },
  socialLinks: [],
  navigation: { header: [{ label: "Home", to: "/" }], footer: [], legal: [] },
  isPreview: false,
};
