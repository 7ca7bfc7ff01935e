import { canonicalAddress } from "../canonical.ts";
import { pictureAddress } from "../social-card.ts";

interface Person {
  "@type": "Person";
  name: string;
}

interface Organization {
  "@type": "Organization";
  name: string;
  url?: string;
}

export interface Article {
  "@type": "Article";
  headline: string;
  description: string;
  mainEntityOfPage: string;
  image: string;
  datePublished: string;
  dateModified: string;
  author: Organization | Person;
  publisher: Organization;
}

export interface ArticleFacts {
  product: string;
  page: { origin: string; path: string };
  title: string;
  description: string;
  /** ISO 8601, as is `changedAt`, the last change of the text. */
  publishedAt: string;
  changedAt: string;
  /** Omitted if the site as a whole is the author. */
  author?: { name: string; isPerson: boolean };
}

export function article(facts: ArticleFacts): Article {
  const { product, page, title, description, publishedAt, changedAt, author } = facts;
  const address = canonicalAddress(page.origin + page.path);
  const house = { "@type": "Organization", name: product, url: canonicalAddress(page.origin) } as const;
  return {
    "@type": "Article",
    headline: title,
    description,
    mainEntityOfPage: address,
    image: pictureAddress(address),
    datePublished: publishedAt,
    dateModified: changedAt,
    author: author ? { "@type": author.isPerson ? "Person" : "Organization", name: author.name } : house,
    publisher: house,
  };
}
