import { Readable } from "node:stream";
import { randomUUID } from "node:crypto";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { callKey } from "@wordlehint/runtime/test-support/fake-auth";
import { runCommands } from "@wordlehint/runtime/test-support/run-commands";
import { eventually } from "@wordlehint/test-servers";
import { addQueueCommands } from "../src/cli/queue-commands.ts";
import { runCommand } from "../src/cli/run-command.ts";
import { addSendTestCommand } from "../src/cli/send-test.ts";
import type { MailContent } from "../src/clients/mail-content.ts";
import type { OutgoingMail } from "../src/clients/mail-server.ts";
import type { Context } from "../src/context.ts";
import type { MailingState } from "../src/store/mailing-store.ts";
import type { NotificationConfig } from "../src/config.ts";
import {
  closeLater,
  newAddress,
  openContext,
  openDatabase,
  publish,
  received,
  startNotification,
  type NotificationService,
} from "./support/start-notification.ts";
import { startRiddles } from "./support/start-riddles.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

/** Runs a command in this process, with the service's settings. */
async function run(config: NotificationConfig, args: string[]) {
  let [out, err] = ["", ""];
  const terminal = {
    input: Readable.from([""]),
    print: (line: string) => void (out += `${line}\n`),
    printError: (line: string) => void (err += line),
  };
  const env = Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [],
    ),
  );
  return { code: await runCommand(args, { terminal, env }), out, err };
}

const tell = async ({ bus }: NotificationService, email = newAddress()) => {
  await publish(bus, "user.password_changed", { userId: randomUUID(), email, emailVerified: true });
  return email;
};

it("pauses and resumes sending in a running service", async () => {
  const service = await startNotification();
  expect(await run(service.config, ["pause"])).toMatchObject({ code: 0 });
  await eventually(async () =>
    expect(await (await service.getAdmin("/metrics")).text()).toContain(
      'mail_paused{service="notification"} 1',
    ),
  );
  const email = await tell(service);
  const deliveries = (await openDatabase(service.config)).collection("deliveries");
  await eventually(async () => expect(await deliveries.countDocuments({ state: "queued" })).toBe(1));
  const paused = await run(service.config, ["status"]);
  expect(paused.out).toMatch(/Sending +paused since .*\nWaiting +1, the oldest due /);
  expect(service.smtp.mails).toEqual([]);
  await run(service.config, ["resume"]);
  await received(service.smtp, email);
  await eventually(async () =>
    expect((await run(service.config, ["status"])).out).toMatch(
      /Sending +yes\nWaiting +0\n.*last minute +1\n/,
    ),
  );
});

it("lists the mails in quarantine with the reason, and sends them again", async () => {
  const service = await startNotification();
  service.smtp.misbehave = () => ({ at: "data", reply: "554 5.7.1 looks like spam" });
  const email = await tell(service);
  await eventually(async () =>
    expect((await run(service.config, ["quarantine"])).out).toMatch(
      /password-changed .* 0 +.*5\.7\.1 looks like spam/,
    ),
  );
  service.smtp.misbehave = () => undefined;
  expect((await run(service.config, ["redrive"])).out).toBe("One mail is sent again.\n");
  await received(service.smtp, email);
});

it("shows, adds and removes suppressed addresses, without storing them", async () => {
  const service = await startNotification();
  const email = newAddress();
  expect((await run(service.config, ["suppressions"])).out).toBe("No address is suppressed.\n");
  await run(service.config, ["suppressions", "add", email]);
  const found = (await run(service.config, ["suppressions", "find", email.toUpperCase()])).out;
  expect(found).toMatch(/^Nothing is sent there since .*: operator \([\da-f]{12}\)\n$/);
  const [hash = ""] = /[\da-f]{12}/.exec(found) ?? [];
  expect((await run(service.config, ["suppressions"])).out).toMatch(new RegExp(`\n${hash} +operator`));
  const deliveries = (await openDatabase(service.config)).collection("deliveries");
  await tell(service, email);
  await eventually(async () => expect(await deliveries.countDocuments({ state: "suppressed" })).toBe(1));
  await run(service.config, ["suppressions", "remove", email]);
  await tell(service, email);
  await received(service.smtp, email);
  const database = await openDatabase(service.config);
  expect(JSON.stringify(await database.collection("suppressions").find().toArray())).not.toContain(email);
});

it("sends a test mail of a kind, and says what the server responds", async () => {
  const riddles = await startRiddles(() => new Date());
  closeLater({ close: () => riddles.server.stop() });
  const service = await startNotification({ RIDDLE_URL: riddles.url });
  const email = newAddress();
  for (const kind of ["verify-email", "contact-message", "daily-hint"]) {
    const sent = await run(service.config, ["send-test", email, kind]);
    expect([sent.code, sent.out]).toEqual([0, "The mail server took it.\n"]);
  }
  const [verify, contact, daily] = await received(service.smtp, email, 3);
  expect(verify?.parsed.text).toContain(`made an account with ${email} at`);
  expect(contact?.parsed.text).toContain("> here stands what a visitor wrote.");
  expect(daily?.parsed.text).toContain("I wade on long legs");
  service.smtp.misbehave = () => ({ at: "recipient", reply: "550 5.1.1 no such user" });
  const refused = await run(service.config, ["send-test", email, "verify-email"]);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("no such user")]);
});

it("says when there were no mailings", async () => {
  const service = await startNotification();
  expect((await run(service.config, ["mailings"])).out).toBe("There was no mailing in the last two days.\n");
});

it("leaves a line about who has done what in the log of the service", async () => {
  const service = await startNotification();
  await run(service.config, ["suppressions", "add", newAddress()]);
  const records = (await openDatabase(service.config)).collection("operatorRecords");
  await eventually(async () => expect(await records.countDocuments()).toBe(0));
});

it.each([
  [["nonsense"], "unknown command 'nonsense'"],
  [["suppressions", "add"], "missing required argument 'address'"],
  [["suppressions", "add", "ada"], '"ada" is not an email address.'],
  [["send-test", "ada@example.org", "poem"], "'poem' is invalid"],
  [["pause", "now"], "too many arguments for 'pause'"],
])("refuses %j with exit code 2", async (args, message) => {
  const { code, err } = await run((await startNotification()).config, args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it.each([["status"], ["mailings"], ["send-test"], ["pause"], ["suppressions"], ["redrive"]])(
  "explains %s with --help, without a database",
  async (command) => {
    const config = { MONGODB_URL: "mongodb://127.0.0.1:9" } as NotificationConfig;
    const { code, out } = await run(config, [command, "--help"]);
    expect([code, out]).toEqual([0, expect.stringContaining(`npm run mail -- ${command}`)]);
  },
);

describe("with a queue of known age", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const [secondMs, hourMs] = [1000, 3_600_000];
  const ago = (ms: number) => new Date(+now - ms);

  /** Opens a context whose queue has these deliveries, and a way to run a command there. */
  async function open(documents: readonly object[]) {
    const context = await openContext({ now: () => now });
    const rows = documents.map((document, index) => ({
      ...{ _id: `d${index}` as never, kind: "new-device", priority: 0, attempts: 3 },
      ...{ createdAt: ago(hourMs), dueAt: now, ...document },
    }));
    if (rows.length > 0) await context.mongo.connection.collection("deliveries").insertMany(rows);
    const linesOf = async (command: string) =>
      (await runCommands(addQueueCommands, context, [command])).out.trimEnd().split("\n");
    return { context, linesOf };
  }

  it("status counts what waits, and what became of mails in its time", async () => {
    const ended = (state: string, ...ages: number[]) => ages.map((ms) => ({ state, doneAt: ago(ms) }));
    const { context, linesOf } = await open([
      ...[0, 2 * hourMs, hourMs].map((ms) => ({ state: "queued", dueAt: ago(ms) })),
      ...ended("sent", 59 * secondMs, 61 * secondMs, 24 * hourMs, 24 * hourMs + 1),
      ...ended("failed", 23 * hourMs, 23 * hourMs, 25 * hourMs),
      ...ended("suppressed", hourMs, 25 * hourMs),
    ]);
    await addSubscribers(context, { a: {}, b: { status: "pending" } });
    await context.suppressions.add("hash", "operator", now);
    for (let nth = 0; nth < 5; nth++) await context.budgets.take("a mailbox", `${nth}`, now);
    expect(await linesOf("status")).toEqual([
      "Sending                   yes",
      "Waiting                   3, the oldest due 2026-11-21 10:00 (UTC)",
      "Sent in the last minute   1",
      "Sent in 24 hours          3",
      "Failed in 24 hours        2",
      "Suppressed in 24 hours    1",
      "In quarantine             0",
      "Subscribers               1, and 1 who haven't confirmed yet",
      "Suppressed addresses      1",
      "Mailboxes at their limit  1",
    ]);
  });

  it("mailings shows of each one of two days what became of its mails, with those that wait or are being sent", async () => {
    const [mailing, date] = ["2026-11-21 Asia/Tokyo", "2026-11-21"];
    const counts = { queued: 1, claimed: 2, sent: 4, failed: 5, suppressed: 6, quarantined: 7 };
    const { context, linesOf } = await open(
      Object.entries(counts).flatMap(([state, count]) =>
        Array.from({ length: count }, () => ({ state, mailing })),
      ),
    );
    const common = { date, cursor: "", expiresAt: now };
    const add = (timeZone: string, releasedAt: Date, more: { state: MailingState; reason?: string }) =>
      context.mailings.add({ ...common, id: `${date} ${timeZone}`, timeZone, releasedAt, ...more });
    await add("Asia/Tokyo", ago(hourMs), { state: "filled" });
    await add("UTC", ago(48 * hourMs), { state: "held", reason: "The guard refuses it." });
    await add("Etc/GMT+12", ago(48 * hourMs + 1), { state: "filled" });
    expect((await linesOf("mailings")).map((line) => line.split(/ {2,}/))).toEqual([
      ["DATE", "ZONE", "STATE", "WAITING", "SENT", "FAILED", "SUPPRESSED", "QUARANTINED", "WHY"],
      [date, "Asia/Tokyo", "complete", "3", "4", "5", "6", "7"],
      [date, "UTC", "held", "0", "0", "0", "0", "0", "The guard refuses it."],
    ]);
  });

  it.each([
    [1, 1, []],
    [100, 100, []],
    [101, 100, ["These are 100 of the 101 mails in quarantine."]],
  ])("quarantine lists of %i mails %i", async (count, listed, more) => {
    const quarantined = { state: "quarantined", reason: "RCPT TO: blocked", doneAt: now };
    const { linesOf } = await open(Array.from({ length: count }, () => quarantined));
    const [head, first, ...rest] = await linesOf("quarantine");
    expect(head).toMatch(/^ID +KIND +SINCE \(UTC\) +RETRIES +WHY$/);
    expect(first).toMatch(/^d\d+ +new-device +2026-11-21 11:00 +3 +RCPT TO: blocked$/);
    expect(rest.slice(listed - 1)).toEqual(more);
  });
});

describe("send-test", () => {
  /** 23:00 of the day before in the home zone. */
  const now = new Date("2026-11-22T04:00:00Z");
  const text = { ...builtInMailTexts["verify-email"], paragraphs: ["Written by an editor."] };
  const content: MailContent = {
    ...{ product: "Fable", contactAddress: undefined },
    texts: new Map([["verify-email", text]]),
  };

  /** Opens a context whose mails are kept, with the riddles of a service that stands in. */
  async function open(changes: Partial<Pick<Context, "content">> = {}) {
    const riddles = await startRiddles(() => now);
    closeLater({ close: () => riddles.server.stop() });
    const settings = {
      RIDDLE_URL: riddles.url,
      NOTIFICATION_TO_RIDDLE_KEY: callKey,
      POSTAL_ADDRESS: "1 Lane",
    };
    const opened = await openContext({ now: () => now }, settings);
    const mails: OutgoingMail[] = [];
    const send = (mail: OutgoingMail) => Promise.resolve(void mails.push(mail));
    const context: Context = {
      ...opened,
      content: { read: () => Promise.resolve(content) },
      server: { send, close: () => undefined },
      ...changes,
    };
    const sendTest = (kind: string) =>
      runCommands(addSendTestCommand, context, ["send-test", "ada@example.org", kind]);
    return { mails, riddles, sendTest };
  }

  it("sends an editor's text, each time with a Message-ID of its own, and records the kind alone", async () => {
    const { mails, sendTest } = await open();
    const { code, done } = await sendTest("verify-email");
    expect({ code, done }).toEqual({
      code: 0,
      done: [{ event: "test mail sent", about: { kind: "verify-email" } }],
    });
    await sendTest("verify-email");
    const [mail, second] = mails;
    expect(mail).toMatchObject({ from: { name: "Fable" }, to: "ada@example.org", date: now });
    for (const part of ["Written by an editor.", "1 Lane"]) expect(mail?.text).toContain(part);
    expect(mail?.messageId).not.toBe(second?.messageId);
  });

  it("sends the latest riddle of the home zone, with links that do nothing", async () => {
    const { mails, sendTest } = await open();
    await sendTest("daily-hint");
    expect(mails[0]?.subject).toContain("21 November");
    expect(mails[0]?.text).toMatch(/I wade on long legs[^]*1 Lane/);
    expect(mails[0]?.text).not.toContain("PLACE-OF");
  });

  it("sends the built-in text, and says so, while the content can't be read", async () => {
    const { mails, sendTest } = await open({ content: { read: () => Promise.reject(new Error("away")) } });
    const { err } = await sendTest("verify-email");
    expect(err).toBe("The content can't be read: the built-in text is sent.\n");
    expect(mails[0]?.text).toContain("made an account with ada@example.org at WordleHint");
  });

  it("sends no daily mail when there is no riddle, or the guard refuses the mail", async () => {
    const { mails, riddles, sendTest } = await open();
    riddles.judge = () => false;
    expect(await sendTest("daily-hint")).toMatchObject({
      ...{ code: 1, err: "test: The spoiler guard refuses the mail.\n" },
    });
    riddles.server.handler = (_req, res) =>
      res.writeHead(404, { "content-type": "application/json" }).end("{}");
    expect(await sendTest("daily-hint")).toMatchObject({ code: 1, err: "test: There is no riddle yet.\n" });
    expect(mails).toEqual([]);
  });
});
