import { accountOf } from "../../test/support/account-of.ts";
import type { Account } from "../domain/account.ts";
import { unchanged, type AccountChange } from "../domain/account-change.ts";
import { changeAccount } from "./change-account.ts";

const now = new Date("2026-11-22T12:00:00Z");
const open = { tokenHash: "a hash", expiresAt: now };
const ada = accountOf("ada", { generation: 3, emailVerifiedAt: now, reset: open, verification: open });

const rename = ({ generation }: Account): AccountChange => ({
  set: { username: `countess ${generation}` },
  unset: ["reset", "newEmail"],
  events: [],
});

/** Changes an account, whose saving fails so many times because it was changed in between. */
async function change(decide: (account: Account) => AccountChange, { failures = 0 } = {}) {
  const conditions: object[] = [];
  let { generation } = ada;
  const accounts = {
    update: (_id: string, { where }: { where: object }) => Promise.resolve(conditions.push(where) > failures),
  };
  const context = { accounts, now: () => now, outbox: { wake: () => undefined } };
  const result = await changeAccount(
    context as unknown as Parameters<typeof changeAccount>[0],
    () => Promise.resolve({ ...ada, generation: generation++ }),
    decide,
  ).catch((error: unknown) => error);
  return { conditions, result };
}

it("saves only if the account's address, confirmation, sessions and closed links are what was read", async () => {
  const { conditions } = await change(rename);
  const { emailKey, emailVerifiedAt } = ada;
  const links = { "reset.tokenHash": "a hash", "newEmail.tokenHash": null };
  expect(conditions).toEqual([{ ...links, generation: 3, emailKey, emailVerifiedAt }]);
});

it("decides again when the account was changed in between, and gives up after ten times", async () => {
  const { conditions, result } = await change(rename, { failures: 1 });
  expect(conditions).toHaveLength(2);
  expect(result).toMatchObject({ username: "countess 4" });
  const givenUp = await change(rename, { failures: Infinity });
  expect(givenUp.conditions).toHaveLength(10);
  expect(givenUp.result).toMatchObject({ code: "unavailable" });
});

it("writes nothing where nothing changes", async () => {
  expect((await change(() => unchanged)).conditions).toEqual([]);
});
