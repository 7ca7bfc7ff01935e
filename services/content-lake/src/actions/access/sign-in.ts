import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { hashOfSecret, normaliseEmail } from "../../domain/access/credentials.ts";
import { countAttempt } from "./limit-attempts.ts";
import { isPassword } from "./passwords.ts";

/** How long a session lives from its last use. */
export const sessionMs = 30 * 24 * 3_600_000;

/** `secret` is for the browser alone. */
export type NewSession = { secret: string; expiresAt: Date };

export type SignIn =
  | ({ outcome: "signed-in" } & NewSession)
  | { outcome: "wrong" }
  | { outcome: "too-many"; waitSeconds: number };

/** Begins a session for the one who knows an editor's password. */
export async function signIn(
  context: Pick<Context, "editors" | "sessions" | "attempts" | "now">,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<SignIn> {
  const { editors } = context;
  const normalised = normaliseEmail(email);
  const attempt = await countAttempt(context, { email: normalised, address });
  if (!attempt.isAllowed) return { outcome: "too-many", waitSeconds: attempt.waitSeconds };
  const editor = await editors.findByEmail(normalised);
  const passwordHash = await editors.passwordHashOf(editor?.id ?? "");
  if (!(await isPassword(password, passwordHash)) || !editor) return { outcome: "wrong" };
  await attempt.succeeded();
  return { outcome: "signed-in", ...(await beginSession(context, editor.id)) };
}

export async function beginSession(
  { sessions, now }: Pick<Context, "sessions" | "now">,
  editorId: string,
): Promise<NewSession> {
  const secret = randomBytes(32).toString("base64url");
  const extendedAt = now();
  const expiresAt = new Date(extendedAt.getTime() + sessionMs);
  await sessions.add({ hash: hashOfSecret(secret), editorId, extendedAt, expiresAt });
  return { secret, expiresAt };
}
