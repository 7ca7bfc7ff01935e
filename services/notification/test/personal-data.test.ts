import { newEvent } from "@wordlehint/runtime";
import * as z from "zod";
import { gatherPersonalData } from "../src/actions/gather-personal-data.ts";
import { deliveryOf } from "../src/domain/delivery.ts";
import { addressHash } from "../src/domain/verp.ts";
import {
  ask,
  newAddress,
  openContext,
  publish,
  received,
  startNotification,
  type NotificationService,
} from "./support/start-notification.ts";
import { addSubscribers } from "./support/subscriber-documents.ts";

const dataSchema = z.object({
  data: z.object({
    dailyMail: z.looseObject({ email: z.string() }).nullable(),
    mails: z.array(z.looseObject({ kind: z.string(), to: z.string().nullable() })),
    messages: z.array(z.looseObject({ message: z.string() })),
    nothingIsSentSince: z.unknown(),
  }),
});
const dataOf = async (service: NotificationService, userId: string) => {
  const authorization = `Bearer ${service.config.AUTH_TO_NOTIFICATION_KEY}`;
  const response = await ask(service, `/internal/personal-data/${userId}`, { authorization });
  return dataSchema.parse(await response.json()).data;
};

it("is everything about a player, without what opens a link", async () => {
  const service = await startNotification();
  const email = newAddress();
  const userId = service.auth.add(email);
  const authorization = `Bearer ${service.auth.tokenOf(userId)}`;
  await ask(service, "/api/notifications/subscribe", { body: { email, days: [1] }, authorization });
  const message = { name: "Ada", email, subject: "Hello", message: "A question" };
  await ask(service, "/api/contact", { body: message });
  await publish(service.bus, "user.password_changed", { userId, email, emailVerified: true });
  await received(service.smtp, email, 2);
  const data = await dataOf(service, userId);
  expect(data.dailyMail).toMatchObject({ email, days: [1], status: "active" });
  expect(data.mails).toMatchObject([{ kind: "password-changed", to: email }]);
  expect(data.messages).toMatchObject([message]);
  expect(JSON.stringify(data)).not.toMatch(/hash|token|linkId/i);
});

describe("the messages and the suppression of an address", () => {
  const day = (date: number) => new Date(`2026-11-${date}T12:00:00Z`);
  /** Gathers the data of an account, with messages from its address of three days. */
  const gathered = async (verifiedAt: string | null) => {
    const account = { email: "Ada@example.org", verifiedAt };
    const context = { ...(await openContext()), accounts: { addressOf: () => Promise.resolve(account) } };
    const emailKey = "ada@example.org";
    for (const date of [20, 21, 22]) {
      const message = { name: "Ada", email: emailKey, emailKey, subject: "Hello", message: `Of ${date}` };
      const event = newEvent("contact.received", "m", { messageId: `${date}` }, day(date));
      await context.messages.add({ ...message, id: `${date}`, receivedAt: day(date) }, event);
    }
    await context.suppressions.add(addressHash(context.config.LINK_KEY, emailKey), "complaint", day(20));
    return gatherPersonalData(context, "ada");
  };

  it("belong to the account from the moment on at which the address was confirmed", async () => {
    const { messages, nothingIsSentSince } = await gathered(day(21).toISOString());
    expect(messages.map(({ message }) => message)).toEqual(["Of 21", "Of 22"]);
    expect(nothingIsSentSince).toEqual({ reason: "complaint", since: day(20) });
  });

  it("don't belong to an account that hasn't confirmed it", async () => {
    expect(await gathered(null)).toMatchObject({ messages: [], nothingIsSentSince: null });
  });
});

it("has the daily mails of the player's subscription", async () => {
  const account = { email: "ada@example.org", verifiedAt: null };
  const context = { ...(await openContext()), accounts: { addressOf: () => Promise.resolve(account) } };
  await addSubscribers(context, { a: { userId: "ada" } });
  const order = { key: "1", kind: "daily-hint" as const, data: {}, subscriberId: "a", expiresAt: new Date() };
  await context.deliveries.add([deliveryOf(order, new Date())]);
  const mail = { kind: "daily-hint", to: null, state: "queued", doneAt: null, reason: null };
  expect((await gatherPersonalData(context, "ada")).mails).toMatchObject([mail]);
});

it("is for other services only", async () => {
  const service = await startNotification();
  const response = await ask(service, "/internal/personal-data/ada", { authorization: "Bearer x" });
  expect(response.status).toBe(401);
});
