/** What the browser keeps for us as text under a key, or as long as the page is open if it keeps nothing. */
export interface KeptTexts {
  /** Null when there is nothing. */
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

interface Unsaved {
  value: string | null;
  /** What the storage held when it refused `value`: if it holds something else, another tab knows better. */
  instead: string | null;
}

/**
 * Texts in a browser's storage, which may be full, blocked or broken. What it refuses to keep is remembered
 * until the page is left; an older value never comes back in its place. Outside a browser nothing is
 * remembered: the renderer serves many players.
 */
export function keptTexts(
  storage: () => Storage,
  isBrowser = (): boolean => typeof document !== "undefined",
): KeptTexts {
  const unsaved = new Map<string, Unsaved>();

  function stored(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  function read(key: string): string | null {
    const current = stored(key);
    const refused = unsaved.get(key);
    if (!refused) return current;
    if (refused.instead === current) return refused.value;
    unsaved.delete(key);
    return current;
  }

  function remove(key: string): void {
    unsaved.delete(key);
    if (!succeeds(() => storage().removeItem(key))) remember(key, null);
  }

  function write(key: string, value: string): void {
    unsaved.delete(key);
    const save = (): void => storage().setItem(key, value);
    if (succeeds(save)) return;
    // What was kept before must not return on the next visit, and without it there may be room.
    if (succeeds(() => storage().removeItem(key)) && succeeds(save)) return;
    remember(key, value);
  }

  function remember(key: string, value: string | null): void {
    if (isBrowser()) unsaved.set(key, { value, instead: stored(key) });
  }

  return { read, write, remove };
}

function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

const lasting = keptTexts(() => localStorage);
const ofSession = keptTexts(() => sessionStorage);

/** What lasts from visit to visit. */
export const { read: readStored, write: writeStored, remove: removeStored } = lasting;

/** What lasts until the tab is closed. */
export const { read: readSession, write: writeSession } = ofSession;

/** The JSON under `key`, still to be checked for its shape; null when there is none, or garbage. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
