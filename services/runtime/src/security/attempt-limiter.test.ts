import mongoose, { type Connection } from "mongoose";
import { createAttemptLimiter, type AttemptLimit } from "./attempt-limiter.ts";
import { hashSecret } from "./secrets.ts";

const email: AttemptLimit = { key: "ada@example.com", free: 3, maxPauseMs: 60_000 };
const network: AttemptLimit = { key: "192.0.2.1", free: 3, maxPauseMs: 60_000 };
const now = new Date("2026-11-21T12:00:00Z");

/** A database that has no attempts, and whose writes end like this. */
function limiterOn(write: (id: string) => Promise<void>) {
  const calls: unknown[] = [];
  const rows = {
    find: (filter: object) => {
      calls.push(["find", filter]);
      return { toArray: () => Promise.resolve([]) };
    },
    updateOne: ({ _id }: { _id: string }) => {
      calls.push(["count", _id]);
      return write(_id);
    },
    bulkWrite: (writes: readonly { updateOne: { filter: { _id: string } } }[]) => {
      calls.push(["give back", ...writes.map(({ updateOne }) => updateOne.filter._id)]);
      return Promise.resolve();
    },
  };
  const connection = { model: () => ({ collection: { name: "attempts" } }), collection: () => rows };
  const limiter = createAttemptLimiter(connection as unknown as Connection, () => now);
  return { limiter, calls };
}

const [emailId, networkId] = [hashSecret(email.key), hashSecret(network.key)];
const saved = () => Promise.resolve();
const overtaken = () =>
  Promise.reject(new mongoose.mongo.MongoServerError({ message: "E11000", code: 11_000 }));
const refused = { isAllowed: false, retryAfterSeconds: 1 };

it("gives up after fifty rounds in which other attempts always came in between", async () => {
  const { limiter, calls } = limiterOn(overtaken);
  expect(await limiter.count([email])).toEqual(refused);
  expect(calls.filter((call) => (call as unknown[])[0] === "count")).toHaveLength(50);
  expect(calls.at(-1)).toEqual(["count", emailId]);
});

it("gives back what it has counted under one limit when it gives up under another", async () => {
  const { limiter, calls } = limiterOn((id) => (id === networkId ? overtaken() : saved()));
  expect(await limiter.count([email, network])).toEqual(refused);
  expect(calls.at(-1)).toEqual(["give back", emailId, emailId]);
});

it("passes on that the database has failed, instead of counting again", async () => {
  const failure = new mongoose.mongo.MongoNetworkError("connection closed");
  const { limiter, calls } = limiterOn(() => Promise.reject(failure));
  await expect(limiter.count([email])).rejects.toBe(failure);
  expect(calls).toHaveLength(1);
});
