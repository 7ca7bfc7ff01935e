import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { eventually, testServers, uniqueName } from "@wordlehint/test-servers";
import mongoose, { Schema } from "mongoose";
import { connectMongo, type Mongo } from "../src/index.ts";
import { ownMongo, type OwnServer } from "./support/own-servers.ts";
import { recordingLog } from "./support/recording-log.ts";

const open: Mongo[] = [];
const servers: OwnServer[] = [];

function connectTo(url: string, password?: string) {
  const record = recordingLog();
  const mongo = connectMongo({ url, database: uniqueName("runtime"), password, log: record.log });
  open.push(mongo);
  return { mongo, ...record };
}

async function ownServer() {
  const server = await ownMongo();
  servers.push(server);
  return server;
}

const notes = (mongo: Mongo) => mongo.connection.collection<{ _id: string }>("notes");
const tick = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(async () => {
  await Promise.all(open.splice(0).map((mongo) => mongo.close()));
  await Promise.all(servers.splice(0).map((server) => server.end()));
});

it("connects, and creates no collection by itself", async () => {
  const { mongo } = connectTo(testServers().mongoUrl);
  mongo.connection.model("Thing", new Schema({ name: { type: String, index: true } }));
  await mongo.ready;
  await mongo.check();
  expect(await mongo.connection.listCollections()).toEqual([]);
});

it("signs in with its password, and connects without one to a database that has none", async () => {
  const { mongo, messages } = connectTo(testServers().mongoUrl, "secret");
  await mongo.ready;
  await mongo.check();
  expect(messages()).toEqual([
    "the database has no passwords, connecting without one",
    "connected to the database",
  ]);
});

it("waits for a database that starts later, logs it, and fails operations meanwhile", async () => {
  const server = await ownServer();
  const { mongo, messages } = connectTo(server.url);
  await expect(mongo.check()).rejects.toThrow();
  await expect(async () => notes(mongo).findOne({})).rejects.toThrow(/initial connection/);
  await eventually(() => expect(messages()).toContain("waiting for the database"));
  await server.start();
  await mongo.ready;
  await mongo.check();
  expect(messages()).toContain("connected to the database");
});

it("works again after the database was killed, and keeps acknowledged writes", async () => {
  const server = await ownServer();
  await server.start();
  const { mongo, messages } = connectTo(server.url);
  await mongo.ready;
  await notes(mongo).insertOne({ _id: "before" });

  await server.kill();
  await expect(mongo.check()).rejects.toThrow();
  await eventually(() => expect(messages()).toContain("lost the database, reconnecting"));
  await server.start();
  await eventually(() => mongo.check());
  await notes(mongo).insertOne({ _id: "after" });
  expect(await notes(mongo).countDocuments()).toBe(2);
  await eventually(() => expect(messages()).toContain("connected to the database again"));
});

it("gives up a check to which the database doesn't respond, and so keeps none waiting", async () => {
  const server = await ownServer();
  await server.start();
  const { mongo } = connectTo(server.url);
  await mongo.ready;
  server.suspend();
  await expect(mongo.check()).rejects.toThrow();
});

describe("closing", () => {
  it("closes the connection", async () => {
    const before = mongoose.connections.length;
    const { mongo, messages } = connectTo(testServers().mongoUrl);
    await mongo.ready;
    await mongo.close();
    expect(messages()).toEqual(["connected to the database"]);
    await expect(mongo.check()).rejects.toThrow();
    expect(mongoose.connections).toHaveLength(before);
    await mongo.close();
  });

  it("doesn't wait for a database that never started", async () => {
    const server = await ownServer();
    const { mongo, messages } = connectTo(server.url);
    await tick(0);
    await mongo.close();
    await mongo.ready;
    expect(messages()).not.toContain("connected to the database");
  });

  it("doesn't wait for a database that accepts connections and never responds", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const { mongo } = connectTo(`mongodb://127.0.0.1:${port}`);
    await tick(0);
    await mongo.close();
    silent.close();
  });

  it("doesn't wait for a database that was killed", async () => {
    const server = await ownServer();
    await server.start();
    const { mongo } = connectTo(server.url);
    await mongo.ready;
    await server.kill();
    await mongo.close();
  });
});
