import { randomUUID } from "node:crypto";
import { eventually } from "@wordlehint/test-servers";
import { Webhook } from "standardwebhooks";
import { queueMail } from "../src/actions/queue-mail.ts";
import { receiveReport } from "../src/actions/receive-report.ts";
import { suppressAddress } from "../src/actions/suppress-address.ts";
import { deliveryId, deliveryOf } from "../src/domain/delivery.ts";
import { addressHash, verpAddress } from "../src/domain/verp.ts";
import {
  newAddress,
  openContext,
  openDatabase,
  publish,
  received,
  startNotification,
  type NotificationService,
} from "./support/start-notification.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

const secret = `whsec_${Buffer.from("a secret of 32 bytes for tests..").toString("base64")}`;
const settings = { MAIL_WEBHOOK_SECRET: secret, BOUNCE_DOMAIN: "bounces.example" };

type Sent = { id?: string; key?: string; at?: Date; names?: "webhook" | "svix" };

/** Sends a report as a provider does. */
function report(
  service: Pick<NotificationService, "get">,
  body: object,
  { id = randomUUID(), key = secret, at = new Date(), names = "webhook" }: Sent = {},
): Promise<Response> {
  const text = JSON.stringify(body);
  return service.get("/webhooks/mail", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [`${names}-id`]: id,
      [`${names}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
      [`${names}-signature`]: new Webhook(key).sign(id, at, text),
    },
    body: text,
  });
}

const bounced = (to: string, type = "Permanent") => ({
  type: "email.bounced",
  created_at: "2026-11-21T05:35:00Z",
  data: {
    email_id: "1",
    to: [to],
    subject: "x",
    bounce: { type, subType: "General", message: "no such user" },
  },
});
const complained = (to: string) => ({ type: "email.complained", data: { to: [to] } });
const suppressionsOf = async ({ config }: NotificationService) =>
  (await openDatabase(config)).collection("suppressions").find().toArray();
const resetFor = (email: string) => ({
  ...{ userId: randomUUID(), email, linkId: "a-link" },
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
});

it.each(["webhook", "svix"] as const)(
  "suppresses an address that doesn't exist, told with %s-… headers",
  async (names) => {
    const service = await startNotification(settings);
    const email = newAddress();
    const response = await report(service, bounced(`Ada <${email.toUpperCase()}>`), { names });
    expect([response.status, await response.json()]).toEqual([200, { accepted: true }]);
    await publish(service.bus, "user.password_reset_requested", resetFor(email));
    const deliveries = (await openDatabase(service.config)).collection("deliveries");
    await eventually(async () =>
      expect(await deliveries.countDocuments({ state: "suppressed", reason: "bounce" })).toBe(1),
    );
    expect(service.smtp.mails).toEqual([]);
    expect(JSON.stringify(await suppressionsOf(service))).not.toContain("player-");
  },
);

it("finds the addressee by the address that the mail came back to", async () => {
  const service = await startNotification(settings);
  const email = newAddress();
  await publish(service.bus, "user.password_changed", { userId: randomUUID(), email, emailVerified: true });
  const [mail] = await received(service.smtp, email);
  expect(await (await report(service, bounced(mail?.from ?? ""))).json()).toEqual({ accepted: true });
  expect(await suppressionsOf(service)).toMatchObject([{ reason: "bounce" }]);
  await publish(service.bus, "user.password_changed", { userId: randomUUID(), email, emailVerified: true });
  const deliveries = (await openDatabase(service.config)).collection("deliveries");
  await eventually(async () => expect(await deliveries.countDocuments({ state: "suppressed" })).toBe(1));
});

it("ends the subscription of who complains, and still sends a link that the person asks for", async () => {
  const service = await startNotification(settings);
  const email = newAddress();
  const userId = service.auth.add(email);
  await service.get("/api/notifications/subscribe", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${service.auth.tokenOf(userId)}`,
    },
    body: JSON.stringify({ email }),
  });
  await report(service, complained(email));
  const subscribers = (await openDatabase(service.config)).collection("subscribers");
  await eventually(async () => expect(await subscribers.countDocuments({ email })).toBe(0));
  await publish(service.bus, "user.password_changed", { userId, email, emailVerified: true });
  await publish(service.bus, "user.password_reset_requested", resetFor(email));
  const [mail] = await received(service.smtp, email);
  expect(mail?.parsed.subject).toContain("Choose a new password");
});

it("counts a report once, and ignores those that change nothing", async () => {
  const service = await startNotification(settings);
  const email = newAddress();
  const id = randomUUID();
  const results = [];
  for (const body of [bounced(email, "Transient"), { type: "email.delivered", data: { to: [email] } }])
    results.push(await (await report(service, body)).json());
  expect(await suppressionsOf(service)).toEqual([]);
  for (let times = 0; times < 2; times++)
    results.push(await (await report(service, bounced(email), { id })).json());
  expect(results).toEqual([
    { accepted: false },
    { accepted: false },
    { accepted: true },
    { accepted: false },
  ]);
  expect(await suppressionsOf(service)).toHaveLength(1);
});

it("refuses reports that aren't signed with the secret, or are old", async () => {
  const service = await startNotification(settings);
  const body = bounced(newAddress());
  const other = `whsec_${Buffer.from("another secret of 32 bytes......").toString("base64")}`;
  const old = new Date(Date.now() - 600_000);
  const responses = [
    await report(service, body, { key: other }),
    await report(service, body, { at: old }),
    await service.get("/webhooks/mail", { method: "POST", body: JSON.stringify(body) }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await suppressionsOf(service)).toEqual([]);
});

it("takes no reports without a secret", async () => {
  const service = await startNotification();
  expect((await report(service, bounced(newAddress()))).status).toBe(404);
});

describe("a report of a complaint", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const reportOf = (...to: string[]) => ({ type: "email.complained", data: { to } });
  const open = async () => {
    const context = await openContext({ now: () => now });
    const { LINK_KEY } = context.config;
    const isSuppressed = async (emailKey: string) =>
      (await context.suppressions.find([addressHash(LINK_KEY, emailKey)])).size === 1;
    const returnPathOf = (key: string) => verpAddress(LINK_KEY, deliveryId(key), "bounces.example");
    return { context, isSuppressed, returnPathOf };
  };

  it("finds the reader of a daily mail by the address that it came back to", async () => {
    const { context, isSuppressed, returnPathOf } = await open();
    await addSubscribers(context, { ada: {} });
    const order = {
      key: "daily",
      kind: "daily-hint" as const,
      data: {},
      subscriberId: "ada",
      expiresAt: now,
    };
    await context.deliveries.add([deliveryOf(order, now)]);
    expect(await receiveReport(context, "one", reportOf(returnPathOf("daily")))).toBe(true);
    expect(await isSuppressed("ada@example.org")).toBe(true);
  });

  it("is about every address that it names, but for mails of ours that are forgotten", async () => {
    const { context, isSuppressed, returnPathOf } = await open();
    const to = ["bob@example.org", returnPathOf("forgotten"), '"Eve, or >" <Eve@example.org>'];
    await receiveReport(context, "one", reportOf(...to));
    expect([await isSuppressed("bob@example.org"), await isSuppressed("eve@example.org")]).toEqual([
      true,
      true,
    ]);
    expect(await context.suppressions.count()).toBe(2);
  });

  it("isn't counted while the address can't be suppressed, so that the provider's next try is heard", async () => {
    const { context } = await open();
    const suppressions = { ...context.suppressions, add: () => Promise.reject(new Error("away")) };
    const report = reportOf("ada@example.org");
    await expect(receiveReport({ ...context, suppressions }, "one", report)).rejects.toThrow("away");
    expect(await receiveReport(context, "one", report)).toBe(true);
  });
});

it.each([
  ["bounce", "suppressed"],
  ["operator", "suppressed"],
  ["complaint", "queued"],
] as const)(
  "ends the subscription of an address because of a %s; a mail that waits for it is then %s",
  async (reason, state) => {
    const context = await openContext();
    await addSubscribers(context, { ada: {} });
    const to = "ada@example.org";
    const expiresAt = new Date(Date.now() + 60_000);
    const order = { key: "1", kind: "reset-password" as const, data: {}, to, isConfirmed: true, expiresAt };
    await queueMail(context, order);
    await suppressAddress(context, to, reason);
    const stored = context.mongo.connection.collection("deliveries");
    expect(await stored.find().toArray()).toMatchObject([{ state }]);
    expect(await context.subscribers.counts()).toEqual({ active: 0, pending: 0 });
  },
);
