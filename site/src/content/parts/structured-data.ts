import { article } from "../../head/schema/article.ts";
import { breadcrumbList } from "../../head/schema/breadcrumb-list.ts";
import type { StructuredData } from "../../head/structured-data.ts";
import type { Crumb } from "../../ui/navigation/Breadcrumb.tsx";
import type { QuestionsValue } from "../portable-text/rich-text-value.ts";
import { faqOf } from "../portable-text/shown-questions.ts";
import { firstPublished } from "./last-change.ts";

/** The page and the product that structured data describes. */
export interface Place {
  product: string;
  page: { origin: string; path: string };
}

/** Returns the structured data of any page: its breadcrumb, and its FAQ if it shows questions. */
export function pageData(
  { page }: Place,
  crumbs: readonly Crumb[],
  questions: QuestionsValue = [],
): StructuredData[] {
  return [breadcrumbList(page.origin, crumbs), ...faqOf(questions)];
}

interface Written {
  title: string | null;
  intro: string | null;
  _createdAt: string;
}

/** Returns the `Article` object of an editorial page. */
export function articleData(place: Place, written: Written, changedAt: string) {
  const { title, intro } = written;
  return article({
    ...place,
    title: title ?? "",
    description: intro ?? "",
    publishedAt: firstPublished(written, changedAt),
    changedAt,
  });
}
