import {
  deviceHash,
  deviceMaxAgeSeconds,
  emailKeyOf,
  newSecret,
  type PasswordCheck,
  type RequestOrigin,
} from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { beginSession } from "./begin-session.ts";
import { checkPassword } from "./check-password.ts";

/** The outcome of a sign-in. */
export type SignIn =
  | {
      outcome: "signed-in";
      editorId: string;
      mustChangePassword: boolean;
      /** The secrets of the session and of the browser, which is a known one from now on. */
      session: string;
      device: string;
    }
  | Exclude<PasswordCheck, { outcome: "right" }>;

/**
 * Begins a session for an editor who gives the right password. The response to an unknown email address and to a
 * wrong password is the same and takes as long.
 * @throws {DomainError} `unavailable` when too many passwords are being checked already.
 */
export async function signIn(
  context: Pick<Context, "editors" | "sessions" | "devices" | "attempts" | "passwords" | "now">,
  { email: given, password, origin }: { email: string; password: string; origin: RequestOrigin },
): Promise<SignIn> {
  const email = emailKeyOf(given);
  const editor = await context.editors.findByEmail(email);
  const check = await checkPassword(context, { email, password, editorId: editor?.id, origin });
  if (check.outcome === "too-many") return check;
  if (check.outcome === "wrong" || !editor) return { outcome: "wrong" };
  const { id: editorId, mustChangePassword = false } = editor;
  const device = origin.device ?? newSecret();
  const forgottenAt = new Date(context.now().getTime() + deviceMaxAgeSeconds * 1000);
  await context.devices.remember(deviceHash(device, editorId), editorId, forgottenAt);
  const session = await beginSession(context, editorId, origin.userAgent);
  return { outcome: "signed-in", editorId, mustChangePassword, session, device };
}
