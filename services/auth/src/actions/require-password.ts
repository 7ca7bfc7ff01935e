import type { RequestOrigin } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { checkPassword } from "./check-password.ts";
import { WrongPassword } from "./wrong-password.ts";

/** A signed-in player's proof of identity. */
export type Proof = { account: Account; password: string; origin: RequestOrigin };

/**
 * Requires a signed-in player's password.
 * @param purpose the operation that needs the password, as audit records name it
 * @throws {WrongPassword}
 * @throws {TooManyAttempts}
 */
export async function requirePassword(
  context: Pick<Context, "attempts" | "passwords" | "log">,
  { account, password, origin }: Proof,
  purpose: string,
): Promise<void> {
  const { emailKey } = account;
  if (!(await checkPassword(context, { emailKey, password, account, origin, purpose })))
    throw new WrongPassword();
}
