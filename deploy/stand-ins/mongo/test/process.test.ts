import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CreateIndexesOptions, type Document, type FindOptions, MongoClient } from "mongodb";
import { startMongo } from "../src/server.ts";
import { failure } from "./support/database.ts";
import { eventually } from "./support/eventually.ts";
import { failingMongo, spawnMongo } from "./support/process.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "mongo-process-"));
});
afterEach(() => rm(dir, { recursive: true }));

describe("npm run mongo", () => {
  it("uses any free port for port 0, and prints its URL", async () => {
    const server = await spawnMongo(["--dir", dir, "--port", "0"]);
    const client = await MongoClient.connect(server.url);
    const hello = await client.db("admin").command({ hello: 1 });
    expect(server.url).toBe(`mongodb://${String(hello.me)}/?replicaSet=rs0`);
    await client.close();
    expect(await server.stop("SIGTERM")).toBe(0);
  });

  it("stops on SIGINT while clients are connected", async () => {
    const server = await spawnMongo(["--dir", dir, "--port", "0"]);
    const client = await MongoClient.connect(server.url);
    await client.db("a").collection("a").insertOne({ a: 1 });
    const sentAt = Date.now();
    expect(await server.stop("SIGINT")).toBe(0);
    expect(Date.now() - sentAt).toBeLessThan(5000);
    await client.close();
  });

  it("keeps the data for the next start", async () => {
    for (const count of [1, 2]) {
      const server = await spawnMongo(["--dir", dir, "--port", "0"]);
      const client = await MongoClient.connect(server.url);
      await client.db("a").collection("a").insertOne({});
      expect(await client.db("a").collection("a").countDocuments()).toBe(count);
      await client.close();
      await server.stop("SIGTERM");
    }
  });

  it.each<[string, string[], RegExp]>([
    ["no directory", [], /--dir is missing/],
    ["an unknown flag", ["--dir", "x", "--foo", "1"], /--foo/],
    ["a port that isn't a number", ["--dir", "x", "--port", "abc"], /--port must be a number/],
    ["a port that is too large", ["--dir", "x", "--port", "70000"], /--port must be a number/],
  ])("exits with code 2 and a message for %s", async (_title, args, message) => {
    const { code, output } = await failingMongo(args);
    expect(code).toBe(2);
    expect(output).toMatch(message);
  });

  it("reports a port that is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const { code, output } = await failingMongo(["--dir", dir, "--port", port]);
    other.close();
    expect([code, output]).toEqual([2, expect.stringContaining(`port ${port} on 127.0.0.1 is in use`)]);
  });

  it("reports a directory that is in use or can't be created", async () => {
    const server = await startMongo({ dir });
    const second = await failingMongo(["--dir", dir, "--port", "0"]);
    await server.close();
    expect([second.code, second.output]).toEqual([2, expect.stringContaining("is in use by another server")]);
    await writeFile(join(dir, "file"), "");
    expect((await failingMongo(["--dir", join(dir, "file"), "--port", "0"])).code).toBe(2);
  });
});

describe("documents that a TTL index expires", () => {
  it("are deleted", async () => {
    const server = await startMongo({ dir, ttlIntervalMs: 20 });
    const client = await MongoClient.connect(server.url);
    const collection = client.db("a").collection("sessions");
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 }, {});
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await collection.insertMany([
      { name: "old", at: minutesAgo(2) },
      { name: "old in a list", at: [minutesAgo(-5), minutesAgo(5)] },
      { name: "young", at: minutesAgo(0) },
      { name: "no date", at: 5 },
      { name: "nothing" },
    ]);
    await eventually(async () => (await collection.countDocuments()) <= 3);
    const left = await collection.find().toArray();
    expect(left.map(({ name }) => String(name))).toEqual(["young", "no date", "nothing"]);
    await client.close();
    await server.close();
  });
});

describe("what the embedded server doesn't implement", () => {
  it("is rejected with an error that names it", async () => {
    const server = await startMongo({ dir });
    const client = await MongoClient.connect(server.url);
    const db = client.db("a");
    await db.collection("x").insertOne({});
    const x = db.collection("x");
    const all = (filter: Document, options: FindOptions = {}) => x.find(filter, options).toArray();
    const pipeline = (stage: Document) => x.aggregate([stage]).toArray();
    const index = (key: Document, options: CreateIndexesOptions = {}) => x.createIndex(key, options, {});
    const cases: [() => Promise<unknown>, number, RegExp][] = [
      [() => all({}, { collation: { locale: "de" } }), 238, /collation/],
      [() => all({}, { min: { a: 1 }, hint: { _id: 1 } }), 238, /min/],
      [() => all({}, { showRecordId: true }), 238, /showRecordId/],
      [() => all({ $where: "1" }), 2, /\$where/],
      [() => all({ a: { $near: [1, 1] } }), 2, /\$near/],
      [() => all({ a: { $regex: "a++" } }), 238, /regular expression/],
      [() => pipeline({ $out: "y" }), 40324, /\$out/],
      [() => pipeline({ $changeStream: {} }), 40573, /\$changeStream/],
      [() => pipeline({ $lookup: { from: "x", pipeline: [], as: "y" } }), 238, /pipeline/],
      [() => index({ a: "text" }), 238, /text/],
      [() => index({ a: "2dsphere" }), 238, /2dsphere/],
      [() => index({ "$**": 1 }), 238, /wildcard/],
      [() => index({ a: 1 }, { hidden: true }), 238, /hidden/],
      [() => x.updateOne({}, { $set: { a: 1 } }, { collation: { locale: "de" } }), 238, /collation/],
      [() => x.deleteOne({}, { collation: { locale: "de" } }), 238, /collation/],
      [() => db.createCollection("y", { capped: true, size: 1000 }), 238, /capped/],
      [() => db.createCollection("y", { validator: { a: 1 } }), 238, /validator/],
      [() => db.command({ collMod: "x", validator: {} }), 59, /collMod/],
      [() => db.command({ mapReduce: "x" }), 59, /mapReduce/],
    ];
    for (const [run, code, message] of cases) {
      const error = await failure(run());
      expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)]);
    }
    await client.close();
    await server.close();
  });
});
