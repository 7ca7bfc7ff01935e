import { runCommands } from "@wordlehint/runtime/test-support/run-commands";
import { accountOf, fakeContext } from "../../test/support/fake-context.ts";
import type { Account } from "../domain/account.ts";
import { addAccountCommands } from "./account-commands.ts";
import type { CommandContext } from "./command-context.ts";

const email = "ada@example.org";
const at = (time: string) => new Date(`2026-11-${time}:59Z`);

/** Runs a command about an account, and returns the lines that it prints. */
async function run(name: string, account: Account, input = "") {
  const { context, accounts, events } = fakeContext(account);
  const sessions = { listOpen: () => Promise.resolve([]), removeOf: () => Promise.resolve() };
  const given = { ...context, sessions } as unknown as CommandContext;
  const { out, done } = await runCommands(addAccountCommands, given, [name, email], input);
  return { lines: out.trimEnd().split("\n"), done, accounts, events };
}

it("shows an operator all that they are asked about: addresses, times, and what is paid until when", async () => {
  const expiresAt = at("23T08:30");
  const { lines, done } = await run(
    "find",
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
  const { lines } = await run("find", accountOf("ada"));
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

it("deletes an account whose address is typed in another spelling", async () => {
  const { lines, events } = await run("delete", accountOf("ada"), " ADA@Example.org \n");
  expect(lines).toEqual([expect.stringContaining("The account is deleted.")]);
  expect(events.map(({ type }) => type)).toEqual(["user.deleted", "session.revoked"]);
});
