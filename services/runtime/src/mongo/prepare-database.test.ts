import type { Connection } from "mongoose";
import type { Log } from "../log.ts";
import type { Mongo } from "./connect-mongo.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** A database whose parts note what is done with them, in order. */
function useDatabase({
  ready = Promise.resolve(),
  abortedIn,
}: { ready?: Promise<void>; abortedIn?: string } = {}) {
  const done: string[] = [];
  const failures: Record<string, Error | undefined> = {};
  const stop = new AbortController();
  const act = (name: string) => () => {
    done.push(name);
    if (name === abortedIn) stop.abort();
    const failure = failures[name];
    failures[name] = undefined;
    return failure ? Promise.reject(failure) : Promise.resolve();
  };
  const models = { A: { createIndexes: act("A") }, B: { createIndexes: act("B") } };
  const warnings: unknown[] = [];
  const log = { warn: (...given: unknown[]) => void warnings.push(given) } as unknown as Log;
  const mongo = { connection: { models } as unknown as Connection, ready } as Mongo;
  const prepare = () =>
    prepareDatabase({ mongo, log, signal: stop.signal, steps: [act("first"), act("second")] });
  return { done, failures, warnings, stop, prepare };
}

it("makes the indexes of every model, and then takes the steps in their order", async () => {
  const { done, warnings, prepare } = useDatabase();
  await prepare();
  expect([done, warnings]).toEqual([["A", "B", "first", "second"], []]);
});

it("does nothing before the database responds", async () => {
  const { promise: ready, resolve: respond } = Promise.withResolvers<undefined>();
  const { done, prepare } = useDatabase({ ready });
  const prepared = prepare();
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual([]);
  respond(undefined);
  await prepared;
  expect(done).toEqual(["A", "B", "first", "second"]);
});

it.each(["B", "first", "second"])(
  "does all of it again when %s has failed, and says why",
  async (failing) => {
    const { done, failures, warnings, prepare } = useDatabase();
    const failure = (failures[failing] = new Error("gone"));
    await prepare();
    const all = ["A", "B", "first", "second"];
    expect(done).toEqual([...all.slice(0, all.indexOf(failing) + 1), ...all]);
    expect(warnings).toEqual([[{ err: failure }, "the database could not be prepared, retrying"]]);
  },
);

it("ends when it is aborted before the database responds", async () => {
  const { done, stop, prepare } = useDatabase({ ready: Promise.withResolvers<undefined>().promise });
  const prepared = prepare();
  stop.abort();
  await prepared;
  expect(done).toEqual([]);
});

it("ends when a step fails because it was aborted, and says nothing", async () => {
  const { done, failures, warnings, prepare } = useDatabase({ abortedIn: "first" });
  failures.first = new Error("gone");
  await prepare();
  expect([done, warnings]).toEqual([["A", "B", "first"], []]);
});
