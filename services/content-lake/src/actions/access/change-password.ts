import type { Context } from "../../context.ts";
import { faultOfPassword } from "../../domain/access/credentials.ts";
import type { Editor } from "../../store/editor-store.ts";
import { beginSession, type NewSession } from "./begin-session.ts";
import { checkPassword } from "./check-password.ts";

export type PasswordChange = { editor: Editor; current: string; next: string; address: string };

/** Changes an editor's password, ends all their sessions and begins a new one; or says what is wrong. */
export async function changePassword(
  context: Pick<Context, "editors" | "sessions" | "attempts" | "passwords" | "now" | "accessWatch">,
  { editor, current, next, address }: PasswordChange,
): Promise<NewSession | { fault: string }> {
  const fault = faultOfPassword(next);
  if (fault !== undefined) return { fault };
  const { editors, passwords, sessions, accessWatch } = context;
  const { id: editorId, email } = editor;
  const { outcome } = await checkPassword(context, { email, password: current, editorId, address });
  if (outcome === "too-many") return { fault: "Too many attempts. Please try again in some minutes." };
  if (outcome === "wrong") return { fault: "The password until now isn't right." };
  await editors.setPasswordHash(editorId, await passwords.hash(next));
  await sessions.removeOf(editorId);
  const session = await beginSession(context, editorId);
  accessWatch.accessChanged();
  return session;
}
