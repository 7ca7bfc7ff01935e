import { uniqueName } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { day } from "../src/domain/provider-subscription.fixture.ts";
import { createCustomerStore } from "../src/store/customer-store.ts";
import { openTestRuntime } from "./support/open-test-runtime.ts";

const runtime = openTestRuntime();
const customers = createCustomerStore(runtime.mongo.connection);
beforeAll(() => runtime.ready);
beforeEach(async () => {
  await runtime.mongo.connection.collection("customers").deleteMany();
});
afterAll(() => runtime.close());

/** Creates a new customer and returns the user id. */
async function open(): Promise<string> {
  const userId = uniqueName("player");
  await customers.open(userId, `${userId}@example.org`, day(0));
  return userId;
}
const withdrawal = (subscriptionId: string, at = day(1)) => ({
  ...{ subscriptionId, begunAt: at, amount: 377, currency: "usd" },
});

it("uses a card again when its use broke off, and none that was set up before it", async () => {
  const userId = await open();
  expect(await customers.noteCard(userId, day(2))).toBe(true);
  expect(await customers.noteCard(userId, day(2))).toBe(true);
  expect(await customers.noteCard(userId, day(1))).toBe(false);
  expect(await customers.noteCard(userId, day(3))).toBe(true);
});

it("begins one withdrawal from a subscription, and another from the next one", async () => {
  const userId = await open();
  const first = withdrawal("sub_1");
  expect(await customers.beginWithdrawal(userId, first, day(1))).toMatchObject(first);
  expect(await customers.beginWithdrawal(userId, withdrawal("sub_1", day(2)), day(2))).toMatchObject(first);
  const second = withdrawal("sub_2", day(3));
  expect(await customers.beginWithdrawal(userId, second, day(3))).toMatchObject(second);
});

it("keeps what is saved by whoever read the customer last", async () => {
  const userId = await open();
  const { revision = NaN } = (await customers.find(userId)) ?? {};
  const checked = (at: Date) => ({
    revision: revision + 1,
    checkedAt: at,
    subscription: null,
    nextCheckAt: at,
    unfinished: null,
  });
  const event = newEvent("user.deleted", userId, { userId, email: "ada@example.org" }, day(1));
  expect(await customers.saveChecked(userId, revision, checked(day(1)), [event])).toBe(true);
  expect(await customers.saveChecked(userId, revision, checked(day(2)), [])).toBe(false);
  expect(await customers.find(userId)).toMatchObject({ checkedAt: day(1), nextCheckAt: day(1) });
});

it("hands a customer who is due to one process at a time, the longest due first", async () => {
  const [late, later] = [await open(), await open()];
  await customers.checkBy(later, day(2));
  await customers.checkBy(late, day(1));
  const take = async () => (await customers.takeDue(day(3), day(4)))?._id;
  expect([await take(), await take(), await take()]).toEqual([late, later, undefined]);
});

it("changes and opens nothing of somebody who was erased, and hands out who it was to remove at the provider", async () => {
  const userId = await open();
  await customers.setStripeId(userId, `cus_${userId}`);
  expect(await customers.erase(userId, day(1), day(2))).toMatchObject({ stripeCustomerId: `cus_${userId}` });
  expect(await customers.open(userId, "ada@example.org", day(2))).toBeUndefined();
  expect(await customers.changeEmail(userId, "ada@example.org")).toBeUndefined();
  expect(await customers.noteCard(userId, day(2))).toBe(false);
  expect(await customers.beginWithdrawal(userId, withdrawal("sub_1"), day(2))).toBeUndefined();
  expect(await customers.findByEmail("ada@example.org")).toBeUndefined();
});

it("keeps of an erased customer what a withdrawal owes, and forgets it once that is settled", async () => {
  const userId = await open();
  await customers.beginWithdrawal(userId, withdrawal("sub_1"), day(1));
  for (const at of [day(1), day(2)])
    expect(await customers.erase(userId, at, day(3))).toMatchObject({ withdrawal: { amount: 377 } });
  expect(await customers.takeDue(day(3), day(4))).toMatchObject({ _id: userId });
  const unfinished = { reason: "charge_disputed", since: day(3), attempts: 9, dueAt: null };
  await customers.noteUnfinished(userId, unfinished);
  expect(await customers.takeDue(day(400), day(401))).toBeUndefined();
  await customers.removeErased(day(400));
  expect(await customers.listUnfinished()).toMatchObject([{ _id: userId, unfinished }]);
  await customers.settle(userId, day(400));
  expect(await customers.find(userId)).not.toHaveProperty("withdrawal");
  await customers.removeErased(day(400));
  expect(await customers.find(userId)).toBeUndefined();
});
