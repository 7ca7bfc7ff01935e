import { latestRiddleSchema, type DomainEvent, type EventData } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import type { RiddleConfig } from "../src/config.ts";
import { createNumberStore } from "../src/store/number-store.ts";
import { addPastRiddles } from "./past-riddles.ts";
import { startLake, type FakeLake } from "./start-lake.ts";
import { closeAll, openDatabase, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const now = () => noon;

let lake: FakeLake;
let config: RiddleConfig;
let bus: Bus;
/** Every `riddle.renumbered` so far. */
let heard: DomainEvent[];
/** Called with each of them, as a renderer of pages would be. */
let onRenumbered: () => Promise<void>;

beforeEach(async () => {
  lake = await startLake({ puzzleNumberOffset: 1 });
  config = riddleConfig({ SANITY_API_HOST: lake.url });
  heard = [];
  onRenumbered = () => Promise.resolve();
  const { NATS_URL: url, BUS_NAMESPACE: namespace } = config;
  const log = createLog({ service: "test", level: "silent" });
  bus = connectBus({ url, namespace, replicas: 1, service: "test", log });
  await bus.ready;
  const followed = Promise.withResolvers<undefined>();
  bus.follow({
    types: ["riddle.renumbered"],
    handle: async (event) => {
      await onRenumbered();
      heard.push(event);
    },
    onGap: () => followed.resolve(undefined),
  });
  await followed.promise;
});

afterEach(async () => {
  await bus.close();
  await lake.stop();
});

type Replica = Awaited<ReturnType<typeof startRiddle>>;

const numberOf = async (replica: Replica) =>
  latestRiddleSchema.parse(await (await replica.get("/api/riddle/latest")).json()).puzzleNumber;

/** Reads the riddles as rarely as in production: a response in memory ends when its riddle is read again. */
async function start(changes: Partial<RiddleConfig> = {}): Promise<Replica> {
  const replica = await startRiddle({ ...config, ...changes }, { now, scheduleMs: 60_000 });
  await eventually(async () => expect((await replica.getAdmin("/readyz")).status).toBe(200));
  return replica;
}

const publish = (change: Partial<EventData<"content.published">> = {}) => {
  const documents = [{ id: "siteSettings", type: "siteSettings", slugs: [] }];
  const data = { dataset: "production", transactionId: "t1", documents, liveEventId: "live-7", ...change };
  return bus.publish(newEvent("content.published", "production/t1", data, noon));
};
const untilNumber = (replica: Replica, number: number) =>
  eventually(async () => expect(await numberOf(replica)).toBe(number));
const untilAsked = (queries: number) => eventually(() => expect(lake.queries).toHaveLength(queries));
const announced = () => heard.map(({ data }) => (data as EventData<"riddle.renumbered">).puzzleNumberOffset);

describe("puzzles", () => {
  it("are numbered as editors have set it", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    await untilNumber(await start(), 1981);
    // The document's id is the studio's affair.
    expect(lake.queries[0]?.searchParams.get("query")).toContain(`_type == "siteSettings"`);
  });

  it.each([null, {}, { puzzleNumberOffset: null }, { puzzleNumberOffset: "7" }, { puzzleNumberOffset: 1.5 }])(
    "are counted from 1 when the settings have no valid number (%j)",
    async (settings) => {
      lake.settings = settings;
      const replica = await start();
      await eventually(() => expect(lake.queries.length).toBeGreaterThan(0));
      expect(await numberOf(replica)).toBe(1982);
    },
  );

  it("are counted from 1 until the content can be read", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    await lake.stop();
    const replica = await start();
    expect(await numberOf(replica)).toBe(1982);
    await lake.start();
    await untilNumber(replica, 1981);
  });

  it("keep their last known numbers after a restart without the content", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    await untilNumber(await start(), 1981);
    // The document's id is the studio's affair.
    expect(lake.queries[0]?.searchParams.get("query")).toContain(`_type == "siteSettings"`);
    await eventually(() => expect(announced()).toEqual([0]));
    await closeAll();
    await lake.stop();
    expect(await numberOf(await start())).toBe(1981);
  });
});

describe("a change of the settings", () => {
  it("is announced when the replica uses the new number", async () => {
    const replica = await start();
    expect(await numberOf(replica)).toBe(1982);
    const numbers: number[] = [];
    onRenumbered = async () => void numbers.push(await numberOf(replica));
    lake.settings = { puzzleNumberOffset: 0 };
    await publish();
    await eventually(() => expect(announced()).toEqual([0]));
    expect(numbers).toEqual([1981]);
    expect(lake.queries.at(-1)?.searchParams.get("lastLiveEventId")).toBe("live-7");
  });

  it("is announced when each response that has numbers has the new ones", async () => {
    await addPastRiddles(config, ["2026-11-19", "2026-11-20"]);
    const replica = await start();
    const paths = ["latest", "by-date?date=2026-11-21", "previous", "feed", "calendar"];
    const read = async (path: string) => {
      const response = await replica.get(`/api/riddle/${path}`);
      expect(response.status).toBe(200);
      return response.text();
    };
    // The first requests load riddles into the archive, which invalidates the responses kept so far.
    await Promise.all(paths.map(read));
    const before = await Promise.all(paths.map(read));
    const unchanged: string[] = [];
    onRenumbered = async () => {
      for (const [index, path] of paths.entries())
        if ((await read(path)) === before[index]) unchanged.push(path);
    };
    lake.settings = { puzzleNumberOffset: 0 };
    await publish();
    await eventually(() => expect(announced()).toEqual([0]));
    expect(unchanged).toEqual([]);
  });

  it("is announced once by two replicas that find it at the same time", async () => {
    const replicas = [await start(), await start()];
    for (const offset of [0, 5]) {
      const queries = lake.queries.length;
      const release = lake.hold();
      lake.settings = { puzzleNumberOffset: offset };
      await publish();
      await untilAsked(queries + 2);
      release();
      await eventually(() => expect(announced()).toContain(offset));
    }
    for (const replica of replicas) await untilNumber(replica, 1986);
    expect(announced()).toEqual([0, 5]);
  });

  it("is announced again by a replica that gave out the old number meanwhile", async () => {
    const slowLake = await startLake({ puzzleNumberOffset: 1 });
    try {
      const replicas = [await start(), await start({ SANITY_API_HOST: slowLake.url })] as const;
      const release = slowLake.hold();
      lake.settings = slowLake.settings = { puzzleNumberOffset: 0 };
      const shown: number[][] = [];
      onRenumbered = async () => {
        shown.push(await Promise.all(replicas.map(numberOf)));
        release();
      };
      await publish();
      await eventually(() => expect(announced()).toEqual([0, 0]));
      expect(shown).toEqual([
        [1981, 1982],
        [1981, 1981],
      ]);
    } finally {
      await slowLake.stop();
    }
  });

  it("reaches a replica that can't read the content through the event, which it announces again", async () => {
    const brokenLake = await startLake({ puzzleNumberOffset: 1 });
    try {
      const replicas = [await start(), await start({ SANITY_API_HOST: brokenLake.url })] as const;
      brokenLake.isBroken = true;
      lake.settings = { puzzleNumberOffset: 0 };
      let shown: number[] = [];
      onRenumbered = async () => {
        shown = await Promise.all(replicas.map(numberOf));
      };
      await publish();
      await eventually(() => expect(announced()).toEqual([0, 0]));
      expect(shown).toEqual([1981, 1981]);
    } finally {
      await brokenLake.stop();
    }
  });

  it("is announced after a restart when the broker could not be reached before", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    const replica = await startRiddle({ ...config, NATS_URL: "nats://127.0.0.1:9" }, { now });
    await untilNumber(replica, 1981);
    await closeAll();
    await start();
    await eventually(() => expect(announced()).toEqual([0]));
  });

  it("is announced after a restart when the replica was killed before it could publish the event", async () => {
    const event = newEvent("riddle.renumbered", "puzzleNumberOffset", { puzzleNumberOffset: 0 }, noon);
    const { connection } = await openDatabase(config);
    expect(await createNumberStore(connection).change(1, 0, event)).toBe(true);
    lake.settings = { puzzleNumberOffset: 0 };
    expect(await numberOf(await start())).toBe(1981);
    await eventually(() => expect(heard).toEqual([event]));
  });

  it("is not announced again after a restart, nor by changes that keep the number", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    await start();
    await eventually(() => expect(announced()).toEqual([0]));
    await closeAll();
    const replica = await start();
    const queries = lake.queries.length;
    await publish();
    await untilAsked(queries + 1);
    lake.settings = { puzzleNumberOffset: 2 };
    await publish();
    await untilNumber(replica, 1983);
    await eventually(() => expect(announced()).toEqual([0, 2]));
  });

  it("is read again until the content responds", async () => {
    const replica = await start();
    const queries = lake.queries.length;
    lake.settings = { puzzleNumberOffset: 0 };
    lake.isBroken = true;
    await publish();
    await eventually(() => expect(lake.queries.length).toBeGreaterThan(queries + 1));
    expect(await numberOf(replica)).toBe(1982);
    lake.isBroken = false;
    await untilNumber(replica, 1981);
    expect(lake.queries.at(-1)?.searchParams.get("lastLiveEventId")).toBe("live-7");
  });

  it("is read for settings of the site's own dataset only", async () => {
    const replica = await start();
    const queries = lake.queries.length;
    await publish({ dataset: "staging" });
    await publish({ documents: [{ id: "a", type: "blogPost", slugs: ["a"] }] });
    lake.settings = { puzzleNumberOffset: 0 };
    await publish();
    await untilNumber(replica, 1981);
    expect(lake.queries).toHaveLength(queries + 1);
  });
});

it.each([
  ["was never saved", [0, 5]],
  ["was saved before", [7, 9]],
])(
  "saves only one of two simultaneous changes of a number that %s, with its event",
  async (when, [a = 0, b = 0]) => {
    const { connection } = await openDatabase(config);
    const numbers = createNumberStore(connection);
    const eventOf = (offset: number) =>
      newEvent("riddle.renumbered", "puzzleNumberOffset", { puzzleNumberOffset: offset }, noon);
    if (when === "was saved before") await numbers.change(1, 3, eventOf(3));
    const saved = await numbers.saved();
    const changed = await Promise.all([a, b].map((offset) => numbers.change(saved, offset, eventOf(offset))));
    expect(changed.toSorted()).toEqual([false, true]);
    const winner = changed[0] ? a : b;
    expect(await numbers.saved()).toBe(winner);
    const document = await connection.collection("knownSettings").findOne();
    expect((document?.outbox as DomainEvent[]).at(-1)?.data).toEqual({ puzzleNumberOffset: winner });
  },
);
