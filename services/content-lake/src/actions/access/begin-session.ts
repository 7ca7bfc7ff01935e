import { hashSecret, newSecret } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { sessionMs } from "../../domain/access/session.ts";

/** Begins a session for an editor, and returns its secret, which goes into the browser's cookie and is stored nowhere. */
export async function beginSession(
  { sessions, now }: Pick<Context, "sessions" | "now">,
  editorId: string,
  userAgent: string,
): Promise<string> {
  const secret = newSecret();
  const beganAt = now();
  const expiresAt = new Date(beganAt.getTime() + sessionMs);
  const session = { editorId, beganAt, usedAt: beganAt, expiresAt, userAgent: userAgent.slice(0, 300) };
  await sessions.add({ hash: hashSecret(secret), ...session });
  return secret;
}
