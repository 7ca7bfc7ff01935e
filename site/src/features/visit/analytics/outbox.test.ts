import type { AnalyticsEvent } from "../../../lib/track.ts";
import { makeOutbox } from "./outbox.ts";

const view = (path: string): AnalyticsEvent => ({ name: "page_view", path });

describe("Analytics events", () => {
  it("wait until the provider is ready, and arrive in order", () => {
    const outbox = makeOutbox();
    const arrived: AnalyticsEvent[] = [];
    outbox.send(view("/"));
    outbox.send(view("/about"));
    expect(arrived).toEqual([]);
    outbox.open((event) => arrived.push(event));
    outbox.send(view("/contact"));
    expect(arrived).toEqual([view("/"), view("/about"), view("/contact")]);
  });

  it("arrive once, although the provider's frame reloads", () => {
    const outbox = makeOutbox();
    const arrived: AnalyticsEvent[] = [];
    outbox.send(view("/"));
    outbox.open((event) => arrived.push(event));
    outbox.open((event) => arrived.push(event));
    outbox.send(view("/about"));
    expect(arrived).toEqual([view("/"), view("/about")]);
  });

  it("are never sent for the email sign-up", () => {
    const outbox = makeOutbox();
    const arrived: AnalyticsEvent[] = [];
    outbox.send({ name: "email_subscription" });
    outbox.open((event) => arrived.push(event));
    outbox.send({ name: "email_subscription" });
    expect(arrived).toEqual([]);
  });
});
