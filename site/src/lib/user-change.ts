import { removeStored, writeStored } from "./browser-storage.ts";

/** Storage key that tabs write only to tell each other something. */
const key = "wordlehint-user-changed";

/** Tells the other tabs that what the API says of the signed-in player has changed, such as Premium. */
export function tellUserChange(): void {
  writeStored(key, String(Date.now()));
  removeStored(key);
}

/** Calls `listener` when another tab has told of a change. Returns the function to unsubscribe. */
export function onUserChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key && event.newValue !== null) listener();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
