import { generateKeyPairSync, randomUUID } from "node:crypto";
import { eventually } from "@wordlehint/test-servers";
import { wait } from "@wordlehint/runtime";
import type { Delivery } from "../src/domain/delivery.ts";
import { startSender } from "../src/jobs/sender.ts";
import {
  newAddress,
  openContext,
  openDatabase,
  publish,
  received,
  startNotification,
  startReady,
  type NotificationService,
} from "./support/start-notification.ts";

const tell = async ({ bus }: Pick<NotificationService, "bus">, email = newAddress()) => {
  await publish(bus, "user.password_changed", { userId: randomUUID(), email, emailVerified: true });
  return email;
};
const deliveryTo = async ({ config }: NotificationService, to: string) =>
  (await openDatabase(config)).collection("deliveries").findOne({ to });
const ended = (service: NotificationService, email: string, state: object) =>
  eventually(async () => expect(await deliveryTo(service, email)).toMatchObject(state));
const metric = async (service: NotificationService, name: string) => {
  const text = await (await service.getAdmin("/metrics")).text();
  return text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
};

describe("a mail server that", () => {
  it.each([
    ["refuses the recipient for now", { at: "recipient", reply: "450 4.2.0 try later" }],
    ["refuses the message for now", { at: "data", reply: "451 4.3.0 try later" }],
    ["closes the channel", { at: "data", reply: "421 4.3.2 shutting down" }],
    ["drops the connection in the middle of the message", { at: "data", drops: "in the middle" }],
    ["drops the connection when it has the message", { at: "data", drops: "at the end" }],
    ["says nothing any more", { at: "data", stalls: true }],
  ] as const)("%s gets the mail again later, and then once", async (_name, misbehavior) => {
    // Only the server that says nothing has to be waited for.
    const service = await startNotification({ SMTP_TIMEOUT_MS: "stalls" in misbehavior ? "3000" : "30000" });
    service.smtp.misbehave = (_to, nth) => (nth === 1 || nth === 2 ? misbehavior : undefined);
    const email = await tell(service);
    const [mail] = await received(service.smtp, email);
    expect(service.smtp.tries.get(email)).toBe(3);
    await ended(service, email, { state: "sent", attempts: 2 });
    expect(await metric(service, "mails_total")).toContain(
      'mails_total{kind="password-changed",outcome="retried",service="notification"} 2',
    );
    expect(mail?.parsed.messageId).toMatch(/^<[\da-f]{32}@wordlehint\.local>$/);
  });

  it("takes long gets the mail once", async () => {
    const service = await startNotification({ SMTP_TIMEOUT_MS: "5000" });
    const answer = Promise.withResolvers<undefined>();
    service.smtp.misbehave = () => ({ at: "data", waitsFor: answer.promise });
    const email = await tell(service);
    await eventually(() => expect(service.smtp.tries.get(email)).toBe(1));
    await ended(service, email, { state: "claimed" });
    answer.resolve(undefined);
    await received(service.smtp, email);
    await ended(service, email, { state: "sent", attempts: 0 });
  });

  it("says that there is no such user has the address suppressed", async () => {
    const service = await startNotification();
    service.smtp.misbehave = () => ({ at: "recipient", reply: "550 5.1.1 no such user" });
    const email = await tell(service);
    await ended(service, email, { state: "suppressed" });
    service.smtp.misbehave = () => undefined;
    await tell(service, email.toUpperCase());
    const other = await tell(service);
    await received(service.smtp, other);
    const deliveries = (await openDatabase(service.config)).collection("deliveries");
    await eventually(async () => expect(await deliveries.countDocuments({ state: "suppressed" })).toBe(2));
    expect(service.smtp.mails).toHaveLength(1);
  });

  it("says that a mailbox is full fails the mail, and takes the next one", async () => {
    const service = await startNotification();
    service.smtp.misbehave = (_to, nth) =>
      nth === 1 ? { at: "recipient", reply: "552 5.2.2 mailbox full" } : undefined;
    const email = await tell(service);
    await ended(service, email, { state: "failed" });
    await tell(service, email);
    await received(service.smtp, email);
  });

  it("refuses what we send has it put into quarantine with the reason, for operators", async () => {
    const service = await startNotification();
    service.smtp.misbehave = () => ({ at: "data", reply: "554 5.7.1 spam" });
    const email = await tell(service);
    await ended(service, email, { state: "quarantined" });
    const reason: unknown = (await deliveryTo(service, email))?.reason;
    expect(reason).toContain("554 5.7.1 spam");
    expect(reason).not.toContain(email);
  });

  it.each([
    ["isn't there", undefined],
    ["is overloaded", { at: "greeting", reply: "421 too busy" }],
    ["wants another login", { at: "mail", reply: "530 5.7.0 authentication required" }],
  ] as const)(
    "%s gets everything as soon as it can be used, and no mail counts an attempt",
    async (_name, misbehavior) => {
      const service = await startNotification();
      if (misbehavior) service.smtp.misbehave = () => misbehavior;
      else await service.smtp.stop();
      const emails = await Promise.all(Array.from({ length: 30 }, () => tell(service)));
      await eventually(async () => {
        const [failures = ""] = await metric(service, "mail_server_failures");
        expect(Number(failures.split(" ")[1])).toBeGreaterThan(2);
      });
      const deliveries = (await openDatabase(service.config)).collection("deliveries");
      await eventually(async () => expect(await deliveries.countDocuments({ attempts: 0 })).toBe(30));
      if (misbehavior) service.smtp.misbehave = () => undefined;
      else await service.smtp.start();
      await eventually(() => expect(service.smtp.mails).toHaveLength(30));
      expect(new Set(service.smtp.mails.map(({ to }) => to))).toEqual(new Set(emails));
      await eventually(async () =>
        expect(await metric(service, "mail_server_failures")).toEqual([
          'mail_server_failures{service="notification"} 0',
        ]),
      );
    },
  );
});

it("gives a mail up when its time is over, with the last reason", async () => {
  let now = new Date();
  const service = await startNotification({}, { now: () => now });
  service.smtp.misbehave = () => ({ at: "recipient", reply: "450 4.2.0 try later" });
  const email = await tell(service);
  await ended(service, email, { reason: expect.stringContaining("450") as string });
  now = new Date(now.getTime() + 3 * 86_400_000 + 60_000);
  await ended(service, email, { state: "failed" });
});

it("sends each mail once, with two replicas", async () => {
  const service = await startNotification();
  await startReady(service.config);
  const emails = await Promise.all(Array.from({ length: 60 }, () => tell(service)));
  await eventually(() => expect(service.smtp.mails.length).toBeGreaterThanOrEqual(emails.length));
  expect(service.smtp.mails.map(({ to }) => to).sort()).toEqual([...emails].sort());
});

it("finishes what it sends when it shuts down, and leaves the rest to another replica: nothing twice", async () => {
  const service = await startNotification({ MAIL_PLACES: "5" });
  const answer = Promise.withResolvers<undefined>();
  service.smtp.misbehave = () => ({ at: "data", waitsFor: answer.promise });
  const emails = await Promise.all(Array.from({ length: 20 }, () => tell(service)));
  const deliveries = (await openDatabase(service.config)).collection("deliveries");
  await eventually(async () => {
    expect(await deliveries.countDocuments({ state: "claimed" })).toBe(5);
    expect(await deliveries.countDocuments()).toBe(20);
  });
  const closed = service.close();
  answer.resolve(undefined);
  await closed;
  expect(service.smtp.mails).toHaveLength(5);
  expect(await deliveries.countDocuments({ state: "sent" })).toBe(5);
  expect(await deliveries.countDocuments({ state: "queued" })).toBe(15);
  await startReady(service.config);
  await eventually(() => expect(service.smtp.mails).toHaveLength(20));
  expect(new Set(service.smtp.mails.map(({ to }) => to))).toEqual(new Set(emails));
});

it("sends what a replica left behind when it died, and counts it", async () => {
  const service = await startNotification({ MAIL_PLACES: "5" });
  service.smtp.misbehave = (_to, nth) => (nth === 1 ? { at: "data", stalls: true } : undefined);
  const email = await tell(service);
  await eventually(() => expect(service.smtp.tries.get(email)).toBe(1));
  // As if the process had been killed: its claim stays.
  const deliveries = (await openDatabase(service.config)).collection("deliveries");
  await deliveries.updateMany(
    {},
    { $set: { claimedBy: "a replica that has died", claimedUntil: new Date(0) } },
  );
  const other = await startReady(service.config);
  await received(service.smtp, email);
  await eventually(async () => {
    const text = await (await other.getAdmin("/metrics")).text();
    const counts = [text, await (await service.getAdmin("/metrics")).text()].map((one) =>
      Number(/^mail_repeated_total\{.*\} (\d+)$/m.exec(one)?.[1] ?? 0),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

it("sends no more mails in a second than it may", async () => {
  const service = await startNotification({ MAILS_PER_SECOND: "20" });
  const begun = performance.now();
  await Promise.all(Array.from({ length: 21 }, () => tell(service)));
  await eventually(() => expect(service.smtp.mails).toHaveLength(21));
  expect(performance.now() - begun).toBeGreaterThan(950);
});

it("signs mails, and has those come back to an address that names the delivery, where it is told to", async () => {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const service = await startNotification({ DKIM_PRIVATE_KEY: privateKey, BOUNCE_DOMAIN: "bounces.example" });
  const email = await tell(service);
  const [mail] = await received(service.smtp, email);
  expect(mail?.from).toMatch(/^bounce\+[\da-f]{32}\.[\da-f]{16}@bounces\.example$/);
  expect(mail?.raw.toString()).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[^;]*; d=wordlehint\.local;/m);
});

describe("What has become of mails", () => {
  const long = new Date(Date.now() - 86_400_000);
  const late = (id: string): Delivery => ({
    id,
    kind: "password-changed",
    to: newAddress(),
    data: {},
    priority: 0,
    dueAt: long,
    attempts: 0,
    createdAt: long,
    expiresAt: long,
  });

  it("isn't forgotten while the database doesn't take it", async () => {
    const context = await openContext();
    const { deliveries } = context;
    let refusals = 2;
    const finish: typeof deliveries.finish = async (outcomes, doneAt) => {
      if (refusals-- > 0) throw new Error("the database is away");
      await deliveries.finish(outcomes, doneAt);
    };
    await deliveries.add([late("first"), late("second")]);
    startSender({ ...context, deliveries: { ...deliveries, finish } }, { pollMs: 20 });
    await eventually(async () =>
      expect(await context.mongo.connection.collection("deliveries").find().toArray()).toMatchObject([
        { state: "failed", reason: "its time was over" },
        { state: "failed", reason: "its time was over" },
      ]),
    );
    expect(refusals).toBeLessThan(0);
  });

  it("isn't told to a database that is away any more once the service has waited for it at its end", async () => {
    const context = await openContext();
    const { deliveries } = context;
    let refusals = 0;
    const finish = () => {
      refusals++;
      return Promise.reject(new Error("the database is away"));
    };
    await deliveries.add([late("first")]);
    startSender({ ...context, deliveries: { ...deliveries, finish } }, { pollMs: 20, closeMs: 50 });
    await eventually(() => expect(refusals).toBeGreaterThan(0));
    await context.close();
    const before = refusals;
    // Twice as long as the sender waits before it tries again.
    await wait(500);
    expect(refusals).toBe(before);
  });
});
