const changed = "wordlehint:address";

/** The value of `key` in the address's query, or null. */
export function readParameter(key: string): string | null {
  return new URLSearchParams(location.search).get(key);
}

/** Sets `key` in the address's query as a step of its own: Back returns to the value before. */
export function pushParameter(key: string, value: string): void {
  const address = new URL(location.href);
  if (address.searchParams.get(key) === value) return;
  address.searchParams.set(key, value);
  history.pushState(history.state, "", address);
  dispatchEvent(new Event(changed));
}

/** What stands behind the `#`, or an empty string; also where it is no proper text. */
export function readFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Calls `onChange` after `pushParameter`, Back, Forward and jumps within the page. */
export function watchAddress(onChange: () => void): () => void {
  const events = ["popstate", "hashchange", changed];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
