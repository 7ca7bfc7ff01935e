import { runCommands } from "@wordlehint/runtime/test-support/run-commands";
import { accountOf } from "../../test/support/account-of.ts";
import type { Account } from "../domain/account.ts";
import { addAccountCommands } from "./account-commands.ts";
import type { CommandContext } from "./command-context.ts";

const email = "ada@example.org";
const at = (time: string) => new Date(`2026-11-${time}:59Z`);

/** Runs the command that finds an account, and returns what it prints and records. */
async function find(account: Account) {
  const context = {
    accounts: { findByEmailKey: () => Promise.resolve(account) },
    sessions: { listOpen: () => Promise.resolve([]) },
    now: () => account.createdAt,
  } as unknown as CommandContext;
  const { out, done } = await runCommands(addAccountCommands, context, ["find", email]);
  return { lines: out.trimEnd().split("\n"), done };
}

it("prints an account's addresses, times and subscription", async () => {
  const expiresAt = at("23T08:30");
  const { lines, done } = await find(
    accountOf("ada", {
      username: "countess",
      createdAt: at("01T06:00"),
      lastSignInAt: at("02T07:10"),
      emailVerifiedAt: at("03T08:20"),
      newEmail: { email: "ada@new.example", emailKey: "ada@new.example", tokenHash: "hash", expiresAt },
      subscription: {
        status: "past_due",
        currentPeriodEnd: at("30T09:40"),
        cancelAtPeriodEnd: false,
        revision: 1,
      },
    }),
  );
  expect(lines).toEqual([
    "Id            ada",
    "Email         ada@example.org (confirmed 2026-11-03 08:20)",
    "New email     ada@new.example (link open until 2026-11-23 08:30)",
    "Username      countess",
    "Since         2026-11-01 06:00",
    "Last sign-in  2026-11-02 07:10",
    "Premium       yes",
    "Subscription  past_due, paid until 2026-11-30 09:40",
    "Sessions      0",
  ]);
  expect(done).toEqual([{ event: "account looked up", about: { account: "ada" } }]);
});

it("shows what an account lacks", async () => {
  const { lines } = await find(accountOf("ada"));
  expect(lines.slice(1)).toEqual([
    "Email         ada@example.org (not confirmed)",
    "Username      none",
    "Since         2026-11-22 12:00",
    "Last sign-in  none",
    "Premium       no",
    "Subscription  none",
    "Sessions      0",
  ]);
});
