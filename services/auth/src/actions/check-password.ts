import {
  audit,
  checkPassword as checkCounted,
  TooManyAttempts,
  type AttemptLimit,
  type RequestOrigin,
} from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { knownDevice } from "./known-device.ts";

/** A password that was sent for an account. */
export type PasswordClaim = {
  emailKey: string;
  password: string;
  /** Undefined for an address that has none. */
  account: Account | undefined;
  origin: RequestOrigin;
  /** The operation that needs the password, as audit records name it. */
  purpose: string;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Returns whether a password is the account's. Limits both wrong and right passwords, and does the same work for an
 * unknown address as for a wrong password.
 * @throws {TooManyAttempts}
 */
export async function checkPassword(
  { attempts, passwords, log }: Pick<Context, "attempts" | "passwords" | "log">,
  { emailKey, password, account, origin, purpose }: PasswordClaim,
): Promise<boolean> {
  const { network } = origin;
  const device = account && knownDevice(account, origin)?.hash;
  const check = await checkCounted(
    { attempts, passwords },
    {
      password,
      passwordHash: account?.passwordHash,
      account: emailKey,
      network,
      device,
      rightLimits: rightLimits({ emailKey, network, isKnown: device !== undefined }),
    },
  );
  const record = { who: account?.id ?? "unknown", from: network };
  if (check.outcome === "too-many") {
    audit(log, `${purpose} slowed down`, record);
    throw new TooManyAttempts(check.retryAfterSeconds);
  }
  if (check.outcome === "wrong") audit(log, `${purpose} refused`, record);
  return check.outcome === "right";
}

/**
 * A right password costs a hash, a session and often an email, so a loop of them is slowed down too. Known browsers have
 * a count of their own, which nobody else can use up. A school's pupils, or a carrier's customers, share a network.
 */
function rightLimits(of: { emailKey: string; network: string; isKnown: boolean }): readonly AttemptLimit[] {
  const browsers = of.isKnown ? "known browsers" : "other browsers";
  return [
    {
      key: `right password for ${of.emailKey} in ${browsers}`,
      free: 20,
      maxPauseMs: 15 * minuteMs,
      windowMs: dayMs,
    },
    { key: `right passwords from ${of.network}`, free: 600, maxPauseMs: minuteMs / 2, windowMs: hourMs },
  ];
}
