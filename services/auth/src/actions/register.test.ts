import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import { deviceHash } from "@wordlehint/runtime";
import { register } from "./register.ts";

const network = "192.0.2.1";
const origin = { network, device: "the secret of a browser", userAgent: "" };
const given = { email: "ada@example.org", password: "Quiet-Otter-71", origin };

const conflict = {
  code: "conflict",
  message:
    "There is an account with this email address already. Sign in, or choose a new password if you have forgotten it.",
};

it("makes an account that is signed in and knows the browser, and has the link that confirms its address sent", async () => {
  const { context, accounts, events, wake } = fakeContext();
  const signedIn = await register(context, given);
  const [{ id } = accountOf("none")] = accounts;
  expect(accounts).toMatchObject([
    {
      email: "ada@example.org",
      passwordHash: "hash of Quiet-Otter-71",
      createdAt: fakeNow,
      lastSignInAt: fakeNow,
      generation: 0,
      devices: [{ hash: deviceHash(origin.device, id), usedAt: fakeNow }],
    },
  ]);
  expect(signedIn).toMatchObject({ token: "a token", user: { id }, device: origin.device });
  expect(events).toMatchObject([
    { type: "user.verification_requested", aggregateId: id, data: { userId: id, email: given.email } },
  ]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("gives a browser without a secret one by which the account knows it", async () => {
  const { context, accounts } = fakeContext();
  const { device } = await register(context, { ...given, origin: { ...origin, device: undefined } });
  expect(device).toMatch(/^[\w-]{43}$/);
  expect(accounts[0]?.devices).toEqual([
    { hash: deviceHash(device, accounts[0]?.id ?? ""), usedAt: fakeNow },
  ]);
});

it("hashes no password for an address that has an account already", async () => {
  const { context } = fakeContext(accountOf("ada"));
  const hash = jest.spyOn(context.passwords, "hash");
  await expect(register(context, { ...given, email: "Ada@Example.org" })).rejects.toMatchObject(conflict);
  expect(hash).not.toHaveBeenCalled();
});

it("refuses an address that somebody else has registered at the same moment, and begins no session", async () => {
  const { context, wake } = fakeContext();
  jest.spyOn(context.accounts, "add").mockResolvedValue(false);
  const add = jest.spyOn(context.sessions, "add");
  await expect(register(context, given)).rejects.toMatchObject(conflict);
  expect([wake.mock.calls, add.mock.calls]).toEqual([[], []]);
});

it("can be done two hundred times a day from a network, where each hour begins a new count", async () => {
  const { context } = fakeContext();
  const count = jest.spyOn(context.attempts, "count");
  await register(context, given);
  const [hourly, daily] = count.mock.calls[0]?.[0] ?? [];
  expect(hourly).toMatchObject({ free: 30, maxPauseMs: 60_000, windowMs: 3_600_000 });
  expect(daily).toMatchObject({ free: 200, maxPauseMs: 300_000, windowMs: 86_400_000 });
});

it("can be done thirty times from a network without a pause", async () => {
  const { context, audited } = fakeContext();
  const from = (address: string, index: number) =>
    register(context, {
      ...given,
      email: `player-${index}@example.org`,
      origin: { ...origin, network: address },
    });
  for (let index = 0; index < 30; index++) await from(network, index);
  await expect(from(network, 30)).rejects.toMatchObject({ code: "too_many_requests" });
  await from("192.0.2.2", 30);
  expect(audited).toEqual([{ audit: "registration slowed down", who: "unknown", from: network }]);
});
