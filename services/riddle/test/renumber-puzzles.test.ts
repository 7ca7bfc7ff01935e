import type { DomainEvent } from "@wordlehint/contracts";
import { createLog, type Outbox } from "@wordlehint/runtime";
import { renumberPuzzles } from "../src/actions/renumber-puzzles.ts";
import type { Context } from "../src/context.ts";
import { createNumbering } from "../src/store/numbering.ts";
import { createNumberStore, type NumberStore } from "../src/store/number-store.ts";
import { openDatabase, riddleConfig } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");

/** The database that replicas share, and what editors have set. Nothing is published: events stay in the outbox. */
async function openHouse() {
  const { connection } = await openDatabase(riddleConfig());
  const numbers = createNumberStore(connection);
  const editors = { offset: 1 };
  const announced = async () => {
    const document = await connection.collection<Outbox>("knownSettings").findOne();
    return (document?.outbox ?? []).map(({ data }: DomainEvent) => data);
  };

  /** A replica whose writes fail as often as `faults` says. */
  const start = async (faults: Partial<Record<"change" | "announceAgain", number>> = {}) => {
    const left = { change: 0, announceAgain: 0, ...faults };
    const faulty: NumberStore = {
      saved: numbers.saved,
      change: async (...change) => {
        if (left.change-- > 0) throw new Error("the database is away");
        return numbers.change(...change);
      },
      announceAgain: async (...event) => {
        if (left.announceAgain-- > 0) throw new Error("the database is away");
        return numbers.announceAgain(...event);
      },
    };
    const numbering = createNumbering();
    numbering.use(await numbers.saved());
    const context = {
      numbers: faulty,
      numbering,
      content: { puzzleNumberOffset: () => Promise.resolve(editors.offset) },
      outbox: { wake: () => undefined },
      log: createLog({ service: "test", level: "silent" }),
      now: () => noon,
    } as unknown as Context;
    return { check: () => renumberPuzzles(context, undefined), current: () => numbering.current() };
  };
  return { start, editors, announced };
}

const offset = (puzzleNumberOffset: number) => ({ puzzleNumberOffset });

describe("a replica that can't save a change of the number", () => {
  it("keeps the old number, and announces the new one as soon as it can be saved", async () => {
    const { start, editors, announced } = await openHouse();
    const replica = await start({ change: 1 });
    editors.offset = 0;
    await expect(replica.check()).rejects.toThrow("away");
    expect([replica.current(), await announced()]).toEqual([1, []]);
    await replica.check();
    expect([replica.current(), await announced()]).toEqual([0, [offset(0)]]);
  });

  it("announces it after a restart", async () => {
    const { start, editors, announced } = await openHouse();
    editors.offset = 0;
    await expect((await start({ change: 1 })).check()).rejects.toThrow("away");
    const restarted = await start();
    await restarted.check();
    expect([restarted.current(), await announced()]).toEqual([0, [offset(0)]]);
  });
});

describe("a replica that finds the number changed by another one", () => {
  it("announces it again, even if that fails at first", async () => {
    const { start, editors, announced } = await openHouse();
    const late = await start({ announceAgain: 1 });
    editors.offset = 0;
    await (await start()).check();
    await expect(late.check()).rejects.toThrow("away");
    await late.check();
    expect([late.current(), await announced()]).toEqual([0, [offset(0), offset(0)]]);
  });

  it("announces nothing if it began with the new number", async () => {
    const { start, editors, announced } = await openHouse();
    editors.offset = 0;
    await (await start()).check();
    await (await start()).check();
    expect(await announced()).toEqual([offset(0)]);
  });
});
