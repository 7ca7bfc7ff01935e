import type * as schema from "schema-dts";
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
  /** Players' rating of this site, never of another product; omitted if there is none. */
  rating?: { value: number; count: number } | null;
  /** The site's own profiles on other sites. */
  profiles?: readonly string[];
}

/** Describes the site as a free web application. */
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
  } as const satisfies schema.WebApplication;
}
