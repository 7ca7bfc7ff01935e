import { removeStored, writeStored } from "./browser-storage.ts";
import { forgetOpened } from "./keep-opened.ts";
import { forgetKept } from "./kept-caches.ts";
import { tokenKey } from "./token.ts";

/**
 * Stores the token of a session that begins in this browser, or removes that of one that has ended. The pages that were
 * kept go with it, because they show what its last player has read. Other tabs follow.
 *
 * What was opened of a riddle goes when a session ends. It stays when one begins, like a visitor's results: that player
 * has read it.
 */
export function changePlayer(token: string | null): void {
  if (token === null) {
    removeStored(tokenKey);
    forgetOpened();
  } else writeStored(tokenKey, token);
  void forgetKept();
}
