import { randomBytes } from "node:crypto";
import type { Context } from "../../context.ts";
import { faultOfPassword, isEmail, newPassword, normaliseEmail } from "../../domain/access/credentials.ts";
import type { Role } from "../../domain/access/requester.ts";
import type { Editor } from "../../store/editor-store.ts";

/** What was asked for makes no sense; the message says why. */
export class AccessFault extends Error {
  override name = "AccessFault";
}

type Keeper = Pick<Context, "editors" | "sessions" | "passwords" | "now" | "newId" | "accessWatch">;

export type NewEditor = {
  email: string;
  role: Role;
  /** What stands before the @ of the e-mail address, where none is given. */
  name?: string | undefined;
  /** One is made where none is given. */
  password?: string | undefined;
};

/** @throws {AccessFault} when the e-mail address or password won't do, or an editor has that address. */
export async function addEditor(
  { editors, passwords, now, newId }: Keeper,
  { email: given, role, name, password = newPassword(randomBytes) }: NewEditor,
): Promise<{ editor: Editor; password: string }> {
  const email = normaliseEmail(given);
  if (!isEmail(email)) throw new AccessFault(`${JSON.stringify(given)} is no e-mail address.`);
  refuseBad(password);
  const shownName = name?.trim() ?? "";
  const editor: Editor = {
    id: newId(),
    email,
    name: shownName === "" ? (email.split("@", 1)[0] ?? email) : shownName,
    role,
    createdAt: now(),
  };
  if (await editors.add(editor, await passwords.hash(password))) return { editor, password };
  throw new AccessFault(`There is an editor with the address ${email} already.`);
}

/** Ends the editor's sessions too, on every replica. @throws {AccessFault} when there is no such editor. */
export async function removeEditor(keeper: Keeper, email: string): Promise<Editor> {
  const editor = await editorOf(keeper, email);
  await keeper.editors.remove(editor.id);
  await endSessionsOf(keeper, editor.id);
  return editor;
}

/** Ends the editor's sessions too. @throws {AccessFault} for an unknown editor or a bad password. */
export async function setPassword(
  keeper: Keeper,
  email: string,
  password: string = newPassword(randomBytes),
): Promise<{ editor: Editor; password: string }> {
  const editor = await editorOf(keeper, email);
  refuseBad(password);
  await keeper.editors.setPasswordHash(editor.id, await keeper.passwords.hash(password));
  await endSessionsOf(keeper, editor.id);
  return { editor, password };
}

async function editorOf({ editors }: Keeper, email: string): Promise<Editor> {
  const editor = await editors.findByEmail(normaliseEmail(email));
  if (editor) return editor;
  throw new AccessFault(`There is no editor with the address ${email}.`);
}

async function endSessionsOf({ sessions, accessWatch }: Keeper, editorId: string): Promise<void> {
  await sessions.removeOf(editorId);
  await accessWatch.changed();
}

function refuseBad(password: string): void {
  const fault = faultOfPassword(password);
  if (fault !== undefined) throw new AccessFault(fault);
}
