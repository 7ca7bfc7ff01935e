import { EventEmitter } from "node:events";
import mongoose, { type Connection } from "mongoose";
import { recordingLog } from "../../test/support/recording-log.ts";
import { connectMongo } from "./connect-mongo.ts";

const forever = new Promise<never>(() => undefined);
const { connecting, connected } = mongoose.STATES;
/** The error with which a server that has no user accounts rejects a sign-in. */
const noSuchCommand = () => new mongoose.mongo.MongoServerError({ message: "no such command", code: 59 });

/** In place of the driver: notes what is asked of it, and opens as told. */
class FakeConnection extends EventEmitter {
  readonly config: Record<string, unknown> = {};
  readonly opened: unknown[][] = [];
  readonly ended: string[] = [];
  readyState: number = connecting;
  db: { command: (...given: unknown[]) => Promise<unknown> } | undefined;
  openUri: (...given: unknown[]) => Promise<unknown> = () => Promise.resolve();
  destroyed: Promise<unknown> = Promise.resolve();

  destroy(force: boolean) {
    this.ended.push(`connection ${force}`);
    return this.destroyed;
  }

  getClient() {
    return {
      close: (force: boolean) => {
        this.ended.push(`client ${force}`);
        return Promise.resolve();
      },
    };
  }
}

let connection: FakeConnection;
beforeEach(() => {
  connection = new FakeConnection();
  jest.spyOn(mongoose, "createConnection").mockReturnValue(connection as unknown as Connection);
});
afterEach(() => jest.restoreAllMocks());

const failing = (reason: Error): Promise<never> => Promise.reject(reason);

/** Connects; the attempts to open the database end one after the other like `attempts`, and all later ones well. */
function connect(attempts: readonly (() => Promise<never>)[] = [], password?: string) {
  connection.openUri = (...given) => {
    connection.opened.push(given);
    return attempts[connection.opened.length - 1]?.() ?? Promise.resolve();
  };
  const { log, lines } = recordingLog();
  const mongo = connectMongo({ url: "mongodb://db.test", database: "runtime", password, log });
  const said = () =>
    lines.map(({ level, msg, database, err }) => ({ level, msg, database, ...(err ? { err } : {}) }));
  return { mongo, said };
}

const line = (level: string, msg: string, err?: unknown) => ({
  level,
  msg,
  database: "runtime",
  ...(err !== undefined && { err }),
});
const connectedLine = line("info", "connected to the database");
const saying = (message: string): unknown => expect.objectContaining({ message });
const options = {
  dbName: "runtime",
  serverSelectionTimeoutMS: 3000,
  connectTimeoutMS: 5000,
  heartbeatFrequencyMS: 1000,
  autoIndex: false,
  autoCreate: false,
};
const asUser = { ...options, user: "runtime", pass: "secret", authSource: "runtime" };

it("opens its database once, without a user and without making anything, and says so", async () => {
  const { mongo, said } = connect();
  await mongo.ready;
  expect(mongo.connection).toBe(connection);
  expect(connection.config).toEqual({ bufferCommands: false, autoCreate: false, autoIndex: false });
  expect(connection.opened).toEqual([["mongodb://db.test", options]]);
  expect(said()).toEqual([connectedLine]);
});

it("signs in as the user with the database's name", async () => {
  const { mongo } = connect([], "secret");
  await mongo.ready;
  expect(connection.opened).toEqual([["mongodb://db.test", asUser]]);
});

it("tries again with the password when the database is away or refuses it, and says why each time", async () => {
  const away = new Error("away", { cause: new Error("no route") });
  const refusal = new mongoose.mongo.MongoServerError({ message: "wrong password", code: 18 });
  const { mongo, said } = connect([() => failing(away), () => failing(refusal)], "secret");
  await mongo.ready;
  expect(connection.opened.map(([, given]) => given)).toEqual([asUser, asUser, asUser]);
  expect(said()).toEqual([
    line("warn", "waiting for the database", saying("away: no route")),
    line("warn", "waiting for the database", saying("wrong password")),
    connectedLine,
  ]);
});

it.each([
  ["says so itself", noSuchCommand()],
  ["is the cause of what the driver says", new Error("authentication failed", { cause: noSuchCommand() })],
])(
  "goes on without its password at once where the server has no users, if that %s",
  async (_name, failure) => {
    const { mongo, said } = connect([() => failing(failure)], "secret");
    await mongo.ready;
    expect(connection.opened.map(([, given]) => given)).toEqual([asUser, options]);
    expect(said()).toEqual([
      line("warn", "the database has no passwords, connecting without one"),
      connectedLine,
    ]);
  },
);

it("waits if a server has no such command although no password was given, and if what failed is no error", async () => {
  const { mongo, said } = connect([
    () => failing(noSuchCommand()),
    () => failing("a text" as unknown as Error),
  ]);
  await mongo.ready;
  expect(said().map(({ msg }) => msg)).toEqual([
    "waiting for the database",
    "waiting for the database",
    "connected to the database",
  ]);
});

it("logs each loss of the database and each return, until it is closed", async () => {
  const { mongo, said } = connect();
  await mongo.ready;
  connection.emit("disconnected");
  connection.emit("reconnected");
  const lines = [
    connectedLine,
    line("warn", "lost the database, reconnecting"),
    line("info", "connected to the database again"),
  ];
  expect(said()).toEqual(lines);
  await mongo.close();
  connection.emit("disconnected");
  expect(said()).toEqual(lines);
});

describe("A check", () => {
  it("asks the server for a sign of life, for two seconds at most", async () => {
    const { mongo } = connect();
    await mongo.ready;
    const command = jest.fn(() => Promise.resolve());
    connection.db = { command };
    const limit = new AbortController().signal;
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(limit);
    await mongo.check();
    expect(timeout.mock.calls).toEqual([[2000]]);
    expect(command.mock.calls).toEqual([[{ ping: 1 }, { signal: limit }]]);
    connection.db = { command: () => Promise.reject(new Error("no primary")) };
    await expect(mongo.check()).rejects.toThrow("no primary");
  });

  it("fails before the first connection, and once it is closed", async () => {
    const { mongo } = connect([() => forever]);
    await expect(mongo.check()).rejects.toThrow("not connected");
    connection.db = { command: () => Promise.resolve() };
    await mongo.check();
    await mongo.close();
    await expect(mongo.check()).rejects.toThrow("not connected");
  });
});

describe("Closing", () => {
  it("ends the connection, whatever is in use", async () => {
    const { mongo } = connect();
    await mongo.ready;
    connection.readyState = connected;
    await mongo.close();
    expect(connection.ended).toEqual(["connection true"]);
  });

  it("breaks an attempt off, whose failure nobody needs to know of, and makes no other", async () => {
    const attempt = Promise.withResolvers<never>();
    const { mongo, said } = connect([() => attempt.promise]);
    await mongo.close();
    expect(connection.ended).toEqual(["client true", "connection true"]);
    attempt.reject(new Error("the client was closed"));
    await mongo.ready;
    expect([connection.opened.length, said()]).toEqual([1, []]);
  });

  it("ends the wait for the next attempt, and makes none", async () => {
    const { mongo, said } = connect([() => failing(new Error("away"))]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(said()).toHaveLength(1);
    await mongo.close();
    await mongo.ready;
    expect([connection.opened.length, said().length]).toEqual([1, 1]);
  });

  it("lasts about two seconds when the connection doesn't end", async () => {
    const { mongo } = connect();
    await mongo.ready;
    connection.destroyed = forever;
    const { setTimeout } = globalThis;
    const limits: unknown[] = [];
    const atOnce = (run: (late: unknown) => void, ms?: number, late?: unknown) => {
      limits.push(ms);
      return setTimeout(() => run(late), 0);
    };
    jest.spyOn(globalThis, "setTimeout").mockImplementation(atOnce as typeof setTimeout);
    await mongo.close();
    expect(limits).toEqual([2000]);
  });
});
