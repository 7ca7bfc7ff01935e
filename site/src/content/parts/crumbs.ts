import { routes, type SiteRoute } from "../../routes.ts";
import type { Crumb } from "../../ui/navigation/Breadcrumb.tsx";

/** The way from the home page through `above` down to the page that is called `title`. */
export function crumbsTo(title: string | null, ...above: readonly SiteRoute[]): Crumb[] {
  return [...[routes.home, ...above].map(({ path, label }) => ({ label, to: path })), { label: title ?? "" }];
}
