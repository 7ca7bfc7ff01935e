import { audit, type AttemptLimit } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Account, KnownDevice } from "../domain/account.ts";
import { limitAttempts } from "./limit-attempts.ts";
import type { Origin } from "./origin.ts";

/** A password that somebody gives for an account. */
export type PasswordClaim = {
  emailKey: string;
  password: string;
  /** Undefined for an address that has none. */
  account: Account | undefined;
  origin: Origin;
  /** The browser in which it is given, if the account has been used in it before; see `knownDevice`. */
  device: KnownDevice | undefined;
  /** What the password is given for, as audit records name it. */
  purpose: string;
  /** Whether the caller sets the known browser's `usedAt` when the password is right. */
  isUseNoted: boolean;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Whether a password is the account's. Attempts are counted beforehand, as wrong and as right ones, and slow each other
 * down; afterwards the count that they don't belong to gets them back. The right password also forgets the earlier wrong
 * ones from the same place. Does the same for an unknown address as for a wrong password.
 * @throws {TooManyAttempts}
 */
export async function checkPassword(
  { attempts, passwords, log }: Pick<Context, "attempts" | "passwords" | "log">,
  claim: PasswordClaim,
): Promise<boolean> {
  const { account, password, origin, device, purpose, isUseNoted } = claim;
  const record = { who: account?.id ?? "unknown", from: origin.network };
  const wrong = device ? ([limitIn(device)] as const) : limitsElsewhere(claim);
  const right = limitsOfRight(claim);
  const attempt = await limitAttempts({ attempts, log }, { purpose, ...record }, [...wrong, ...right]);
  const isRight = await passwords.verify(password, account?.passwordHash).catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  if (!isRight) {
    await attempt.giveBack({ keep: wrong.map(keyOf) });
    audit(log, `${purpose} refused`, record);
    return false;
  }
  // The new `usedAt` is part of the limit's key, so the count starts over and there is nothing to give back.
  if (!device || !isUseNoted) await attempt.giveBack({ forget: [wrong[0].key], keep: right.map(keyOf) });
  return true;
}

/**
 * A browser in which the account has been used before is counted by itself, so that nobody else's attempts slow its owner
 * down there (OWASP calls it a device cookie). The key has the time of the last use, so each use starts a new count.
 */
function limitIn({ hash, usedAt }: KnownDevice): AttemptLimit {
  return { key: `sign-in on ${hash} since ${usedAt.getTime()}`, free: 10, maxPauseMs: 15 * minuteMs };
}

/** Who tries passwords for one account, or many accounts from one network, is slowed down. */
function limitsElsewhere({ emailKey, origin }: PasswordClaim): readonly [AttemptLimit, ...AttemptLimit[]] {
  const { network } = origin;
  return [
    { key: `sign-in ${emailKey} from ${network}`, free: 10, maxPauseMs: 15 * minuteMs },
    { key: `sign-in ${emailKey}`, free: 30, maxPauseMs: minuteMs },
    { key: `sign-in from ${network}`, free: 30, maxPauseMs: minuteMs / 2, windowMs: hourMs },
  ];
}

/**
 * A right password costs a hash, a session and often an e-mail, so a loop of them is slowed down too. Known browsers have
 * a count of their own, which nobody else can use up. A school's pupils, or a carrier's customers, share a network.
 */
function limitsOfRight({ emailKey, origin, device }: PasswordClaim): readonly AttemptLimit[] {
  const browsers = device ? "known browsers" : "other browsers";
  return [
    {
      key: `right password for ${emailKey} in ${browsers}`,
      free: 20,
      maxPauseMs: 15 * minuteMs,
      windowMs: dayMs,
    },
    { key: `right passwords from ${origin.network}`, free: 600, maxPauseMs: minuteMs / 2, windowMs: hourMs },
  ];
}

const keyOf = ({ key }: AttemptLimit): string => key;
