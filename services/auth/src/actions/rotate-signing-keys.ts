import { keyAfter } from "../domain/signing-key.ts";
import type { Context } from "../context.ts";

/**
 * Makes another key for tokens. It is announced first, and then signs; tokens of the earlier keys hold on. In an
 * emergency, such as a key that somebody else may have, it signs at once, and every earlier key is withdrawn: all
 * players have to sign in again.
 */
export async function rotateSigningKeys(
  { signingKeys, now }: Pick<Context, "signingKeys" | "now">,
  { emergency }: { emergency: boolean },
): Promise<void> {
  const keys = await signingKeys.list();
  const next = keyAfter(keys, now());
  const made = await signingKeys.make(emergency ? { ...next, signsFrom: now() } : next, now());
  // Somebody else has made one at the same moment, and it may be announced only.
  if (made === undefined && emergency) await rotateSigningKeys({ signingKeys, now }, { emergency });
  else if (emergency) await signingKeys.remove(keys.map(({ id }) => id));
}
