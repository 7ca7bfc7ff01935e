import { product } from "../product.ts";

/** A schema.org object, as it goes into `application/ld+json`. */
export type StructuredData = Readonly<{ "@type": string } & Record<string, unknown>>;

/** The site as a free web application (specification, section 1). */
export function webApplication(origin: string): StructuredData {
  return {
    "@type": "WebApplication",
    name: product,
    url: origin,
    description: "A riddle a day as a spoiler-free hint for the daily five-letter word puzzle.",
    applicationCategory: "GameApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
  };
}

/** JSON that can't end the script element it stands in. */
export function inScript(data: StructuredData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
}
