import { hashSecret } from "@wordlehint/runtime";
import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { confirmEmail } from "./confirm-email.ts";

const network = "192.0.2.1";
const following = { token: "a token", network };

const linkUntil = (expiresAt: Date) => ({ tokenHash: hashSecret("a token"), expiresAt });
const inAMinute = new Date(fakeNow.getTime() + 60_000);
const address = { email: "Ada@New.example", emailKey: "ada@new.example" };
const moving = accountOf("ada", { newEmail: { ...linkUntil(inAMinute), ...address } });

it("replaces an account's address by the one that its link was sent to, and returns it as it was written", async () => {
  const { context, accounts } = fakeContext(moving);
  expect(await confirmEmail(context, following)).toBe("Ada@New.example");
  expect(accounts).toMatchObject([{ ...address, emailVerifiedAt: fakeNow, newEmail: undefined }]);
});

it.each([
  ["the account's own address", { verification: linkUntil(fakeNow) }],
  ["another address", { newEmail: { ...linkUntil(fakeNow), ...address } }],
])("refuses a link that has expired, of %s", async (_text, open) => {
  const ada = accountOf("ada", open);
  const { context, accounts, events } = fakeContext(ada);
  await expect(confirmEmail(context, following)).rejects.toMatchObject({
    code: "invalid_input",
    errors: [{ path: "token" }],
  });
  expect(accounts).toEqual([ada]);
  expect(events).toEqual([]);
});

it("says that another account has got the address meanwhile", async () => {
  const { context, audited } = fakeContext(moving);
  const duplicate = Object.assign(new Error("E11000 duplicate key"), { code: 11_000 });
  jest.spyOn(context.accounts, "update").mockRejectedValue(duplicate);
  await expect(confirmEmail(context, following)).rejects.toMatchObject({
    code: "conflict",
    message: "Another account has this email address.",
  });
  expect(audited).toEqual([]);
});

it("doesn't take a database that can't be reached for another account with the address", async () => {
  const { context } = fakeContext(moving);
  jest.spyOn(context.accounts, "update").mockRejectedValue(new Error("no connection"));
  await expect(confirmEmail(context, following)).rejects.toThrow("no connection");
});

it("isn't slowed down by those who guess tokens from other networks", async () => {
  const { context } = fakeContext(moving);
  for (let count = 0; count < 30; count++)
    await expect(confirmEmail(context, { token: "x", network: "192.0.2.2" })).rejects.toThrow();
  expect(await confirmEmail(context, following)).toBe("Ada@New.example");
});
