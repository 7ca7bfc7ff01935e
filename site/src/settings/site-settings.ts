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
  /** Scripts that need consent; null: none is configured, and nothing is loaded. */
  analyticsScriptUrl: string | null;
  adScriptUrl: string | null;
}

export const defaultSettings: SiteSettings = {
  product: "WordleHint",
  tagline: "One riddle a day for the daily five-letter word: enough to set you thinking, and no spoilers.",
  price: "$3.77/month",
  blockerMode: "modal",
  app: { appStoreUrl: null, playStoreUrl: null, rating: null },
  analyticsScriptUrl: null,
  adScriptUrl: null,
};
