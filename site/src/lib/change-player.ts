import { removeStored, writeStored } from "./browser-storage.ts";
import { forgetKept } from "./kept-caches.ts";
import { tokenKey } from "./token.ts";

/**
 * Stores the token of a session that begins in this browser, or removes that of one that has ended. The pages that were
 * kept go with it, because they show what its last player has read. Other tabs follow.
 */
export function changePlayer(token: string | null): void {
  if (token === null) removeStored(tokenKey);
  else writeStored(tokenKey, token);
  void forgetKept();
}
