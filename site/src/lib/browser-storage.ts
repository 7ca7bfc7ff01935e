/** Texts by key, kept in the browser's storage, or in memory where the storage refuses. */
export interface TextStorage {
  /** Null if there is none. */
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

interface Unsaved {
  value: string | null;
  /**
   * The value that the storage held when it refused `value`. If it holds something else now, another tab has written
   * since.
   */
  instead: string | null;
}

/**
 * Texts in a browser's storage, which may be full, blocked or broken. A text that it refuses stays in memory
 * until the page is left; an older value never comes back in its place. Outside a browser nothing is stored,
 * since one renderer serves many players.
 */
export function textStorage(
  storage: () => Storage,
  isBrowser = (): boolean => typeof document !== "undefined",
): TextStorage {
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
    // Removing the old value keeps it from returning on the next visit, and may make room.
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

const lasting = textStorage(() => localStorage);
const ofSession = textStorage(() => sessionStorage);

/** Kept from visit to visit. */
export const { read: readStored, write: writeStored, remove: removeStored } = lasting;

/** Kept until the tab is closed. */
export const { read: readSession, write: writeSession } = ofSession;

/** Returns the JSON under `key`, or null if there is none or it is malformed. The caller must validate it. */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
