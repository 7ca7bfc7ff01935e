import { accountOf, fakeContext } from "../../test/support/fake-context.ts";
import type { Context } from "../context.ts";
import { endSession } from "./end-session.ts";
import { deviceHash } from "./origin.ts";
import { register } from "./register.ts";
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

it("has the link that confirms an address sent as soon as there is an account", async () => {
  const { context, accounts, events, wake } = fakeContext();
  await register(context, { email, password, origin });
  expect(accounts).toMatchObject([{ email, lastSignInAt: context.now(), generation: 0 }]);
  expect(events.map(({ type }) => type)).toEqual(["user.registered", "user.verification_requested"]);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("hashes no password for an address that has an account already", async () => {
  const { context } = fakeContext(accountOf("ada"));
  const hash = jest.spyOn(context.passwords, "hash");
  await expect(register(context, { email: "Ada@Example.org", password, origin })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(hash).not.toHaveBeenCalled();
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
