import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { startMongo } from "../src/server.ts";
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
    await server.stop("SIGTERM");
  });

  it("ends on a signal while clients are connected, and keeps the data for the next start", async () => {
    for (const [before, signal] of (["SIGINT", "SIGTERM"] as const).entries()) {
      const server = await spawnMongo(["--dir", dir, "--port", "0"]);
      const client = await MongoClient.connect(server.url);
      await client.db("a").collection("a").insertOne({});
      expect(await client.db("a").collection("a").countDocuments()).toBe(before + 1);
      expect(await server.stop(signal)).toBe(0);
      await client.close();
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
