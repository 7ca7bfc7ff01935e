import type { AttemptLimit } from "@wordlehint/runtime";
import { accountOf, fakeContext } from "../../test/support/fake-context.ts";
import type { Account } from "../domain/account.ts";
import { checkPassword } from "./check-password.ts";
import { deviceHash, knownDevice } from "./origin.ts";

const cookie = "the secret of a browser";
const ada = accountOf("ada", { devices: [{ hash: deviceHash(cookie, "ada"), usedAt: new Date(0) }] });

const claim = (password: string, { account = ada, device }: { account?: Account; device?: string } = {}) => {
  const origin = { network: "192.0.2.1", device, userAgent: "" };
  return {
    emailKey: account.emailKey,
    password,
    account,
    origin,
    device: knownDevice(account, origin),
    purpose: "sign-in",
    isUseNoted: false,
  };
};

it("doesn't count an attempt that couldn't be checked", async () => {
  const { context } = fakeContext();
  const failing = jest.spyOn(context.passwords, "verify").mockRejectedValue(new Error("no memory"));
  for (let count = 0; count < 40; count++)
    await expect(checkPassword(context, claim("Quiet-Otter-71"))).rejects.toThrow("no memory");
  failing.mockRestore();
  expect(await checkPassword(context, claim("Quiet-Otter-71"))).toBe(true);
});

it("lets others' guesses make an owner wait a minute at most, and only one's own a quarter of an hour", async () => {
  const { context } = fakeContext();
  const counted: AttemptLimit[] = [];
  const count = context.attempts.count.bind(context.attempts);
  jest.spyOn(context.attempts, "count").mockImplementation((limits) => {
    counted.push(...limits);
    return count(limits);
  });
  await checkPassword(context, claim("Quiet-Otter-71"));
  await checkPassword(context, claim("Quiet-Otter-71", { device: cookie }));
  expect(counted.map(({ key, maxPauseMs }) => [key, maxPauseMs / 1000])).toEqual([
    ["sign-in ada@example.org from 192.0.2.1", 900],
    ["sign-in ada@example.org", 60],
    ["sign-in from 192.0.2.1", 30],
    [`sign-in on ${deviceHash(cookie, "ada")} since 0`, 900],
  ]);
});

it("records who is refused and who is slowed down, by the account's id and the network", async () => {
  const { context, audited } = fakeContext();
  for (let count = 0; count < 10; count++) expect(await checkPassword(context, claim("wrong"))).toBe(false);
  await expect(checkPassword(context, claim("wrong"))).rejects.toMatchObject({ code: "too_many_requests" });
  const unknown = { ...claim("wrong"), emailKey: "nobody@example.org", account: undefined };
  expect(await checkPassword(context, unknown)).toBe(false);
  expect(await checkPassword(context, claim("Quiet-Otter-71", { device: cookie }))).toBe(true);
  const from = "192.0.2.1";
  expect(audited.slice(9)).toEqual([
    { audit: "sign-in refused", who: "ada", from },
    { audit: "sign-in slowed down", who: "ada", from },
    { audit: "sign-in refused", who: "unknown", from },
  ]);
});

it("counts the attempts in a known browser anew once its use is noted, and gives them back where it isn't", async () => {
  const { context } = fakeContext();
  const inBrowser = (usedAt: Date, isUseNoted: boolean) => {
    const account = accountOf("ada", { devices: [{ hash: deviceHash(cookie, "ada"), usedAt }] });
    return { ...claim("Quiet-Otter-71", { account, device: cookie }), isUseNoted };
  };
  const [earlier, later] = [new Date(1000), new Date(2000)];
  for (let count = 0; count < 20; count++)
    expect(await checkPassword(context, inBrowser(earlier, false))).toBe(true);
  for (let count = 0; count < 10; count++)
    expect(await checkPassword(context, inBrowser(earlier, true))).toBe(true);
  await expect(checkPassword(context, inBrowser(earlier, true))).rejects.toMatchObject({
    code: "too_many_requests",
  });
  expect(await checkPassword(context, inBrowser(later, true))).toBe(true);
});

it("forgets the wrong attempts from a place when the right password is given there", async () => {
  const { context } = fakeContext();
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) expect(await checkPassword(context, claim("wrong"))).toBe(false);
    expect(await checkPassword(context, claim("Quiet-Otter-71"))).toBe(true);
  }
});
