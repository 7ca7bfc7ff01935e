import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emailKeyOf } from "@wordlehint/runtime";
import {
  eventually,
  startMailbox,
  startNats,
  testEnvironment,
  type MailboxProcess,
  type ServerProcess,
} from "@wordlehint/test-servers";
import mongoose, { type Connection } from "mongoose";
import { callKey } from "@wordlehint/runtime/test-support/fake-auth";
import { readConfig, type NotificationConfig } from "../src/config.ts";
import { mailingIn } from "../src/domain/mailing.ts";
import { startNotificationProcess, type NotificationProcess } from "./support/notification-process.ts";
import { startRiddles, type FakeRiddles } from "./support/start-riddles.ts";
import { subscriberDocument } from "./support/subscriber-documents.ts";

/**
 * Kills the service, the mail server and the broker with SIGKILL while mailings go out: with `CHAOS=full`, which
 * `npm run chaos` sets, to as many subscribers as `CHAOS_SUBSCRIBERS` says, 20,000 by default.
 */
const isFull = process.env.CHAOS === "full";
const full = { subscribers: Number(process.env.CHAOS_SUBSCRIBERS ?? 20_000), zones: 12, stops: 10 };
const { subscribers, zones, stops } = isFull ? full : { subscribers: 200, zones: 2, stops: 1 };
const kills = isFull ? { service: 50, mailbox: 10, broker: 10 } : { service: 2, mailbox: 1, broker: 1 };
const places = isFull ? 20 : 8;
const mebibyte = 2 ** 20;
const hourMs = 3_600_000;

let dir: string;
let broker: ServerProcess;
let mailbox: MailboxProcess;
let riddles: FakeRiddles;
let service: NotificationProcess;
let database: Connection;
let config: NotificationConfig;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "wordlehint-mail-chaos-"));
  broker = await startNats({ dir: join(dir, "nats") });
  mailbox = await startMailbox({ dir: join(dir, "mails"), keep: 2 * subscribers });
  riddles = await startRiddles(() => new Date());
  config = readConfig({
    ...testEnvironment("notification"),
    NATS_URL: broker.url,
    SMTP_URL: mailbox.smtpUrl,
    RIDDLE_URL: riddles.url,
    NOTIFICATION_TO_RIDDLE_KEY: callKey,
    MAIL_PLACES: String(places),
  });
  const { MONGODB_URL, MONGODB_DATABASE: dbName } = config;
  database = await mongoose.createConnection(MONGODB_URL, { dbName }).asPromise();
}, 120_000);
afterAll(async () => {
  for (const started of [service, mailbox, broker]) await started.stop();
  await riddles.server.stop();
  await database.close();
  await rm(dir, { recursive: true, force: true });
}, 60_000);

/** Time zones where the day's mailing may begin for hours to come. */
function zonesOfNow(): string[] {
  const now = new Date();
  const open = Intl.supportedValuesOf("timeZone").filter((zone) => {
    const sinceMs = now.getTime() - mailingIn(zone, now).releasedAt.getTime();
    return sinceMs > 0 && sinceMs < 10 * hourMs;
  });
  return Array.from({ length: zones }, (_, index) => open[Math.floor((index * open.length) / zones)] ?? "");
}

const countSent = () => database.collection("deliveries").countDocuments({ state: "sent" });
const reach = (count: number) =>
  eventually(async () => expect(await countSent()).toBeGreaterThanOrEqual(count), {
    withinMs: 600_000,
    // To count twenty thousand documents takes the database some time.
    everyMs: isFull ? 500 : 50,
  });

/** Returns the number of mails by address, and of their different Message-IDs. */
async function tally(): Promise<{ counts: Map<string, number>; ids: number; mails: number }> {
  const counts = new Map<string, number>();
  const ids = new Set<string>();
  const page = 1000;
  for (let start = 0; ; start += page) {
    const response = await fetch(`${mailbox.url}/api/v1/messages?start=${start}&limit=${page}`);
    const { messages } = (await response.json()) as {
      messages: { MessageID: string; To: { Address: string }[] }[];
    };
    for (const { MessageID, To } of messages) {
      const key = emailKeyOf(To[0]?.Address ?? "");
      counts.set(key, (counts.get(key) ?? 0) + 1);
      ids.add(MessageID);
    }
    if (messages.length < page) break;
  }
  return { counts, ids: ids.size, mails: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** The victims, each as often as it is killed, evenly mixed. */
function victims(): (keyof typeof kills)[] {
  return Object.entries(kills)
    .flatMap(([name, count]) =>
      Array.from({ length: count }, (_, index) => ({ name, at: (index + 0.5) / count })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name as keyof typeof kills);
}

it(`brings each of ${subscribers} subscribers the mail, repeats at most what was being sent at a kill, and none after SIGTERM`, async () => {
  const timeZones = zonesOfNow();
  const people = Array.from({ length: subscribers }, (_, index) =>
    subscriberDocument(config.LINK_KEY, `reader-${index}@example.org`, {
      timeZone: timeZones[index % zones] ?? "",
      help: index % 2 === 0 ? "riddle" : "hints",
    }),
  );
  await database.collection("subscribers").insertMany(people as never[]);
  service = await startNotificationProcess(config);

  for (let stop = 1; stop <= stops; stop++) {
    await reach((stop * subscribers * 0.2) / stops);
    await service.restart();
  }
  const afterStops = await tally();
  expect(afterStops.mails).toBe(afterStops.ids);

  const steps = victims();
  let memoryGrowth = 0;
  /** Of the running process, once it is at work: code that has just been loaded and compiled takes memory of its own. */
  let memoryAtWork: number | undefined;
  const noteMemory = async () => {
    const memory = await service.memory();
    memoryAtWork ??= memory;
    memoryGrowth = Math.max(memoryGrowth, memory - memoryAtWork);
  };
  for (const [index, name] of steps.entries()) {
    await reach(subscribers * (0.2 + (0.6 * index) / steps.length));
    const victim = { service, mailbox, broker }[name];
    await noteMemory();
    await victim.kill("SIGKILL");
    await victim.start();
    if (name === "service") memoryAtWork = undefined;
  }
  await reach(subscribers * 0.85);
  await noteMemory();
  await reach(subscribers);
  await noteMemory();

  const { counts, ids, mails } = await tally();
  const missing = people.filter(({ emailKey = "" }) => !counts.has(emailKey));
  expect(missing).toEqual([]);
  expect(ids).toBe(subscribers);
  const repeated = mails - ids;
  process.stdout.write(
    `${subscribers} subscribers in ${zones} zones; killed ${JSON.stringify(kills)}; ${repeated} mails repeated; memory grew by ${Math.round(memoryGrowth / mebibyte)} MiB\n`,
  );
  expect(repeated).toBeLessThanOrEqual((kills.service + kills.mailbox) * places);
  expect(memoryGrowth).toBeLessThan(100 * mebibyte);
}, 3_000_000);
