import type { DomainEvent } from "@wordlehint/contracts";
import { purgedTags, purgingEvents } from "./purge-rules.ts";

const envelope = {
  id: "event-0001",
  version: 1,
  occurredAt: "2026-11-21T05:05:00Z",
  aggregateId: "2026-11-21",
};
const data = { date: "2026-11-21" };
const change = {
  dataset: "production",
  transactionId: "t1",
  documents: [
    { id: "a", type: "blogPost", slugs: ["a"] },
    { id: "b", type: "blogPost", slugs: [] },
    { id: "c", type: "author", slugs: [] },
  ],
};

describe("an event", () => {
  it.each(["riddle.generated", "riddle.released"] as const)("%s purges the pages of its puzzle", (type) => {
    expect(purgedTags({ ...envelope, type, data }, "production")).toEqual([
      "puzzle:2026-11-21",
      "past-puzzle:2026-11-21",
    ]);
    expect(purgingEvents).toContain(type);
  });

  it.each(["content.published", "content.unpublished"] as const)(
    "%s purges the pages with the sync tags that it names",
    (type) => {
      const event: DomainEvent = { ...envelope, type, data: { ...change, syncTags: ["s1:one", "s1:two"] } };
      expect(purgedTags(event, "production")).toEqual(["s1:one", "s1:two"]);
      expect(purgingEvents).toContain(type);
    },
  );

  it.each(["content.published", "content.unpublished"] as const)(
    "%s without sync tags purges all pages with documents of the same types",
    (type) => {
      const event: DomainEvent = { ...envelope, type, data: change };
      expect(purgedTags(event, "production")).toEqual(["type:blogPost", "type:author"]);
    },
  );

  it("of another dataset purges nothing", () => {
    const event: DomainEvent = { ...envelope, type: "content.published", data: change };
    expect(purgedTags(event, "staging")).toEqual([]);
  });

  it("that affects no page purges nothing", () => {
    const notice: DomainEvent = {
      ...envelope,
      type: "riddle.horizon_low",
      data: { date: "2026-11-21", reason: "short" },
    };
    expect(purgedTags(notice, "production")).toEqual([]);
  });
});
