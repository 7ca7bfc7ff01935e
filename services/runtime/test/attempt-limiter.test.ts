import { testServers, uniqueName } from "@wordlehint/local/test-servers";
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

const windowMs = 60_000;
let key: string;
let limit: AttemptLimit;
beforeEach(() => {
  key = uniqueName("email");
  limit = { key, max: 3, windowMs };
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((runtime) => runtime.close()));
});

const refused = (retryAfterSeconds: number) => ({ isAllowed: false, retryAfterSeconds });

it("refuses attempts beyond the limit until the window that the first one began is over", async () => {
  const { limiter } = await replica();
  for (let count = 0; count < 3; count++) {
    expect(await limiter.count([limit])).toMatchObject({ isAllowed: true });
    time += 10_000;
  }
  expect(await limiter.count([limit])).toEqual(refused(30));
  time += 29_500;
  expect(await limiter.count([limit])).toEqual(refused(1));
  time += 500;
  expect(await limiter.count([limit])).toMatchObject({ isAllowed: true });
});

it("counts for all replicas together, and goes on counting after a restart", async () => {
  const [first, second] = [await replica(), await replica()];
  await first.limiter.count([limit]);
  await second.limiter.count([limit]);
  await first.limiter.count([limit]);
  expect(await second.limiter.count([limit])).toEqual(refused(60));
  await Promise.all(open.splice(0).map((runtime) => runtime.close()));
  expect(await (await replica()).limiter.count([limit])).toEqual(refused(60));
});

it("allows no more attempts when they come all at once", async () => {
  const limiters = [(await replica()).limiter, (await replica()).limiter];
  const attempts = await Promise.all(
    limiters.flatMap((limiter) => Array.from({ length: 10 }, () => limiter.count([limit]))),
  );
  expect(attempts.filter((attempt) => attempt.isAllowed)).toHaveLength(3);
});

it("doesn't count an attempt that was given back", async () => {
  const { limiter } = await replica();
  for (let count = 0; count < 10; count++) {
    const attempt = await limiter.count([limit]);
    if (attempt.isAllowed) await attempt.giveBack();
  }
  expect(await limiter.count([limit])).toMatchObject({ isAllowed: true });
});

it("counts the wrong attempts before and after one that was given back", async () => {
  const { limiter } = await replica();
  await limiter.count([limit]);
  await limiter.count([limit]);
  const right = await limiter.count([limit]);
  if (right.isAllowed) await right.giveBack();
  expect(await limiter.count([limit])).toMatchObject({ isAllowed: true });
  expect(await limiter.count([limit])).toEqual(refused(60));
});

it("gives an attempt back under each of its limits", async () => {
  const { limiter } = await replica();
  const address: AttemptLimit = { key: uniqueName("address"), max: 1, windowMs };
  for (let count = 0; count < 4; count++) {
    const attempt = await limiter.count([limit, address]);
    expect(attempt).toMatchObject({ isAllowed: true });
    if (attempt.isAllowed) await attempt.giveBack();
  }
});

it("applies several limits to one attempt, and resets one of them alone", async () => {
  const { limiter } = await replica();
  const address: AttemptLimit = { key: uniqueName("address"), max: 5, windowMs: 2 * windowMs };
  for (let count = 0; count < 3; count++) await limiter.count([limit, address]);
  expect(await limiter.count([limit, address])).toEqual(refused(60));
  await limiter.reset(key);
  expect(await limiter.count([limit, address])).toMatchObject({ isAllowed: true });
  expect(await limiter.count([limit, address])).toEqual(refused(120));
});

it("stores no key in plain text, and lets the database delete windows that are over", async () => {
  const { limiter, mongo } = await replica();
  await limiter.count([limit]);
  const attempts = mongo.connection.collection("attempts");
  expect(JSON.stringify(await attempts.find().toArray())).not.toContain(key);
  expect(await attempts.indexes()).toContainEqual(
    expect.objectContaining({ key: { endsAt: 1 }, expireAfterSeconds: 0 }),
  );
});
