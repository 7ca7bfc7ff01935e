import type { Article } from "./schema/article.ts";
import type { BreadcrumbList } from "./schema/breadcrumb-list.ts";
import type { CollectionPage } from "./schema/collection-page.ts";
import type { DefinedTermSet } from "./schema/defined-term-set.ts";
import type { FaqPage } from "./schema/faq-page.ts";
import type { WebApplication } from "./schema/web-application.ts";
import type { WebSite } from "./schema/web-site.ts";

/** The schema.org objects that a page may contain. */
export type StructuredData =
  | WebApplication
  | WebSite
  | FaqPage
  | Article
  | BreadcrumbList
  | CollectionPage
  | DefinedTermSet;

/** Returns JSON without characters that could end the enclosing script element. */
export function inScript(data: StructuredData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
}
