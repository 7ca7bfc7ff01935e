import type { AttemptLimit, AttemptLimiter } from "./attempt-limiter.ts";
import type { PasswordHasher } from "./password-hasher.ts";

/** A password that was sent for an account. */
export type PasswordClaim = {
  password: string;
  /** The account's; undefined for an unknown account. */
  passwordHash: string | undefined;
  /** The account's name, such as its email address, also if there is no such account. */
  account: string;
  /** The client's; see `clientNetwork`. */
  network: string;
  /** The hash of the browser, if the account has been used in it before; see `deviceHash`. */
  device: string | undefined;
  /** Limits of right passwords, which wrong ones don't count towards. */
  rightLimits?: readonly AttemptLimit[];
};

/** The outcome of `checkPassword`. */
export type PasswordCheck =
  | { outcome: "right" }
  | { outcome: "wrong" }
  | { outcome: "too-many"; retryAfterSeconds: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Checks the password of an account. Attempts are counted before the check and slow each other down; a right password
 * gives its own attempt back and forgets the earlier ones from the same place. An unknown account gets the same work as
 * a wrong password.
 * @throws {DomainError} `unavailable` when too many passwords are being checked already.
 */
export async function checkPassword(
  { attempts, passwords }: { attempts: AttemptLimiter; passwords: PasswordHasher },
  claim: PasswordClaim,
): Promise<PasswordCheck> {
  const { password, passwordHash, rightLimits = [] } = claim;
  const wrongLimits = wrongLimitsOf(claim);
  const attempt = await attempts.count([...wrongLimits, ...rightLimits]);
  if (!attempt.isAllowed) return { outcome: "too-many", retryAfterSeconds: attempt.retryAfterSeconds };
  const isRight = await passwords.verify(password, passwordHash).catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  if (isRight) await attempt.giveBack({ forget: [wrongLimits[0].key], keep: rightLimits.map(keyOf) });
  else if (rightLimits.length > 0) await attempt.giveBack({ keep: wrongLimits.map(keyOf) });
  return { outcome: isRight ? "right" : "wrong" };
}

/**
 * Limits guesses for one account, and for many accounts from one network. A browser in which the account has been used
 * before is counted separately, so that nobody else's attempts slow its owner down there (OWASP calls it a device cookie).
 */
function wrongLimitsOf({ account, network, device }: PasswordClaim): [own: AttemptLimit, ...AttemptLimit[]] {
  if (device !== undefined)
    return [{ key: `sign-in in browser ${device}`, free: 10, maxPauseMs: 15 * minuteMs }];
  return [
    { key: `sign-in ${account} from ${network}`, free: 10, maxPauseMs: 15 * minuteMs },
    { key: `sign-in ${account}`, free: 30, maxPauseMs: minuteMs },
    { key: `sign-in from ${network}`, free: 30, maxPauseMs: minuteMs / 2, windowMs: hourMs },
  ];
}

const keyOf = ({ key }: AttemptLimit): string => key;
