import type { AnalyticsEvent } from "../../lib/track.ts";
import { makeOutbox } from "./outbox.ts";

const view = (path: string): AnalyticsEvent => ({ name: "page_view", path });

describe("Events on their way to the provider", () => {
  it("wait until it is there, and arrive in order", () => {
    const outbox = makeOutbox();
    const arrived: AnalyticsEvent[] = [];
    outbox.send(view("/"));
    outbox.send(view("/about"));
    expect(arrived).toEqual([]);
    outbox.open((event) => arrived.push(event));
    outbox.send(view("/contact"));
    expect(arrived).toEqual([view("/"), view("/about"), view("/contact")]);
  });

  it("arrive once, although the provider's frame loads again", () => {
    const outbox = makeOutbox();
    const arrived: AnalyticsEvent[] = [];
    outbox.send(view("/"));
    outbox.open((event) => arrived.push(event));
    outbox.open((event) => arrived.push(event));
    outbox.send(view("/about"));
    expect(arrived).toEqual([view("/"), view("/about")]);
  });

  it("never arrive when they are of the e-mail sign-up", () => {
    const outbox = makeOutbox();
    const arrived: AnalyticsEvent[] = [];
    outbox.send({ name: "email_subscription" });
    outbox.open((event) => arrived.push(event));
    outbox.send({ name: "email_subscription" });
    expect(arrived).toEqual([]);
  });
});
