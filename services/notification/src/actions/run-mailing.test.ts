import { createLog } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { mailingIn } from "../domain/mailing.ts";
import { runMailing } from "./run-mailing.ts";

const now = new Date("2026-11-21T06:00:00Z");
const days = [0, 1, 2, 3, 4, 5, 6];
const confirmedAt = new Date("2026-11-01T00:00:00Z");
const people = ["ada", "bob", "eve"].map((id) => ({ id, days, confirmedAt }));

/** Runs the mailing of a zone whose content is judged, one subscriber at a time. `saves` says whether it still holds it. */
async function run(timeZone: string, saves: (times: number) => boolean = () => true) {
  const plan = mailingIn(timeZone, now);
  const [made, saved]: [{ id: string; subscriberId: string; expiresAt: Date }[], object[]] = [[], []];
  const context = {
    mailings: {
      hold: () => Promise.resolve({ ...plan, content: {}, state: "filling", cursor: "" }),
      save: (_id: string, _holder: string, { cursor, state }: Record<string, unknown>) => {
        saved.push({ cursor, state });
        return Promise.resolve(saves(saved.length));
      },
    },
    subscribers: {
      listActive: (_zone: string, after: string) =>
        Promise.resolve(people.filter(({ id }) => id > after).slice(0, 1)),
    },
    deliveries: { add: (deliveries: typeof made) => Promise.resolve(made.push(...deliveries)) },
    now: () => now,
    signal: new AbortController().signal,
    replicaId: "one",
    batchSize: 1,
    log: createLog({ service: "test", level: "silent" }),
  };
  const isFilled = await runMailing(context as unknown as Context, plan);
  return { plan, made, saved, isFilled };
}

it("makes one delivery for each, until the next riddle, and remembers how far it got", async () => {
  const { plan, made, saved, isFilled } = await run("America/New_York");
  expect(made.map(({ subscriberId }) => subscriberId)).toEqual(["ada", "bob", "eve"]);
  expect(made[0]).toMatchObject({ kind: "daily-hint", mailing: plan.id, expiresAt: plan.expiresAt });
  expect(saved).toEqual([
    { cursor: "ada", state: "filling" },
    { cursor: "bob", state: "filling" },
    { cursor: "eve", state: "filling" },
    { cursor: "eve", state: "filled" },
  ]);
  expect(isFilled).toBe(true);
});

it("brings nobody a date twice who moves to another time zone on that day", async () => {
  const [first, second] = [await run("America/New_York"), await run("Europe/Berlin")];
  expect(first.plan.date).toBe(second.plan.date);
  expect(second.made.map(({ id }) => id)).toEqual(first.made.map(({ id }) => id));
});

it("leaves the rest to the replica that has taken over", async () => {
  const { made, isFilled } = await run("America/New_York", (times) => times < 2);
  expect(made.map(({ subscriberId }) => subscriberId)).toEqual(["ada", "bob"]);
  expect(isFilled).toBe(false);
});
