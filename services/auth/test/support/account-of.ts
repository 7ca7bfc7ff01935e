import { emailKeyOf } from "@wordlehint/runtime";
import type { Account } from "../../src/domain/account.ts";

/** The time at which accounts of `accountOf` begin. */
export const accountTime = new Date("2026-11-22T12:00:00Z");

/** Returns an account of a name. */
export const accountOf = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  email: `${id}@example.org`,
  emailKey: emailKeyOf(`${id}@example.org`),
  passwordHash: "a hash",
  createdAt: accountTime,
  generation: 0,
  devices: [],
  ...more,
});
