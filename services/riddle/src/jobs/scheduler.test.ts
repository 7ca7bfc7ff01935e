import { homeZone, releaseInstantMs } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { createLog } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Riddle } from "../domain/riddle.ts";
import { createRiddleShelf } from "../state/riddle-shelf.ts";
import { startScheduler } from "./scheduler.ts";

const [yesterday, today, tomorrow] = ["2026-11-20", "2026-11-21", "2026-11-22"];
const releaseMs = releaseInstantMs(today, homeZone);
const hourMs = 3_600_000;

const shutdowns: AbortController[] = [];
afterEach(() => shutdowns.splice(0).forEach((shutdown) => shutdown.abort()));

/** A scheduler just before the release of today's riddle. The live riddles are there; making another one never ends. */
function start() {
  const shutdown = new AbortController();
  shutdowns.push(shutdown);
  const clock = { ms: releaseMs - 100 };
  const released = new Set<string>();
  const made: string[] = [];
  const saved = [yesterday, today, tomorrow].map(
    (date) => ({ date, word: "crane", lines: ["A verse"], hints: [] }) as unknown as Riddle,
  );
  const context = {
    signal: shutdown.signal,
    onClose: () => undefined,
    log: createLog({ service: "test", level: "silent" }),
    now: () => new Date(clock.ms),
    config: { HORIZON_DAYS: 3, RIDDLE_HISTORY_DAYS: 1 },
    shelf: createRiddleShelf(),
    archive: { refresh: () => Promise.resolve() },
    answers: {
      wordFor: (date: string) =>
        date < yesterday ? Promise.resolve("crane") : new Promise<string>(() => undefined),
    },
    offline: {
      write: () => ({
        lines: ["I wade"],
        theme: null,
        hints: ["It is tall.", "It wades.", "A bird on long legs."],
        source: "composer",
      }),
    },
    riddles: {
      from: () => Promise.resolve(saved),
      datesBetween: () => Promise.resolve(new Set()),
      addSilently: (riddles: Riddle[]) => Promise.resolve(void made.push(...riddles.map(({ date }) => date))),
      withoutHintsBefore: () => Promise.resolve([]),
      upTo: () => Promise.resolve([]),
      unreleasedUpTo: (date: string) =>
        Promise.resolve(
          saved.map((riddle) => riddle.date).filter((one) => one <= date && !released.has(one)),
        ),
      release: (date: string) => Promise.resolve(released.size < released.add(date).size),
    },
    outbox: { wake: () => undefined },
  } as unknown as Context;
  startScheduler(context, { maxDelayMs: hourMs });
  return { clock, released, made };
}

it("announces a release when its time comes, even while another riddle is still being made", async () => {
  const { clock, released } = start();
  await eventually(() => expect([...released]).toEqual([yesterday]));
  clock.ms = releaseMs;
  await eventually(() => expect([...released]).toEqual([yesterday, today]));
});

it("fills the past once the live riddles are there, even while another riddle is still being made", async () => {
  const { made } = start();
  await eventually(() => expect(made).toEqual(["2026-11-19"]));
});
