import { randomUUID } from "node:crypto";
import type { SignedIn } from "@wordlehint/contracts";
import {
  DomainError,
  emailKeyOf,
  newEvent,
  newSecret,
  deviceHash,
  type RequestOrigin,
} from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { beginSession } from "./begin-session.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { newLink } from "./new-link.ts";

export type Registration = { email: string; password: string; origin: RequestOrigin };

/** `device` goes into the browser's cookie. */
export type SignedInBrowser = SignedIn & { device: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Makes an account and begins a session of it.
 * @throws {DomainError} `conflict` when there is an account with that address in any spelling.
 * @throws {TooManyAttempts}
 */
export async function register(
  context: Context,
  { email, password, origin }: Registration,
): Promise<SignedInBrowser> {
  const { accounts, passwords, now, outbox } = context;
  const { network } = origin;
  await limitAttempts(context, { purpose: "registration", who: "unknown", from: network }, [
    { key: `register from ${network}`, free: 30, maxPauseMs: minuteMs, windowMs: hourMs },
    {
      key: `registrations of a day from ${network}`,
      free: 200,
      maxPauseMs: 5 * minuteMs,
      windowMs: 24 * hourMs,
    },
  ]);
  const emailKey = emailKeyOf(email);
  if (await accounts.findByEmailKey(emailKey)) throw taken();
  const passwordHash = await passwords.hash(password);
  const device = origin.device ?? newSecret();
  const id = randomUUID();
  const createdAt = now();
  const { linkId, link } = newLink(context, "verify-email");
  const account: Account = {
    id,
    email,
    emailKey,
    passwordHash,
    createdAt,
    lastSignInAt: createdAt,
    generation: 0,
    devices: [{ hash: deviceHash(device, id), usedAt: createdAt }],
    verification: link,
  };
  const verification = { userId: id, email, linkId, expiresAt: link.expiresAt.toISOString() };
  const isAdded = await accounts.add(
    account,
    newEvent("user.verification_requested", id, verification, createdAt),
  );
  if (!isAdded) throw taken();
  outbox.wake();
  return { ...(await beginSession(context, account, origin.userAgent)), device };
}

const taken = () =>
  new DomainError(
    "conflict",
    "There is an account with this email address already. Sign in, or choose a new password if you have forgotten it.",
  );
