import * as z from "zod";
import {
  ask,
  newAddress,
  publish,
  received,
  startNotification,
  type NotificationService,
} from "./support/start-notification.ts";

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

it("has no messages from an address that isn't confirmed as the account's", async () => {
  const service = await startNotification();
  const email = newAddress();
  await ask(service, "/api/contact", { body: { name: "Ada", email, subject: "Hello", message: "Secret" } });
  const data = await dataOf(service, service.auth.add(email, null));
  expect(data).toEqual({ dailyMail: null, mails: [], messages: [], nothingIsSentSince: null });
});

it("is for other services only", async () => {
  const service = await startNotification();
  const response = await ask(service, "/internal/personal-data/ada", { authorization: "Bearer x" });
  expect(response.status).toBe(401);
});
