import { audit, hashSecret, type RequestOrigin } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { resetPassword as decideReset } from "../domain/change-password.ts";
import { opensWith } from "../domain/link.ts";
import { changeAccount } from "./change-account.ts";
import { limitAttempts } from "./limit-attempts.ts";
import { LinkRefused } from "./link-refused.ts";
import { knownDevice } from "./known-device.ts";
import { refuseNameOf } from "./refuse-name-of.ts";

/**
 * Gives an account a new password by the token of a link, once, and ends all of its sessions. Of the browsers that the
 * account knows, only this one stays known.
 * @throws {LinkRefused} for a token that is wrong, used or expired.
 * @throws {DomainError} `invalid_input` for a password that holds the name of the account's address.
 * @throws {TooManyAttempts}
 */
export async function resetPassword(
  context: Pick<Context, "accounts" | "attempts" | "passwords" | "outbox" | "now" | "log">,
  { token, password, origin }: { token: string; password: string; origin: RequestOrigin },
): Promise<void> {
  const { accounts, passwords, log, now } = context;
  const { network: from } = origin;
  const attempt = await limitAttempts(context, { purpose: "password reset", who: "unknown", from }, [
    { key: `reset-password from ${from}`, free: 30, maxPauseMs: 60_000, windowMs: 3_600_000 },
  ]);
  const tokenHash = hashSecret(token);
  const read = async (): Promise<Account> => {
    const found = await accounts.findByLink("reset", tokenHash);
    if (!found || !opensWith(found.reset, tokenHash, now())) throw new LinkRefused();
    return found;
  };
  const { id, email } = await read();
  refuseNameOf(email, password, "password");
  const passwordHash = await passwords.hash(password);
  await changeAccount(context, read, (account) => {
    const known = knownDevice(account, origin);
    const devices = account.devices.filter((device) => device === known);
    return decideReset(account, { passwordHash, devices }, now());
  });
  await attempt.giveBack();
  audit(log, "password reset", { who: id, from });
}
