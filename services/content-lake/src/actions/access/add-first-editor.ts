import type { Context } from "../../context.ts";
import { AccessFault, addEditor } from "./manage-editors.ts";

type Access = Pick<
  Context,
  "editors" | "sessions" | "devices" | "passwords" | "accessWatch" | "config" | "now" | "newId"
>;

/**
 * Adds an administrator to a lake that has no editor, with the configured password or a generated one, which must be
 * changed at the first sign-in.
 * @returns the editor's credentials, or undefined when there was an editor already.
 */
export async function addFirstEditor(
  context: Access,
): Promise<{ email: string; password: string; isGenerated: boolean } | undefined> {
  const { editors, config } = context;
  if ((await editors.list()).length > 0) return undefined;
  const { FIRST_EDITOR_EMAIL: email, FIRST_EDITOR_PASSWORD: chosen } = config;
  try {
    const { password } = await addEditor(context, {
      email,
      role: "administrator",
      password: chosen,
      mustChangePassword: true,
    });
    return { email, password, isGenerated: chosen === undefined };
  } catch (error) {
    // Another replica has added the editor in between.
    if (error instanceof AccessFault) return undefined;
    throw error;
  }
}
