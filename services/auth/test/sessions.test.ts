import { eventually } from "@wordlehint/test-servers";
import * as z from "zod";
import { sessionSchema, type DomainEvent } from "@wordlehint/contracts";
import {
  ask,
  authConfig,
  hear,
  openDatabase,
  quickPasswords,
  register,
  signIn,
  startAuth,
  type AuthService,
} from "./support/start-auth.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

let time: number;
beforeEach(() => {
  time = Math.floor(Date.now() / 1000) * 1000;
});
const now = () => new Date(time);
const start = (config = authConfig()) => startAuth(config, { passwords: quickPasswords, now, sweepMs: 50 });

const userStatus = async (service: AuthService, token: string) =>
  (await ask(service, "/api/user", { token })).status;

async function listOf(service: AuthService, token: string) {
  const response = await ask(service, "/api/auth/sessions", { token });
  return z.array(sessionSchema).parse(await response.json());
}

const end = (service: AuthService, token: string, id: string) =>
  ask(service, `/api/auth/sessions/${id}`, { method: "DELETE", token });

/** The id of the session that a token belongs to. */
async function sessionOf(service: AuthService, token: string): Promise<string> {
  const current = (await listOf(service, token)).find((session) => session.current);
  if (!current) throw new Error("the list lacks the session of the request");
  return current.id;
}

it("are listed with browser and times, the latest first, without those of others", async () => {
  const service = await start();
  const first = await register(service, { userAgent: firefox });
  await register(service);
  time += hourMs;
  const second = await signIn(service, { email: first.email, userAgent: safari });
  const began = new Date(time - hourMs).toISOString();
  const later = new Date(time).toISOString();
  const id = expect.stringMatching(/^[\w-]+$/) as string;
  expect(await listOf(service, second.token)).toEqual([
    { id, createdAt: later, lastSeenAt: later, device: "Safari on iOS", current: true },
    { id, createdAt: began, lastSeenAt: began, device: "Firefox on Windows", current: false },
  ]);
});

it("end at once on every replica, with all of their tokens, and announce it", async () => {
  const config = authConfig();
  const [service, replica] = [await start(config), await start(config)];
  const heard = hear(config, "session.revoked");
  const { email, token, user } = await register(service);
  const other = await signIn(service, { email });
  const id = await sessionOf(replica, other.token);
  expect((await end(service, token, id)).status).toBe(204);
  expect(await userStatus(replica, other.token)).toBe(401);
  expect(await userStatus(replica, token)).toBe(200);
  expect((await listOf(replica, token)).map((session) => session.id)).not.toContain(id);

  await eventually(() => expect(heard).toHaveLength(1));
  expect(heard[0]?.data).toMatchObject({ userId: user.id, sessionIds: [id] });
  const lastToken = time + 30 * dayMs;
  expect(Date.parse(heard[0]?.data.expiresAt ?? "")).toBeGreaterThan(lastToken);
});

it("may be ended twice, and told once", async () => {
  const config = authConfig();
  const service = await start(config);
  const { email, token } = await register(service);
  const { token: other } = await signIn(service, { email });
  const id = await sessionOf(service, other);
  const responses = await Promise.all([1, 2, 3].map(() => end(service, token, id)));
  expect(responses.map(({ status }) => status)).toEqual([204, 204, 204]);
  const { connection, sessions } = await openDatabase(config);
  await eventually(async () => expect(await sessions.countDocuments({ outboxPending: true })).toBe(0));
  const published = await connection.collection("publishedEvents").find().toArray();
  expect(published.filter(({ event }) => (event as DomainEvent).type === "session.revoked")).toHaveLength(1);
});

it("can't be ended by a stranger, for whom they don't exist", async () => {
  const service = await start();
  const owner = await register(service);
  const stranger = await register(service);
  const id = await sessionOf(service, owner.token);
  const refused = await end(service, stranger.token, id);
  const unknown = await end(service, stranger.token, "no-such-session");
  expect([refused.status, unknown.status]).toEqual([404, 404]);
  const withoutId = async (response: Response) => ({ ...((await response.json()) as object), requestId: "" });
  expect(await withoutId(refused)).toEqual(await withoutId(unknown));
  expect(await userStatus(service, owner.token)).toBe(200);
});

it("all end but the current one, however many there are", async () => {
  const config = authConfig();
  const service = await start(config);
  const { email, token, user } = await register(service);
  const { token: other } = await signIn(service, { email });
  const { sessions } = await openDatabase(config);
  const one = await sessions.findOne({ userId: user.id });
  if (!one) throw new Error("no session");
  const many = Array.from({ length: 450 }, (_, index) => ({ ...one, _id: `many-${index}` }));
  await sessions.insertMany(many);
  expect((await listOf(service, token)).length).toBeLessThanOrEqual(200);

  const response = await ask(service, "/api/auth/sessions", { method: "DELETE", token });
  expect(response.status).toBe(204);
  expect(await userStatus(service, other)).toBe(401);
  expect(await listOf(service, token)).toMatchObject([{ current: true }]);
  expect(await sessions.countDocuments({ userId: user.id, endedAt: { $exists: false } })).toBe(1);
});

it("are fifty at most: the one that wasn't used for longest ends everywhere, also when many begin at once", async () => {
  const config = authConfig();
  const replicas = [await start(config), await start(config)];
  const [service] = replicas as [AuthService];
  const heard = hear(config, "session.revoked");
  const { email, token, user, cookie } = await register(service);
  const { token: forgotten } = await signIn(service, { email, cookie });
  const forgottenId = await sessionOf(service, forgotten);
  const { sessions } = await openDatabase(config);
  const one = await sessions.findOne({ userId: user.id });
  if (!one) throw new Error("no session");
  time += hourMs;
  await sessions.insertMany(
    Array.from({ length: 47 }, (_, index) => ({ ...one, _id: `many-${index}`, lastSeenAt: now() })),
  );
  time += hourMs;
  expect(await userStatus(service, token)).toBe(200);
  await signIn(service, { email, cookie });
  const isOpen = { userId: user.id, endedAt: { $exists: false } };
  expect(await sessions.countDocuments(isOpen)).toBe(50);

  time += hourMs;
  const again = await Promise.all(
    replicas.flatMap((replica) => [1, 2, 3, 4].map(() => signIn(replica, { email }))),
  );
  expect(await sessions.countDocuments(isOpen)).toBe(50);
  expect(await userStatus(service, forgotten)).toBe(401);
  for (const alive of [{ token }, ...again]) expect(await userStatus(service, alive.token)).toBe(200);
  await eventually(() => expect(heard).toHaveLength(8));
  expect(heard.flatMap(({ data }) => data.sessionIds)).toContain(forgottenId);
});

it("end by signing out, which is no error for one that has ended already", async () => {
  const service = await start();
  const { token } = await register(service);
  const signOut = async () => (await ask(service, "/api/auth/logout", { method: "POST", token })).status;
  expect(await signOut()).toBe(204);
  expect(await userStatus(service, token)).toBe(401);
  expect(await signOut()).toBe(204);
});

it("are dead when their account's generation is raised, or the account is deleted", async () => {
  const config = authConfig();
  const service = await start(config);
  const { accounts } = await openDatabase(config);
  const [one, other] = [await register(service), await register(service)];
  await accounts.updateOne({ _id: one.user.id }, { $inc: { generation: 1 } });
  expect(await userStatus(service, one.token)).toBe(401);
  const again = await signIn(service, { email: one.email });
  expect(await userStatus(service, again.token)).toBe(200);
  expect(await listOf(service, again.token)).toHaveLength(1);
  await accounts.updateOne({ _id: other.user.id }, { $set: { deletedAt: now() } });
  expect(await userStatus(service, other.token)).toBe(401);
});

it.each([
  ["no token", undefined],
  ["another scheme", "Basic YTpi"],
  ["no credentials", "Bearer"],
  ["something else", "Bearer not-a-token"],
  ["an unsigned token", `Bearer ${unsigned({ sub: "ada", sid: "session", gen: 0, exp: 9_999_999_999 })}`],
])("refuse a request with %s", async (_text, authorization) => {
  const service = await start();
  for (const [method, path] of [
    ["GET", "/api/user"],
    ["GET", "/api/auth/sessions"],
    ["DELETE", "/api/auth/sessions"],
    ["DELETE", "/api/auth/sessions/one"],
    ["POST", "/api/auth/logout"],
  ] as const) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const response = await fetch(new URL(path, service.url), { method, headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
  }
});

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ iss: "wordlehint", aud: "wordlehint", ...claims })}.`;
}

it("note their use every few minutes, not at every request", async () => {
  const config = authConfig();
  const service = await start(config);
  const { token } = await register(service);
  const began = time;
  const { sessions } = await openDatabase(config);
  const lastSeen = async () => (await sessions.findOne())?.lastSeenAt.getTime();
  time += 4 * 60_000;
  await userStatus(service, token);
  expect(await lastSeen()).toBe(began);
  time += 60_000;
  await userStatus(service, token);
  expect(await lastSeen()).toBe(time);
});

it("keep little of a browser's description, whatever it says", async () => {
  const config = authConfig();
  const service = await start(config);
  await register(service, { userAgent: `${"x".repeat(4000)}/1 (${"y".repeat(4000)})` });
  await register(service, { userAgent: "" });
  const { sessions } = await openDatabase(config);
  const stored = await sessions.find().toArray();
  for (const session of stored) {
    expect(session.device.length).toBeGreaterThan(0);
    expect(session.device.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(session).length).toBeLessThan(600);
  }
});

describe("a token", () => {
  const renewed = async (service: AuthService, token: string) => {
    const response = await ask(service, "/api/user", { token });
    return { status: response.status, token: response.headers.get("renewed-token") };
  };

  it("is renewed when it is more than a day old, and the old one lasts until its own end", async () => {
    const service = await start();
    const { token } = await register(service);
    time += dayMs;
    expect(await renewed(service, token)).toEqual({ status: 200, token: null });
    time += 1000;
    const { token: next } = await renewed(service, token);
    if (next === null) throw new Error("no new token");
    expect(await renewed(service, next)).toEqual({ status: 200, token: null });

    time += 29 * dayMs - 2000;
    expect(await userStatus(service, token)).toBe(200);
    time += 1000;
    expect(await userStatus(service, token)).toBe(401);
    time += dayMs;
    expect(await userStatus(service, next)).toBe(200);
    time += 1000;
    expect(await userStatus(service, next)).toBe(401);
  });

  it("is never renewed beyond a year after the sign-in", async () => {
    const service = await start();
    const signedInAt = time;
    let { token } = await register(service);
    for (let month = 1; month <= 13; month++) {
      time = Math.min(signedInAt + month * 29 * dayMs, signedInAt + 365 * dayMs - 1000);
      const response = await renewed(service, token);
      expect(response.status).toBe(200);
      token = response.token ?? token;
    }
    expect(await renewed(service, token)).toEqual({ status: 200, token: null });
    time = signedInAt + 365 * dayMs;
    expect(await userStatus(service, token)).toBe(401);
  });

  it("of a session that is ended meanwhile isn't renewed", async () => {
    const service = await start();
    const { token } = await register(service);
    time += 2 * dayMs;
    await ask(service, "/api/auth/logout", { method: "POST", token });
    expect(await renewed(service, token)).toEqual({ status: 401, token: null });
  });
});

describe("what is over", () => {
  it("is removed when a session has expired, but not before its events are published", async () => {
    const config = authConfig();
    const service = await start(config);
    const { email, user } = await register(service);
    const { token: ended } = await signIn(service, { email });
    await ask(service, "/api/auth/logout", { method: "POST", token: ended });
    const { sessions } = await openDatabase(config);
    await eventually(async () => expect(await sessions.countDocuments({ outboxPending: true })).toBe(0));
    const one = await sessions.findOne();
    if (!one) throw new Error("no session");
    await sessions.insertOne({ ...one, _id: "unpublished", outbox: [], outboxPending: true });
    time += 30 * dayMs;
    const { token } = await signIn(service, { email });
    const ids = async () => (await sessions.find({ userId: user.id }).toArray()).map(({ _id }) => _id);
    expect(await ids()).toHaveLength(4);
    time += hourMs + 1000;
    const current = await sessionOf(service, token);
    await eventually(async () => expect((await ids()).sort()).toEqual([current, "unpublished"].sort()));
  });

  it("is removed when no token of a deleted account can be left", async () => {
    const config = authConfig();
    const service = await start(config);
    const { accounts } = await openDatabase(config);
    const [gone, unpublished, present] = [
      await register(service),
      await register(service),
      await register(service),
    ].map(({ user }) => user.id);
    await eventually(async () => expect(await accounts.countDocuments({ outboxPending: true })).toBe(0));
    await accounts.updateMany(
      { _id: { $in: [gone, unpublished] as string[] } },
      { $set: { deletedAt: now() } },
    );
    await accounts.updateOne({ _id: unpublished ?? "" }, { $set: { outbox: [], outboxPending: true } });
    const ids = async () => (await accounts.find().toArray()).map(({ _id }) => _id).sort();
    time += 30 * dayMs;
    const swept = { _id: "swept", userId: "x", generation: 0, device: "x" };
    const { sessions } = await openDatabase(config);
    const markSweep = async () => {
      await sessions.insertOne({ ...swept, createdAt: now(), lastSeenAt: now(), expiresAt: new Date(0) });
      await eventually(async () => expect(await sessions.findOne({ _id: "swept" })).toBeNull());
    };
    // The first sweep that sees the mark may have begun before the clock was moved; the second can't.
    await markSweep();
    await markSweep();
    expect(await ids()).toHaveLength(3);
    time += hourMs + 1000;
    await eventually(async () => expect(await ids()).toEqual([unpublished, present].sort()));
  });
});
