import type { ListenEvent, MutationEvent, ResumableListenOptions } from "@sanity/client";
import { eventually } from "@wordlehint/test-servers";
import { closeAll } from "./support/close-later.ts";
import type { EventReader, ReceivedEvent } from "./support/event-reader.ts";
import { startHttpLake, type HttpLake } from "./support/http-lake.ts";
import { lakeConfig } from "./support/replicas.ts";

const closers: (() => void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) close();
  await closeAll();
});

const allEvents: ResumableListenOptions["events"] = [
  "welcome",
  "mutation",
  "reconnect",
  "welcomeback",
  "reset",
];

/** Listens with Sanity's client. */
function listen(lake: HttpLake, query: string, options: Partial<ResumableListenOptions> = {}, name = "ada") {
  const events: ListenEvent[] = [];
  const errors: unknown[] = [];
  const subscription = lake
    .client(name)
    .listen(query, { type: "post" }, {
      enableResume: true,
      events: allEvents,
      ...options,
    } as ResumableListenOptions)
    .subscribe({ next: (event) => events.push(event as ListenEvent), error: (error) => errors.push(error) });
  closers.push(() => subscription.unsubscribe());
  const mutations = () => events.filter((event): event is MutationEvent => event.type === "mutation");
  return {
    events,
    errors,
    mutations,
    until: (type: ListenEvent["type"], count = 1) =>
      eventually(() =>
        expect(events.filter((event) => event.type === type).length).toBeGreaterThanOrEqual(count),
      ),
  };
}

it("Sanity's client gets each change once, with the requested parts", async () => {
  const lake = await startHttpLake();
  const listener = listen(lake, "*[_type == $type]", {
    includePreviousRevision: true,
    effectFormat: "mendoza",
  });
  await listener.until("welcome");
  const ada = lake.client("ada");
  const { _rev: first } = await ada.create({ _id: "a", _type: "post", n: 1 });
  const { _rev: second } = await ada.patch("a").set({ n: 2 }).commit();
  await ada.delete("a");
  await listener.until("mutation", 3);
  expect(listener.mutations()).toMatchObject([
    {
      transition: "appear",
      documentId: "a",
      identity: "ada",
      resultRev: first,
      result: { n: 1 },
      previous: null,
    },
    {
      transition: "update",
      previousRev: first,
      resultRev: second,
      previous: { n: 1 },
      mutations: [{ patch: { id: "a", set: { n: 2 } } }],
      effects: { apply: expect.any(Array) as unknown[], revert: expect.any(Array) as unknown[] },
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    },
    { transition: "disappear", previousRev: second },
  ]);
  expect(listener.mutations()[2]).not.toHaveProperty("result");
});

it("Events lack the parts that weren't requested", async () => {
  const lake = await startHttpLake();
  const listener = await lake.events(
    "/data/listen/production?query=*&includeMutations=false&tag=x&visibility=query&unknown=1",
    { as: "ada" },
  );
  await listener.until("welcome", 1);
  await lake.client("ada").create({ _id: "a", _type: "post" });
  const [mutation] = await listener.until("mutation", 1);
  for (const name of ["result", "previous", "mutations", "effects"])
    expect(mutation?.data).not.toHaveProperty(name);
  expect(mutation?.id).toBe(mutation?.data.eventId);
});

it("Changes of drafts are sent on request only, but always to older clients", async () => {
  const lake = await startHttpLake();
  const published = listen(lake, "*");
  const all = listen(lake, "*", { includeAllVersions: true });
  await Promise.all([published.until("welcome"), all.until("welcome")]);
  const ada = lake.client("ada");
  await ada.create({ _id: "drafts.a", _type: "post" });
  await ada.create({ _id: "a", _type: "post" });
  await Promise.all([published.until("mutation"), all.until("mutation", 2)]);
  expect(published.mutations().map(({ documentId }) => documentId)).toEqual(["a"]);
  expect(all.mutations().map(({ documentId }) => documentId)).toEqual(["drafts.a", "a"]);
  const old = await fetch(`${lake.url}/v1/data/listen/production?query=*`, {
    headers: { authorization: "Bearer ada" },
  });
  expect(old.status).toBe(200);
  await old.body?.cancel();
});

it("A listener resumes at another replica without missing anything", async () => {
  const config = lakeConfig();
  const [first, second] = [await startHttpLake(config), await startHttpLake(config, { isIsolated: true })];
  const path = "/data/listen/production?query=*&enableResume=true&includeResult=true";
  const before = await first.events(path, { as: "ada" });
  await before.until("welcome", 1);
  const ada = first.client("ada");
  await ada.create({ _id: "a", _type: "post", n: 0 });
  const [last] = await before.until("mutation", 1);
  await first.close();
  await before.ended;

  const again = second.client("ada");
  await again.patch("a").inc({ n: 1 }).commit();
  const after = await second.events(path, { as: "ada", headers: { "last-event-id": last?.id ?? "" } });
  await after.until("welcomeback", 1);
  await again.patch("a").inc({ n: 1 }).commit();
  const missed = await after.until("mutation", 2);
  expect(missed.map(({ data }) => data.result)).toMatchObject([{ n: 1 }, { n: 2 }]);
});

it("A listener starts anew if it can't resume, or isn't asked to", async () => {
  const lake = await startHttpLake();
  const headers = { "last-event-id": "unknown#a" };
  const reset = await lake.events("/data/listen/production?query=*&enableResume=true", { headers });
  await reset.until("reset", 1);
  const welcome = await lake.events("/data/listen/production?query=*", { headers });
  await welcome.until("welcome", 1);
});

it("Sanity's client reconnects by itself after a restart, and resumes", async () => {
  const config = lakeConfig();
  const first = await startHttpLake(config);
  const port = Number(new URL(first.url).port);
  const listener = listen(first, "*[_type == $type]");
  await listener.until("welcome");
  await first.client("ada").create({ _id: "a", _type: "post" });
  await listener.until("mutation");
  await first.close();
  await listener.until("reconnect");
  const second = await startHttpLake(config, {}, port);
  await listener.until("welcomeback");
  await second.client("ada").patch("a").set({ n: 1 }).commit();
  await listener.until("mutation", 2);
  expect(listener.errors).toEqual([]);
});

it("An error in a query, before and during listening, is reported to its sender alone", async () => {
  const lake = await startHttpLake();
  const malformed = listen(lake, "*[_type ==");
  await eventually(() => expect(malformed.errors).toHaveLength(1));
  expect(String(malformed.errors[0])).toContain("GROQ query parse error");

  const failing = listen(lake, "*[geo::distance(a, b) > 1]");
  const sound = listen(lake, "*");
  await Promise.all([failing.until("welcome"), sound.until("welcome")]);
  await lake.client("ada").create({ _id: "a", _type: "post" });
  await eventually(() => expect(failing.errors).toHaveLength(1));
  await sound.until("mutation");
});

it("An event is made once, however many listen", async () => {
  const lake = await startHttpLake();
  const search =
    "query=*%5B_type==%22post%22%5D&includeResult=true&includePreviousRevision=true&effectFormat=mendoza";
  const listeners: EventReader[] = [];
  const listenTwice = async () => {
    for (const as of ["eve", "root"]) {
      const events = await lake.events(`/data/listen/production?${search}`, { as });
      await events.until("welcome", 1);
      listeners.push(events);
    }
  };
  const marker = "a long text that each event contains";
  /** Returns how often a document with that text is serialized, from its save until every listener has the event. */
  const timesWritten = async (n: number) => {
    const written = jest.spyOn(JSON, "stringify");
    await lake.client("ada").createOrReplace({ _id: "page", _type: "post", n, text: marker });
    const isThere = ({ data: { result } }: ReceivedEvent) => (result as { n?: number } | undefined)?.n === n;
    await eventually(() => expect(listeners.every(({ received }) => received.some(isThere))).toBe(true));
    const count = written.mock.results.filter(({ value }) => String(value).includes(marker)).length;
    written.mockRestore();
    return count;
  };
  await listenTwice();
  const byTwo = await timesWritten(1);
  for (let count = 0; count < 10; count++) await listenTwice();
  expect(await timesWritten(2)).toBeLessThan(byTwo + 10);
  for (const events of listeners) {
    const [last] = events.received.slice(-1);
    expect(last?.data).toMatchObject({ result: { text: marker }, previous: { n: 1 }, transition: "update" });
  }
});
