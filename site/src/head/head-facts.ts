import type { SocialCard } from "./social-card.ts";
import type { FeedName } from "./link-tags.ts";
import type { StructuredData } from "./structured-data.ts";

/** A page's contribution to its head. */
export interface PageHead {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** Those of the site if omitted. */
  keywords?: readonly string[];
  /** The page's address. A page without one, such as an error page, isn't indexed. */
  page?: { origin: string; path: string };
  /** Paths of the previous and next page of a paginated list. */
  previous?: string;
  next?: string;
  /** What feed readers find from here. */
  feed?: FeedName;
  /** Adds `noindex`. */
  isHidden?: boolean;
  /** Browsers tell no other page, nor who sends its parts, that the visitor comes from here. */
  isUnreferred?: boolean;
  /** The content of the generated social picture beside the title. */
  card?: SocialCard;
  /** Replaces the generated social picture; a path of the site. */
  picture?: { path: string; alt: string } | undefined;
  /** A function, because the browser doesn't need it for the page that it loads: the HTML has it. */
  structuredData?: () => readonly StructuredData[];
}

export interface HeadFacts extends PageHead {
  product: string;
  /** The title as shown in the browser's tab. */
  fullTitle: string;
}
