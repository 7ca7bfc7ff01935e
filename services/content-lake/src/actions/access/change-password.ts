import type { Context } from "../../context.ts";
import { faultOfPassword } from "../../domain/access/credentials.ts";
import type { Editor } from "../../store/editor-store.ts";
import { countAttempt } from "./limit-attempts.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { beginSession, type NewSession } from "./sign-in.ts";

export type PasswordChange = { editor: Editor; current: string; next: string; address: string };

/** Changes an editor's password, ends all their sessions and begins one; or says what is wrong. */
export async function changePassword(
  context: Pick<Context, "editors" | "sessions" | "attempts" | "now" | "accessWatch">,
  { editor, current, next, address }: PasswordChange,
): Promise<NewSession | { fault: string }> {
  const fault = faultOfPassword(next);
  if (fault !== undefined) return { fault };
  const { editors, sessions, accessWatch } = context;
  const attempt = await countAttempt(context, { email: editor.email, address });
  if (!attempt.isAllowed) return { fault: "Too many attempts. Please try again in some minutes." };
  if (!(await isPassword(current, await editors.passwordHashOf(editor.id))))
    return { fault: "The password until now isn't right." };
  await attempt.succeeded();
  await editors.setPasswordHash(editor.id, await hashPassword(next));
  await sessions.removeOf(editor.id);
  const session = await beginSession(context, editor.id);
  await accessWatch.changed();
  return session;
}
