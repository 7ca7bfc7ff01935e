import { testServers, uniqueName } from "@wordlehint/test-servers";
import mongoose from "mongoose";
import { createLeases, type Lease } from "../src/index.ts";

const connection = mongoose.createConnection(testServers().mongoUrl, { dbName: uniqueName("leases") });
const leases = createLeases(connection);
beforeAll(() => connection.asPromise());
afterAll(() => connection.destroy());

const day = (number: number) => new Date(Date.UTC(2027, 0, 1) + number * 24 * 3_600_000);
let name: string;
beforeEach(() => {
  name = uniqueName("lease");
});

const tryToTake = (at: number, notDoneSince?: Date) =>
  leases.take(name, { now: day(at), until: day(at + 1), ...(notDoneSince && { notDoneSince }) });

async function take(at: number, notDoneSince?: Date): Promise<Lease> {
  const lease = await tryToTake(at, notDoneSince);
  if (!lease) throw new Error("the lease isn't free");
  return lease;
}

it("is held by one replica at a time, and free again when it is over or given back", async () => {
  await take(0);
  expect(await tryToTake(0.5)).toBeUndefined();
  const second = await take(1);
  await leases.end(second, day(1.5));
  await take(1.5);
});

it("is given to one of the replicas that ask for it at the same time", async () => {
  const taken = await Promise.all(Array.from({ length: 10 }, () => tryToTake(0)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it("lasts as long as its holder prolongs it", async () => {
  expect(await leases.prolong(await take(0), day(5))).toBe(true);
  expect(await tryToTake(4)).toBeUndefined();
});

it("can be neither prolonged nor ended by a replica that has lost it", async () => {
  const lost = await take(0);
  await take(1);
  expect(await leases.prolong(lost, day(9))).toBe(false);
  await leases.end(lost, day(1.2), { isDone: true });
  expect(await tryToTake(1.5)).toBeUndefined();
  await take(2);
});

it("isn't given out again after its work was done, until that is due again", async () => {
  await leases.end(await take(0), day(0.5), { isDone: true });
  expect(await tryToTake(1, day(0))).toBeUndefined();
  await take(1, day(0.5));
});
