import type { SocialCard } from "./social-card.ts";
import type { StructuredData } from "./structured-data.ts";

/** What a page says of itself. */
export interface PageHead {
  /** Without the site's name, which follows it. */
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Where the page lives. A page without an address of its own, such as an error, has none and isn't indexed. */
  page?: { origin: string; path: string };
  /** What the page's social picture shows beside its title. */
  card?: SocialCard;
  structuredData?: readonly StructuredData[];
}

export interface HeadFacts extends PageHead {
  product: string;
  /** As the browser's tab shows it. */
  fullTitle: string;
}
