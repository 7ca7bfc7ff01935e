import type { AppDispatch } from "../../app/store.ts";
import { readStored, removeStored } from "../../lib/browser-storage.ts";
import { retryDelayMs } from "../../lib/retry-delay.ts";
import { tokenKey } from "../../lib/token.ts";
import { sessionLoading, signedIn, signedOut } from "../../state/session-slice.ts";

/**
 * Keeps the store's session in step with the stored token, whichever tab changes it: asks the API whose it
 * is, again and again while no answer comes, and drops a token that is no longer taken. The answer ends it.
 */
export function followSession(dispatch: AppDispatch): () => void {
  let round = 0;
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    round += 1;
    misses = 0;
    clearTimeout(timer);
  }

  function begin(): void {
    stop();
    if (!readStored(tokenKey)) {
      dispatch(signedOut());
      return;
    }
    dispatch(sessionLoading());
    void ask();
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const asked = (round += 1);
    try {
      const { loadUser } = await import("./session-api.ts");
      const user = await loadUser();
      if (asked !== round) return;
      misses = 0;
      if (!user) removeStored(tokenKey);
      dispatch(user ? signedIn(user) : signedOut());
    } catch {
      if (asked !== round) return;
      misses += 1;
      timer = setTimeout(() => void ask(), retryDelayMs(misses, Math.random()));
    }
  }

  const onStorage = ({ key }: StorageEvent): void => {
    // A null key says that the other tab cleared everything.
    if (key === tokenKey || key === null) begin();
  };
  const onOnline = (): void => {
    if (misses > 0) void ask();
  };

  begin();
  addEventListener("storage", onStorage);
  addEventListener("online", onOnline);
  return () => {
    stop();
    removeEventListener("storage", onStorage);
    removeEventListener("online", onOnline);
  };
}
