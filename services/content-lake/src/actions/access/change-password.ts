import { waitInWords, type RequestOrigin } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import { faultOfPassword } from "../../domain/access/credentials.ts";
import type { Editor } from "../../store/editor-store.ts";
import { beginSession } from "./begin-session.ts";
import { checkPassword } from "./check-password.ts";

export type PasswordChange = { editor: Editor; current: string; next: string; origin: RequestOrigin };

/** Changes an editor's password, ends all their sessions and begins a new one. Returns its secret, or the fault. */
export async function changePassword(
  context: Pick<
    Context,
    "editors" | "sessions" | "devices" | "attempts" | "passwords" | "now" | "accessWatch"
  >,
  { editor, current, next, origin }: PasswordChange,
): Promise<{ session: string } | { fault: string }> {
  const fault = faultOfPassword(next, editor.email);
  if (fault !== undefined) return { fault };
  if (next === current) return { fault: "The new password must differ from the one until now." };
  const { editors, passwords, sessions, devices, accessWatch } = context;
  const { id: editorId, email } = editor;
  const check = await checkPassword(context, { email, password: current, editorId, origin });
  if (check.outcome === "too-many")
    return { fault: `Too many attempts. Please try again in ${waitInWords(check.retryAfterSeconds)}.` };
  if (check.outcome === "wrong") return { fault: "The password until now isn't right." };
  await editors.setPasswordHash(editorId, await passwords.hash(next));
  await sessions.removeOf(editorId);
  // Whoever knew the old password may have signed in with it.
  await devices.forgetOf(editorId);
  const session = await beginSession(context, editorId, origin.userAgent);
  accessWatch.accessChanged();
  return { session };
}
