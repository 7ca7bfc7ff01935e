import type { DomainEvent } from "@wordlehint/contracts";
import { createLog, newEvent, type Following, type StreamPlace } from "@wordlehint/runtime";
import { Registry } from "prom-client";
import type { Context } from "../context.ts";
import { createPageMetrics } from "../state/pages/page-metrics.ts";
import { createRendersInFlight } from "../state/pages/renders-in-flight.ts";
import { followPurges } from "./follow-purges.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const released = newEvent("riddle.released", "2026-11-21", { date: "2026-11-21" }, noon);
const published = (
  liveEventId: string,
  dataset = "production",
  type: "content.published" | "content.unpublished" = "content.published",
): DomainEvent =>
  newEvent(
    type,
    `${dataset}/t1`,
    {
      dataset,
      transactionId: "t1",
      documents: [{ id: "about", type: "page", slugs: ["about"] }],
      liveEventId,
    },
    noon,
  );
const place = (sequence: number): StreamPlace => ({ stream: "s", sequence });

/** A gateway whose disk takes as long as the test says, and a bus that delivers what the test says. */
function follow({
  place: since,
  saved,
}: { place?: StreamPlace; saved?: PromiseWithResolvers<undefined> } = {}) {
  let following: Following | undefined;
  const steps: string[] = [];
  const purged: string[] = [];
  const marks: PromiseWithResolvers<undefined>[] = [];
  const closing: (() => Promise<void>)[] = [];
  const logged: string[] = [];
  const write = (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg);
  const pageMetrics = createPageMetrics(new Registry(), () => ({ memory: 0, disk: 0 }));
  const state: { place?: StreamPlace; liveEventId?: string } = since ? { place: since } : {};
  const context = {
    bus: {
      follow: (options: Following) => (following = options),
      close: () => Promise.resolve(void steps.push("bus closed")),
    },
    state: {
      get place() {
        return state.place;
      },
      get liveEventId() {
        return state.liveEventId;
      },
      save: (change: typeof state) => {
        Object.assign(state, change);
        if (change.place) steps.push(`place ${change.place.sequence}`);
        return saved?.promise ?? Promise.resolve();
      },
    },
    store: {
      tagged: () => [],
      list: () => [],
      markStale: () => {
        const mark = Promise.withResolvers<undefined>();
        marks.push(mark);
        steps.push("marking");
        return mark.promise;
      },
    },
    kept: { purge: (service: string) => purged.push(service), purgeAll: () => purged.push("all") },
    renders: createRendersInFlight(),
    rerenders: { add: () => undefined },
    pageMetrics,
    log: createLog({ service: "test", level: "warn", destination: { write } }),
    config: { SANITY_DATASET: "production" },
    onClose: (close: () => Promise<void>) => closing.push(close),
  } as unknown as Context;
  followPurges(context);
  if (!following) throw new Error("follows nothing");
  return {
    ...following,
    state,
    steps,
    purged,
    marks,
    logged,
    causes: async () => (await pageMetrics.purges.get()).values.map(({ labels }) => labels.cause),
    close: () => Promise.all(closing.map((close) => close())),
  };
}

/** Lets pending promises settle. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("the position in the event stream", () => {
  it("is saved only when the pages of the event are marked on the disk", async () => {
    const { handle, marks, steps } = follow();
    void handle(released, place(7));
    await turn();
    expect(steps).toEqual(["marking"]);
    marks[0]?.resolve(undefined);
    await turn();
    expect(steps).toEqual(["marking", "place 7"]);
  });

  it("isn't saved before the pages of all earlier events are marked", async () => {
    const { handle, marks, steps } = follow();
    void handle(released, place(7));
    void handle(released, place(8));
    marks[1]?.resolve(undefined);
    await turn();
    expect(steps).toEqual(["marking", "marking"]);
    marks[0]?.resolve(undefined);
    await turn();
    expect(steps).toEqual(["marking", "marking", "place 7", "place 8"]);
  });

  it("isn't saved before all pages are marked, when events may have been missed", async () => {
    const { handle, onGap, marks, steps } = follow({ place: place(1) });
    onGap();
    void handle(released, place(9));
    marks[1]?.resolve(undefined);
    await turn();
    expect(steps).toEqual(["marking", "marking"]);
    marks[0]?.resolve(undefined);
    await turn();
    expect(steps.at(-1)).toBe("place 9");
  });

  it("is saved for events that concern no page, too", async () => {
    const { handle, steps } = follow();
    void handle(published("live-1", "staging"), place(3));
    await turn();
    expect(steps).toEqual(["place 3"]);
  });

  it("is saved before the gateway has closed, and after the bus has", async () => {
    const { handle, marks, steps, close } = follow();
    void handle(released, place(7));
    const closed = close();
    await turn();
    expect(steps).toEqual(["marking", "bus closed"]);
    marks[0]?.resolve(undefined);
    await closed;
    expect(steps.at(-1)).toBe("place 7");
  });
});

it("purges the kept responses of the service that an event is about, or all if events may have been missed", () => {
  const { handle, onGap, purged } = follow();
  void handle(released, place(1));
  void handle(published("live-1"), place(2));
  expect(purged).toEqual(["riddle"]);
  onGap();
  expect(purged).toEqual(["riddle", "all"]);
});

describe("when events may have been missed", () => {
  const warning = "events may have been missed; rendering all pages again";

  it("says so, and counts the purge by its cause", async () => {
    const { onGap, logged, causes } = follow({ place: place(1) });
    onGap();
    expect(logged).toEqual([warning]);
    expect(await causes()).toEqual(["gap"]);
  });

  it("says nothing at the very first start, which has missed none, but the next time", () => {
    const { onGap, logged } = follow();
    onGap();
    expect(logged).toEqual([]);
    onGap();
    expect(logged).toEqual([warning]);
  });
});

describe("the state of the content that renders must know", () => {
  it("is the newest that an event of our dataset names", () => {
    const { handle, state } = follow();
    void handle(published("live-9"), place(1));
    void handle(published("live-10"), place(2));
    void handle(published("live-9"), place(3));
    void handle(published("live-99", "staging"), place(4));
    void handle(released, place(5));
    expect(state.liveEventId).toBe("live-10");
    void handle(published("live-11", "production", "content.unpublished"), place(6));
    expect(state.liveEventId).toBe("live-11");
  });

  it("is forgotten when events may have been missed", () => {
    const { handle, onGap, state } = follow();
    void handle(published("live-9"), place(1));
    onGap();
    expect(state.liveEventId).toBeUndefined();
  });

  it("is forgotten on the disk, too, before the gateway has closed", async () => {
    const saved = Promise.withResolvers<undefined>();
    const { onGap, marks, close } = follow({ saved });
    onGap();
    marks[0]?.resolve(undefined);
    let hasClosed = false;
    const closed = close().then(() => (hasClosed = true));
    await turn();
    expect(hasClosed).toBe(false);
    saved.resolve(undefined);
    await closed;
  });
});
