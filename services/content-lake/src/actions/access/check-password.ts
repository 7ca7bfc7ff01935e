import type { Context } from "../../context.ts";

export type PasswordCheck =
  { outcome: "right" } | { outcome: "wrong" } | { outcome: "too-many"; retryAfterSeconds: number };

export type PasswordClaim = {
  email: string;
  password: string;
  /** Undefined for an e-mail address that no editor has. */
  editorId: string | undefined;
  /** The client's address. */
  address: string;
};

const windowMs = 15 * 60_000;
const maxPerEmail = 10;
const maxPerAddress = 30;

/**
 * Checks an editor's password. Counts the attempt by e-mail address and by client address beforehand; the right
 * password takes its own attempt back and forgets the earlier ones for its e-mail address.
 * @throws {DomainError} `unavailable` when too many passwords are being checked already.
 */
export async function checkPassword(
  { editors, attempts, passwords }: Pick<Context, "editors" | "attempts" | "passwords">,
  { email, password, editorId = "", address }: PasswordClaim,
): Promise<PasswordCheck> {
  const emailKey = `email ${email}`;
  const attempt = await attempts.count([
    { key: emailKey, max: maxPerEmail, windowMs },
    { key: `address ${address}`, max: maxPerAddress, windowMs },
  ]);
  if (!attempt.isAllowed) return { outcome: "too-many", retryAfterSeconds: attempt.retryAfterSeconds };
  const passwordHash = await editors.passwordHashOf(editorId);
  const isRight = await passwords.verify(password, passwordHash).catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  if (!isRight) return { outcome: "wrong" };
  await attempt.giveBack();
  await attempts.reset(emailKey);
  return { outcome: "right" };
}
