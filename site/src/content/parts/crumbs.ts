import { routes, type SiteRoute } from "../../routes.ts";
import type { Crumb } from "../../ui/navigation/Breadcrumb.tsx";

/** Returns the breadcrumb from the home page through `above` to the page named `title`. */
export function crumbsTo(title: string | null, ...above: readonly SiteRoute[]): Crumb[] {
  return [...[routes.home, ...above].map(({ path, label }) => ({ label, to: path })), { label: title ?? "" }];
}
