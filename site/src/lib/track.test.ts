import { receiveEvents, track, type AnalyticsEvent } from "./track.ts";

const view = (path: string): AnalyticsEvent => ({ name: "page_view", path });

describe("An event", () => {
  it("reaches who receives events, and nobody before or after", () => {
    const received: AnalyticsEvent[] = [];
    track(view("/before"));
    const stop = receiveEvents((event) => received.push(event));
    track(view("/while"));
    stop();
    track(view("/after"));
    expect(received).toEqual([view("/while")]);
  });

  it("goes on to a new receiver when an older one ends late", () => {
    const received: AnalyticsEvent[] = [];
    const stopOlder = receiveEvents(() => undefined);
    const stop = receiveEvents((event) => received.push(event));
    stopOlder();
    track(view("/"));
    expect(received).toEqual([view("/")]);
    stop();
  });
});
