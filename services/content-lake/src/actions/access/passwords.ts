import { randomBytes } from "node:crypto";
import { argon2id, hash, verify } from "argon2";

/** Recommended by OWASP's password storage cheat sheet for argon2id. */
const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobodys: Promise<string> | undefined;

/** Takes as long when there is nobody to compare with, so that time doesn't tell who has an account. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString("hex"));
  const isRight = await verify(passwordHash ?? (await nobodys), password);
  return isRight && passwordHash !== undefined;
}
