import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { changePassword } from "./change-password.ts";
import { deviceHash } from "@wordlehint/runtime";

const network = "192.0.2.1";
const ada = accountOf("ada", { generation: 3, devices: [{ hash: "phone", usedAt: new Date(0) }] });

const proof = ({
  device,
  password = "Quiet-Otter-71",
  newPassword = "Brave-Heron-52",
}: { device?: string; password?: string; newPassword?: string } = {}) => ({
  account: ada,
  password,
  newPassword,
  origin: { network, device, userAgent: "" },
});

it("leaves the new password and this browser alone, signed in by a session that the change doesn't end", async () => {
  const { context, accounts, audited } = fakeContext(ada);
  const add = jest.spyOn(context.sessions, "add");
  const sign = jest.spyOn(context.tokens, "sign");
  const signedIn = await changePassword(context, proof({ device: "cookie" }));
  expect(signedIn).toMatchObject({ token: "a token", device: "cookie", user: { id: "ada" } });
  expect(accounts).toMatchObject([
    {
      passwordHash: "hash of Brave-Heron-52",
      generation: 4,
      devices: [{ hash: deviceHash("cookie", "ada"), usedAt: fakeNow }],
    },
  ]);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ userId: "ada", generation: 4 }));
  expect(sign).toHaveBeenCalledWith(expect.objectContaining({ userId: "ada", generation: 4 }));
  expect(audited).toEqual([{ audit: "password changed", who: "ada", from: network }]);
});

it("gives a browser without a secret one by which the account knows it", async () => {
  const { context, accounts } = fakeContext(ada);
  const { device } = await changePassword(context, proof());
  expect(accounts[0]?.devices).toEqual([{ hash: deviceHash(device, "ada"), usedAt: fakeNow }]);
});

const wrongPassword = { code: "forbidden", message: "This isn't your current password." };

describe("nothing changes and no session begins", () => {
  it.each([
    ["for a wrong password", proof({ password: "Wrong-Heron-52" }), [ada], wrongPassword],
    [
      "for a new password that holds the address's name",
      { ...proof({ newPassword: "Lovelace-71" }), account: { ...ada, email: "lovelace@example.org" } },
      [ada],
      { code: "invalid_input", errors: [{ path: "newPassword" }] },
    ],
    ["if the password was changed elsewhere meanwhile", proof(), [{ ...ada, generation: 4 }], wrongPassword],
    ["if the account was deleted meanwhile", proof(), [], wrongPassword],
  ])("%s", async (_text, given, stored, refusal) => {
    const { context, accounts, events } = fakeContext(...stored);
    const add = jest.spyOn(context.sessions, "add");
    await expect(changePassword(context, given)).rejects.toMatchObject(refusal);
    expect(accounts).toEqual(stored);
    expect(events).toEqual([]);
    expect(add).not.toHaveBeenCalled();
  });
});

it("can be done five times without a pause, however right the password is", async () => {
  const { context, events } = fakeContext(ada);
  const changes = Array.from({ length: 15 }, (_, index) => `Brave-Heron-${index}`);
  for (const [index, newPassword] of changes.entries()) {
    const account = (await context.accounts.find("ada")) ?? ada;
    const password = changes[index - 1] ?? "Quiet-Otter-71";
    await changePassword(context, { ...proof({ password, newPassword }), account }).catch(() => undefined);
  }
  expect(events.filter(({ type }) => type === "user.password_changed")).toHaveLength(5);
});

it("leaves a record of who gave a wrong password, and for what", async () => {
  const { context, audited } = fakeContext(ada);
  await expect(changePassword(context, proof({ password: "Wrong-Heron-52" }))).rejects.toThrow();
  expect(audited).toEqual([{ audit: "password change refused", who: "ada", from: network }]);
});
