import { eventually } from "@wordlehint/test-servers";
import { newEvent } from "@wordlehint/runtime";
import { forwardMessage } from "../src/actions/forward-message.ts";
import {
  ask,
  newAddress,
  openContext,
  openDatabase,
  received,
  startNotification,
  startReady,
  type Ask,
  type NotificationService,
} from "./support/start-notification.ts";

const siteAddress = "contact@wordlehint.local";
const messageFrom = (email: string) => ({
  name: "Ada Lovelace",
  email,
  subject: "About riddles",
  message: "Line one\n<b>line two</b>",
});
const send = (service: Pick<NotificationService, "url">, body: object, options: Ask = {}) =>
  ask(service, "/api/contact", { ...options, body });

it("mails a message to the site, which can reply to the visitor, and an acknowledgement without the message", async () => {
  const service = await startNotification();
  const email = newAddress();
  expect((await send(service, messageFrom(email))).status).toBe(202);
  const [message] = await received(service.smtp, siteAddress);
  expect(message?.parsed.subject).toBe("Message from Ada Lovelace: About riddles");
  expect(message?.parsed.replyTo?.value).toEqual([{ name: "Ada Lovelace", address: email }]);
  expect(message?.parsed.from?.value[0]?.address).toBe(service.config.MAIL_FROM);
  expect(message?.parsed.text).toContain("> Line one\n> <b>line two</b>");
  expect(message?.parsed.html).toContain("&lt;b&gt;line two&lt;/b&gt;");
  const [acknowledgement] = await received(service.smtp, email);
  expect(acknowledgement?.parsed.text).toContain("24-48 hours");
  // Anyone could have it sent to anyone.
  expect(acknowledgement?.raw.toString()).not.toMatch(/Lovelace|riddles|line one/i);
});

it("queues one mail to the address in the site's settings and one to the visitor, however often the event arrives", async () => {
  const receivedAt = new Date("2026-11-21T12:00:00Z");
  const context = await openContext();
  const { texts, messages, mongo } = context;
  const email = "ada@example.org";
  const message = { ...messageFrom(email), id: "one", emailKey: email, receivedAt };
  await messages.add(message, newEvent("contact.received", "one", { messageId: "one" }, receivedAt));
  const forwarding = forwardMessage(context, "one");
  await new Promise(setImmediate);
  texts.use({ product: undefined, contactAddress: "editors@example.org", texts: new Map() });
  await forwarding;
  await forwardMessage(context, "one");
  await forwardMessage(context, "forgotten");
  const expiresAt = new Date("2026-12-21T12:00:00Z");
  const queued = await mongo.connection.collection("deliveries").find().sort({ kind: -1 }).toArray();
  expect(queued).toMatchObject([
    { kind: "contact-message", to: "editors@example.org", expiresAt },
    { kind: "contact-acknowledgement", to: email, expiresAt },
  ]);
  expect(queued).toHaveLength(2);
});

it("loses no message when the mail server is away, nor when the service stops right after it", async () => {
  const service = await startNotification();
  await service.smtp.stop();
  const email = newAddress();
  expect((await send(service, messageFrom(email))).status).toBe(202);
  await service.close();
  await service.smtp.start();
  await startReady(service.config);
  await received(service.smtp, siteAddress);
  await received(service.smtp, email);
});

it.each([
  { name: "Ada\r\nBcc: everyone@example.org" },
  { subject: "Hello\nTo: everyone@example.org" },
  { email: "ada@example.org\r\nBcc: everyone@example.org" },
  { email: "ada@example.org, everyone@example.org" },
  { message: "" },
  { name: " " },
])("refuses %j, and stores nothing", async (wrong) => {
  const service = await startNotification();
  expect((await send(service, { ...messageFrom(newAddress()), ...wrong })).status).toBe(400);
  const messages = (await openDatabase(service.config)).collection("contactMessages");
  expect(await messages.countDocuments()).toBe(0);
});

it("sends nobody a copy, whatever a visitor writes", async () => {
  const service = await startNotification();
  const email = newAddress();
  const hostile = {
    name: '"Ada" <everyone@example.org>, x',
    subject: "=?utf-8?Q?Hello=0D=0ABcc:_everyone@example.org?=",
    message: "\r\n.\r\nMAIL FROM:<x@example.org>\r\nRCPT TO:<everyone@example.org>\r\n",
  };
  expect((await send(service, { ...messageFrom(email), ...hostile })).status).toBe(202);
  await received(service.smtp, siteAddress);
  await received(service.smtp, email);
  expect(service.smtp.mails).toHaveLength(2);
  for (const { parsed } of service.smtp.mails) {
    expect(parsed.headers.has("bcc")).toBe(false);
    expect(parsed.headers.has("cc")).toBe(false);
  }
  const [message] = service.smtp.mailsTo(siteAddress);
  expect(message?.parsed.replyTo?.value).toEqual([{ name: hostile.name, address: email }]);
});

it("ignores programs that fill in the field that people don't see", async () => {
  const service = await startNotification();
  expect((await send(service, { ...messageFrom(newAddress()), website: "x" })).status).toBe(202);
  const messages = (await openDatabase(service.config)).collection("contactMessages");
  expect(await messages.countDocuments()).toBe(0);
});

it("slows down one network, and no other", async () => {
  const service = await startNotification();
  const from = "192.0.2.7";
  const statuses: number[] = [];
  for (let times = 0; times < 6; times++)
    statuses.push((await send(service, messageFrom(newAddress()), { from })).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect((await send(service, messageFrom(newAddress()))).status).toBe(202);
});

it("forgets messages after a year", async () => {
  let now = new Date();
  const service = await startNotification({}, { now: () => now });
  await send(service, messageFrom(newAddress()));
  await received(service.smtp, siteAddress);
  const messages = (await openDatabase(service.config)).collection("contactMessages");
  await eventually(async () =>
    expect(await messages.countDocuments({ outboxPending: { $exists: false } })).toBe(1),
  );
  now = new Date(now.getTime() + 365 * 86_400_000 + 1);
  await startReady(service.config, { now: () => now });
  await eventually(async () => expect(await messages.countDocuments()).toBe(0));
});
