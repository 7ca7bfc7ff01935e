import type { HistoryRefresh } from "@sanity/visual-editing";

/** What stands around every page doesn't follow the studio by itself. */
const around = new Set(["navigation", "siteSettings"]);
const calmMs = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads the page anew when an editor asks for it, and when what stands around it has been written. */
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
