import { testServers, uniqueName } from "@wordlehint/test-servers";
import { createAttemptLimiter, openRuntime, type AttemptLimit } from "../src/index.ts";

const open: { close(): Promise<void> }[] = [];
const database = uniqueName("attempts");
let time = Date.parse("2026-11-21T12:00:00Z");

/** A limiter of one replica of a service. */
async function replica() {
  const { mongoUrl: MONGODB_URL } = testServers();
  const config = { HOST: "127.0.0.1", PORT: 0, LOG_LEVEL: "silent", MONGODB_URL, MONGODB_DATABASE: database };
  const runtime = openRuntime("attempts", config);
  open.push(runtime);
  const limiter = createAttemptLimiter(runtime.mongo.connection, () => new Date(time));
  await runtime.ready;
  return { limiter, mongo: runtime.mongo };
}

let key: string;
let limit: AttemptLimit;
beforeEach(() => {
  key = uniqueName("email");
  limit = { key, free: 3, maxPauseMs: 60_000 };
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((runtime) => runtime.close()));
});

const allowed = { isAllowed: true };
const refused = (retryAfterSeconds: number) => ({ isAllowed: false, retryAfterSeconds });

it("allows some attempts at once, and then one after each pause, which doubles up to its maximum", async () => {
  const { limiter } = await replica();
  for (let count = 0; count < 3; count++) expect(await limiter.count([limit])).toMatchObject(allowed);
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await limiter.count([limit])).toEqual(refused(seconds));
    time += seconds * 1000 - 1;
    expect(await limiter.count([limit])).toEqual(refused(1));
    time += 1;
    expect(await limiter.count([limit])).toMatchObject(allowed);
  }
});

it("makes the first pause longer where that is asked for", async () => {
  const { limiter } = await replica();
  const slow: AttemptLimit = { key, free: 1, firstPauseMs: 20_000, maxPauseMs: 60_000 };
  for (const seconds of [20, 40, 60, 60]) {
    expect(await limiter.count([slow])).toMatchObject(allowed);
    expect(await limiter.count([slow])).toEqual(refused(seconds));
    time += seconds * 1000;
  }
});

it("counts anew in each period, however many attempts there were in the one before", async () => {
  const { limiter } = await replica();
  const hourMs = 3_600_000;
  const hourly: AttemptLimit = { ...limit, windowMs: hourMs };
  time = Math.ceil(time / hourMs) * hourMs;
  for (let count = 0; count < 3; count++) expect(await limiter.count([hourly])).toMatchObject(allowed);
  expect(await limiter.count([hourly])).toEqual(refused(1));
  time += hourMs - 1;
  expect(await limiter.count([hourly])).toMatchObject(allowed);
  time += 1;
  for (let count = 0; count < 3; count++) expect(await limiter.count([hourly])).toMatchObject(allowed);
});

it("forgets the attempts a day after the last pause", async () => {
  const { limiter } = await replica();
  const day = 24 * 3_600_000;
  for (let count = 0; count < 3; count++) await limiter.count([limit]);
  time += 1000 + day - 1;
  await limiter.count([limit]);
  expect(await limiter.count([limit])).toEqual(refused(2));
  time += 2000 + day;
  for (let count = 0; count < 3; count++) expect(await limiter.count([limit])).toMatchObject(allowed);
});

it("counts for all replicas together, and goes on counting after a restart", async () => {
  const [first, second] = [await replica(), await replica()];
  await first.limiter.count([limit]);
  await second.limiter.count([limit]);
  await first.limiter.count([limit]);
  expect(await second.limiter.count([limit])).toEqual(refused(1));
  await Promise.all(open.splice(0).map((runtime) => runtime.close()));
  expect(await (await replica()).limiter.count([limit])).toEqual(refused(1));
});

it("allows no more attempts when they come all at once", async () => {
  const limiters = [(await replica()).limiter, (await replica()).limiter];
  const attempts = await Promise.all(
    limiters.flatMap((limiter) => Array.from({ length: 10 }, () => limiter.count([limit]))),
  );
  expect(attempts.filter((attempt) => attempt.isAllowed)).toHaveLength(3);
});

it("doesn't count an attempt that was given back, and takes its pause back too", async () => {
  const { limiter } = await replica();
  for (let count = 0; count < 10; count++) {
    const attempt = await limiter.count([limit]);
    expect(attempt).toMatchObject(allowed);
    if (attempt.isAllowed) await attempt.giveBack();
  }
});

it("counts the wrong attempts before, during and after one that was given back", async () => {
  const { limiter } = await replica();
  await limiter.count([limit]);
  const right = await limiter.count([limit]);
  await limiter.count([limit]);
  time += 1000;
  if (right.isAllowed) await right.giveBack();
  expect(await limiter.count([limit])).toMatchObject(allowed);
  expect(await limiter.count([limit])).toEqual(refused(1));
});

it("doesn't ask the database again about an attempt that it has just refused", async () => {
  const { limiter, mongo } = await replica();
  for (let count = 0; count < 6; count++) {
    await limiter.count([limit]);
    time += 2000;
  }
  await limiter.count([limit]);
  expect(await limiter.count([limit])).toEqual(refused(8));
  await mongo.connection.collection("attempts").deleteMany({});
  time += 999;
  expect(await limiter.count([limit])).toEqual(refused(8));
  time += 1;
  expect(await limiter.count([limit])).toMatchObject(allowed);
});

it("allows an attempt at once when those before it are forgotten or given back", async () => {
  const { limiter } = await replica();
  for (let count = 0; count < 2; count++) await limiter.count([limit]);
  const right = await limiter.count([limit]);
  expect(await limiter.count([limit])).toEqual(refused(1));
  if (right.isAllowed) await right.giveBack();
  expect(await limiter.count([limit])).toMatchObject(allowed);
  expect(await limiter.count([limit])).toEqual(refused(1));
});

it("forgets all attempts under a key with the one that is given back, and only those under that key", async () => {
  const { limiter } = await replica();
  const address: AttemptLimit = { key: uniqueName("address"), free: 3, maxPauseMs: 60_000 };
  for (let count = 0; count < 2; count++) await limiter.count([limit, address]);
  const right = await limiter.count([limit, address]);
  if (right.isAllowed) await right.giveBack({ forget: [key] });
  for (let count = 0; count < 3; count++) expect(await limiter.count([limit])).toMatchObject(allowed);
  expect(await limiter.count([address])).toMatchObject(allowed);
  expect(await limiter.count([address])).toEqual(refused(1));
});

it("goes on counting an attempt under the keys that are kept when it is given back", async () => {
  const { limiter } = await replica();
  const kept: AttemptLimit = { key: uniqueName("kept"), free: 3, maxPauseMs: 60_000 };
  for (let count = 0; count < 3; count++) {
    const attempt = await limiter.count([limit, kept]);
    if (attempt.isAllowed) await attempt.giveBack({ keep: [kept.key] });
  }
  expect(await limiter.count([limit])).toMatchObject(allowed);
  expect(await limiter.count([kept])).toEqual(refused(1));
});

it("makes nobody wait for attempts at once that were all given back", async () => {
  const { limiter } = await replica();
  const rare: AttemptLimit = { key, free: 3, firstPauseMs: 60_000, maxPauseMs: 60_000 };
  const attempts = [await limiter.count([rare]), await limiter.count([rare]), await limiter.count([rare])];
  for (const attempt of attempts) if (attempt.isAllowed) await attempt.giveBack();
  expect(await limiter.count([rare])).toMatchObject(allowed);
});

it("applies several limits to one attempt, and counts one that any of them refuses under none", async () => {
  const { limiter } = await replica();
  const address: AttemptLimit = { key: uniqueName("address"), free: 4, maxPauseMs: 60_000 };
  for (let count = 0; count < 3; count++)
    expect(await limiter.count([limit, address])).toMatchObject(allowed);
  for (let count = 0; count < 3; count++) expect(await limiter.count([limit, address])).toEqual(refused(1));
  expect(await limiter.count([address])).toMatchObject(allowed);
  expect(await limiter.count([address])).toEqual(refused(1));
});

it("refuses for as long as the slowest of the limits asks for", async () => {
  const { limiter } = await replica();
  const address: AttemptLimit = { key: uniqueName("address"), free: 1, maxPauseMs: 60_000 };
  await limiter.count([address]);
  time += 1000;
  await limiter.count([address]);
  for (let count = 0; count < 3; count++) await limiter.count([limit]);
  for (const limits of [
    [limit, address],
    [address, limit],
  ])
    expect(await limiter.count(limits)).toEqual(refused(2));
});

it("counts under none of the limits an attempt that one refuses because others came first", async () => {
  const { limiter } = await replica();
  const addresses = Array.from({ length: 10 }, (): AttemptLimit => {
    return { key: uniqueName("address"), free: 1, maxPauseMs: 60_000 };
  });
  const attempts = await Promise.all(addresses.map((address) => limiter.count([limit, address])));
  expect(attempts.filter((attempt) => attempt.isAllowed)).toHaveLength(3);
  for (const [index, address] of addresses.entries()) {
    const wasCounted = attempts[index]?.isAllowed === true;
    expect(await limiter.count([address])).toMatchObject({ isAllowed: !wasCounted });
  }
});

it("gives an attempt back under each of its limits", async () => {
  const { limiter } = await replica();
  const address: AttemptLimit = { key: uniqueName("address"), free: 1, maxPauseMs: 60_000 };
  for (let count = 0; count < 4; count++) {
    const attempt = await limiter.count([limit, address]);
    expect(attempt).toMatchObject(allowed);
    if (attempt.isAllowed) await attempt.giveBack();
  }
});

it("stores no key in plain text, and lets the database delete what is forgotten", async () => {
  const { limiter, mongo } = await replica();
  await limiter.count([limit]);
  const attempts = mongo.connection.collection("attempts");
  expect(JSON.stringify(await attempts.find().toArray())).not.toContain(key);
  expect(await attempts.indexes()).toContainEqual(
    expect.objectContaining({ key: { endsAt: 1 }, expireAfterSeconds: 0 }),
  );
});
