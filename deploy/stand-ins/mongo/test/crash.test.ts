import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Long, MongoClient } from "mongodb";
import { eventually } from "./support/eventually.ts";
import { freePort, type MongoProcess, spawnMongo } from "./support/process.ts";

/** These tests always use the embedded server. */
describe("a server that is killed with kill -9", () => {
  const rounds = 8;
  const writers = 8;
  let dir: string;
  let args: string[];
  let server: MongoProcess;
  let client: MongoClient;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "mongo-crash-"));
    args = ["--dir", dir, "--port", String(await freePort())];
    server = await spawnMongo(args);
    client = await MongoClient.connect(server.url);
  });

  afterEach(async () => {
    await client.close();
    await server.stop("SIGKILL");
    await rm(dir, { recursive: true });
  });

  async function killAndRestart(): Promise<void> {
    await server.stop("SIGKILL");
    server = await spawnMongo(args);
  }

  it("loses no acknowledged write, and repeats none that the driver retries", async () => {
    const counters = client.db("crash").collection<{ _id: number; n: number; log: number[] }>("counters");
    const entries = client.db("crash").collection<{ _id: string; text: string }>("entries");
    await counters.insertMany(Array.from({ length: writers }, (_, at) => ({ _id: at, n: 0, log: [] })));
    const text = "x".repeat(500);
    type Log = { counted: number[]; entered: string[]; uncertain: number[] };
    const logs = Array.from({ length: writers }, (): Log => ({ counted: [], entered: [], uncertain: [] }));
    let running = true;
    let written = 0;
    const write = async ({ counted, entered, uncertain }: Log, writer: number): Promise<void> => {
      for (let at = 1; running; at++) {
        try {
          await counters.updateOne({ _id: writer }, { $inc: { n: 1 }, $push: { log: at } });
          counted.push(at);
          await entries.insertOne({ _id: `${writer}-${at}`, text });
          entered.push(`${writer}-${at}`);
          written += 1;
        } catch {
          // The driver retries a write once. A write that fails may have been saved.
          uncertain.push(at);
        }
      }
    };
    const all = Promise.all(logs.map(write));
    for (let round = 1; round <= rounds; round++) {
      await eventually(() => written >= round * 40);
      await killAndRestart();
    }
    await eventually(() => written >= (rounds + 1) * 40);
    running = false;
    await all;
    const ids = new Set((await entries.find({ text }).toArray()).map(({ _id }) => _id));
    for (const [writer, { counted, entered, uncertain }] of logs.entries()) {
      const { n, log } = (await counters.findOne({ _id: writer })) ?? { n: 0, log: [] as number[] };
      expect([n, new Set(log).size]).toEqual([log.length, log.length]);
      expect(counted.filter((at) => !log.includes(at))).toEqual([]);
      expect(log.filter((at) => !counted.includes(at) && !uncertain.includes(at))).toEqual([]);
      expect(entered.filter((id) => !ids.has(id))).toEqual([]);
    }
    expect(await entries.countDocuments()).toBe(ids.size);
  });

  it("returns the stored reply for a retried write", async () => {
    const db = client.db("crash");
    await db.collection("a").insertOne({ n: 0 });
    const session = client.startSession();
    const increment = {
      findAndModify: "a",
      update: { $inc: { n: 1 } },
      new: true,
      txnNumber: Long.fromNumber(5),
    };
    expect(await db.command({ ...increment }, { session })).toMatchObject({ value: { n: 1 } });
    await killAndRestart();
    expect(await db.command({ ...increment }, { session })).toMatchObject({ value: { n: 1 } });
    expect(await db.collection("a").findOne()).toMatchObject({ n: 1 });
    await session.endSession();
  });

  it("keeps indexes, and lets interrupted ones be created again", async () => {
    const collection = client.db("crash").collection("indexed");
    await collection.insertMany(Array.from({ length: 2000 }, (_, n) => ({ n, k: n % 50 })));
    await collection.createIndex({ n: 1 }, { unique: true }, {});
    const creation = collection.createIndex({ k: 1 }, {}, {}).catch(() => undefined);
    await killAndRestart();
    await creation;
    await collection.createIndex({ k: 1 }, {}, {});
    expect(await collection.countDocuments({ k: 7 })).toBe(40);
    await expect(collection.insertOne({ n: 1 })).rejects.toMatchObject({ code: 11000 });
    expect((await collection.indexes()).map(({ name }) => name)).toEqual(["_id_", "n_1", "k_1"]);
  });
});
