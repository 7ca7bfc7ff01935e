import { removeStored, writeStored } from "./browser-storage.ts";

const changed = "wordlehint:stored";

/** Stores a text, or removes it if it is null, and tells the parts of the page that show it. */
export function setStored(key: string, value: string | null): void {
  if (value === null) removeStored(key);
  else writeStored(key, value);
  dispatchEvent(new Event(changed));
}

/** Calls `onChange` when this tab or another one has stored something. Returns the function to unsubscribe. */
export function watchStored(onChange: () => void): () => void {
  const events = ["storage", changed];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
