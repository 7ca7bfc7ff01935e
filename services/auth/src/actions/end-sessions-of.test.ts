import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { endSessionsOf } from "./end-sessions-of.ts";

it("ends all sessions of an account, and tells the other services", async () => {
  const { context, accounts, events, wake } = fakeContext(
    accountOf("ada", { generation: 3 }),
    accountOf("eve"),
  );
  await endSessionsOf(context, "ada");
  expect(accounts).toMatchObject([
    { id: "ada", generation: 4, generationRaisedAt: fakeNow },
    { id: "eve", generation: 0 },
  ]);
  expect(events).toMatchObject([{ type: "session.revoked", data: { userId: "ada", beforeGeneration: 4 } }]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("does nothing for an account that is gone, and fails if the account can't be saved", async () => {
  const { context, events } = fakeContext(accountOf("ada"));
  await endSessionsOf(context, "eve");
  expect(events).toEqual([]);
  jest.spyOn(context.accounts, "update").mockRejectedValue(new Error("no connection"));
  await expect(endSessionsOf(context, "ada")).rejects.toThrow("no connection");
});
