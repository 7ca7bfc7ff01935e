import { article } from "../../head/schema/article.ts";
import { breadcrumbList } from "../../head/schema/breadcrumb-list.ts";
import type { StructuredData } from "../../head/structured-data.ts";
import type { Crumb } from "../../ui/navigation/Breadcrumb.tsx";
import type { QuestionsValue } from "../portable-text/rich-text-value.ts";
import { faqOf } from "../portable-text/shown-questions.ts";

/** Where a page is told of, and by whom. */
export interface Place {
  product: string;
  page: { origin: string; path: string };
}

/** What every page says of itself: the way to it, and the questions that it shows. */
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

/** What a text of our own says of itself. */
export function articleData(place: Place, { title, intro, _createdAt }: Written, changedAt: string) {
  return article({
    ...place,
    title: title ?? "",
    description: intro ?? "",
    publishedAt: _createdAt,
    changedAt,
  });
}
