import { testServers } from "@wordlehint/test-servers";
import { connect, nanos, type NatsConnection } from "nats";
import { busesOn } from "./support/buses.ts";

let buses: ReturnType<typeof busesOn>;
let raw: NatsConnection;

beforeAll(async () => {
  raw = await connect({ servers: testServers().natsUrl });
});
afterAll(() => raw.close());
beforeEach(() => {
  buses = busesOn(testServers().natsUrl);
});
afterEach(() => buses.close());

it("brings an older stream up to date, but keeps the subjects of another version, which may have other events", async () => {
  await buses.join().check();
  const { streams } = await raw.jetstreamManager();
  const stream = `${buses.namespace}_EVENTS`;
  const { config } = await streams.info(stream);
  const subjects = [...config.subjects, `${buses.namespace}.newer.>`];
  await streams.update(stream, { ...config, subjects, max_age: nanos(60 * 60_000) });
  await buses.join().check();
  expect((await streams.info(stream)).config).toEqual({ ...config, subjects });
});

it("has the broker keep events on disk for fourteen days, and their ids for five minutes", async () => {
  await buses.join().check();
  const { streams } = await raw.jetstreamManager();
  expect((await streams.info(`${buses.namespace}_EVENTS`)).config).toMatchObject({
    storage: "file",
    max_age: nanos(14 * 86_400_000),
    duplicate_window: nanos(5 * 60_000),
    num_replicas: 1,
  });
});

it("checks the broker by a real round trip, which leaves one message however often", async () => {
  const bus = buses.join();
  await bus.check();
  await bus.check();
  const { streams } = await raw.jetstreamManager();
  expect((await streams.info(`${buses.namespace}_HEALTH`)).state).toMatchObject({ messages: 1, last_seq: 2 });
});

it("connects to whichever of several brokers responds", async () => {
  await buses.join({ url: `nats://127.0.0.1:9,${testServers().natsUrl}` }).check();
});
