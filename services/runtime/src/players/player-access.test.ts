import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { Request, Response as ExpressResponse } from "express";
import type { Revocation } from "@wordlehint/contracts";
import jwt from "jsonwebtoken";
import { recordingLog } from "../../test/support/recording-log.ts";
import { newKey, signedBy, type Key } from "../../test/support/signed-tokens.ts";
import type { Bus } from "../bus/connect-bus.ts";
import { createMetrics } from "../metrics.ts";
import { createPlayerAccess, playerOf } from "./player-access.ts";

const key = newKey();
const maxAgeMs = 5000;
const startMs = 1_000_000;

let stop: AbortController;
/** Every key of auth. */
let keys: readonly Key[];
let revocations: readonly Revocation[];
let isAuthAway: boolean;
/** What the monotonic clock says. */
let elapsedMs: number;

beforeEach(() => {
  stop = new AbortController();
  keys = [key];
  revocations = [];
  isAuthAway = false;
  elapsedMs = startMs;
  jest.spyOn(performance, "now").mockImplementation(() => elapsedMs);
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => {
    if (isAuthAway) return Promise.reject(new TypeError("fetch failed"));
    const keyIds = keys.map(({ id }) => id);
    const body = (url as URL).pathname.endsWith("/jwks.json")
      ? { keys: keys.map(({ jwk }) => jwk) }
      : { revocations, state: "0", isComplete: true, keyIds };
    return Promise.resolve(Response.json(body));
  });
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
});

function open(now = () => new Date()) {
  const { log, lines } = recordingLog();
  const metrics = createMetrics("test");
  const bus = { follow: () => ({ isCurrent: () => Promise.resolve(false) }) } as unknown as Bus;
  const runtime = { log, metrics, now, signal: stop.signal, onClose: () => undefined, bus };
  const access = createPlayerAccess(runtime, {
    authUrl: "http://auth.test",
    callKey: "the key",
    pollMs: 3_600_000,
    maxAgeMs,
  });
  const setHeader = jest.fn();
  const res = { set: setHeader } as unknown as ExpressResponse;
  /** Resolves with the player who sent the request, or rejects with what it is refused with. */
  const admit = async (token?: string) => {
    const req = new IncomingMessage(new Socket());
    if (token !== undefined) req.headers.authorization = `Bearer ${token}`;
    const next = jest.fn();
    await access.requirePlayer(req as Request, res, next);
    expect(next).toHaveBeenCalledTimes(1);
    return playerOf(req);
  };
  return { access, admit, setHeader, lines, metrics };
}

/** Waits until the keys and revocations have been read. */
async function opened(now?: () => Date) {
  const parts = open(now);
  const isReady = () =>
    parts.access.check().then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setImmediate(resolve));
  return parts;
}

const refusal = { code: "unauthorized", message: "Please sign in." };
const unavailable = {
  code: "unavailable",
  message: "This doesn't work right now. Please try again shortly.",
};

it("verifies the signature of a token once, however often it comes", async () => {
  const { admit } = await opened();
  const verify = jest.spyOn(jwt, "verify");
  const [ada, grace] = [signedBy(key, { sub: "ada", sid: "1" }), signedBy(key, { sub: "grace", sid: "2" })];
  expect(await admit(ada)).toMatchObject({ userId: "ada", sessionId: "1" });
  for (let use = 2; use <= 3; use++) expect(await admit(ada)).toMatchObject({ userId: "ada" });
  expect(await admit(grace)).toMatchObject({ userId: "grace", sessionId: "2" });
  expect(verify).toHaveBeenCalledTimes(2);
});

it("asks to sign in whoever has no token, a wrong one, one that is revoked or has expired", async () => {
  let now = new Date();
  revocations = [{ userId: "ada", sessionIds: ["lost phone"], expiresAt: "2100-01-01T00:00:00.000Z" }];
  const { admit, setHeader } = await opened(() => now);
  const token = signedBy(key, { exp: Math.floor(now.getTime() / 1000) + 60 });
  expect(await admit(token)).toMatchObject({ userId: "player-1" });
  now = new Date(Math.floor(now.getTime() / 1000) * 1000 + 60_000);
  expect(setHeader).not.toHaveBeenCalled();
  const revoked = signedBy(key, { sub: "ada", sid: "lost phone" });
  for (const refused of [undefined, "a.b.c", revoked, token]) {
    setHeader.mockClear();
    await expect(admit(refused)).rejects.toMatchObject(refusal);
    expect(setHeader.mock.calls).toEqual([["WWW-Authenticate", "Bearer"]]);
  }
});

it("says that it doesn't work while a key can't be looked up, and logs why", async () => {
  const { admit, lines } = await opened();
  isAuthAway = true;
  elapsedMs += 1000;
  await expect(admit(signedBy(newKey()))).rejects.toMatchObject(unavailable);
  expect(lines).toMatchObject([
    { level: "debug", msg: "the key of a token can't be looked up", err: { message: "fetch failed" } },
  ]);
});

it("says that it doesn't work when the revocations it knows are older than it may rely on", async () => {
  const { admit, metrics } = await opened();
  const token = signedBy(key);
  elapsedMs = startMs + maxAgeMs;
  expect(await admit(token)).toMatchObject({ userId: "player-1" });
  elapsedMs++;
  await expect(admit(token)).rejects.toMatchObject(unavailable);
  expect(await metrics.registry.getSingleMetricAsString("revocations_age_seconds")).toContain(" 5.001");
});

it("isn't ready before it has read keys and revocations", async () => {
  isAuthAway = true;
  const { access } = open();
  await expect(access.check()).rejects.toThrow("the revocations haven't been read yet");
});

it("doesn't know the player of a request that needs none", () => {
  expect(() => playerOf(new IncomingMessage(new Socket()))).toThrow("the route doesn't require a player");
});
