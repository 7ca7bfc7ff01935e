/**
 * The service worker marks the document of a page that it had kept, `<html data-kept="1795000000000">`, when it can't load
 * the newest one: with the time at which it was kept, in milliseconds.
 */
export const keptMark = "data-kept";

/** Selects a component's element in such a document. */
export const whereKept = `html[${keptMark}] &`;

const listeners = new Set<() => void>();

/** Returns when the page of this document was kept, in milliseconds since 1970; null if it comes from the network. */
export function keptAtMs(): number | null {
  const mark = document.documentElement.getAttribute(keptMark);
  return mark === null ? null : Number(mark);
}

/** Removes the mark, once the document shows a page from the network. */
export function unmarkKept(): void {
  document.documentElement.removeAttribute(keptMark);
  for (const act of [...listeners]) act();
}

/** Calls `act` when the mark is removed. Returns the function to unsubscribe. */
export function subscribeToKept(act: () => void): () => void {
  listeners.add(act);
  return () => void listeners.delete(act);
}
