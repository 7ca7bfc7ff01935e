import { randomUUID } from "node:crypto";
import { eventually } from "@wordlehint/test-servers";
import { linkToken, newSecret } from "@wordlehint/runtime";
import { connect, JSONCodec } from "nats";
import {
  linksIn,
  newAddress,
  openDatabase,
  publish,
  received,
  siteOrigin,
  startNotification,
  tokenIn,
} from "./support/start-notification.ts";

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const link = (email: string, linkId = newSecret()) => ({
  userId: randomUUID(),
  email,
  linkId,
  expiresAt: inAnHour(),
});

it.each([
  ["user.password_reset_requested", "reset-password", "/reset-password"],
  ["user.verification_requested", "verify-email", "/verify-email"],
  ["user.email_change_requested", "change-email", "/verify-email"],
] as const)("sends the link of %s, as the service that accepts it makes it", async (type, purpose, path) => {
  const { bus, smtp, config } = await startNotification();
  const data = link(newAddress());
  await publish(bus, type, data);
  const [mail] = await received(smtp, data.email);
  if (!mail) return;
  expect(tokenIn(mail, path)).toBe(linkToken(config.LINK_KEY, purpose, data.linkId));
  const { parsed } = mail;
  expect(parsed.text).toContain("60 minutes");
  expect(parsed.headers.get("auto-submitted")).toBe("auto-generated");
  expect(parsed.headers.has("list-unsubscribe")).toBe(false);
  expect([parsed.from?.value[0]?.name, parsed.from?.value[0]?.address]).toEqual([
    "WordleHint",
    config.MAIL_FROM,
  ]);
  expect(mail.raw.length).toBeLessThan(100_000);
});

it("tells an account's owner of what happened to it, at the address that it concerns", async () => {
  const { bus, smtp } = await startNotification();
  const [email, previousEmail] = [newAddress(), newAddress()];
  const account = { userId: randomUUID(), email, emailVerified: true };
  await publish(bus, "user.email_changed", { ...account, previousEmail, previousVerified: true });
  await publish(bus, "user.password_changed", account);
  await publish(bus, "user.signed_in_on_new_device", {
    ...account,
    device: "Firefox <b>on</b> Windows",
    signedInAt: "2026-11-21T05:05:00.000Z",
  });
  const [changed] = await received(smtp, previousEmail);
  expect(changed?.parsed.text).toContain(email);
  const mails = await received(smtp, email, 2);
  const device = mails.find(({ parsed }) => parsed.subject?.includes("sign-in"));
  expect(device?.parsed.text).toContain("Firefox <b>on</b> Windows, on 21 November 2026 at 05:05 (UTC)");
  expect(device?.parsed.html).toContain("Firefox &lt;b&gt;on&lt;/b&gt; Windows");
  for (const mail of [...mails, changed])
    for (const url of mail ? linksIn(mail) : []) expect(url).toMatch(new RegExp(`^${siteOrigin}/`));
});

it("tells the owner of a paid subscription, whose address auth knows", async () => {
  const { bus, smtp, auth } = await startNotification();
  const email = newAddress();
  const userId = auth.add(email);
  const currentPeriodEnd = "2026-12-21T05:05:00.000Z";
  const change = {
    userId,
    status: "active" as const,
    currentPeriodEnd,
    cancelAtPeriodEnd: false,
    revision: 1,
  };
  await publish(bus, "subscription.activated", change);
  await publish(bus, "subscription.past_due", { ...change, status: "past_due", revision: 2 });
  await publish(bus, "subscription.renewal_ahead", {
    userId,
    renewsAt: currentPeriodEnd,
    amount: 377,
    currency: "usd",
  });
  await publish(bus, "subscription.cancellation_requested", { userId, currentPeriodEnd });
  await publish(bus, "subscription.cancelled", { ...change, status: "cancelled", revision: 3 });
  await publish(bus, "subscription.withdrawn", {
    userId,
    amount: 377,
    currency: "usd",
    withdrawnAt: currentPeriodEnd,
  });
  await publish(bus, "subscription.activated", { ...change, userId: "nobody" });
  const mails = await received(smtp, email, 6);
  expect(mails.map(({ parsed }) => parsed.subject).sort()).toEqual([
    "Welcome to WordleHint Premium",
    "WordleHint Premium renews on 21 December 2026",
    "Your WordleHint Premium has ended",
    "Your cancellation of WordleHint Premium",
    "Your payment for WordleHint Premium failed",
    "Your withdrawal from WordleHint Premium",
  ]);
  const texts = mails.map(({ parsed }) => parsed.text).join("\n");
  expect(texts).toMatch(/renews on 21 December 2026, for \$3\.77\./);
  expect(texts).toMatch(/\$3\.77 goes back/);
  expect(texts).not.toMatch(/\{\{|undefined/);
});

it("doesn't mail an unconfirmed address about an account that somebody has made with it", async () => {
  const { bus, smtp, getAdmin } = await startNotification();
  const email = newAddress();
  const stranger = { userId: randomUUID(), email };
  const device = { ...stranger, device: "Firefox on Windows", signedInAt: new Date().toISOString() };
  const moved = { ...stranger, email: newAddress(), previousEmail: email, previousVerified: false };
  await publish(bus, "user.signed_in_on_new_device", device);
  await publish(bus, "user.signed_in_on_new_device", { ...device, emailVerified: false });
  await publish(bus, "user.password_changed", { ...stranger, emailVerified: false });
  await publish(bus, "user.email_changed", moved);
  await publish(bus, "user.deleted", { ...stranger, emailVerified: false });
  await eventually(async () => {
    const metrics = await (await getAdmin("/metrics")).text();
    const withheld = metrics.matchAll(/^mails_total\{kind="([\w-]+)",outcome="withheld".*\} (\d+)$/gm);
    expect(Object.fromEntries(Array.from(withheld, ([, kind, count]) => [kind, count]))).toEqual({
      ...{ "new-device": "2", "password-changed": "1", "email-changed": "1", "account-deleted": "1" },
    });
  });
  expect(smtp.mails).toEqual([]);
});

it("sends one mail for an event, however often it arrives", async () => {
  const { bus, smtp, config } = await startNotification();
  const data = link(newAddress());
  const event = await publish(bus, "user.password_reset_requested", data);
  await received(smtp, data.email);
  const connection = await connect({ servers: config.NATS_URL });
  const subject = `${config.BUS_NAMESPACE}.${event.type}`;
  await connection.jetstream().publish(subject, JSONCodec().encode(event));
  await connection.close();
  const later = link(newAddress());
  await publish(bus, "user.password_reset_requested", later);
  await received(smtp, later.email);
  expect(smtp.mailsTo(data.email)).toHaveLength(1);
});

it("keeps an event that it can't read, and goes on with the next one", async () => {
  const { bus, smtp, config } = await startNotification();
  const connection = await connect({ servers: config.NATS_URL });
  const subject = `${config.BUS_NAMESPACE}.user.deleted`;
  await connection.jetstream().publish(subject, JSONCodec().encode({ id: "x" }));
  await connection.close();
  const data = link(newAddress());
  await publish(bus, "user.password_reset_requested", data);
  await received(smtp, data.email);
  const database = await openDatabase(config);
  const kept = await database.collection("quarantinedMessages").find().toArray();
  expect(kept).toMatchObject([{ subject, reason: expect.stringContaining("malformed") as string }]);
});

it("doesn't send a link that has expired", async () => {
  const { bus, smtp, config } = await startNotification();
  const data = { ...link(newAddress()), expiresAt: new Date(Date.now() - 1000).toISOString() };
  await publish(bus, "user.password_reset_requested", data, new Date(Date.now() - 3_600_000));
  const database = await openDatabase(config);
  await eventually(async () => {
    const [delivery] = await database.collection("deliveries").find().toArray();
    expect(delivery).toMatchObject({ state: "failed", reason: "its time was over" });
  });
  expect(smtp.mails).toEqual([]);
});

it("forgets a person whose account is deleted, once the last mail is sent", async () => {
  const { bus, smtp, config } = await startNotification();
  const data = link(newAddress());
  const { userId, email } = data;
  await publish(bus, "user.verification_requested", data);
  await received(smtp, email);
  await publish(bus, "user.deleted", { userId, email, emailVerified: true });
  const [, last] = await received(smtp, email, 2);
  expect(last?.parsed.subject).toBe("Your WordleHint account is deleted");
  // An event that arrives late.
  await publish(bus, "user.password_changed", { userId, email, emailVerified: true });
  const other = link(newAddress());
  await publish(bus, "user.verification_requested", other);
  await received(smtp, other.email);
  expect(smtp.mailsTo(email)).toHaveLength(2);
  const database = await openDatabase(config);
  await eventually(async () => {
    const left = await database.collection("deliveries").find().toArray();
    expect(JSON.stringify(left)).not.toContain(email);
    expect(left.filter(({ kind }) => kind === "account-deleted")).toMatchObject([
      { state: "sent", data: {} },
    ]);
  });
});
