import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { checkPassword } from "./check-password.ts";
import { knownDevice, type Origin } from "./origin.ts";
import { WrongPassword } from "./wrong-password.ts";

/** What a signed-in player proves who they are with. */
export type Proof = { account: Account; password: string; origin: Origin };

/**
 * @param purpose what the password is given for, as audit records name it
 * @throws {WrongPassword}
 * @throws {TooManyAttempts}
 */
export async function requirePassword(
  context: Pick<Context, "attempts" | "passwords" | "log">,
  { account, password, origin }: Proof,
  purpose: string,
): Promise<void> {
  const { emailKey } = account;
  const device = knownDevice(account, origin);
  const claim = { emailKey, password, account, origin, device, purpose, isUseNoted: false };
  const isRight = await checkPassword(context, claim);
  if (!isRight) throw new WrongPassword();
}
