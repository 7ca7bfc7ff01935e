import { routes } from "../routes.ts";
import { isMenu, type Navigation, type SiteLinkTo } from "../settings/navigation.ts";

interface Group {
  heading?: string;
  entries: readonly SiteLinkTo[];
}

/**
 * Returns the groups of the slide-in panel: the header's links and menus in order, then the footer's other
 * links and its last line. No link appears twice.
 */
export function menuGroups({ header, footer, legal }: Navigation, isPremium = false): Group[] {
  // A player who subscribes needs no link that sells Premium.
  const shown = new Set<string>(isPremium ? [routes.adsFree.path] : []);
  const unshown = (links: readonly SiteLinkTo[]): SiteLinkTo[] =>
    links.filter(({ to }) => !shown.has(to) && shown.add(to));
  const groups: Group[] = [];
  for (const entry of header) {
    const last = groups.at(-1);
    if (isMenu(entry)) groups.push({ heading: entry.label, entries: unshown(entry.links) });
    else if (last && last.heading === undefined) last.entries = [...last.entries, ...unshown([entry])];
    else groups.push({ entries: unshown([entry]) });
  }
  const rest = [footer.flatMap(({ links }) => links), legal];
  groups.push(...rest.map((links) => ({ entries: unshown(links) })));
  return groups.filter(({ entries }) => entries.length > 0);
}
