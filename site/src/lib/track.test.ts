import { receiveEvents, track, type AnalyticsEvent } from "./track.ts";

const view = (path: string): AnalyticsEvent => ({ name: "page_view", path });

describe("track()", () => {
  it("delivers events only while a receiver is set", () => {
    const received: AnalyticsEvent[] = [];
    track(view("/before"));
    const stop = receiveEvents((event) => received.push(event));
    track(view("/while"));
    stop();
    track(view("/after"));
    expect(received).toEqual([view("/while")]);
  });

  it("keeps a newer receiver when an older one unsubscribes late", () => {
    const received: AnalyticsEvent[] = [];
    const stopOlder = receiveEvents(() => undefined);
    const stop = receiveEvents((event) => received.push(event));
    stopOlder();
    track(view("/"));
    expect(received).toEqual([view("/")]);
    stop();
  });
});
