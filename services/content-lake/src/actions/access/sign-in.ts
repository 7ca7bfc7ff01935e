import { emailKeyOf, newSecret } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { beginSession, type NewSession } from "./begin-session.ts";
import { checkPassword, type Origin, type PasswordCheck } from "./check-password.ts";

export type SignedIn = NewSession & {
  /** Makes the browser a known one; see `checkPassword`. */
  device: { secret: string; expiresAt: Date };
};

export type SignIn =
  | ({ outcome: "signed-in"; editorId: string; mustChangePassword: boolean } & SignedIn)
  | Exclude<PasswordCheck, { outcome: "right" }>;

/**
 * Begins a session for an editor who gives the right password. The response to an unknown e-mail address and to a
 * wrong password is the same and takes as long.
 * @throws {DomainError} `unavailable` when too many passwords are being checked already.
 */
export async function signIn(
  context: Pick<Context, "editors" | "sessions" | "devices" | "attempts" | "passwords" | "now">,
  { email: given, password, origin }: { email: string; password: string; origin: Origin },
): Promise<SignIn> {
  const email = emailKeyOf(given);
  const editor = await context.editors.findByEmail(email);
  const check = await checkPassword(context, { email, password, editorId: editor?.id, origin });
  if (check.outcome === "too-many") return check;
  if (check.outcome === "wrong" || !editor) return { outcome: "wrong" };
  const secret = origin.device ?? newSecret();
  const expiresAt = new Date(context.now().getTime() + deviceMs);
  await context.devices.remember({ secret, editorId: editor.id }, expiresAt);
  return {
    outcome: "signed-in",
    editorId: editor.id,
    mustChangePassword: editor.mustChangePassword ?? false,
    ...(await beginSession(context, editor.id, origin.userAgent)),
    device: { secret, expiresAt },
  };
}

/** A browser is forgotten half a year after its last sign-in. */
const deviceMs = 180 * 24 * 3_600_000;
