import type { AttemptLimit } from "@wordlehint/runtime";
import { accountOf, fakeContext } from "../../test/support/fake-context.ts";
import type { Account } from "../domain/account.ts";
import { checkPassword } from "./check-password.ts";
import { deviceHash, knownDevice } from "./origin.ts";

const cookie = "the secret of a browser";
const ada = accountOf("ada", { devices: [{ hash: deviceHash(cookie, "ada"), usedAt: new Date(0) }] });

type From = { account?: Account; device?: string; network?: string };
const claim = (password: string, { account = ada, device, network = "192.0.2.1" }: From = {}) => {
  const origin = { network, device, userAgent: "" };
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

const slowedDown = { code: "too_many_requests" };

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
    ["right password for ada@example.org in other browsers", 900],
    ["right passwords from 192.0.2.1", 30],
    [`sign-in on ${deviceHash(cookie, "ada")} since 0`, 900],
    ["right password for ada@example.org in known browsers", 900],
    ["right passwords from 192.0.2.1", 30],
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
  const inBrowser = (given: string, usedAt: Date, isUseNoted: boolean) => {
    const account = accountOf("ada", { devices: [{ hash: deviceHash(cookie, "ada"), usedAt }] });
    return { ...claim(given, { account, device: cookie }), isUseNoted };
  };
  const [earlier, later] = [new Date(1000), new Date(2000)];
  const guess = async (usedAt: Date) => {
    for (let count = 0; count < 9; count++)
      expect(await checkPassword(context, inBrowser("wrong", usedAt, true))).toBe(false);
  };
  await guess(earlier);
  expect(await checkPassword(context, inBrowser("Quiet-Otter-71", earlier, false))).toBe(true);
  await guess(earlier);
  expect(await checkPassword(context, inBrowser("Quiet-Otter-71", earlier, true))).toBe(true);
  await expect(checkPassword(context, inBrowser("wrong", earlier, true))).rejects.toMatchObject(slowedDown);
  await guess(later);
});

describe("right passwords", () => {
  const right = "Quiet-Otter-71";

  it("are slowed down after twenty of a day for an account, from whatever networks", async () => {
    const { context } = fakeContext();
    const from = (index: number) => claim(right, { network: `192.0.2.${index}` });
    for (let index = 0; index < 20; index++) expect(await checkPassword(context, from(index))).toBe(true);
    await expect(checkPassword(context, from(20))).rejects.toMatchObject(slowedDown);
    const other = accountOf("eve");
    expect(await checkPassword(context, { ...from(20), account: other, emailKey: other.emailKey })).toBe(
      true,
    );
  });

  it("in other browsers, and guesses, don't slow down an owner in a known one, but the owner's own do", async () => {
    const { context } = fakeContext();
    for (let count = 0; count < 20; count++) await checkPassword(context, claim(right));
    for (let count = 0; count < 9; count++)
      await checkPassword(context, claim("wrong", { account: accountOf("eve") }));
    for (let count = 0; count < 20; count++)
      expect(await checkPassword(context, claim(right, { device: cookie }))).toBe(true);
    await expect(checkPassword(context, claim(right, { device: cookie }))).rejects.toMatchObject(slowedDown);
  });

  it("of a school's pupils aren't slowed down, but a loop over many accounts from one network is", async () => {
    const { context } = fakeContext();
    const pupil = (index: number) => claim(right, { account: accountOf(`pupil-${index}`) });
    for (let index = 0; index < 600; index++) expect(await checkPassword(context, pupil(index))).toBe(true);
    await expect(checkPassword(context, pupil(600))).rejects.toMatchObject(slowedDown);
    const known = { account: ada, device: cookie };
    await expect(checkPassword(context, claim(right, known))).rejects.toMatchObject(slowedDown);
    expect(await checkPassword(context, claim(right, { ...known, network: "192.0.2.2" }))).toBe(true);
  });

  it("aren't used up by wrong ones", async () => {
    const { context } = fakeContext();
    for (let index = 0; index < 29; index++)
      expect(await checkPassword(context, claim("wrong", { network: `192.0.2.${index}` }))).toBe(false);
    for (let count = 0; count < 20; count++) expect(await checkPassword(context, claim(right))).toBe(true);
  });
});

it("forgets the wrong attempts from a place when the right password is given there", async () => {
  const { context } = fakeContext();
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) expect(await checkPassword(context, claim("wrong"))).toBe(false);
    expect(await checkPassword(context, claim("Quiet-Otter-71"))).toBe(true);
  }
});
