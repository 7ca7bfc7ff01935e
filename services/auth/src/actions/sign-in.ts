import { DomainError, emailKeyOf, newEvent, newSecret } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account, KnownDevice } from "../domain/account.ts";
import { beginSession, deviceName } from "./begin-session.ts";
import { checkPassword } from "./check-password.ts";
import { deviceHash, knownDevice, type Origin } from "./origin.ts";
import type { SignedInBrowser } from "./register.ts";

export type Credentials = { email: string; password: string; origin: Origin };

/**
 * Begins a session for somebody who gives the right password. An unknown address and a wrong password are refused alike,
 * after the same work.
 * @throws {DomainError} `unauthorized`
 * @throws {TooManyAttempts}
 */
export async function signIn(
  context: Context,
  { email, password, origin }: Credentials,
): Promise<SignedInBrowser> {
  const emailKey = emailKeyOf(email);
  const account = await context.accounts.findByEmailKey(emailKey);
  const known = account && knownDevice(account, origin);
  const claim = { emailKey, password, account, origin, device: known, purpose: "sign-in", isUseNoted: true };
  if (!(await checkPassword(context, claim)) || !account)
    throw new DomainError("unauthorized", "This email address and password don't belong together.");
  const [signedIn, device] = await Promise.all([
    beginSession(context, account, origin.userAgent),
    noteSignIn(context, account, { origin, known }),
  ]);
  return { ...signedIn, device };
}

/** Remembers the browser, and tells the account's owner of one that wasn't known. Returns the browser's secret. */
async function noteSignIn(
  { accounts, outbox, now }: Pick<Context, "accounts" | "outbox" | "now">,
  { id, email, emailVerifiedAt }: Account,
  { origin, known }: { origin: Origin; known: KnownDevice | undefined },
): Promise<string> {
  const at = now();
  if (known !== undefined && origin.device !== undefined) {
    await accounts.noteSignIn(id, { device: { hash: known.hash, isKnown: true }, at });
    return origin.device;
  }
  const secret = origin.device ?? newSecret();
  const device = deviceName(origin.userAgent);
  const emailVerified = emailVerifiedAt !== undefined;
  const data = { userId: id, email, emailVerified, device, signedInAt: at.toISOString() };
  await accounts.noteSignIn(
    id,
    { device: { hash: deviceHash(secret, id), isKnown: false }, at },
    newEvent("user.signed_in_on_new_device", id, data, at),
  );
  outbox.wake();
  return secret;
}
