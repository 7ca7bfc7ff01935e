import type { LiveEvent } from "@sanity/client";
import { eventually } from "@wordlehint/test-servers";
import { closeAll } from "./support/close-later.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";

const path = "/data/live/events/production";
let lake: HttpLake;
/** Reads transactions of the other replica only when a request needs them. */
let behind: HttpLake;
beforeAll(async () => {
  lake = await startHttpLake();
  behind = await startHttpLake(lake.replica.config, { pollMs: 3_600_000, isIsolated: true });
});
afterAll(closeAll);

const latest = () => `live-${lake.replica.production.sequence()}`;

it("Sanity's client gets the tags of results that a publish makes stale, and then fresh results", async () => {
  const client = lake.client();
  const query = "*[_type == 'post'].title";
  const before = await client.fetch(query, {}, { filterResponse: false });
  const events: LiveEvent[] = [];
  const subscription = client.live.events().subscribe((event) => events.push(event));
  await eventually(() => expect(events).toMatchObject([{ type: "welcome" }]));
  const ada = lake.client("ada");
  await ada.create({ _id: "drafts.now", _type: "post", title: "Next" });
  await ada.create({ _id: "now", _type: "post", title: "Now" });
  const message = await eventually(() => {
    const [found] = events.filter((event) => event.type === "message");
    if (!found) throw new Error("no message yet");
    return found;
  });
  subscription.unsubscribe();
  expect(message.tags).toEqual(expect.arrayContaining(before.syncTags ?? []));
  expect(events.filter(({ type }) => type === "message")).toHaveLength(1);
  expect(await behind.client().fetch(query, {}, { lastLiveEventId: message.id })).toEqual(["Now"]);
});

it("Clients get the tags of the former page when a document moves or is unpublished", async () => {
  const ada = lake.client("ada");
  await ada.create({ _id: "moving", _type: "guide", slug: { current: "old" } });
  const tagsOf = async (slug: string) => {
    const query = `*[_type == "guide" && slug.current == "${slug}"][0]{title}`;
    return (await lake.client().fetch(query, {}, { filterResponse: false })).syncTags ?? [];
  };
  const reader = await lake.events(path);
  await reader.until("welcome", 1);
  await ada.patch("moving").set({ "slug.current": "new" }).commit();
  await ada.delete("moving");
  const [moved, unpublished] = await reader.until("message", 2);
  const [old, next] = [await tagsOf("old"), await tagsOf("new")];
  expect(moved?.data.tags).toEqual(expect.arrayContaining([...old, ...next]));
  expect(unpublished?.data.tags).toEqual(expect.arrayContaining(next));
  expect(unpublished?.data.tags).not.toEqual(expect.arrayContaining(old));
});

it("Clients that may read drafts get their tags on request", async () => {
  const reader = await lake.events(`${path}?includeDrafts=true`, { as: "eve" });
  await reader.until("welcome", 1);
  await lake.client("ada").create({ _id: "drafts.told", _type: "post" });
  await reader.until("message", 1);
  expect((await lake.fetch(`${path}?includeDrafts=true`)).status).toBe(401);
});

it("A stream resumes after the last event received, even on a replica that is behind", async () => {
  const ada = lake.client("ada");
  const reader = await lake.events(path);
  await reader.until("welcome", 1);
  await ada.create({ _id: "a", _type: "post" });
  const [first] = await reader.until("message", 1);
  reader.close();
  const missed: string[] = [];
  for (const _id of ["b", "c"]) {
    await ada.create({ _id, _type: "post" });
    missed.push(latest());
  }

  for (const replica of [lake, behind]) {
    const again = await replica.events(path, { headers: { "last-event-id": first?.id ?? "" } });
    expect((await again.until("message", 2)).map(({ id }) => id)).toEqual(missed);
    expect(again.received[0]).toMatchObject({ event: "welcome", id: first?.id });
  }
});

it.each(["live-99", "made-elsewhere", "live-01"])(
  "A stream starts anew after an unknown id: %p",
  async (id) => {
    const now = latest();
    const reader = await lake.events(path, { headers: { "last-event-id": id } });
    await reader.until("restart", 1);
    expect(reader.received[0]).toMatchObject({ event: "restart", id: now });
    await lake.client("ada").create({ _type: "post" });
    await reader.until("message", 1);
  },
);

it("A stream ends when the service shuts down", async () => {
  const leaving = await startHttpLake();
  const reader = await leaving.events(path);
  await reader.until("welcome", 1);
  await leaving.close();
  await reader.ended;
});
