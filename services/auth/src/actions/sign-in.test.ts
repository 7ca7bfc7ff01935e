import { accountOf, fakeContext, fakeNow } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import { deviceName } from "./begin-session.ts";
import { endSession } from "./end-session.ts";
import { deviceHash } from "@wordlehint/runtime";
import { signIn } from "./sign-in.ts";

const cookie = "the secret of a browser";
const password = "Quiet-Otter-71";
const origin = { network: "192.0.2.1", device: cookie, userAgent: "" };
const email = "ada@example.org";

it("leaves a browser the secret by which other accounts know it, and has its owner told at once", async () => {
  const { context, events, wake } = fakeContext(accountOf("ada"));
  const noteSignIn = jest.spyOn(context.accounts, "noteSignIn");
  expect(await signIn(context, { email, password, origin })).toMatchObject({ device: cookie });
  expect(noteSignIn.mock.calls[0]?.[1].device).toEqual({ hash: deviceHash(cookie, "ada"), isKnown: false });
  expect(events.map(({ type }) => type)).toEqual(["user.signed_in_on_new_device"]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("gives each browser without a secret one of its own", async () => {
  const { context } = fakeContext(accountOf("ada"));
  const given = { email, password, origin: { ...origin, device: undefined } };
  const devices = [await signIn(context, given), await signIn(context, given)].map(({ device }) => device);
  expect(new Set([...devices, undefined, ""]).size).toBe(4);
});

it("notes that an account is used again in a browser that it knows, and tells nobody", async () => {
  const known = { hash: deviceHash(cookie, "ada"), usedAt: new Date(0) };
  const { context, events, wake } = fakeContext(accountOf("ada", { devices: [known] }));
  const noteSignIn = jest.spyOn(context.accounts, "noteSignIn");
  expect(await signIn(context, { email, password, origin })).toMatchObject({
    token: "a token",
    user: { id: "ada" },
    device: cookie,
  });
  expect(noteSignIn.mock.calls).toEqual([
    ["ada", { device: { hash: known.hash, isKnown: true }, at: fakeNow }],
  ]);
  expect([events, wake.mock.calls]).toEqual([[], []]);
});

it("tells the owner of a browser that isn't one of those that the account knows", async () => {
  const other = { hash: deviceHash("another browser", "ada"), usedAt: new Date(0) };
  const { context, events } = fakeContext(accountOf("ada", { devices: [other] }));
  await signIn(context, { email, password, origin });
  const told = { userId: "ada", email, emailVerified: false, signedInAt: fakeNow.toISOString() };
  expect(events).toMatchObject([{ aggregateId: "ada", data: told }]);
  const confirmed = fakeContext(accountOf("ada", { emailVerifiedAt: fakeNow }));
  await signIn(confirmed.context, { email, password, origin });
  expect(confirmed.events).toMatchObject([{ data: { emailVerified: true } }]);
});

it("has somebody who never asked told of twenty sign-ins at most, however often one's account is signed in to", async () => {
  const { context, events } = fakeContext(accountOf("ada"));
  const given = { email, password, origin: { ...origin, device: undefined } };
  for (let count = 0; count < 150; count++) await signIn(context, given).catch(() => undefined);
  expect(events).toHaveLength(20);
});

it.each([
  ["an unknown address", { email: "nobody@example.org", password }, "unknown"],
  ["a wrong password", { email, password: "Wrong-Heron-52" }, "ada"],
])("refuses %s in the same words, and leaves a record", async (_text, given, who) => {
  const { context, audited } = fakeContext(accountOf("ada"));
  const noteSignIn = jest.spyOn(context.accounts, "noteSignIn");
  await expect(signIn(context, { ...given, origin })).rejects.toMatchObject({
    code: "unauthorized",
    message: "Wrong email address or password.",
  });
  expect(noteSignIn).not.toHaveBeenCalled();
  expect(audited).toEqual([{ audit: "sign-in refused", who, from: origin.network }]);
});

it("names a browser briefly, however long its header is", () => {
  expect(deviceName("x".repeat(10_000)).length).toBeLessThanOrEqual(100);
});

it("has the other services told at once of a session that ends, and of none that has ended", async () => {
  const { context, wake } = fakeContext();
  const end = jest.fn(() => Promise.resolve(true));
  const ending = { ...context, sessions: { end } as unknown as Context["sessions"] };
  expect(await endSession(ending, { id: "session", userId: "ada" })).toBe(true);
  expect(wake).toHaveBeenCalledTimes(1);
  end.mockResolvedValue(false);
  expect(await endSession(ending, { id: "session", userId: "ada" })).toBe(false);
  expect(wake).toHaveBeenCalledTimes(1);
});
