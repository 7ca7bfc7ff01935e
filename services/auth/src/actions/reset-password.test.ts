import { hashSecret } from "@wordlehint/runtime";
import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { deviceHash } from "@wordlehint/runtime";
import { resetPassword } from "./reset-password.ts";

const network = "192.0.2.1";
const origin = { network, device: "cookie", userAgent: "" };
const given = { token: "a token", password: "Brave-Heron-52", origin };

const linkUntil = (expiresAt: Date) => ({ tokenHash: hashSecret("a token"), expiresAt });
const inAMinute = new Date(fakeNow.getTime() + 60_000);
const here = { hash: deviceHash("cookie", "ada"), usedAt: new Date(0) };
const elsewhere = { hash: deviceHash("another cookie", "ada"), usedAt: new Date(0) };
const ada = accountOf("ada", {
  email: "lovelace@example.org",
  reset: linkUntil(inAMinute),
  devices: [elsewhere, here],
});

it.each([
  ["this browser, if the account knew it", origin, [here]],
  ["no browser, if it didn't know this one", { ...origin, device: "a third cookie" }, []],
])("keeps of the browsers that the account knows %s", async (_text, from, known) => {
  const { context, accounts, audited } = fakeContext(ada);
  await resetPassword(context, { ...given, origin: from });
  expect(accounts).toMatchObject([
    { passwordHash: "hash of Brave-Heron-52", generation: 1, devices: known, reset: undefined },
  ]);
  expect(audited).toEqual([{ audit: "password reset", who: "ada", from: network }]);
});

it.each([
  ["a link that has expired", { reset: linkUntil(fakeNow) }, given, "token"],
  [
    "a password that holds the address's name, so that the link can be followed again",
    {},
    { ...given, password: "My-Lovelace-71" },
    "password",
  ],
])("refuses %s", async (_text, change, request, path) => {
  const account = { ...ada, ...change };
  const { context, accounts, events } = fakeContext(account);
  await expect(resetPassword(context, request)).rejects.toMatchObject({
    code: "invalid_input",
    errors: [{ path }],
  });
  expect(accounts).toEqual([account]);
  expect(events).toEqual([]);
});

it("takes a link once, even when it is followed again before the first time is done", async () => {
  const { context, accounts } = fakeContext(ada);
  jest.spyOn(context.passwords, "hash").mockImplementationOnce(async () => {
    await resetPassword(context, { ...given, password: "Brave-Heron-53" });
    return "a late hash";
  });
  await expect(resetPassword(context, given)).rejects.toMatchObject({ code: "invalid_input" });
  expect(accounts).toMatchObject([{ passwordHash: "hash of Brave-Heron-53", generation: 1 }]);
});

it("isn't slowed down by those who guess tokens from other networks", async () => {
  const { context, accounts } = fakeContext(ada);
  const guess = { ...given, token: "x", origin: { ...origin, network: "192.0.2.2" } };
  for (let count = 0; count < 30; count++) await expect(resetPassword(context, guess)).rejects.toThrow();
  await resetPassword(context, given);
  expect(accounts[0]?.passwordHash).toBe("hash of Brave-Heron-52");
});
