const changed = "wordlehint:address";

/** Returns the query parameter `key`, or null. */
export function readParameter(key: string): string | null {
  return new URLSearchParams(location.search).get(key);
}

/** Sets the query parameter `key` in a new history entry, so that Back returns to the previous value. */
export function pushParameter(key: string, value: string): void {
  const address = new URL(location.href);
  if (address.searchParams.get(key) === value) return;
  address.searchParams.set(key, value);
  history.pushState(history.state, "", address);
  dispatchEvent(new Event(changed));
}

/** Returns the decoded fragment, or an empty string if there is none or it is malformed. */
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
