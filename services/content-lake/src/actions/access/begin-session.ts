import { hashSecret, newSecret } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { sessionMs } from "../../domain/access/session.ts";

/** `secret` goes into the browser's cookie and is stored nowhere else. */
export type NewSession = { secret: string; expiresAt: Date };

/** Begins a session for an editor. */
export async function beginSession(
  { sessions, now }: Pick<Context, "sessions" | "now">,
  editorId: string,
  userAgent: string,
): Promise<NewSession> {
  const secret = newSecret();
  const beganAt = now();
  const expiresAt = new Date(beganAt.getTime() + sessionMs);
  const session = { editorId, beganAt, usedAt: beganAt, expiresAt, userAgent: userAgent.slice(0, 300) };
  await sessions.add({ hash: hashSecret(secret), ...session });
  return { secret, expiresAt };
}
