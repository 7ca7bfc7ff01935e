const png = { type: "image/png" } as const;

/** Returns the web app manifest. Its colors are those of the default theme, whose background is `paper`. */
export function webManifest({ paper }: { paper: string }) {
  return {
    id: "/",
    name: "WordleHint",
    short_name: "WordleHint",
    description:
      "One riddle a day for the daily five-letter word: enough to set you thinking, and no spoilers.",
    lang: "en-GB",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    categories: ["games", "education"],
    icons: [
      { src: "/icon-192.png", sizes: "192x192", ...png },
      { src: "/icon-512.png", sizes: "512x512", ...png },
      { src: "/icon-maskable-512.png", sizes: "512x512", purpose: "maskable", ...png },
    ],
  };
}
