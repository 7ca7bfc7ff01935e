import { routes } from "../routes.ts";
import { isMenu, type NavEntry } from "../settings/navigation.ts";

/** Returns whether an entry leads to the page that sells Premium. */
export function leadsToAdsFree(entry: NavEntry): boolean {
  return !isMenu(entry) && entry.to === routes.adsFree.path;
}

/** Returns the header's entries for a player; one who subscribes needs none that sells Premium. */
export function withoutAdsFree(entries: readonly NavEntry[], isPremium: boolean): readonly NavEntry[] {
  return isPremium ? entries.filter((entry) => !leadsToAdsFree(entry)) : entries;
}
