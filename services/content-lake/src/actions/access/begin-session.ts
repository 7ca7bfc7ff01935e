import { hashSecret, newSecret } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { sessionMs } from "../../domain/access/session.ts";

/** `secret` goes into the browser's cookie and is stored nowhere else. */
export type NewSession = { secret: string; expiresAt: Date };

/** Begins a session for an editor. */
export async function beginSession(
  { sessions, now }: Pick<Context, "sessions" | "now">,
  editorId: string,
): Promise<NewSession> {
  const secret = newSecret();
  const extendedAt = now();
  const expiresAt = new Date(extendedAt.getTime() + sessionMs);
  await sessions.add({ hash: hashSecret(secret), editorId, extendedAt, expiresAt });
  return { secret, expiresAt };
}
