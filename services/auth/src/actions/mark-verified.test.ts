import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { markVerified } from "./mark-verified.ts";

it("confirms an account's address", async () => {
  const { context, accounts } = fakeContext(accountOf("ada"));
  await markVerified(context, "ada");
  expect(accounts).toMatchObject([{ emailVerifiedAt: fakeNow }]);
});

it("fails if the account can't be saved", async () => {
  const { context } = fakeContext(accountOf("ada"));
  jest.spyOn(context.accounts, "update").mockRejectedValue(new Error("no connection"));
  await expect(markVerified(context, "ada")).rejects.toThrow("no connection");
});
