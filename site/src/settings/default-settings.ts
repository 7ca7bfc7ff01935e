import { defaultNavigation } from "./default-navigation.ts";
import type { SiteSettings } from "./site-settings.ts";

/** Used until an editor has written the settings. For the renderer only. */
export const defaultSettings: SiteSettings = {
  product: "WordleHint",
  tagline: "One riddle a day for the daily five-letter word: enough to set you thinking, and no spoilers.",
  price: "$3.77/month",
  blockerMode: "modal",
  app: { appStoreUrl: null, playStoreUrl: null, rating: null },
  appPromotion: {
    name: "Six letters to find",
    text: "A game of its own. Free.",
    facts: ["Free on Android and iOS", "Six letters, six guesses"],
    article: null,
  },
  analyticsScriptUrl: null,
  adScriptUrl: null,
  adUnits: [],
  houseAd: {
    title: "Ads-Free Premium",
    text: "The riddle, and quiet.",
    link: { label: "Go Ads-Free", to: "/subscribe" },
  },
  socialLinks: [],
  operator: { name: null, address: [], country: null, email: null, registration: [] },
  navigation: defaultNavigation,
  isPreview: false,
};
