import type { AttemptLimit } from "@wordlehint/runtime";
import type { Context } from "../../context.ts";

export type PasswordCheck =
  | { outcome: "right" }
  | { outcome: "wrong" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/** Where a password was sent from. */
export type Origin = {
  /** The client's IPv4 address or IPv6 network. */
  network: string;
  /** The secret of the browser, if it has one: see `DeviceStore`. */
  device: string | undefined;
  userAgent: string;
};

export type PasswordClaim = {
  email: string;
  password: string;
  /** Undefined for an e-mail address that no editor has. */
  editorId: string | undefined;
  origin: Origin;
};

const minuteMs = 60_000;

/**
 * Checks an editor's password. Attempts are counted beforehand and slow each other down; the right password takes its
 * own attempt back, and forgets the earlier ones from the same place.
 * @throws {DomainError} `unavailable` when too many passwords are being checked already.
 */
export async function checkPassword(
  context: Pick<Context, "editors" | "devices" | "attempts" | "passwords" | "now">,
  { email, password, editorId, origin }: PasswordClaim,
): Promise<PasswordCheck> {
  const { editors, attempts, passwords } = context;
  const limits = await limitsOf(context, { email, editorId, origin });
  const attempt = await attempts.count(limits);
  if (!attempt.isAllowed) return { outcome: "too-many", retryAfterSeconds: attempt.retryAfterSeconds };
  const passwordHash = await editors.passwordHashOf(editorId ?? "");
  const isRight = await passwords.verify(password, passwordHash).catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  if (!isRight) return { outcome: "wrong" };
  const [own] = limits;
  await attempt.giveBack({ forget: [own.key] });
  return { outcome: "right" };
}

/**
 * Who tries passwords for one account, or many accounts from one network, is slowed down. A browser in which the editor
 * has signed in before is counted by itself, so that nobody else's attempts slow the editor down there (OWASP calls it
 * a device cookie).
 */
async function limitsOf(
  { devices, now }: Pick<Context, "devices" | "now">,
  { email, editorId, origin: { network, device } }: Omit<PasswordClaim, "password">,
): Promise<[own: AttemptLimit, ...AttemptLimit[]]> {
  if (editorId !== undefined && device !== undefined) {
    const known = { secret: device, editorId };
    if (await devices.isKnown(known, now()))
      return [{ key: `sign-in ${editorId} on ${device}`, free: 10, maxPauseMs: 15 * minuteMs }];
  }
  return [
    { key: `sign-in ${email} from ${network}`, free: 10, maxPauseMs: 15 * minuteMs },
    { key: `sign-in ${email}`, free: 30, maxPauseMs: minuteMs },
    { key: `sign-in from ${network}`, free: 30, maxPauseMs: minuteMs / 2 },
  ];
}
