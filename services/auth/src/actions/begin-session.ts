import { randomUUID } from "node:crypto";
import type { SignedIn } from "@wordlehint/contracts";
import { browserName } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { tokenExpiry } from "../domain/session.ts";
import { userOf } from "../domain/user-of.ts";

const maxUserAgentLength = 500;
const maxDeviceLength = 100;

/** Begins a session of an account, and returns what a sign-in responds with. */
export async function beginSession(
  { sessions, tokens, now }: Pick<Context, "sessions" | "tokens" | "now">,
  account: Account,
  userAgent: string,
): Promise<SignedIn> {
  const createdAt = now();
  const expiresAt = tokenExpiry(createdAt, createdAt);
  const { id: userId, generation } = account;
  const id = randomUUID();
  const device = deviceName(userAgent);
  const [token] = await Promise.all([
    tokens.sign({ userId, sessionId: id, generation, expiresAt }),
    sessions.add({ id, userId, generation, createdAt, lastSeenAt: createdAt, expiresAt, device }),
  ]);
  return { token, user: userOf(account) };
}

/** The name of a browser, of bounded length whatever the header holds. */
export const deviceName = (userAgent: string): string =>
  browserName(userAgent.slice(0, maxUserAgentLength)).slice(0, maxDeviceLength);
