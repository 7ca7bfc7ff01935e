import { crumbsTo } from "../../content/parts/crumbs.ts";
import { lastChange } from "../../content/parts/last-change.ts";
import { articleData, pageData, type Place } from "../../content/parts/structured-data.ts";
import { questionsIn } from "../../content/portable-text/shown-questions.ts";
import type { GuideContent } from "../../content/root-page.ts";
import type { StructuredData } from "../../head/structured-data.ts";
import { routes } from "../../routes.ts";
import type { Crumb } from "../../ui/navigation/Breadcrumb.tsx";

/** Guides in steps belong to the tutorials, others to the Learning Center. */
export function guideCrumbs({ title, layout }: GuideContent): Crumb[] {
  return crumbsTo(title, layout === "steps" ? routes.tutorial : routes.learningCenter);
}

/** When a guide changed last, its checklist and its questions included. */
export function guideChange(guide: GuideContent): string {
  return lastChange(guide, guide.checklist, ...(guide.questions ?? []));
}

/** What a guide's page says of itself. */
export function guideData(guide: GuideContent, place: Place): StructuredData[] {
  const within = (guide.sections ?? []).flatMap(({ body }) => questionsIn(body));
  return [
    articleData(place, guide, guideChange(guide)),
    ...pageData(place, guideCrumbs(guide), [...within, ...(guide.questions ?? [])]),
  ];
}
