import { canonicalAddress } from "../canonical.ts";

export interface WebApplication {
  "@type": "WebApplication";
  name: string;
  url: string;
  description: string;
  applicationCategory: "GameApplication";
  operatingSystem: "Any";
  isAccessibleForFree: true;
  offers: { "@type": "Offer"; price: "0"; priceCurrency: "USD" };
  potentialAction: { "@type": "SearchAction"; target: string };
  sameAs?: readonly string[];
  aggregateRating?: { "@type": "AggregateRating"; ratingValue: number; ratingCount: number };
}

export interface WebApplicationFacts {
  product: string;
  origin: string;
  /** What players gave this site, and never another product; without one nothing is claimed. */
  rating?: { value: number; count: number } | null;
  /** Where the site is found elsewhere under its own name. */
  profiles?: readonly string[];
}

/** The site as a free web application (specification, section 1). */
export function webApplication({
  product,
  origin,
  rating,
  profiles = [],
}: WebApplicationFacts): WebApplication {
  const url = canonicalAddress(origin);
  return {
    "@type": "WebApplication",
    name: product,
    url,
    description: "A riddle a day as a spoiler-free hint for the daily five-letter word puzzle.",
    applicationCategory: "GameApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    potentialAction: { "@type": "SearchAction", target: `${url}/wordle-hint` },
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        ratingCount: rating.count,
      },
    }),
  };
}
