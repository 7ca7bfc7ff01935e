import type { LiveEvent } from "@sanity/client";
import { eventually } from "@wordlehint/local/test-servers";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake } from "./support/http-lake.ts";
import { lakeConfig } from "./support/replicas.ts";

afterEach(closeAll);

const path = "/data/live/events/production";

it("Sanity's client gets the tags of results that a publish makes stale, and then fresh results", async () => {
  const lake = await startHttpLake();
  const client = lake.client();
  const query = "*[_type == 'post'].title";
  const before = await client.fetch(query, {}, { filterResponse: false });
  const events: LiveEvent[] = [];
  const subscription = client.live.events().subscribe((event) => events.push(event));
  await eventually(() => expect(events).toMatchObject([{ type: "welcome" }]));
  const ada = lake.client("ada");
  await ada.create({ _id: "drafts.a", _type: "post", title: "Next" });
  await ada.create({ _id: "b", _type: "post", title: "Now" });
  const message = await eventually(() => {
    const [found] = events.filter((event) => event.type === "message");
    if (!found) throw new Error("no message yet");
    return found;
  });
  subscription.unsubscribe();
  expect(message.tags).toEqual(expect.arrayContaining(before.syncTags ?? []));
  expect(events.filter(({ type }) => type === "message")).toHaveLength(1);
  const replica = await startHttpLake(lake.replica.config, { pollMs: 3_600_000, isDeaf: true });
  expect(await replica.client().fetch(query, {}, { lastLiveEventId: message.id })).toEqual(["Now"]);
});

it("sends tags of drafts on request to clients that may read them", async () => {
  const lake = await startHttpLake();
  const reader = await lake.events(`${path}?includeDrafts=true`, { as: "eve" });
  await reader.until("welcome", 1);
  await lake.client("ada").create({ _id: "drafts.a", _type: "post" });
  await reader.until("message", 1);
  expect((await lake.fetch(`${path}?includeDrafts=true`)).status).toBe(401);
});

it("resumes after the last event received, even on a replica that is behind", async () => {
  const config = lakeConfig();
  const lake = await startHttpLake(config);
  const behind = await startHttpLake(config, { pollMs: 3_600_000, isDeaf: true });
  const ada = lake.client("ada");
  const reader = await lake.events(path);
  await reader.until("welcome", 1);
  await ada.create({ _id: "a", _type: "post" });
  const [first] = await reader.until("message", 1);
  reader.close();
  await ada.create({ _id: "b", _type: "post" });
  await ada.create({ _id: "c", _type: "post" });

  for (const replica of [lake, behind]) {
    const again = await replica.events(path, { headers: { "last-event-id": first?.id ?? "" } });
    expect((await again.until("message", 2)).map(({ id }) => id)).toEqual(["live-2", "live-3"]);
    expect(again.received[0]).toMatchObject({ event: "welcome", id: first?.id });
  }
});

it.each(["live-99", "made-elsewhere", "live-01"])("starts anew after an unknown id: %p", async (id) => {
  const lake = await startHttpLake();
  await lake.client("ada").create({ _id: "a", _type: "post" });
  const reader = await lake.events(path, { headers: { "last-event-id": id } });
  await reader.until("restart", 1);
  expect(reader.received[0]).toMatchObject({ event: "restart", id: "live-1" });
  await lake.client("ada").create({ _id: "b", _type: "post" });
  await reader.until("message", 1);
});

it("ends when the service shuts down", async () => {
  const lake = await startHttpLake();
  const reader = await lake.events(path);
  await reader.until("welcome", 1);
  await lake.close();
  await reader.ended;
});
