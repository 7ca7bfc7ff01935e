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
  /** Paths of the pages before and after it, where it is one of a row. */
  previous?: string;
  next?: string;
  /** It may be read by everybody, but isn't to be found by search engines. */
  isHidden?: boolean;
  /** What the page's social picture shows beside its title. */
  card?: SocialCard;
  /** Stands in the place of the picture that is drawn for the page: a path of the site. */
  picture?: { path: string; alt: string } | undefined;
  structuredData?: readonly StructuredData[];
}

export interface HeadFacts extends PageHead {
  product: string;
  /** As the browser's tab shows it. */
  fullTitle: string;
}
