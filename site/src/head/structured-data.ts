import type { Article } from "./schema/article.ts";
import type { BreadcrumbList } from "./schema/breadcrumb-list.ts";
import type { DefinedTermSet } from "./schema/defined-term-set.ts";
import type { FaqPage } from "./schema/faq-page.ts";
import type { WebApplication } from "./schema/web-application.ts";

/** What a page may say of itself as schema.org objects. */
export type StructuredData = WebApplication | FaqPage | Article | BreadcrumbList | DefinedTermSet;

/** JSON that can't end the script element it stands in. */
export function inScript(data: StructuredData): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
}
