import { crumbsTo } from "../../../content/parts/crumbs.ts";
import { routes } from "../../../routes.ts";
import type { Crumb } from "../../../ui/navigation/Breadcrumb.tsx";

export function wordListCrumbs({ title }: { title: string | null }): Crumb[] {
  return crumbsTo(title, routes.learningCenter);
}
