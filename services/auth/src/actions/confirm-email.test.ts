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
  ["the account's own address", accountOf("ada", { verification: linkUntil(inAMinute) }), "ada@example.org"],
  ["another address", moving, "Ada@New.example"],
])("says again what a used link has confirmed, of %s, and changes nothing", async (_text, account, email) => {
  const { context, accounts, events, audited } = fakeContext(account);
  await confirmEmail(context, following);
  const after = structuredClone({ accounts, events, audited });
  expect(await confirmEmail(context, following)).toBe(email);
  expect({ accounts, events, audited }).toEqual(after);
});

it("says it once more to the second of two presses at the same time", async () => {
  const { context, events } = fakeContext(moving);
  const { update } = context.accounts;
  jest.spyOn(context.accounts, "update").mockImplementationOnce(async (...change) => {
    await update(...change);
    return false;
  });
  expect(await confirmEmail(context, following)).toBe("Ada@New.example");
  expect(events).toHaveLength(1);
});

it("refuses a used link once its time is over", async () => {
  const used = accountOf("ada", { emailVerifiedAt: fakeNow, verification: linkUntil(fakeNow) });
  const { context } = fakeContext(used);
  await expect(confirmEmail(context, following)).rejects.toMatchObject({ code: "invalid_input" });
});

it("refuses a used link once the account has another address", async () => {
  const newEmail = { ...linkUntil(inAMinute), tokenHash: hashSecret("another token"), ...address };
  const { context } = fakeContext(accountOf("ada", { verification: linkUntil(inAMinute), newEmail }));
  expect(await confirmEmail(context, following)).toBe("ada@example.org");
  expect(await confirmEmail(context, { token: "another token", network })).toBe("Ada@New.example");
  await expect(confirmEmail(context, following)).rejects.toMatchObject({ code: "invalid_input" });
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
