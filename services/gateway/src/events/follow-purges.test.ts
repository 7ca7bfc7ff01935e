import type { DomainEvent } from "@wordlehint/contracts";
import { newEvent, type Following, type StreamPlace } from "@wordlehint/runtime";
import { now, turn, usePages } from "../../test/support/use-pages.ts";
import { followPurges } from "./follow-purges.ts";

const date = "2026-11-21";
const released = newEvent("riddle.released", date, { date }, now());
const published = (
  liveEventId: string,
  dataset = "production",
  type: "content.published" | "content.unpublished" = "content.published",
): DomainEvent => {
  const documents = [{ id: "about", type: "page", slugs: ["about"] }];
  return newEvent(type, `${dataset}/t1`, { dataset, transactionId: "t1", documents, liveEventId }, now());
};
const place = (sequence: number): StreamPlace => ({ stream: "s", sequence });

/** A gateway whose disk takes as long as the test says, on a bus that delivers what the test says. */
function follow({ isFirstStart = false } = {}) {
  const { context, disk, saved, logged } = usePages();
  const { state, pageMetrics } = context;
  const followed: Following[] = [];
  const closing: (() => Promise<void>)[] = [];
  const purged: string[] = [];
  let isBusClosed = false;
  if (!isFirstStart) Object.assign(state, { place: place(1) });
  followPurges({
    ...context,
    config: { ...context.config, SANITY_DATASET: "production" },
    bus: {
      follow: (following) => {
        followed.push(following);
        return { isCurrent: () => Promise.resolve(true) };
      },
      close: () => Promise.resolve(void (isBusClosed = true)),
    },
    kept: { purge: (service) => void purged.push(service), purgeAll: () => void purged.push("all") },
    onClose: (close) => void closing.push(close),
  });
  const [following] = followed;
  if (!following) throw new Error("follows nothing");
  return {
    ...following,
    state,
    disk,
    saved,
    logged,
    purged,
    places: () => saved.flatMap((change) => ("place" in change ? [change.place] : [])),
    causes: async () => (await pageMetrics.purges.get()).values.map(({ labels }) => labels.cause),
    close: async () => {
      await closing[0]?.();
      return { isBusClosed };
    },
    isBusClosed: () => isBusClosed,
  };
}

describe("the position in the event stream", () => {
  it("is saved only when the pages of this event and of all earlier ones are marked on the disk", async () => {
    const { handle, disk, places } = follow();
    void handle(released, place(7));
    void handle(released, place(8));
    disk.marks[1]?.resolve(undefined);
    await turn();
    expect(places()).toEqual([]);
    disk.marks[0]?.resolve(undefined);
    await turn();
    expect(places()).toEqual([place(7), place(8)]);
  });

  it("isn't saved before all pages are marked, when events may have been missed", async () => {
    const { handle, onGap, disk, places } = follow();
    onGap();
    void handle(released, place(9));
    disk.marks[1]?.resolve(undefined);
    await turn();
    expect(places()).toEqual([]);
    disk.marks[0]?.resolve(undefined);
    await turn();
    expect(places()).toEqual([place(9)]);
  });

  it("is saved for events that concern no page, too", async () => {
    const { handle, places } = follow();
    void handle(published("live-1", "staging"), place(3));
    await turn();
    expect(places()).toEqual([place(3)]);
  });

  it("is saved before the gateway has closed, and after the bus has", async () => {
    const { handle, disk, places, close, isBusClosed } = follow();
    void handle(released, place(7));
    const closed = close();
    await turn();
    expect([isBusClosed(), places()]).toEqual([true, []]);
    disk.marks[0]?.resolve(undefined);
    await closed;
    expect(places()).toEqual([place(7)]);
  });
});

it("purges the kept responses of the service that published an event, or all if events may have been missed", () => {
  const { handle, onGap, purged } = follow();
  void handle(released, place(1));
  void handle(published("live-1"), place(2));
  expect(purged).toEqual(["riddle"]);
  onGap();
  expect(purged).toEqual(["riddle", "all"]);
});

it("warns that events may have been missed, but not at the very first start", async () => {
  const { onGap, logged, causes } = follow({ isFirstStart: true });
  onGap();
  expect(logged).toEqual([]);
  onGap();
  expect(logged).toHaveLength(1);
  expect(await causes()).toEqual(["gap"]);
});

describe("the state of the content that renders must know", () => {
  it("is the newest that an event of our dataset names, until events may have been missed", () => {
    const { handle, onGap, state } = follow();
    void handle(published("live-9"), place(1));
    void handle(published("live-10"), place(2));
    void handle(published("live-9"), place(3));
    void handle(published("live-99", "staging"), place(4));
    void handle(released, place(5));
    expect(state.liveEventId).toBe("live-10");
    void handle(published("live-11", "production", "content.unpublished"), place(6));
    expect(state.liveEventId).toBe("live-11");
    onGap();
    expect(state.liveEventId).toBeUndefined();
  });

  it("is forgotten on the disk, too, before the gateway has closed", async () => {
    const { onGap, disk, state, close } = follow();
    const forgetting = Promise.withResolvers<undefined>();
    state.save = () => forgetting.promise;
    onGap();
    disk.marks[0]?.resolve(undefined);
    let hasClosed = false;
    const closed = close().then(() => (hasClosed = true));
    await turn();
    expect(hasClosed).toBe(false);
    forgetting.resolve(undefined);
    await closed;
  });
});
