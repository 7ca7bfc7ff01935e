import type * as schema from "schema-dts";
import { proseLanguage } from "../../lib/languages.ts";
import { routes } from "../../routes.ts";
import { canonicalAddress } from "../canonical.ts";
import { pictureAddress } from "../social-card.ts";
import { organization, type Organization } from "./organization.ts";

/** The page that tells about an author is the one about the site. */
interface Author {
  "@type": "Person" | "Organization";
  name: string;
  url: string;
}

export interface Article {
  "@type": "Article";
  headline: string;
  description: string;
  mainEntityOfPage: string;
  image: string;
  datePublished: string;
  dateModified: string;
  author: Author | Organization;
  publisher: Organization;
  inLanguage: string;
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
  const house = organization({ product, origin: page.origin });
  return {
    "@type": "Article",
    headline: title,
    description,
    mainEntityOfPage: address,
    image: pictureAddress(address),
    datePublished: publishedAt,
    dateModified: changedAt,
    author: author
      ? {
          "@type": author.isPerson ? "Person" : "Organization",
          name: author.name,
          url: canonicalAddress(page.origin + routes.about.path),
        }
      : house,
    publisher: house,
    inLanguage: proseLanguage,
  } satisfies schema.Article;
}
