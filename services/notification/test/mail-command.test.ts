import { Readable } from "node:stream";
import { randomUUID } from "node:crypto";
import { eventually } from "@wordlehint/test-servers";
import { runCommand } from "../src/cli/run-command.ts";
import type { NotificationConfig } from "../src/config.ts";
import {
  closeLater,
  newAddress,
  openDatabase,
  publish,
  received,
  startNotification,
  type NotificationService,
} from "./support/start-notification.ts";
import { startRiddles } from "./support/start-riddles.ts";

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

it("lists mailings, and says when there were none", async () => {
  const service = await startNotification();
  expect((await run(service.config, ["mailings"])).out).toBe("There was no mailing in the last two days.\n");
  await (await openDatabase(service.config)).collection("mailings").insertOne({
    ...{ _id: "2026-11-21 Asia/Tokyo" as never, timeZone: "Asia/Tokyo", date: "2026-11-21", cursor: "" },
    ...{ state: "missed", reason: "It couldn't begin.", releasedAt: new Date(), expiresAt: new Date() },
  });
  expect((await run(service.config, ["mailings"])).out).toMatch(
    /2026-11-21 +Asia\/Tokyo +missed +0 +0 +0 +0 +0 +It couldn't begin\./,
  );
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
