import { createLog } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import { planMailings } from "./plan-mailings.ts";

/** Saturday's riddle was released 15 hours ago in Berlin and 9 in New York; Sunday's, an hour ago in Tokyo. */
const now = new Date("2026-11-21T16:05:00Z");
const [berlin, newYork, tokyo] = ["Europe/Berlin", "America/New_York", "Asia/Tokyo"] as const;
const ids = {
  [berlin]: `2026-11-21 ${berlin}`,
  [newYork]: `2026-11-21 ${newYork}`,
  [tokyo]: `2026-11-22 ${tokyo}`,
} as const;

function start({
  states = {},
  zones = [newYork, berlin, tokyo],
}: { states?: object; zones?: string[] } = {}) {
  const [added, run]: [[string, string][], string[]] = [[], []];
  const stopping = new AbortController();
  const context = {
    subscribers: {
      zones: () => Promise.resolve(zones),
      hasActiveBefore: () => Promise.resolve(true),
    },
    mailings: {
      findStates: () => Promise.resolve(new Map(Object.entries(states))),
      add: ({ id, state }: { id: string; state: string }) => {
        added.push([id, state]);
        return Promise.resolve(true);
      },
      hold: (id: string) => {
        run.push(id);
        return Promise.resolve(undefined);
      },
    },
    now: () => now,
    signal: stopping.signal,
    replicaId: "one",
    log: createLog({ service: "test", level: "silent" }),
  };
  return { added, run, stopping, context: context as unknown as Context, hold: context.mailings };
}

it("begins the mailings that aren't late, and says when the next riddle is released anywhere", async () => {
  const { added, run, context } = start();
  expect(await planMailings(context)).toEqual(new Date("2026-11-21T23:05:00Z"));
  expect(added).toEqual([
    [ids[newYork], "preparing"],
    [ids[berlin], "missed"],
    [ids[tokyo], "preparing"],
  ]);
  expect(run).toEqual([ids[newYork], ids[tokyo]]);
});

it("knows no next release where nobody is subscribed", async () => {
  expect(await planMailings(start({ zones: [] }).context)).toBeUndefined();
});

it("goes on with a mailing that began in time, however late it is", async () => {
  const { added, run, context } = start({ states: { [ids[berlin]]: "held" }, zones: [berlin] });
  await planMailings(context);
  expect([added, run]).toEqual([[], [ids[berlin]]]);
});

it("leaves mailings alone that are filled or missed, and all of them at shutdown", async () => {
  const done = start({
    states: { [ids[newYork]]: "filled", [ids[tokyo]]: "missed" },
    zones: [newYork, tokyo],
  });
  await planMailings(done.context);
  expect([done.added, done.run]).toEqual([[], []]);
  const closing = start();
  closing.stopping.abort();
  await planMailings(closing.context);
  expect([closing.added, closing.run]).toEqual([[], []]);
});

it("runs the others when one can't go on, and asks to be run again", async () => {
  const { run, context, hold } = start();
  const { hold: take } = hold;
  hold.hold = (id) => (id === ids[newYork] ? Promise.reject(new Error("the riddles are away")) : take(id));
  await expect(planMailings(context)).rejects.toThrow("1 mailings can't go on");
  expect(run).toEqual([ids[tokyo]]);
});
