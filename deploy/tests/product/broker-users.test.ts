import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventDescriptions } from "@wordlehint/contracts";
import { services, type ServiceName, type ServicePart } from "@wordlehint/contracts/services";
import { busUser, connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import { connect, type ConnectionOptions, type NatsConnection } from "nats";
import { findNatsServer } from "@wordlehint/local/nats/find-nats-server";
import { root } from "@wordlehint/local/paths";
import { eventually, freePort, startProcess, type RunningProcess } from "@wordlehint/test-servers";

/** The broker with the configuration file of the containers, at the same places in a folder. */
const docker = join(root, "deploy", "docker");
const names = (Object.entries(services) as [ServiceName, ServicePart][])
  .filter(([, { needs }]) => needs.includes("broker"))
  .map(([name]) => name);
const users = [...names, "streams"];
const dir = mkdtempSync(join(tmpdir(), "broker-users-"));
let nats: RunningProcess;
let url: string;

const passwordOf = (user: string) => readFileSync(join(dir, "run", user, "NATS_PASSWORD"), "utf8");
const opened: { close(): Promise<unknown> }[] = [];

/** Connects as a program that knows a service's password could. */
async function connectAs(user: string, options: ConnectionOptions = {}): Promise<NatsConnection> {
  const connection = await connect({ servers: url, ...busUser(user, passwordOf(user)), ...options });
  opened.push(connection);
  return connection;
}

function busOf(service: string): Bus {
  const log = createLog({ service, level: "silent" });
  const bus = connectBus({ url, namespace: "", replicas: 1, service, password: passwordOf(service), log });
  opened.push(bus);
  return bus;
}

const released = () => newEvent("riddle.released", "one", { date: "2026-11-21" }, new Date());
const published = () =>
  newEvent(
    "content.published",
    "one",
    { dataset: "production", transactionId: "one", documents: [{ id: "a", type: "post", slugs: [] }] },
    new Date(),
  );

beforeAll(async () => {
  mkdirSync(join(dir, "etc", "nats"), { recursive: true });
  cpSync(join(docker, "nats-server.conf"), join(dir, "etc", "nats", "nats-server.conf"));
  const readers = users.map((user) => `${user}:NATS_PASSWORD`);
  const script = join(docker, "make-secrets.mjs");
  const folders = [join(dir, "kept.env"), join(dir, "run"), join(dir, "stores")];
  execFileSync(process.execPath, [script, ...folders, ...readers]);
  cpSync(join(dir, "run", "nats"), join(dir, "run", "secrets"), { recursive: true });

  const { path } = await findNatsServer();
  const port = await freePort();
  url = `nats://127.0.0.1:${port}`;
  nats = await startProcess({
    name: "nats",
    command: path,
    args: [
      ...["--config", join(dir, "etc", "nats", "nats-server.conf")],
      ...["--jetstream", "--store_dir", join(dir, "data")],
      ...["--addr", "127.0.0.1", "--port", String(port)],
    ],
    ready: { line: /Server is ready/ },
  });
  await busOf("streams").ready;
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(async () => {
  await nats.stop();
  rmSync(dir, { recursive: true });
});

it("refuses connections without a user's password", async () => {
  const password = passwordOf("riddle");
  for (const options of [
    {},
    { user: "riddle" },
    { user: "riddle", pass: "riddle" },
    { user: "root", pass: password },
  ]) {
    await expect(connect({ servers: url, ...options })).rejects.toMatchObject({
      code: "AUTHORIZATION_VIOLATION",
    });
  }
  await expect(connect({ servers: url, user: "gateway", pass: password })).rejects.toThrow();
});

const events = Object.entries(eventDescriptions);
it.each(names)("lets %s publish its own events, and none of other services", async (name) => {
  const jetStream = (await connectAs(name)).jetstream();
  for (const [type, { from }] of events) {
    const stored = jetStream.publish(type, "{}");
    if (from.includes(name)) expect(await stored).toMatchObject({ stream: "EVENTS" });
    else await expect(stored).rejects.toMatchObject({ code: "PERMISSIONS_VIOLATION" });
  }
});

it.each(names)("lets %s report that it is ready, in its own name alone", async (name) => {
  await busOf(name).check();
  const jetStream = (await connectAs(name)).jetstream();
  const other = name === "riddle" ? "gateway" : "riddle";
  await expect(jetStream.publish(`health.${other}`, "{}")).rejects.toMatchObject({
    code: "PERMISSIONS_VIOLATION",
  });
});

it.each(["riddle", "notification", "billing", "gateway"])(
  "lets %s follow the events of others",
  async (name) => {
    const heard: string[] = [];
    const gaps: string[] = [];
    busOf(name).follow({
      types: ["content.published"],
      handle: ({ id }) => void heard.push(id),
      onGap: () => void gaps.push("gap"),
    });
    await eventually(() => expect(gaps).toEqual(["gap"]));
    const event = published();
    await busOf("content-lake").publish(event);
    await eventually(() => expect(heard).toEqual([event.id]));
  },
);

it.each(["auth", "riddle", "notification", "billing"])(
  "lets %s consume events, by a consumer of its own alone",
  async (name) => {
    const heard: string[] = [];
    busOf(name).consume({
      durable: name,
      types: ["content.published"],
      handle: ({ id }) => Promise.resolve(void heard.push(id)),
      quarantine: { keep: () => Promise.resolve() },
    });
    const event = published();
    await busOf("content-lake").publish(event);
    await eventually(() => expect(heard).toContain(event.id));
    const asked = (await connectAs(name)).request(
      `$JS.API.CONSUMER.CREATE.EVENTS.${name === "riddle" ? "auth" : "riddle"}`,
      "{}",
    );
    await expect(asked).rejects.toMatchObject({ code: "PERMISSIONS_VIOLATION" });
  },
);

it("lets the riddle service look for events that the broker may have lost", async () => {
  const bus = busOf("riddle");
  const event = released();
  const place = await bus.publish(event);
  expect(await bus.holds(event.id, place)).toBe(true);
});

it("lets replicas of the content lake send each other messages that no other user can read", async () => {
  const [one, other] = [await connectAs("content-lake"), await connectAs("content-lake")];
  const heard: string[] = [];
  one.subscribe("content-lake.changes", { callback: (_error, { subject }) => void heard.push(subject) });
  await one.flush();
  other.publish("content-lake.changes", "{}");
  await eventually(() => expect(heard).toEqual(["content-lake.changes"]));
  const refused = await subscribe("gateway", "content-lake.>");
  expect(refused).toMatchObject({ code: "PERMISSIONS_VIOLATION" });
});

it.each([
  ["riddle", "_INBOX.gateway.>"],
  ["gateway", "_INBOX.>"],
  ["content-lake", ">"],
  ["gateway", "riddle.>"],
  ["riddle", "$JS.API.>"],
])("doesn't let %s listen to %s", async (user, subject) => {
  expect(await subscribe(user, subject)).toMatchObject({ code: "PERMISSIONS_VIOLATION" });
});

it.each([
  ...names.map((name) => [
    name,
    [
      ...["STREAM.UPDATE.EVENTS", "STREAM.DELETE.EVENTS", "STREAM.PURGE.EVENTS", "STREAM.MSG.DELETE.EVENTS"],
      ...["STREAM.CREATE.OTHER", "CONSUMER.NAMES.EVENTS"],
    ],
  ]),
  ["streams", ["STREAM.DELETE.EVENTS", "CONSUMER.CREATE.EVENTS"]],
] as [string, string[]][])("doesn't let %s change or list what JetStream keeps", async (user, actions) => {
  const connection = await connectAs(user);
  for (const action of actions) {
    const asked = connection.request(`$JS.API.${action}`, "{}", { timeout: 10_000 });
    await expect(asked).rejects.toMatchObject({ code: "PERMISSIONS_VIOLATION" });
  }
});

it("has a stream made again by a service when it was lost", async () => {
  await nats.kill();
  rmSync(join(dir, "data"), { recursive: true });
  await nats.start();
  await busOf("riddle").publish(released());
});

/** Resolves with the broker's refusal. */
async function subscribe(user: string, subject: string): Promise<unknown> {
  const connection = await connectAs(user);
  return new Promise((resolve) => {
    connection.subscribe(subject, {
      callback: (error) => {
        if (error) resolve(error);
      },
    });
  });
}
