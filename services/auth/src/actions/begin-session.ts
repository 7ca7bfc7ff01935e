import { randomUUID } from "node:crypto";
import type { SignedIn } from "@wordlehint/contracts";
import { browserName } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { tokenExpiry } from "../domain/session.ts";
import { userOf } from "../domain/user-of.ts";
import { endSession } from "./end-session.ts";

/** Maximum sessions of an account, more than anyone's browsers. Without it, sign-ins could fill the database. */
const maxOpen = 50;
const maxUserAgentLength = 500;
const maxDeviceLength = 100;

/**
 * Begins a session of an account, and returns what a sign-in responds with. Of too many sessions, those that weren't
 * used for longest end.
 */
export async function beginSession(
  context: Pick<Context, "sessions" | "tokens" | "outbox" | "now">,
  account: Account,
  userAgent: string,
): Promise<SignedIn> {
  const { sessions, tokens, now } = context;
  const createdAt = now();
  const expiresAt = tokenExpiry(createdAt, createdAt);
  const { id: userId, generation } = account;
  const id = randomUUID();
  const device = deviceName(userAgent);
  const [token] = await Promise.all([
    tokens.sign({ userId, sessionId: id, generation, expiresAt }),
    sessions.add({ id, userId, generation, createdAt, lastSeenAt: createdAt, expiresAt, device }),
  ]);
  // Sign-ins at the same time see each other's sessions here, because each has stored its own before.
  const surplus = await sessions.listOpen(account, createdAt, { skip: maxOpen });
  await Promise.all(surplus.map((session) => endSession(context, session)));
  return { token, user: userOf(account) };
}

/** The name of a browser, of bounded length whatever the header holds. */
export const deviceName = (userAgent: string): string =>
  browserName(userAgent.slice(0, maxUserAgentLength)).slice(0, maxDeviceLength);
