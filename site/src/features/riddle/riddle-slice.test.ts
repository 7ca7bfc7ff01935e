import type { ShownRiddle } from "../../lib/shown-riddle.ts";
import {
  freshMs,
  isDue,
  keptMs,
  riddleAsked,
  riddleMissed,
  riddleReceived,
  riddleReducer,
  riddleRendered,
} from "./riddle-slice.ts";

const riddleOf = (date: string): ShownRiddle => ({
  id: date,
  date,
  puzzleNumber: 1,
  wordLength: 5,
  riddle: "A verse",
  facts: { wordLength: 5, vowelCount: 2, hasRepeatedLetter: false, startsWith: "consonant" },
});
const start = riddleReducer(undefined, { type: "start" });
const rendered = riddleReducer(start, riddleRendered({ riddle: riddleOf("2026-11-21"), nowMs: 1_000 }));

describe("The browser asks for the riddle", () => {
  it("when it has none", () => {
    expect(isDue(start, "2026-11-21", 0)).toBe(true);
  });

  it("not while the rendered one is of the player's day and fresh", () => {
    expect(isDue(rendered, "2026-11-21", 1_000 + freshMs - 1)).toBe(false);
  });

  it("when the player's day is another one", () => {
    expect(isDue(rendered, "2026-11-22", 1_000)).toBe(true);
    expect(isDue(rendered, "2026-11-20", 1_000)).toBe(true);
  });

  it("when an hour has passed", () => {
    expect(isDue(rendered, "2026-11-21", 1_000 + freshMs)).toBe(true);
  });

  it("not while an answer is on its way", () => {
    expect(isDue(riddleReducer(rendered, riddleAsked()), "2026-11-22", 1_000)).toBe(false);
  });

  it("not again at once when the service has another day than the player's clock", () => {
    const received = riddleReceived({ riddle: riddleOf("2026-11-21"), day: "2026-11-23", nowMs: 2_000 });
    expect(isDue(riddleReducer(rendered, received), "2026-11-23", 3_000)).toBe(false);
  });
});

describe("The riddle in the store", () => {
  const newer = riddleReducer(
    rendered,
    riddleReceived({ riddle: riddleOf("2026-11-22"), day: "2026-11-22", nowMs: 2_000 }),
  );

  it("stays when a page that was rendered earlier is shown again", () => {
    const again = riddleReducer(newer, riddleRendered({ riddle: riddleOf("2026-11-21"), nowMs: 3_000 }));
    expect(again.latest?.date).toBe("2026-11-22");
  });

  it("gives way to a page that was rendered later", () => {
    const later = riddleReducer(newer, riddleRendered({ riddle: riddleOf("2026-11-23"), nowMs: 3_000 }));
    expect(later.latest?.date).toBe("2026-11-23");
  });

  it("is kept for three hours", () => {
    const page = { riddle: riddleOf("2026-11-21"), nowMs: 2_000 + keptMs };
    expect(riddleReducer(newer, riddleRendered(page)).latest?.date).toBe("2026-11-21");
  });

  it("stays while questions fail, and the failures are counted", () => {
    const failed = [riddleMissed(), riddleMissed()].reduce(riddleReducer, newer);
    expect(failed).toMatchObject({ latest: { date: "2026-11-22" }, misses: 2, isPending: false });
  });

  it("counts an answer of a day that is over as a miss, and forgets misses with the right one", () => {
    const ask = (date: string) => riddleReceived({ riddle: riddleOf(date), day: "2026-11-23", nowMs: 3_000 });
    const early = riddleReducer(newer, ask("2026-11-22"));
    expect(early.misses).toBe(1);
    expect(riddleReducer(early, ask("2026-11-23")).misses).toBe(0);
  });
});
