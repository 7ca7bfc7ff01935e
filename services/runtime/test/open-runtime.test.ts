import { eventually, testServers, uniqueName } from "@wordlehint/test-servers";
import { Schema } from "mongoose";
import {
  addOutbox,
  newEvent,
  openRuntime,
  outboxOf,
  startService,
  type Outbox,
  type Runtime,
} from "../src/index.ts";

const base = { HOST: "127.0.0.1", PORT: 0, LOG_LEVEL: "silent" };

function fullConfig() {
  const name = uniqueName("open_runtime");
  const { mongoUrl, natsUrl } = testServers();
  return {
    ...base,
    MONGODB_URL: mongoUrl,
    MONGODB_DATABASE: name,
    NATS_URL: natsUrl,
    BUS_NAMESPACE: name,
    BUS_REPLICAS: 1,
  };
}

const opened: { close(): Promise<void> }[] = [];
const keep = <R extends { close(): Promise<void> }>(runtime: R): R => {
  opened.push(runtime);
  return runtime;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((runtime) => runtime.close()));
});

type Note = { _id: string; text: string } & Outbox;

function noteModel({ connection }: Runtime<ReturnType<typeof fullConfig>>["mongo"]) {
  const schema = new Schema<Note>({ _id: String, text: { type: String, unique: true } });
  addOutbox(schema);
  return connection.model<Note>("Note", schema);
}

it("opens only what the configuration names", () => {
  const runtime = keep(openRuntime("test", base));
  expect(Object.keys(runtime)).not.toEqual(expect.arrayContaining(["mongo"]));
  expect(runtime).not.toHaveProperty("bus");
  expect(runtime).not.toHaveProperty("outbox");
});

it("is ready when the models' indexes are made and the steps before it are done", async () => {
  const runtime = keep(openRuntime("test", fullConfig()));
  const notes = noteModel(runtime.mongo);
  let tries = 0;
  runtime.beforeReady(() => {
    tries++;
    return tries < 2 ? Promise.reject(new Error("not yet")) : Promise.resolve();
  });
  const indexesBefore: number[] = [];
  runtime.beforeReady(async () => {
    const indexes = await notes.collection.indexes().catch(() => []);
    indexesBefore.push(indexes.length, tries);
  });
  await runtime.ready;
  expect(tries).toBe(2);
  expect(indexesBefore).toEqual([3, 2]);
  const indexes = Object.keys(await notes.collection.indexInformation());
  expect(indexes).toEqual(expect.arrayContaining(["text_1", "outboxPending_1"]));
  await notes.create({ _id: "a", text: "same" });
  await expect(notes.create({ _id: "b", text: "same" })).rejects.toMatchObject({ code: 11000 });
});

it("publishes the events of every model that has an outbox", async () => {
  const runtime = keep(openRuntime("test", fullConfig()));
  const notes = noteModel(runtime.mongo);
  const heard: string[] = [];
  runtime.bus.consume({
    durable: "test",
    types: ["riddle.horizon_low"],
    handle: (event) => Promise.resolve(void heard.push(event.aggregateId)),
    quarantine: { keep: () => Promise.resolve() },
  });
  await runtime.ready;
  const data = { date: "2026-11-21", reason: "short" };
  const event = newEvent("riddle.horizon_low", "2026-11-21", data, new Date());
  await notes.create({ _id: "a", text: "one", ...outboxOf(event) });
  runtime.outbox.wake();
  await eventually(() => expect(heard).toEqual(["2026-11-21"]));
  await eventually(async () => expect(await notes.countDocuments({ outboxPending: true })).toBe(0));
});

it("shuts down in order: the signal, the steps last to first, then bus and database", async () => {
  const runtime = openRuntime("test", fullConfig());
  await runtime.ready;
  await runtime.bus.ready;
  const order: string[] = [];
  runtime.signal.addEventListener("abort", () => order.push("signal"));
  runtime.onClose(async () => {
    await runtime.mongo.check();
    await runtime.bus.check();
    order.push("first step, with database and bus");
  });
  runtime.onClose(() => Promise.resolve(void order.push("second step")));
  await Promise.all([runtime.close(), runtime.close()]);
  expect(order).toEqual(["signal", "second step", "first step, with database and bus"]);
  await expect(runtime.mongo.check()).rejects.toThrow("not connected");
});

it.each(["PORT", "ADMIN_PORT"] as const)("closes what it opened when %s is taken", async (variable) => {
  const first = await startService(openRuntime("test", base), { checks: {} });
  keep(first);
  const taken = Number(new URL(first.url).port);
  const runtime = openRuntime("test", { ...base, [variable]: taken });
  await expect(startService(runtime, { checks: {} })).rejects.toThrow(`on ${variable} ${taken}: `);
  expect(runtime.signal.aborted).toBe(true);
});

it("names ADMIN_PORT when it isn't set, and no port is 100 above PORT", async () => {
  const runtime = openRuntime("test", { ...base, PORT: 65_535 });
  await expect(startService(runtime, { checks: {} })).rejects.toThrow("ADMIN_PORT 65635");
});

it("serves what is mounted and its routes, and on the admin port its health, until it is closed", async () => {
  const runtime = openRuntime("test", base);
  const service = keep(
    await startService(runtime, {
      checks: {},
      mount: (app) => app.get("/mounted", (_req, res) => void res.send("here")),
    }),
  );
  expect(await (await fetch(`${service.url}/mounted`)).text()).toBe("here");
  expect((await fetch(`${service.url}/readyz`)).status).toBe(404);
  expect((await fetch(`${service.adminUrl}/readyz`)).status).toBe(200);
  await service.close();
  await expect(fetch(`${service.url}/mounted`)).rejects.toThrow();
  await expect(fetch(`${service.adminUrl}/readyz`)).rejects.toThrow();
});

it("isn't ready from the beginning of its shutdown, and shows its metrics until the last response", async () => {
  const inside = Promise.withResolvers<unknown>();
  const release = Promise.withResolvers<unknown>();
  const runtime = openRuntime("test", base);
  const service = keep(
    await startService(runtime, {
      checks: {},
      mount: (app) =>
        app.get("/slow", async (_req, res) => {
          inside.resolve(undefined);
          await release.promise;
          res.send("done");
        }),
    }),
  );
  const slow = fetch(`${service.url}/slow`);
  await inside.promise;
  const closed = service.close();
  expect((await fetch(`${service.adminUrl}/readyz`)).status).toBe(503);
  expect((await fetch(`${service.adminUrl}/metrics`)).status).toBe(200);
  release.resolve(undefined);
  expect(await (await slow).text()).toBe("done");
  await closed;
});
