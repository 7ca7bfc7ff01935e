import { audit } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { removeAccount } from "./remove-account.ts";
import { requirePassword, type Proof } from "./require-password.ts";

/**
 * Deletes a signed-in player's account.
 * @throws {WrongPassword}
 * @throws {TooManyAttempts}
 */
export async function deleteAccount(
  context: Pick<Context, "accounts" | "sessions" | "attempts" | "passwords" | "outbox" | "now" | "log">,
  proof: Proof,
): Promise<void> {
  const { account, origin } = proof;
  await requirePassword(context, proof, "account deletion");
  await removeAccount(context, account.id);
  audit(context.log, "account deleted", { who: account.id, from: origin.network });
}
