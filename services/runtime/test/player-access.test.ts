import { problemSchema, type Revocation } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { newEvent } from "../src/index.ts";
import { callKey, startFakeAuth, type FakeAuth } from "./support/fake-auth.ts";
import { newKey, signedBy } from "./support/signed-tokens.ts";
import { ownNats, type OwnServer } from "./support/own-servers.ts";
import { startVerifier, verifierConfig, type Verifier } from "./support/start-verifier.ts";

const pollMs = 50;
const noBroker = "nats://127.0.0.1:9";

let auth: FakeAuth;
const open: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  auth = await startFakeAuth();
});
afterEach(async () => {
  for (const opened of open.splice(0).reverse()) await opened.close();
  await auth.server.stop();
});

type Settings = {
  natsUrl?: string;
  maxAgeMs?: number;
  now?: () => Date;
  config?: ReturnType<typeof verifierConfig>;
};

async function start({ natsUrl, maxAgeMs = 30_000, now, config }: Settings = {}): Promise<Verifier> {
  const used = config ?? verifierConfig(natsUrl === undefined ? {} : { NATS_URL: natsUrl });
  const verifier = await startVerifier(used, { authUrl: auth.server.url, callKey, pollMs, maxAgeMs }, now);
  open.push(verifier);
  return verifier;
}

async function started(settings?: Settings): Promise<Verifier> {
  const verifier = await start(settings);
  await eventually(async () => expect(await readiness(verifier)).toBe(200));
  return verifier;
}

const readiness = async ({ adminUrl }: Verifier) => (await fetch(`${adminUrl}/readyz`)).status;
const firstKey = () => auth.keys[0] ?? newKey();
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const ending = (sessionId: string): Revocation => ({
  userId: "player-1",
  sessionIds: [sessionId],
  expiresAt: inAnHour(),
});
const revoked = (revocation: Revocation) => newEvent("session.revoked", "revoked", revocation, new Date());

/** Waits until the verifier follows the broker, and has asked auth for what was revoked before. */
async function following(verifier: Verifier): Promise<void> {
  await verifier.bus.ready;
  // Only the broker knows of this revocation.
  const token = signedBy(firstKey(), { sid: "elsewhere" });
  await eventually(async () => {
    await verifier.bus.publish(revoked(ending("elsewhere")));
    expect(await verifier.statusWith(token)).toBe(401);
  });
  const asked = () => auth.requestsOf("/internal/revocations");
  const before = asked();
  await eventually(() => expect(asked()).toBeGreaterThan(before + 1));
}

async function metric({ adminUrl }: Verifier, name: string): Promise<number> {
  const text = await (await fetch(`${adminUrl}/metrics`)).text();
  return Number(new RegExp(`^${name}\\{.*\\} (.+)$`, "m").exec(text)?.[1]);
}

it("tells a route who is signed in, by a token that auth signed", async () => {
  const verifier = await started();
  const token = signedBy(firstKey(), { sub: "ada", sid: "laptop" });
  for (const use of ["new", "seen before"]) {
    const response = await verifier.askAs(token);
    expect([use, response.status, await response.json()]).toEqual([
      use,
      200,
      { userId: "ada", sessionId: "laptop" },
    ]);
  }
});

it("is ready only when it has read the keys and the revocations once", async () => {
  await auth.server.stop();
  const verifier = await start();
  await eventually(async () => expect(await metric(verifier, "revocations")).toBe(0));
  expect(await readiness(verifier)).toBe(503);
  expect(await verifier.statusWith(signedBy(firstKey()))).toBe(503);
  await auth.server.start();
  await eventually(async () => expect(await readiness(verifier)).toBe(200));
});

it("refuses a request whose header has no bearer token", async () => {
  const { url } = await started();
  for (const authorization of ["", "Bearer", "Basic YWRhOmFkYQ==", "bearer  ", "Bearer a.b.c"]) {
    const response = await fetch(`${url}/me`, { headers: { authorization } });
    const refusal = [response.status, response.headers.get("www-authenticate")];
    expect([authorization, ...refusal]).toEqual([authorization, 401, "Bearer"]);
    expect(problemSchema.parse(await response.json()).code).toBe("unauthorized");
  }
});

it("refuses a request whose token is cut, changed, or not text", async () => {
  const verifier = await started();
  const token = signedBy(firstKey());
  for (const mutant of [token.slice(0, -1), `x${token}`, `\u00ff${token}`, "x".repeat(12_000)])
    expect(await verifier.statusWith(mutant)).toBe(401);
  expect(await verifier.statusWith(token)).toBe(200);
});

it("accepts a token of a key that is new, and asks for unknown keys at most once a second", async () => {
  const verifier = await started();
  const asked = auth.requestsOf("/api/auth/jwks.json");
  const strangers = Array.from({ length: 40 }, () => verifier.statusWith(signedBy(newKey())));
  const key = auth.addKey();
  expect(await verifier.statusWith(signedBy(key))).toBe(200);
  expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]));
  // One for the key that revocations name, and one or two for those that nobody has.
  expect(auth.requestsOf("/api/auth/jwks.json") - asked).toBeLessThanOrEqual(4);
});

it("knows from the start which tokens are revoked, page by page", async () => {
  for (const name of ["a", "b", "c", "d", "e"]) auth.revocations.push(ending(name));
  const verifier = await started();
  expect(await verifier.statusWith(signedBy(firstKey(), { sid: "e" }))).toBe(401);
  expect(await verifier.statusWith(signedBy(firstKey(), { sid: "f" }))).toBe(200);
  expect(await metric(verifier, "revocations")).toBe(5);
});

it("refuses a token as soon as an event revokes it, while auth is away", async () => {
  const verifier = await started();
  const [session, account] = [
    signedBy(firstKey(), { sid: "laptop" }),
    signedBy(firstKey(), { sub: "grace", gen: 4 }),
  ];
  for (const token of [session, account]) expect(await verifier.statusWith(token)).toBe(200);
  await following(verifier);
  await auth.server.stop();
  await verifier.bus.publish(revoked(ending("laptop")));
  await verifier.bus.publish(revoked({ userId: "grace", beforeGeneration: 5, expiresAt: inAnHour() }));
  await eventually(async () => expect(await verifier.statusWith(session)).toBe(401));
  await eventually(async () => expect(await verifier.statusWith(account)).toBe(401));
  expect(await verifier.statusWith(signedBy(firstKey(), { sub: "grace", gen: 5 }))).toBe(200);
});

it("refuses a token that is revoked while it has no broker", async () => {
  const verifier = await started({ natsUrl: noBroker });
  const token = signedBy(firstKey(), { sid: "laptop" });
  expect(await verifier.statusWith(token)).toBe(200);
  auth.revocations.push(ending("laptop"));
  await eventually(async () => expect(await verifier.statusWith(token)).toBe(401));
});

it("refuses the tokens of a key that auth has withdrawn, those seen before too", async () => {
  const verifier = await started({ natsUrl: noBroker });
  const old = signedBy(firstKey());
  expect(await verifier.statusWith(old)).toBe(200);
  auth.keys.splice(0);
  const key = auth.addKey();
  await eventually(async () => expect(await verifier.statusWith(old)).toBe(401));
  expect(await verifier.statusWith(signedBy(key))).toBe(200);
});

describe("while auth is away", () => {
  let broker: OwnServer;
  beforeEach(async () => {
    broker = await ownNats();
    await broker.start();
  });
  afterEach(() => broker.end());

  it("accepts tokens as long as the broker says that no event is missing, and then none", async () => {
    const verifier = await started({ natsUrl: broker.url, maxAgeMs: 1000 });
    const token = signedBy(firstKey());
    await following(verifier);
    await auth.server.stop();
    const since = performance.now();
    while (performance.now() - since < 3000) await verifier.statusWith(token);
    // Auth's last word is too old by now. On a busy machine the broker's may be, too, for a moment.
    await eventually(async () => expect(await verifier.statusWith(token)).toBe(200));
    await broker.kill();
    await eventually(async () => expect(await verifier.statusWith(token)).toBe(503));
    expect(await verifier.statusWith(signedBy(firstKey()))).toBe(503);
    expect(await verifier.statusWith("no.token.atall")).toBe(401);
    await auth.server.start();
    await eventually(async () => expect(await verifier.statusWith(token)).toBe(200));
  });

  it("doesn't trust a broker that has come back until auth has told what was missed", async () => {
    const verifier = await started({ natsUrl: broker.url, maxAgeMs: 1000 });
    const token = signedBy(firstKey(), { sid: "laptop" });
    await following(verifier);
    await auth.server.stop();
    await broker.kill();
    await broker.loseStore();
    auth.revocations.push(ending("laptop"));
    await broker.start();
    await eventually(() => verifier.bus.check());
    await eventually(async () => expect(await verifier.statusWith(token)).toBe(503));
    await auth.server.start();
    await eventually(async () => expect(await verifier.statusWith(token)).toBe(401));
  });
});

it("forgets revocations when the last of their tokens has expired", async () => {
  let nowMs = Date.now();
  const now = () => new Date(nowMs);
  auth.revocations.push(ending("laptop"), { userId: "grace", beforeGeneration: 2, expiresAt: inAnHour() });
  const verifier = await started({ now });
  await eventually(async () => expect(await metric(verifier, "revocations")).toBe(2));
  nowMs += 3_600_001;
  await eventually(async () => expect(await metric(verifier, "revocations")).toBe(0));
  expect(await metric(verifier, "revocations_age_seconds")).toBeLessThan(30);
});

it("refuses a token that it has seen before as soon as it expires", async () => {
  let nowMs = Date.now();
  const verifier = await started({ now: () => new Date(nowMs) });
  const token = signedBy(firstKey());
  expect(await verifier.statusWith(token)).toBe(200);
  nowMs += 3_700_000;
  expect(await verifier.statusWith(token)).toBe(401);
});
