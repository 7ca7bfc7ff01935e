import { accountOf, fakeContext } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import { deleteAccount } from "./delete-account.ts";

const network = "192.0.2.1";
const proofWith = (password: string) => ({
  account: accountOf("ada"),
  password,
  origin: { network, device: undefined, userAgent: "" },
});

function deleting() {
  const { context, ...rest } = fakeContext(accountOf("ada"));
  const removeOf = jest.fn(() => Promise.resolve());
  return {
    context: { ...context, sessions: { removeOf } as unknown as Context["sessions"] },
    removeOf,
    ...rest,
  };
}

it("deletes an account for its password, and leaves a record of who did so from where", async () => {
  const { context, events, audited, removeOf } = deleting();
  await deleteAccount(context, proofWith("Quiet-Otter-71"));
  expect(events.map(({ type }) => type)).toEqual(["user.deleted", "session.revoked"]);
  expect(removeOf).toHaveBeenCalledWith("ada");
  expect(audited).toEqual([{ audit: "account deleted", who: "ada", from: network }]);
});

it("deletes nothing for a wrong password", async () => {
  const { context, events, audited, removeOf } = deleting();
  await expect(deleteAccount(context, proofWith("wrong"))).rejects.toMatchObject({ code: "forbidden" });
  expect(events).toEqual([]);
  expect(removeOf).not.toHaveBeenCalled();
  expect(audited).toEqual([{ audit: "account deletion refused", who: "ada", from: network }]);
});
