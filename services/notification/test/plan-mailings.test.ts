import { callKey } from "@wordlehint/runtime/test-support/fake-auth";
import { planMailings } from "../src/actions/plan-mailings.ts";
import { runMailing } from "../src/actions/run-mailing.ts";
import { mailingIn } from "../src/domain/mailing.ts";
import { closeLater, openContext } from "./support/start-notification.ts";
import { startRiddles } from "./support/start-riddles.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

/** Saturday's riddle was released 15 hours ago in Berlin and 9 in New York; Sunday's, an hour ago in Tokyo. */
const now = new Date("2026-11-21T16:05:00Z");
const [berlin, newYork, tokyo] = ["Europe/Berlin", "America/New_York", "Asia/Tokyo"];

/** Opens a context with one subscriber in each of the zones; the riddle service is away for one of them. */
async function open(
  zones: readonly string[],
  { away, batchSize }: { away?: string; batchSize?: number } = {},
) {
  const server = await startRiddles(() => now);
  closeLater({ close: () => server.server.stop() });
  const settings = { RIDDLE_URL: server.url, NOTIFICATION_TO_RIDDLE_KEY: callKey };
  const opened = await openContext(
    { now: () => now, ...(batchSize !== undefined && { batchSize }) },
    settings,
  );
  const find: typeof opened.riddles.find = (date, timeZone) =>
    timeZone === away
      ? Promise.reject(new Error("the riddles are away"))
      : opened.riddles.find(date, timeZone);
  const context = { ...opened, riddles: { ...opened.riddles, find } };
  context.texts.keep();
  const people: [string, { timeZone: string }][] = zones.map((timeZone, index) => [
    `r${index}`,
    { timeZone },
  ]);
  if (people.length > 0) await addSubscribers(context, Object.fromEntries(people));
  const statesOf = async () =>
    Object.fromEntries(
      (await context.mailings.listSince(new Date(0))).map((one) => [one.timeZone, one.state]),
    );
  return { context, statesOf };
}

it("runs the mailings that aren't late, and returns when the next riddle is released in a zone", async () => {
  const { context, statesOf } = await open([berlin, newYork, tokyo]);
  expect(await planMailings(context)).toEqual(new Date("2026-11-21T23:05:00Z"));
  expect(await statesOf()).toEqual({ [berlin]: "missed", [newYork]: "filled", [tokyo]: "filled" });
});

it("knows no next release where nobody is subscribed", async () => {
  expect(await planMailings((await open([])).context)).toBeUndefined();
});

it("goes on with a mailing that began in time, however late it is", async () => {
  const { context, statesOf } = await open([berlin]);
  const { isLate: _isLate, ...plan } = mailingIn(berlin, now);
  await context.mailings.add({ ...plan, timeZone: berlin, state: "held", cursor: "" });
  await planMailings(context);
  expect(await statesOf()).toEqual({ [berlin]: "filled" });
});

it("begins none at shutdown", async () => {
  const { context, statesOf } = await open([newYork]);
  await planMailings({ ...context, signal: AbortSignal.abort() });
  expect(await statesOf()).toEqual({});
});

it("runs the others when one can't go on, and asks to be run again", async () => {
  const { context, statesOf } = await open([newYork, tokyo], { away: newYork });
  await expect(planMailings(context)).rejects.toThrow("1 mailings can't go on");
  expect(await statesOf()).toEqual({ [newYork]: "preparing", [tokyo]: "filled" });
});

it("leaves the rest of a mailing to the replica that has taken over", async () => {
  const { context, statesOf } = await open([newYork, newYork, newYork], { batchSize: 1 });
  const { deliveries, mailings, mongo } = context;
  const stored = mongo.connection.collection("deliveries");
  const plan = mailingIn(newYork, now);
  await mailings.add({ ...plan, timeZone: newYork, state: "preparing", cursor: "" });
  const add: typeof deliveries.add = async (batch) => {
    const added = await deliveries.add(batch);
    if ((await stored.countDocuments()) === 2)
      await mailings.hold(plan.id, "another replica", new Date(+now + 3_600_000), new Date(+now + 7_200_000));
    return added;
  };
  expect(await runMailing({ ...context, deliveries: { ...deliveries, add } }, plan)).toBe(false);
  expect(await stored.countDocuments()).toBe(2);
  expect(await statesOf()).toEqual({ [newYork]: "filling" });
});
