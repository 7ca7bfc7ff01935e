import { keySetSchema } from "@wordlehint/contracts";
import { eventually, useService } from "@wordlehint/test-servers";
import { createContext, type Overrides } from "../src/context.ts";
import { createService } from "../src/app.ts";
import { readConfig, type AuthConfig } from "../src/config.ts";
import { rotateSigningKeys } from "../src/actions/rotate-signing-keys.ts";
import type { TokenContent } from "../src/store/tokens.ts";

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

it("has a key when it is ready, and two replicas that start together share one", async () => {
  const config = auth.config();
  const replicas = await Promise.all([auth.start(config), auth.start(config)]);
  await eventually(() => Promise.all(replicas.map(isReady)));
  const [one, other] = await Promise.all(replicas.map(keyIdsAt));
  expect(one).toHaveLength(1);
  expect(other).toEqual(one);
});

it("signs tokens that say whose they are, which every replica accepts until they expire", async () => {
  const clock = clockAt("2026-11-22T12:00:00Z");
  const config = auth.config();
  await eventually(isReady.bind(undefined, await auth.start(config, clock)));
  const [one, other] = [await tokensOf(config, clock), await tokensOf(config, clock)];
  const expiresAt = new Date(clock.now().getTime() + dayMs);
  const token = await one.tokens.sign(contentUntil(expiresAt));
  expect(await other.tokens.verify(token)).toMatchObject({
    ...contentUntil(expiresAt),
    issuedAt: clock.now(),
  });
  clock.pass(dayMs);
  expect(await other.tokens.verify(token)).toBeUndefined();
});

it("announces the next key after thirty days, signs with it later, and removes the old one when its tokens are dead", async () => {
  const clock = clockAt("2026-11-22T12:00:00Z");
  const config = auth.config();
  const service = await auth.start(config, clock);
  await eventually(() => isReady(service));
  const { tokens } = await tokensOf(config, clock);
  const keyIdOf = async (token: string) => (await tokens.verify(token))?.keyId;
  const [first] = await keyIdsAt(service);
  const old = await tokens.sign(contentUntil(new Date(clock.now().getTime() + 60 * dayMs)));

  clock.pass(30 * dayMs - 10 * minuteMs);
  const both = await eventually(async () => {
    const ids = await keyIdsAt(service);
    expect(ids).toHaveLength(2);
    return ids;
  });
  await tokens.refresh();
  expect(await keyIdOf(await tokens.sign(contentUntil(new Date(clock.now().getTime() + dayMs))))).toBe(first);
  clock.pass(10 * minuteMs);
  expect(await keyIdOf(await tokens.sign(contentUntil(new Date(clock.now().getTime() + dayMs))))).toBe(
    both[1],
  );
  expect(await keyIdOf(old)).toBe(first);

  clock.pass(31 * dayMs);
  await eventually(async () => expect(await keyIdsAt(service)).not.toContain(first));
  await tokens.refresh();
  expect(await tokens.verify(old)).toBeUndefined();
});

it("withdraws every earlier key at once in an emergency, on other replicas within a second", async () => {
  const config = auth.config();
  const service = await auth.start(config);
  await eventually(() => isReady(service));
  const { tokens, ...context } = await tokensOf(config);
  const token = await tokens.sign(contentUntil(new Date(Date.now() + dayMs)));
  const before = await keyIdsAt(service);
  await rotateSigningKeys(context, { emergency: true });
  await eventually(async () => {
    const after = await keyIdsAt(service);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });
  await tokens.refresh();
  expect(await tokens.verify(token)).toBeUndefined();
  const newer = await tokens.sign(contentUntil(new Date(Date.now() + dayMs)));
  expect(await tokens.verify(newer)).toBeDefined();
});

it("makes a new key where the old one was encrypted with another secret, whose tokens hold on", async () => {
  const config = auth.config();
  const old = await tokensOf(config);
  await eventually(isReady.bind(undefined, await auth.start(config)));
  await old.tokens.refresh();
  const token = await old.tokens.sign(contentUntil(new Date(Date.now() + dayMs)));
  const changed = { ...config, SIGNING_KEYS_SECRET: "another secret of at least 32 characters" };
  const service = await auth.start(changed);
  await eventually(() => isReady(service));
  const { tokens } = await tokensOf(changed);
  expect(await keyIdsAt(service)).toHaveLength(2);
  const before = await tokens.verify(token);
  const after = await old.tokens.verify(await tokens.sign(contentUntil(new Date(Date.now() + dayMs))));
  expect(before?.keyId).toBeTruthy();
  expect(after?.keyId).toBeTruthy();
  expect(after?.keyId).not.toBe(before?.keyId);
});

it("stores no private key in plain text", async () => {
  const config = auth.config();
  await eventually(isReady.bind(undefined, await auth.start(config)));
  const database = await auth.openDatabase(config);
  const stored = JSON.stringify(await database.collection("signingKeys").find().toArray());
  expect(stored).toContain("sealedPrivateKey");
  expect(stored).not.toMatch(/"d":|PRIVATE KEY/);
});

it("lets key sets be kept for a minute, and answers 304 to who has the current one", async () => {
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
