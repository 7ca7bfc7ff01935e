import type { HistoryRefresh } from "@sanity/visual-editing";

/** Types shown around every page, which live queries don't follow. */
const around = new Set(["navigation", "siteSettings"]);
const calmMs = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reloads the page when an editor asks for it, and after a change to the navigation or the site's settings.
 */
export function refresh(change: HistoryRefresh): false | Promise<void> {
  if (change.source === "manual") {
    location.reload();
    return Promise.resolve();
  }
  if (!around.has(change.document._type)) return false;
  clearTimeout(timer);
  timer = setTimeout(() => location.reload(), calmMs);
  return Promise.resolve();
}
