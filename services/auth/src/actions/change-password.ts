import { audit, newSecret, deviceHash } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { changePassword as decideChange } from "../domain/change-password.ts";
import { beginSession } from "./begin-session.ts";
import { changeAccount } from "./change-account.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { refuseNameOf } from "./refuse-name-of.ts";
import type { SignedInBrowser } from "./register.ts";
import { requirePassword, type Proof } from "./require-password.ts";
import { WrongPassword } from "./wrong-password.ts";

const minuteMs = 60_000;

/**
 * Changes a signed-in player's password, ends every session and begins a new one for this browser, which is the only
 * one that the account knows from then on.
 * @throws {WrongPassword} also when the password was changed elsewhere meanwhile.
 * @throws {DomainError} `invalid_input` for a new password that holds the name of the account's address.
 * @throws {TooManyAttempts}
 */
export async function changePassword(
  context: Context,
  proof: Proof & { newPassword: string },
): Promise<SignedInBrowser> {
  const { accounts, passwords, now, log } = context;
  const { account: given, newPassword, origin } = proof;
  refuseNameOf(given.email, newPassword, "newPassword");
  const purpose = "password change";
  const who = { who: given.id, from: origin.network };
  await requirePassword(context, proof, purpose);
  await limitAttempts(context, { purpose, ...who }, [
    { key: `change-password ${given.id}`, free: 5, firstPauseMs: minuteMs, maxPauseMs: 60 * minuteMs },
  ]);
  const passwordHash = await passwords.hash(newPassword);
  const device = origin.device ?? newSecret();
  const devices = [{ hash: deviceHash(device, given.id), usedAt: now() }];
  const account = await changeAccount(
    context,
    () => accounts.find(given.id),
    (found) => {
      if (found.generation !== given.generation) throw new WrongPassword();
      return decideChange(found, { passwordHash, devices }, now());
    },
  );
  if (!account) throw new WrongPassword();
  audit(log, "password changed", who);
  return { ...(await beginSession(context, account, origin.userAgent)), device };
}
