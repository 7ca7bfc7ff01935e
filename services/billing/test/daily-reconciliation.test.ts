import { useService } from "@wordlehint/test-servers";
import { createLeases, createLog } from "@wordlehint/runtime";
import { reconcileDaily } from "../src/actions/reconcile-daily.ts";
import { createService } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { Context } from "../src/context.ts";
import { createCustomerStore } from "../src/store/customer-store.ts";

const billing = useService("billing", { readConfig, createService });
const hourMs = 3_600_000;

/** Two replicas that share a database and a clock, and the questions that the provider is asked, each as it is held. */
async function startReplicas() {
  const config = billing.config({
    AUTH_URL: "http://127.0.0.1:9",
    STRIPE_SECRET_KEY: "sk_test_12345678",
  });
  const clock = { now: new Date() };
  const asked: { by: string; customer: string; respond: () => void }[] = [];
  const replica = async (replicaId: string) => {
    const connection = await billing.openDatabase(config);
    const shutdown = new AbortController();
    const list = (customer: string) =>
      new Promise<[]>((resolve) => asked.push({ by: replicaId, customer, respond: () => resolve([]) }));
    const subscriptions = { list, listOpen: () => [] };
    const customers = createCustomerStore(connection);
    const context = {
      ...{ config, customers, leases: createLeases(connection) },
      now: () => clock.now,
      provider: () => ({ subscriptions }),
      graceMs: 0,
      log: createLog({ service: "billing", level: "silent" }),
      signal: shutdown.signal,
    };
    const reconcile = () => reconcileDaily(context as unknown as Context);
    return { customers, reconcile, shutDown: () => shutdown.abort() };
  };
  const [one, two] = [await replica("one"), await replica("two")];
  for (const id of ["ada", "ben"]) {
    await one.customers.open(id, `${id}@example.org`, clock.now);
    await one.customers.setStripeId(id, `cus_${id}`);
    await one.customers.checkBy(id, clock.now);
  }
  /** Waits until so many questions are held. */
  const untilAsked = async (count: number): Promise<void> => {
    while (asked.length < count) await new Promise(setImmediate);
  };
  /** Responds to the next question, and returns whose it was. */
  const respond = async (): Promise<string> => {
    await untilAsked(1);
    const question = asked.shift();
    question?.respond();
    return `${question?.by} about ${question?.customer}`;
  };
  const wait = (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * hourMs));
  return { one, two, asked, untilAsked, respond, wait };
}

it("is made once a day, by one replica of two", async () => {
  const { one, two, asked, respond, wait } = await startReplicas();
  const first = one.reconcile();
  expect(await respond()).toBe("one about cus_ada");
  await two.reconcile();
  expect(await respond()).toBe("one about cus_ben");
  await first;
  await Promise.all([one.reconcile(), two.reconcile()]);
  wait(23);
  await Promise.all([one.reconcile(), two.reconcile()]);
  expect(asked).toEqual([]);
  wait(1);
  const next = Promise.all([one.reconcile(), two.reconcile()]);
  const [before, after] = [await respond(), await respond()];
  expect(before.replace("ada", "ben")).toBe(after);
  await next;
  expect(asked).toEqual([]);
});

it("goes over to the other replica when the first is stuck, which then stops before the next customer", async () => {
  const { one, two, asked, untilAsked, respond, wait } = await startReplicas();
  const stuck = one.reconcile();
  await untilAsked(1);
  wait(1);
  const other = two.reconcile();
  await untilAsked(2);
  expect(await respond()).toBe("one about cus_ada");
  await stuck;
  expect([await respond(), await respond()]).toEqual(["two about cus_ada", "two about cus_ben"]);
  await other;
  expect(asked).toEqual([]);
});

it("is begun again by the other replica when the first has shut down before its end", async () => {
  const { one, two, untilAsked, respond } = await startReplicas();
  const broken = one.reconcile();
  await untilAsked(1);
  one.shutDown();
  expect(await respond()).toBe("one about cus_ada");
  await broken;
  const other = two.reconcile();
  expect([await respond(), await respond()]).toEqual(["two about cus_ada", "two about cus_ben"]);
  await other;
});
