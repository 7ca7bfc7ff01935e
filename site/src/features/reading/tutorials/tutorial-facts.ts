import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { routes } from "../../../routes.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

export function tutorialCrumbs({ title }: { title: string | null }): Crumb[] {
  return crumbsTo(title, routes.learningCenter);
}
