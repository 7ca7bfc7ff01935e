import { labelledLink } from "../make/links.ts";
import { reference, type SeedDocument } from "../make/seed-document.ts";

export const siteSettings: SeedDocument[] = [
  {
    _id: "site-settings",
    _type: "siteSettings",
    name: "WordleHint",
    tagline: "One riddle a day for the daily five-letter word: enough to set you thinking, and no spoilers.",
    socialLinks: [],
    premiumName: "Ads-Free Premium",
    priceWording: "$3.77/month",
    premiumBenefits: [
      "No advertising anywhere on the site",
      "You support the work on new hints and guides",
      "Cancel at any time",
      "A Premium badge beside your name",
    ],
    premiumPitch:
      "The hints stay free for everyone. Premium takes the advertising away and keeps the site going.",
    app: {
      name: "Wordle6",
      text: "The game with six letters: a daily challenge at midnight, an unlimited mode and statistics. Free.",
      facts: [
        "Free on Android and iOS",
        "Six letters, six guesses",
        "A daily challenge at midnight",
        "An unlimited mode",
        "Your own statistics",
        "Plays offline",
      ],
      article: reference("blogPost-wordle6-explained"),
    },
    blockerMode: "modal",
    adUnits: [],
    houseAd: {
      title: "Ads-Free Premium",
      text: "The riddle, and quiet.",
      link: labelledLink("Go Ads-Free", "/subscribe"),
    },
  },
];

/** An example of a redirect: the former address of the article on letter frequency. */
export const redirects: SeedDocument[] = [
  {
    _id: "redirect--blog--letter-frequency",
    _type: "redirect",
    from: "/blog/letter-frequency",
    to: "/blog/letter-frequency-analysis",
    reason: "The short address is easier to type from print.",
  },
];
