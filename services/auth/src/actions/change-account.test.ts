import { accountOf, fakeContext } from "../../test/support/fake-context.ts";
import type { Account } from "../domain/account.ts";
import { unchanged, type AccountChange } from "../domain/account-change.ts";
import { changeAccount } from "./change-account.ts";

const ada = accountOf("ada", {
  generation: 3,
  emailVerifiedAt: new Date("2026-11-21T12:00:00Z"),
  reset: { tokenHash: "reset hash", expiresAt: new Date("2026-11-22T13:00:00Z") },
});

const rename = ({ generation }: Account): AccountChange => ({
  set: { username: `countess ${generation}` },
  unset: ["reset", "newEmail"],
  events: [{ type: "user.password_changed", data: { userId: "ada", email: "ada@example.org" } }],
});

it("saves a change with its events, and has them published at once", async () => {
  const { context, accounts, events, wake } = fakeContext(ada);
  const changed = await changeAccount(context, () => Promise.resolve(ada), rename);
  expect(changed).toMatchObject({ id: "ada", username: "countess 3" });
  expect(accounts[0]).toMatchObject({ username: "countess 3", reset: undefined });
  expect(events).toMatchObject([
    { type: "user.password_changed", aggregateId: "ada", data: { userId: "ada", email: "ada@example.org" } },
  ]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("holds only while the account's address, confirmation, sessions and closed links are what was read", async () => {
  const { context } = fakeContext(ada);
  const update = jest.spyOn(context.accounts, "update");
  const { emailVerifiedAt: _none, ...unverified } = ada;
  for (const account of [ada, unverified])
    await changeAccount(context, () => Promise.resolve(account), rename);
  const where = { "reset.tokenHash": "reset hash", "newEmail.tokenHash": null, generation: 3 };
  const { emailKey, emailVerifiedAt } = ada;
  expect(update.mock.calls.map(([, change]) => change.where)).toEqual([
    { ...where, emailKey, emailVerifiedAt },
    { ...where, emailKey, emailVerifiedAt: null },
  ]);
});

it.each(["reset", "verification", "newEmail"] as const)(
  "holds only while a link that it closes is the one that was read: %s",
  async (field) => {
    const open = { tokenHash: "a hash", expiresAt: new Date("2026-11-22T13:00:00Z") };
    const account = { ...ada, [field]: { ...open, email: "new@example.org", emailKey: "new@example.org" } };
    const { context } = fakeContext(account);
    const update = jest.spyOn(context.accounts, "update");
    const close = (): AccountChange => ({ set: {}, unset: [field], events: [] });
    await changeAccount(context, () => Promise.resolve(account), close);
    expect(update.mock.calls[0]?.[1].where).toMatchObject({ [`${field}.tokenHash`]: "a hash" });
  },
);

it("is decided anew when the account has changed in between, and given up after ten times", async () => {
  const { context, wake } = fakeContext(ada);
  const update = jest.spyOn(context.accounts, "update").mockResolvedValueOnce(false);
  let generation = 3;
  const read = () => Promise.resolve({ ...ada, generation: generation++ });
  expect(await changeAccount(context, read, rename)).toMatchObject({ username: "countess 4" });
  expect(wake).toHaveBeenCalledTimes(1);

  update.mockClear().mockResolvedValue(false);
  await expect(changeAccount(context, read, rename)).rejects.toMatchObject({ code: "unavailable" });
  expect(update).toHaveBeenCalledTimes(10);
});

it("writes nothing where nothing changes or there is no account", async () => {
  const { context, wake } = fakeContext(ada);
  const update = jest.spyOn(context.accounts, "update");
  expect(
    await changeAccount(
      context,
      () => Promise.resolve(ada),
      () => unchanged,
    ),
  ).toBe(ada);
  expect(await changeAccount(context, () => Promise.resolve(undefined), rename)).toBeUndefined();
  expect(update).not.toHaveBeenCalled();
  expect(wake).not.toHaveBeenCalled();
});
