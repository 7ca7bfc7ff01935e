import { keySetSchema } from "@wordlehint/contracts";
import { eventually, useService } from "@wordlehint/test-servers";
import jwt from "jsonwebtoken";
import { createContext, type Context, type Overrides } from "../src/context.ts";
import { createService } from "../src/app.ts";
import { readConfig, type AuthConfig } from "../src/config.ts";
import { rotateSigningKeys } from "../src/actions/rotate-signing-keys.ts";
import type { TokenContent } from "../src/state/tokens.ts";

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

const auth = useService("auth", {
  readConfig,
  createService: (config, overrides: Overrides = {}) =>
    createService(config, { keepKeysMs: 50, ...overrides }),
});

/** A clock that a test sets. */
function clockAt(start: string) {
  let ms = Date.parse(start);
  return { now: () => new Date(ms), pass: (passedMs: number) => void (ms += passedMs) };
}

/** The tokens of a replica without its HTTP side. */
async function tokensOf(config: AuthConfig, overrides: Overrides = {}) {
  const context = auth.closeLater(createContext(config, overrides));
  await context.ready;
  await context.tokens.refresh();
  return context;
}

const keyIdsAt = async ({ get }: { get: (path: string) => Promise<Response> }) =>
  keySetSchema.parse(await (await get("/api/auth/jwks.json")).json()).keys.map(({ kid }) => kid);

const isReady = async ({ getAdmin }: { getAdmin: (path: string) => Promise<Response> }) =>
  expect((await getAdmin("/readyz")).status).toBe(200);

const contentUntil = (expiresAt: Date): TokenContent => ({
  userId: "player-1",
  sessionId: "session-1",
  generation: 3,
  expiresAt,
});

const keyIdOf = (token: string): string => jwt.decode(token, { complete: true })?.header.kid ?? "";

/** Returns a token's payload, verified by the keys of a replica; undefined when it doesn't have the token's. */
async function verify({ tokens, now }: Pick<Context, "tokens" | "now">, token: string) {
  const key = await tokens.findKey(keyIdOf(token));
  const clockTimestamp = Math.floor(now().getTime() / 1000);
  return key && jwt.verify(token, key, { algorithms: ["ES256"], clockTimestamp });
}

it("has a key when it is ready, and two replicas that start together share one", async () => {
  const config = auth.config();
  const replicas = await Promise.all([auth.start(config), auth.start(config)]);
  await eventually(() => Promise.all(replicas.map(isReady)));
  const [one, other] = await Promise.all(replicas.map(keyIdsAt));
  expect(one).toHaveLength(1);
  expect(other).toEqual(one);
});

it("signs tokens that every replica can verify", async () => {
  const config = auth.config();
  await eventually(isReady.bind(undefined, await auth.start(config)));
  const [one, other] = [await tokensOf(config), await tokensOf(config)];
  const expiresAt = new Date(Date.now() + dayMs);
  const token = await one.tokens.sign(contentUntil(expiresAt));
  expect(await verify(other, token)).toMatchObject({
    iss: "wordlehint",
    aud: "wordlehint",
    sub: "player-1",
    sid: "session-1",
    gen: 3,
    exp: Math.floor(expiresAt.getTime() / 1000),
  });
});

it("announces the next key after thirty days, signs with it later, and removes the old one when its tokens are dead", async () => {
  const clock = clockAt("2026-11-22T12:00:00Z");
  const config = auth.config();
  const service = await auth.start(config, clock);
  await eventually(() => isReady(service));
  const replica = await tokensOf(config, clock);
  const { tokens } = replica;
  const newToken = (days = 1) => tokens.sign(contentUntil(new Date(clock.now().getTime() + days * dayMs)));
  const [first] = await keyIdsAt(service);
  const old = await newToken(60);

  clock.pass(30 * dayMs - 10 * minuteMs);
  const both = await eventually(async () => {
    const ids = await keyIdsAt(service);
    expect(ids).toHaveLength(2);
    return ids;
  });
  await tokens.refresh();
  expect(keyIdOf(await newToken())).toBe(first);
  clock.pass(10 * minuteMs);
  expect(keyIdOf(await newToken())).toBe(both[1]);
  expect(keyIdOf(old)).toBe(first);
  expect(await verify(replica, old)).toBeDefined();

  clock.pass(31 * dayMs);
  await eventually(async () => expect(await keyIdsAt(service)).not.toContain(first));
  await tokens.refresh();
  expect(await verify(replica, old)).toBeUndefined();
});

it("withdraws every earlier key at once in an emergency, on other replicas within a second", async () => {
  const config = auth.config();
  const service = await auth.start(config);
  await eventually(() => isReady(service));
  const context = await tokensOf(config);
  const { tokens } = context;
  const token = await tokens.sign(contentUntil(new Date(Date.now() + dayMs)));
  const before = await keyIdsAt(service);
  await rotateSigningKeys(context, { emergency: true });
  await eventually(async () => {
    const after = await keyIdsAt(service);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });
  await tokens.refresh();
  expect(await verify(context, token)).toBeUndefined();
  const newer = await tokens.sign(contentUntil(new Date(Date.now() + dayMs)));
  expect(await verify(context, newer)).toBeDefined();
});

it("makes a new key where the old one was encrypted with another secret, whose tokens stay valid", async () => {
  const config = auth.config();
  const old = await tokensOf(config);
  await eventually(isReady.bind(undefined, await auth.start(config)));
  await old.tokens.refresh();
  const token = await old.tokens.sign(contentUntil(new Date(Date.now() + dayMs)));
  const changed = { ...config, SIGNING_KEYS_SECRET: "another secret of at least 32 characters" };
  const service = await auth.start(changed);
  await eventually(() => isReady(service));
  const replica = await tokensOf(changed);
  expect(await keyIdsAt(service)).toHaveLength(2);
  const newer = await replica.tokens.sign(contentUntil(new Date(Date.now() + dayMs)));
  expect(keyIdOf(newer)).not.toBe(keyIdOf(token));
  expect(await verify(replica, token)).toBeDefined();
  expect(await verify(old, newer)).toBeDefined();
});

it("stores no private key in plain text", async () => {
  const config = auth.config();
  await eventually(isReady.bind(undefined, await auth.start(config)));
  const database = await auth.openDatabase(config);
  const stored = JSON.stringify(await database.collection("signingKeys").find().toArray());
  expect(stored).toContain("sealedPrivateKey");
  expect(stored).not.toMatch(/"d":|PRIVATE KEY/);
});

it("lets key sets be cached for a minute, and responds 304 to a client that has the current one", async () => {
  const service = await auth.start();
  await eventually(() => isReady(service));
  const response = await service.get("/api/auth/jwks.json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=60");
  const tag = response.headers.get("etag") ?? "";
  // Without its own Cache-Control, fetch asks for a fresh response.
  const headers = { "if-none-match": tag, "cache-control": "max-age=0" };
  const again = await service.get("/api/auth/jwks.json", { headers });
  expect(again.status).toBe(304);
});
