import {
  deviceHash,
  DomainError,
  emailKeyOf,
  newEvent,
  newSecret,
  type RequestOrigin,
} from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { beginSession, deviceName } from "./begin-session.ts";
import { checkPassword } from "./check-password.ts";
import { knownDevice } from "./known-device.ts";
import type { SignedInBrowser } from "./register.ts";

export type Credentials = { email: string; password: string; origin: RequestOrigin };

/**
 * Begins a session for the right password. An unknown address and a wrong password are refused alike, after the same
 * work.
 * @throws {DomainError} `unauthorized`
 * @throws {TooManyAttempts}
 */
export async function signIn(
  context: Context,
  { email, password, origin }: Credentials,
): Promise<SignedInBrowser> {
  const emailKey = emailKeyOf(email);
  const account = await context.accounts.findByEmailKey(emailKey);
  const claim = { emailKey, password, account, origin, purpose: "sign-in" };
  if (!(await checkPassword(context, claim)) || !account)
    throw new DomainError("unauthorized", "Wrong email address or password.");
  const [signedIn, device] = await Promise.all([
    beginSession(context, account, origin.userAgent),
    noteSignIn(context, account, origin),
  ]);
  return { ...signedIn, device };
}

/** Remembers the browser, and notifies the account's owner of a new one. Returns the browser's secret. */
async function noteSignIn(
  { accounts, outbox, now }: Pick<Context, "accounts" | "outbox" | "now">,
  account: Account,
  origin: RequestOrigin,
): Promise<string> {
  const { id, email, emailVerifiedAt } = account;
  const at = now();
  const known = knownDevice(account, origin);
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
