import { revocationsSchema, type Revocation } from "@wordlehint/contracts";
import { hashSecret } from "@wordlehint/runtime";
import {
  ask,
  authConfig,
  openDatabase,
  register,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";

const callKey = "a key of calls in tests, at least 32 characters";
const settings = { RIDDLE_TO_AUTH_KEY: callKey };

async function page(service: AuthService, after?: string) {
  const query = after === undefined ? "" : `?after=${after}`;
  const response = await ask(service, `/internal/revocations${query}`, { token: callKey });
  expect(response.status).toBe(200);
  return revocationsSchema.parse(await response.json());
}

/** Reads pages up to the last one, and returns its state. */
async function readAll(service: AuthService, after?: string) {
  const revocations: Revocation[] = [];
  for (let state = after, pages = 1; ; pages++) {
    const { isComplete, ...read } = await page(service, state);
    revocations.push(...read.revocations);
    state = read.state;
    if (isComplete) return { revocations, state, pages };
  }
}

const namesOf = (revocations: readonly Revocation[]) =>
  revocations.map(({ userId, sessionIds }) => sessionIds?.[0] ?? userId).sort();

/** A time in the life of the service's clock. */
function clock() {
  let nowMs = Date.parse("2026-11-22T12:00:00Z");
  return { now: () => new Date(nowMs), pass: (ms: number) => void (nowMs += ms) };
}

const dayMs = 86_400_000;

function sessionEndedAt(id: string, endedAt: Date) {
  const times = {
    createdAt: endedAt,
    lastSeenAt: endedAt,
    expiresAt: new Date(endedAt.getTime() + 30 * dayMs),
  };
  return { _id: id, userId: `player-${id}`, generation: 1, device: "Firefox", endedAt, ...times };
}

const accountRaisedAt = (id: string, generationRaisedAt: Date) => ({
  _id: id,
  generation: 7,
  generationRaisedAt,
  createdAt: generationRaisedAt,
  deletedAt: generationRaisedAt,
});

it("tells of a session that its player has ended, with the time until which that matters", async () => {
  const service = await startAuth(authConfig(settings));
  const { token } = await register(service);
  expect((await page(service)).revocations).toEqual([]);
  expect((await ask(service, "/api/auth/logout", { method: "POST", token })).status).toBe(204);
  const { revocations, keyIds } = await page(service);
  expect(revocations).toHaveLength(1);
  expect(Date.parse(revocations[0]?.expiresAt ?? "") - Date.now()).toBeGreaterThan(29 * dayMs);
  const { keys } = (await (await ask(service, "/api/auth/jwks.json")).json()) as { keys: { kid: string }[] };
  expect(keyIds).toEqual(keys.map(({ kid }) => kid));
});

it("lists everything in pages that follow each other, equal times and deleted accounts too, and then only what is new", async () => {
  const config = authConfig(settings);
  const { now, pass } = clock();
  const service = await startAuth(config, { now, revocationsPageSize: 2 });
  const database = await openDatabase(config);
  const names = ["a", "b", "c", "d", "e"];
  await database.sessions.insertMany(names.map((name) => sessionEndedAt(name, now())));
  await database.accounts.insertMany(names.map((name) => accountRaisedAt(`account-${name}`, now())));

  const first = await readAll(service);
  expect(namesOf(first.revocations)).toEqual([...names, ...names.map((name) => `account-${name}`)].sort());
  expect(first.pages).toBeGreaterThan(4);
  // Thirty days, which a token lasts, and an hour in which clocks may differ.
  const expiresAt = "2026-12-22T13:00:00.000Z";
  expect(first.revocations.at(-1)).toMatchObject({ beforeGeneration: 7, expiresAt });

  pass(60_000);
  const quiet = await readAll(service, first.state);
  pass(60_000);
  expect((await readAll(service, quiet.state)).revocations).toEqual([]);
  await database.sessions.insertOne(sessionEndedAt("late", now()));
  expect(namesOf((await readAll(service, quiet.state)).revocations)).toEqual(["late"]);
});

it("lists what a replica with a slower clock has revoked", async () => {
  const config = authConfig(settings);
  const { now } = clock();
  const service = await startAuth(config, { now });
  const { state } = await readAll(service);
  const { sessions } = await openDatabase(config);
  await sessions.insertOne(sessionEndedAt("late", new Date(now().getTime() - 29_000)));
  expect(namesOf((await readAll(service, state)).revocations)).toEqual(["late"]);
});

it("leaves out what no token can be left of", async () => {
  const config = authConfig(settings);
  const { now, pass } = clock();
  const service = await startAuth(config, { now });
  const database = await openDatabase(config);
  await database.sessions.insertOne(sessionEndedAt("a", now()));
  await database.accounts.insertOne(accountRaisedAt("account-a", now()));
  expect((await page(service)).revocations).toHaveLength(2);
  pass(31 * dayMs);
  expect((await page(service)).revocations).toEqual([]);
});

it.each([
  ["no key", undefined],
  ["another key", "another key of at least 32 characters"],
  ["the hash of the key", hashSecret(callKey)],
])("tells nothing to who has %s", async (_what, token) => {
  const service = await startAuth(authConfig(settings));
  expect((await ask(service, "/internal/revocations", { token })).status).toBe(401);
});

it("refuses a state that isn't one of its own", async () => {
  const service = await startAuth(authConfig(settings));
  const response = await ask(service, "/internal/revocations?after=x", { token: callKey });
  expect(response.status).toBe(400);
});
