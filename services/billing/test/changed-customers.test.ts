import { testServers, uniqueName } from "@wordlehint/test-servers";
import { openRuntime } from "@wordlehint/runtime";
import type { CustomerChange } from "../src/domain/webhook-event.ts";
import {
  createChangedCustomerStore,
  type ChangedCustomerStore,
} from "../src/store/changed-customer-store.ts";

const config = {
  HOST: "127.0.0.1",
  PORT: 0,
  LOG_LEVEL: "silent",
  MONGODB_URL: testServers().mongoUrl,
  MONGODB_DATABASE: uniqueName("changed"),
};
const runtime = openRuntime("billing", config);
const changed = createChangedCustomerStore(runtime.mongo.connection);
beforeAll(() => runtime.ready);
beforeEach(async () => {
  await runtime.mongo.connection.collection("changedCustomers").deleteMany();
});
afterAll(() => runtime.close());

const at = (ms: number) => new Date(Date.parse("2026-11-24T12:00:00Z") + ms);
const event = (over: Partial<CustomerChange> = {}): CustomerChange => ({ customerId: "cus_ada", ...over });
const card = (setupIntent: string) => event({ setupIntent });
const add = async (ms: number, ...events: CustomerChange[]) => {
  for (const one of events) await changed.add(one, at(ms), at(ms + 100));
};
/** Takes a customer, for a minute. */
const take = (ms: number) => changed.take(at(ms), at(ms + 60_000));
type Taken = NonNullable<Awaited<ReturnType<ChangedCustomerStore["take"]>>>;
const taken = async (ms: number): Promise<Taken> => {
  const customer = await take(ms);
  if (!customer) throw new Error("nobody is due");
  return customer;
};

it("has a customer looked at once for all events of a change, a moment after the first of them", async () => {
  await add(0, event(), event());
  await add(60, event());
  expect(await take(99)).toBeUndefined();
  const customer = await taken(100);
  expect(customer).toMatchObject({ id: "cus_ada", attempts: 1 });
  expect(await take(200)).toBeUndefined();
  await changed.finish(customer, at(200));
  expect(await changed.waiting()).toEqual({ count: 0, since: undefined });
});

it("has a customer looked at again that changes while it is looked at", async () => {
  await add(0, event());
  const first = await taken(100);
  await add(150, event());
  await changed.finish(first, at(200));
  expect(await changed.waiting()).toEqual({ count: 1, since: at(200) });
  expect(await take(249)).toBeUndefined();
  const second = await taken(250);
  expect(second).toMatchObject({ id: "cus_ada", attempts: 1 });
  await changed.finish(second, at(300));
  expect(await take(100_000)).toBeUndefined();
});

it("looks later at a customer for whom it failed, or as soon as something changes", async () => {
  await add(0, event());
  await changed.postpone(await taken(100), at(5000));
  expect(await take(4999)).toBeUndefined();
  const again = await taken(5000);
  expect(again).toMatchObject({ attempts: 2 });
  await changed.postpone(again, at(60_000));
  await add(10_000, event());
  expect(await take(10_099)).toBeUndefined();
  expect(await taken(10_100)).toMatchObject({ id: "cus_ada" });
});

it("doesn't put off a change that was announced while a look failed", async () => {
  await add(0, event());
  const customer = await taken(100);
  await add(150, event());
  await changed.postpone(customer, at(60_000));
  expect(await take(250)).toMatchObject({ id: "cus_ada" });
});

it("keeps the cards that are announced until they are used, and those of others apart", async () => {
  await add(0, card("seti_1"), card("seti_2"), card("seti_1"), event({ customerId: "cus_grace" }));
  const both = [await taken(100), await taken(100)];
  const ada = both.find(({ id }) => id === "cus_ada");
  const grace = both.find(({ id }) => id === "cus_grace");
  expect(ada?.setupIntents).toEqual(["seti_1", "seti_2"]);
  expect(grace?.setupIntents).toEqual([]);
  await add(150, card("seti_3"));
  if (ada) await changed.finish(ada, at(200));
  expect((await taken(250)).setupIntents).toEqual(["seti_3"]);
});

it("gives a customer to one replica, and to another one when the first has died", async () => {
  await add(0, event());
  const all = await Promise.all([take(100), take(100), take(100)]);
  expect(all.filter((customer) => customer !== undefined)).toHaveLength(1);
  expect(await take(60_099)).toBeUndefined();
  expect(await take(60_100)).toMatchObject({ attempts: 2 });
});

it("takes the same customer from many replicas at the same moment", async () => {
  await Promise.all(Array.from({ length: 10 }, () => add(0, event())));
  expect(await changed.waiting()).toEqual({ count: 1, since: at(0) });
  expect(await taken(100)).toMatchObject({ id: "cus_ada" });
  expect(await take(100)).toBeUndefined();
});
