import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { lastChange } from "../../../content/parts/last-change.ts";
import { articleData, pageData, type Place } from "../../../content/parts/structured-data.ts";
import { questionsIn } from "../../../content/portable-text/shown-questions.ts";
import type { GuideContent } from "../../../content/root-page.ts";
import type { StructuredData } from "../../../head/structured-data.ts";
import { routes } from "../../../routes.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

/** Guides with steps belong to the tutorials, others to the Learning Center. */
export function guideCrumbs({ title, layout }: GuideContent): Crumb[] {
  return crumbsTo(title, layout === "steps" ? routes.tutorial : routes.learningCenter);
}

/** Returns the last change of a guide, its checklist or its questions. */
export function guideChange(guide: GuideContent): string {
  return lastChange(guide, guide.checklist, ...(guide.questions ?? []));
}

/** Returns the structured data of a guide. */
export function guideData(guide: GuideContent, place: Place): StructuredData[] {
  const within = (guide.sections ?? []).flatMap(({ body }) => questionsIn(body));
  return [
    articleData(place, guide, guideChange(guide)),
    ...pageData(place, guideCrumbs(guide), [...within, ...(guide.questions ?? [])]),
  ];
}
