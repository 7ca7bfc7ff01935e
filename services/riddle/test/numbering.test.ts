import { latestRiddleSchema, type DomainEvent, type EventData } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/local/test-servers";
import { connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import type { RiddleConfig } from "../src/config.ts";
import { startLake, type FakeLake } from "./start-lake.ts";
import { closeAll, riddleConfig, startRiddle } from "./start-riddle.ts";

const noon = new Date("2026-11-21T17:00:00Z");
const now = () => noon;

let lake: FakeLake;
let config: RiddleConfig;
let bus: Bus;
/** Each announcement, with the number that each replica gave at that moment. */
let heard: { event: DomainEvent; numbers: number[] }[];
let services: Awaited<ReturnType<typeof startRiddle>>[];

beforeEach(async () => {
  lake = await startLake({ puzzleNumberOffset: 1 });
  config = riddleConfig({ SANITY_API_HOST: lake.url });
  heard = [];
  services = [];
  const { NATS_URL: url, BUS_NAMESPACE: namespace } = config;
  const log = createLog({ service: "test", level: "silent" });
  bus = connectBus({ url, namespace, replicas: 1, service: "test", log });
  await bus.ready;
  const followed = Promise.withResolvers<undefined>();
  bus.follow({
    types: ["riddle.renumbered"],
    handle: async (event) => {
      heard.push({ event, numbers: await Promise.all(services.map(numberOf)) });
    },
    onGap: () => followed.resolve(undefined),
  });
  await followed.promise;
});

afterEach(async () => {
  await bus.close();
  await lake.stop();
});

type Riddle = Awaited<ReturnType<typeof startRiddle>>;

const numberOf = async (service: Riddle) =>
  latestRiddleSchema.parse(await (await service.get("/api/riddle/latest")).json()).puzzleNumber;

async function start(): Promise<Riddle> {
  const service = await startRiddle(config, { now });
  await eventually(async () => expect((await service.get("/readyz")).status).toBe(200));
  services.push(service);
  return service;
}

const publish = (change: Partial<EventData<"content.published">> = {}) => {
  const documents = [{ id: "siteSettings", type: "siteSettings", slugs: [] }];
  const data = { dataset: "production", transactionId: "t1", documents, liveEventId: "live-7", ...change };
  return bus.publish(newEvent("content.published", "production/t1", data, noon));
};
const untilNumber = (service: Riddle, number: number) =>
  eventually(async () => expect(await numberOf(service)).toBe(number));

describe("puzzles", () => {
  it("are numbered as editors have set it", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    await untilNumber(await start(), 1981);
  });

  it.each([null, {}, { puzzleNumberOffset: null }, { puzzleNumberOffset: "7" }, { puzzleNumberOffset: 1.5 }])(
    "are counted from 1 where the settings say nothing of use (%j)",
    async (settings) => {
      lake.settings = settings;
      const service = await start();
      await eventually(() => expect(lake.requests.length).toBeGreaterThan(0));
      expect(await numberOf(service)).toBe(1982);
    },
  );

  it("are counted from 1 while the content can't be asked, and right as soon as it can", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    await lake.stop();
    const service = await start();
    expect(await numberOf(service)).toBe(1982);
    await lake.start();
    await untilNumber(service, 1981);
  });

  it("keep their last known numbers after a restart without the content", async () => {
    lake.settings = { puzzleNumberOffset: 0 };
    await untilNumber(await start(), 1981);
    await eventually(() => expect(heard).toHaveLength(1));
    await closeAll();
    services = [];
    await lake.stop();
    expect(await numberOf(await start())).toBe(1981);
  });
});

describe("new settings", () => {
  it("are used at once, by every replica, which tells of it only then", async () => {
    const replicas = [await start(), await start()] as const;
    for (const replica of replicas) expect(await numberOf(replica)).toBe(1982);
    lake.settings = { puzzleNumberOffset: 0 };
    await publish();
    await eventually(() => expect(heard).toHaveLength(2));
    for (const { event } of heard) expect(event.data).toEqual({ puzzleNumberOffset: 0 });
    expect(heard.at(-1)?.numbers).toEqual([1981, 1981]);
    expect(lake.requests.at(-1)?.url).toContain("lastLiveEventId=live-7");
  });

  it("that leave the numbers as they are are told to nobody", async () => {
    const service = await start();
    await eventually(() => expect(lake.requests.length).toBe(1));
    await publish();
    await eventually(() => expect(lake.requests.length).toBe(2));
    lake.settings = { puzzleNumberOffset: 2 };
    await publish();
    await untilNumber(service, 1983);
    await eventually(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.event.data).toEqual({ puzzleNumberOffset: 2 });
  });

  it("are read again until the content can tell them", async () => {
    const service = await start();
    await eventually(() => expect(lake.requests.length).toBe(1));
    lake.settings = { puzzleNumberOffset: 0 };
    lake.isBroken = true;
    await publish();
    await eventually(() => expect(lake.requests.length).toBeGreaterThan(2));
    expect(await numberOf(service)).toBe(1982);
    lake.isBroken = false;
    await untilNumber(service, 1981);
  });

  it("of another dataset, and other documents, aren't looked at", async () => {
    const service = await start();
    await eventually(() => expect(lake.requests.length).toBe(1));
    await publish({ dataset: "staging" });
    await publish({ documents: [{ id: "a", type: "blogPost", slugs: ["a"] }] });
    lake.settings = { puzzleNumberOffset: 0 };
    await publish();
    await untilNumber(service, 1981);
    expect(lake.requests).toHaveLength(2);
  });
});
