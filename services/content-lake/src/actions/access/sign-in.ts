import type { Context } from "../../context.ts";
import { normaliseEmail } from "../../domain/access/credentials.ts";
import { beginSession, type NewSession } from "./begin-session.ts";
import { checkPassword, type PasswordCheck } from "./check-password.ts";

export type SignIn = ({ outcome: "signed-in" } & NewSession) | Exclude<PasswordCheck, { outcome: "right" }>;

/**
 * Begins a session for an editor who gives the right password. The response to an unknown e-mail address and to a
 * wrong password is the same and takes as long.
 * @throws {DomainError} `unavailable` when too many passwords are being checked already.
 */
export async function signIn(
  context: Pick<Context, "editors" | "sessions" | "attempts" | "passwords" | "now">,
  { email: given, password, address }: { email: string; password: string; address: string },
): Promise<SignIn> {
  const email = normaliseEmail(given);
  const editor = await context.editors.findByEmail(email);
  const check = await checkPassword(context, { email, password, editorId: editor?.id, address });
  if (check.outcome === "too-many") return check;
  if (check.outcome === "wrong" || !editor) return { outcome: "wrong" };
  return { outcome: "signed-in", ...(await beginSession(context, editor.id)) };
}
