import { accountOf, fakeContext } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import type { Account } from "../domain/account.ts";
import { removeAccount } from "./remove-account.ts";

function removing(...accounts: Account[]) {
  const { context, ...rest } = fakeContext(...accounts);
  const removeOf = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const sessions = { removeOf } as unknown as Context["sessions"];
  return { context: { ...context, sessions }, removeOf, ...rest };
}

it("removes the sessions of an account whose deletion is saved already", async () => {
  const { context, events, removeOf } = removing(accountOf("ada"), accountOf("eve"));
  const told: string[][] = [];
  removeOf.mockImplementation((id) => {
    told.push([id, ...events.map(({ type }) => type)]);
    return Promise.resolve();
  });
  await removeAccount(context, "ada");
  expect(told).toEqual([["ada", "user.deleted", "session.revoked"]]);
});

it("fails if the sessions can't be removed", async () => {
  const { context, removeOf } = removing(accountOf("ada"));
  removeOf.mockRejectedValue(new Error("no connection"));
  await expect(removeAccount(context, "ada")).rejects.toThrow("no connection");
});

it("does nothing for an account that is gone", async () => {
  const { context, events, removeOf } = removing();
  await removeAccount(context, "ada");
  expect(removeOf).not.toHaveBeenCalled();
  expect(events).toEqual([]);
});
