import { uniqueName } from "@wordlehint/test-servers";
import { day } from "../src/domain/provider-subscription.fixture.ts";
import { createLeaseStore, type Lease } from "../src/store/lease-store.ts";
import { openTestRuntime } from "./support/open-test-runtime.ts";

const runtime = openTestRuntime();
const leases = createLeaseStore(runtime.mongo.connection);
beforeAll(() => runtime.ready);
afterAll(() => runtime.close());

const take = (name: string, holder: string, at: number, notDoneSince = day(-1)) =>
  leases.take(name, holder, { now: day(at), until: day(at + 1), notDoneSince });
const lease = (name: string, fence: number): Lease => ({ name, fence });

it("is held by one replica at a time, and free again when its time is over or it is given back", async () => {
  const name = uniqueName("lease");
  expect(await take(name, "a", 0)).toEqual(lease(name, 1));
  expect(await take(name, "b", 0.5)).toBeUndefined();
  expect(await take(name, "b", 1)).toEqual(lease(name, 2));
  await leases.end(lease(name, 2), day(1.5), { isDone: false });
  expect(await take(name, "c", 1.5)).toEqual(lease(name, 3));
});

it("lasts as long as its holder prolongs it", async () => {
  const name = uniqueName("lease");
  await take(name, "a", 0);
  expect(await leases.prolong(lease(name, 1), day(5))).toBe(true);
  expect(await take(name, "b", 4)).toBeUndefined();
});

it("can be neither prolonged nor ended by a replica that has lost it", async () => {
  const name = uniqueName("lease");
  await take(name, "a", 0);
  await take(name, "b", 1);
  expect(await leases.prolong(lease(name, 1), day(9))).toBe(false);
  await leases.end(lease(name, 1), day(1.2), { isDone: true });
  expect(await take(name, "c", 1.5)).toBeUndefined();
  expect(await take(name, "c", 2)).toEqual(lease(name, 3));
});

it("isn't given out again after it was done, until it is due", async () => {
  const name = uniqueName("lease");
  await take(name, "a", 0);
  await leases.end(lease(name, 1), day(0.5), { isDone: true });
  expect(await take(name, "b", 1, day(0))).toBeUndefined();
  expect(await take(name, "b", 1, day(0.5))).toEqual(lease(name, 2));
});
