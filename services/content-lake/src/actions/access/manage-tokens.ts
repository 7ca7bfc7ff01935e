import { hashSecret, newSecret } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";
import type { RobotToken } from "../../store/token-store.ts";
import { AccessFault } from "./manage-editors.ts";

/** Creates a token for a robot. The secret is returned only here. */
export async function addToken(
  { tokens, now, newId }: Pick<Context, "tokens" | "now" | "newId">,
  { name, role }: Pick<RobotToken, "name" | "role">,
): Promise<{ token: RobotToken; secret: string }> {
  if (name.trim() === "") throw new AccessFault("The token needs a name.");
  const secret = `wlh_${newSecret()}`;
  const token = { id: newId(), name: name.trim(), role, hash: hashSecret(secret), createdAt: now() };
  await tokens.add(token);
  return { token, secret };
}

/** Deletes a token and ends the connections opened with it. @throws {AccessFault} when there is no such token. */
export async function removeToken(
  { tokens, accessWatch }: Pick<Context, "tokens" | "accessWatch">,
  id: string,
): Promise<void> {
  if (!(await tokens.remove(id))) throw new AccessFault(`There is no token with the id ${id}.`);
  accessWatch.accessChanged();
}
