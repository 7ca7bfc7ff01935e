import { NatsError, type ApiError, type ConnectionOptions } from "nats";
import { FakeConnection } from "../../test/support/fake-connection.ts";
import { recordingLog } from "../../test/support/recording-log.ts";
import { createMetrics } from "../metrics.ts";
import { keepConnected, type KeeperOptions } from "./keep-connected.ts";
import { busNames } from "./names.ts";

const recheckMs = 30_000;
/** The real one, also while fake timers replace it. */
const { setImmediate } = globalThis;

/** A broker with its streams, as every connection to it sees them. */
class FakeBroker {
  /** The creation time of the event stream; undefined when there is no stream. */
  stream: string | undefined;
  /** The creation time of the next stream. */
  next = "first";
  /** Bytes in the event stream, of a hundred. */
  bytes = 0;
  /** Counts the requests for information about a stream, and those to add one. */
  readonly asked = { info: 0, add: 0 };
  /** With what the next requests about streams are rejected, one after the other. */
  failures: Error[] = [];

  readonly manager = {
    streams: {
      add: (config: { name: string }) => {
        this.asked.add++;
        const failure = this.failures.shift();
        if (failure) return Promise.reject(failure);
        this.stream ??= this.next;
        return Promise.resolve({ config, created: this.stream });
      },
      info: (name: string) => {
        this.asked.info++;
        const failure = this.failures.shift();
        if (failure) return Promise.reject(failure);
        if (this.stream === undefined || name !== "tests_EVENTS") return Promise.reject(notFound());
        const { stream: created, bytes } = this;
        return Promise.resolve({ created, config: { max_bytes: 100 }, state: { bytes } });
      },
    },
  };
}

const notFound = () =>
  Object.assign(new NatsError("stream not found", "404"), {
    api_error: { code: 404, err_code: 10_059, description: "stream not found" } satisfies ApiError,
  });

let broker: FakeBroker;
let closing: (() => Promise<void>)[];
beforeEach(() => {
  broker = new FakeBroker();
  closing = [];
  jest.useFakeTimers();
  // Nothing is taken off a delay; see `backoffMs`.
  jest.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(async () => {
  for (const close of closing) await close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs pending callbacks, advances the fake timers, and runs the callbacks that follow from it. */
async function pass(ms = 0) {
  await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

/** Keeps a connection to the fake broker. The first attempts to connect are rejected with `failures`. */
function keep(failures: Error[] = [], options: Partial<KeeperOptions> = {}) {
  const { log, lines } = recordingLog();
  const attempts: (ConnectionOptions | undefined)[] = [];
  const connections: FakeConnection[] = [];
  const connected = jest.fn();
  const keeper = keepConnected(
    {
      url: "nats://one.test,nats://two.test",
      names: busNames("tests"),
      replicas: 1,
      service: "riddle",
      log,
      connected,
      recheckMs,
      ...options,
    },
    (wanted) => {
      attempts.push(wanted);
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      const connection = new FakeConnection(broker.manager, "the client for JetStream");
      connections.push(connection);
      return Promise.resolve(connection.asConnection());
    },
  );
  closing.push(async () => {
    const closed = keeper.close();
    await pass(2000);
    await closed;
  });
  const said = () => lines.map(({ level, msg, err, stream }) => [level, msg, err ?? stream]);
  const latest = () => {
    const connection = connections.at(-1);
    if (!connection) throw new Error("nothing is connected");
    return connection;
  };
  const isReady = () => Promise.race([keeper.ready.then(() => true), Promise.resolve(false)]);
  return { keeper, attempts, connections, connected, said, latest, isReady };
}

/** Returns the value that a promise resolves or rejects with. */
const outcomeOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

const away = "the broker is away";
const connectedTo = (stream: string) => ["info", "connected to the broker", stream];
const saying = (message: string): unknown => expect.objectContaining({ message });
const unchecked = (message: string) => ["warn", "the broker's streams could not be checked", saying(message)];
const lost = ["warn", "lost the broker, reconnecting", undefined];

it("tries again, later each time, and gives a link to those who wait for one", async () => {
  const refused = new Error("refused");
  const { keeper, attempts, said, isReady } = keep([refused, refused, refused]);
  const link = outcomeOf(keeper.link());
  const inTime = outcomeOf(keeper.link(2000));
  const late = outcomeOf(keeper.link(1500));
  await pass();
  await expect(keeper.link(0)).rejects.toThrow(away);
  for (const [ms, soFar] of [
    [249, 1],
    [1, 2],
    [499, 2],
    [1, 3],
    [999, 3],
  ] as const) {
    await pass(ms);
    expect([ms, attempts.length, await isReady()]).toEqual([ms, soFar, false]);
  }
  expect(await late).toEqual(new Error(away));
  await pass(1);
  expect(await link).toMatchObject({ stream: "first" });
  expect(await inTime).toMatchObject({ stream: "first" });
  const waiting = (level: string) => [level, "waiting for the broker", saying("refused")];
  const repeated = waiting("debug");
  expect(said()).toEqual([waiting("warn"), repeated, repeated, connectedTo("first")]);
});

it("has no link from a loss until the client has connected again and the streams are ensured", async () => {
  const { keeper, connected, said, latest } = keep();
  await pass();
  latest().tell("update");
  await pass();
  expect(await keeper.link(0)).toBeDefined();
  latest().tell("disconnect");
  await pass(2 * recheckMs);
  await expect(keeper.link(0)).rejects.toThrow(away);
  expect(broker.asked).toEqual({ info: 0, add: 2 });
  const link = outcomeOf(keeper.link());
  latest().tell("reconnect");
  await pass();
  expect(await link).toMatchObject({ stream: "first" });
  expect([broker.asked.add, connected.mock.calls.length]).toEqual([4, 2]);
  expect(said()).toEqual([connectedTo("first"), lost, connectedTo("first")]);
});

it("tells operators once when the event stream is nearly full, and how full it is in the metrics", async () => {
  const metrics = createMetrics("riddle");
  const { said } = keep([], { metrics });
  await pass();
  const full = ["error", "the event stream is nearly full: soon its oldest events are dropped", undefined];
  for (const [bytes, alarms] of [
    [79, []],
    [80, [full]],
    [100, [full]],
    [79, [full]],
    [90, [full, full]],
  ] as const) {
    broker.bytes = bytes;
    await pass(recheckMs);
    expect([bytes, said().slice(1)]).toEqual([bytes, alarms]);
    expect(await metrics.registry.getSingleMetricAsString("event_stream_fill_ratio")).toContain(
      `{service="riddle"} ${bytes / 100}`,
    );
  }
});

it.each([
  ["is gone", undefined],
  ["was created again by another replica", "second"],
])("creates the streams again, with a pause, when the event stream %s", async (_what, stream) => {
  const { keeper, connected, said } = keep();
  await pass();
  broker.stream = stream;
  broker.next = "second";
  keeper.recheck();
  await pass();
  await expect(keeper.link(0)).rejects.toThrow(away);
  await pass(249);
  expect(broker.asked.add).toBe(2);
  await pass(1);
  expect(await keeper.link(0)).toMatchObject({ stream: "second" });
  expect(connected).toHaveBeenCalledTimes(2);
  expect(said()).toEqual([
    connectedTo("first"),
    unchecked("the event stream is gone"),
    connectedTo("second"),
  ]);
});

it("keeps its link when the streams can't be checked, and tries again, later each time", async () => {
  const { keeper, said } = keep();
  await pass();
  broker.failures = [new Error("timeout"), new NatsError("timeout", "TIMEOUT")];
  keeper.recheck();
  await pass();
  expect(await keeper.link(0)).toMatchObject({ stream: "first" });
  await pass(250);
  await pass(499);
  expect(broker.asked.info).toBe(2);
  await pass(1);
  expect(broker.asked.info).toBe(3);
  expect(said()).toEqual([connectedTo("first"), unchecked("timeout"), unchecked("timeout")]);
});

it("says nothing of a check that a loss has interrupted", async () => {
  const { said, latest } = keep();
  broker.manager.streams.add = () => {
    latest().tell("disconnect");
    return new Promise((_resolve, reject) => setTimeout(reject, 10, new Error("CONNECTION_CLOSED")));
  };
  await pass();
  await pass(10);
  expect(said()).toEqual([lost]);
});

it("opens another connection when the client has closed its own", async () => {
  const { keeper, connections, connected, latest } = keep();
  await pass();
  await latest().close();
  await pass();
  await expect(keeper.link(0)).rejects.toThrow(away);
  await pass(250);
  expect(connections).toHaveLength(2);
  expect(await keeper.link(0)).toMatchObject({ connection: latest() });
  expect(connected).toHaveBeenCalledTimes(2);
  // The first call is the client's own. The keeper calls `close` again, but doesn't flush a closed connection.
  expect(connections[0]?.calls).toEqual(['manager {"checkAPI":false}', "close", "close"]);
});

describe("closing", () => {
  it("flushes acknowledgements, disconnects, and gives no link any more", async () => {
    const { keeper, attempts, latest, said } = keep();
    await pass();
    const closed = keeper.close();
    await pass();
    await closed;
    expect(new Set(latest().calls.slice(1))).toEqual(new Set(["flush", "close"]));
    expect(latest().calls[1]).toBe("flush");
    await expect(keeper.link()).rejects.toThrow("the bus is closed");
    await pass(10_000);
    expect(attempts).toHaveLength(1);
    expect(said()).toEqual([connectedTo("first")]);
  });

  it("waits half a second for a broker that doesn't respond", async () => {
    const { keeper, latest } = keep();
    await pass();
    latest().flushed = new Promise(() => undefined);
    const closed = keeper.close();
    await pass(499);
    expect(latest().calls).not.toContain("close");
    await pass(1);
    await closed;
    expect(latest().calls).toContain("close");
  });
});
