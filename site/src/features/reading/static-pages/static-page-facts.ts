import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { pageData, type Place } from "../../../content/parts/structured-data.ts";
import { questionsIn } from "../../../content/portable-text/shown-questions.ts";
import type { StaticPageContent } from "../../../content/root-page.ts";
import type { StructuredData } from "../../../head/structured-data.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

export function staticPageCrumbs({ title }: StaticPageContent): Crumb[] {
  return crumbsTo(title);
}

/** Returns the structured data of a static page. */
export function staticPageData(page: StaticPageContent, place: Place): StructuredData[] {
  return pageData(place, staticPageCrumbs(page), [...questionsIn(page.body), ...(page.questions ?? [])]);
}
