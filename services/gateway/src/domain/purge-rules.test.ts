import type { DomainEvent } from "@wordlehint/contracts";
import { purgedTags, purgingEvents } from "./purge-rules.ts";

const envelope = {
  id: "event-0001",
  version: 1,
  occurredAt: "2026-11-21T05:05:00Z",
  aggregateId: "2026-11-21",
};
const data = { date: "2026-11-21", puzzleNumber: 1982, riddle: "A verse" };

describe("an event", () => {
  it.each(["riddle.generated", "riddle.released"] as const)("%s purges the pages of its puzzle", (type) => {
    expect(purgedTags({ ...envelope, type, data })).toEqual(["puzzle:2026-11-21"]);
    expect(purgingEvents).toContain(type);
  });

  it("that concerns no page purges nothing", () => {
    const notice: DomainEvent = {
      ...envelope,
      type: "riddle.horizon_low",
      data: { date: "2026-11-21", reason: "short" },
    };
    expect(purgedTags(notice)).toEqual([]);
  });
});
