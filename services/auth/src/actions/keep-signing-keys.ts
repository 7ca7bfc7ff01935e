import { isKeyDue, keyAfter, signingKeyOf, stageOf } from "../domain/signing-key.ts";
import type { Context } from "../context.ts";

/** Makes the first key and each next one in time, and removes those whose tokens have all expired. */
export async function keepSigningKeys({
  signingKeys,
  tokens,
  now,
  log,
}: Pick<Context, "signingKeys" | "tokens" | "now" | "log">): Promise<void> {
  const keys = await signingKeys.list();
  const time = now();
  const readable = keys.filter(({ privateKey }) => privateKey);
  if (keys.length > 0 && !signingKeyOf(readable, time)) {
    log.error(
      { keyIds: keys.map(({ id }) => id) },
      "the keys that sign tokens can't be decrypted: SIGNING_KEYS_SECRET is another than theirs. A new key is made; " +
        "tokens of the old ones stay valid",
    );
    await signingKeys.make({ ...keyAfter(keys, time), signsFrom: time }, time);
  } else if (isKeyDue(keys, time)) {
    const made = await signingKeys.make(keyAfter(keys, time), time);
    if (made !== undefined) log.info({ keyId: made }, "made a key that signs tokens");
  }
  await signingKeys.remove(keys.filter((key) => stageOf(key, keys, time) === "gone").map(({ id }) => id));
  await tokens.refresh();
}
