import {
  canonicalTimeZone,
  confirmedSubscriptionSchema,
  preferencesSchema,
  problemSchema,
} from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { linkToken } from "@wordlehint/runtime";
import {
  ask,
  newAddress,
  openDatabase,
  publish,
  received,
  siteOrigin,
  startNotification,
  tokenIn,
  type Ask,
  type NotificationService,
} from "./support/start-notification.ts";

const subscribe = (service: NotificationService, body: object, options: Ask = {}) =>
  ask(service, "/api/notifications/subscribe", { ...options, body });

/** Subscribes an address and confirms it, as its owner does. */
async function subscribed(service: NotificationService, email = newAddress(), choices: object = {}) {
  expect((await subscribe(service, { email, ...choices })).status).toBe(202);
  const [mail] = await received(service.smtp, email);
  if (!mail) throw new Error("no mail");
  const token = tokenIn(mail, "/confirm-subscription");
  const confirmed = await ask(service, "/api/notifications/confirm", { body: { token } });
  return { token, ...confirmedSubscriptionSchema.parse(await confirmed.json()) };
}

const preferencesOf = async (service: NotificationService, authorization: string) => {
  const response = await ask(service, "/api/notifications/preferences", { authorization });
  return { status: response.status, body: await response.json() };
};

/** The token of the unsubscribing link of a subscriber, as a daily mail has it. */
async function unsubscribeToken({ config }: NotificationService, email: string): Promise<string> {
  const subscriber = await (await openDatabase(config)).collection("subscribers").findOne({ email });
  return linkToken(config.LINK_KEY, "unsubscribe", String(subscriber?.linkId));
}

it("subscribes an address when its owner has confirmed it, once", async () => {
  const service = await startNotification();
  const choices = { timeZone: "Asia/Kolkata", help: "hints", days: [6, 0] };
  const { email, token, preferencesToken, ...rest } = await subscribed(service, newAddress(), choices);
  expect(rest).toEqual({ timeZone: canonicalTimeZone("Asia/Kolkata"), help: "hints", days: [0, 6] });
  expect((await preferencesOf(service, `Link ${preferencesToken}`)).body).toEqual({
    email,
    ...rest,
    status: "active",
  });
  const again = await ask(service, "/api/notifications/confirm", { body: { token } });
  expect(confirmedSubscriptionSchema.parse(await again.json())).toMatchObject({ email, preferencesToken });
});

it("sends no daily mail to an address that isn't confirmed, and forgets it after seven days", async () => {
  let now = new Date();
  const service = await startNotification({}, { now: () => now });
  const email = newAddress();
  await subscribe(service, { email });
  const [mail] = await received(service.smtp, email);
  const subscribers = (await openDatabase(service.config)).collection("subscribers");
  expect(await subscribers.countDocuments({ email, status: "pending" })).toBe(1);
  now = new Date(now.getTime() + 7 * 86_400_000 + 1);
  const token = mail ? tokenIn(mail, "/confirm-subscription") : "";
  const late = await ask(service, "/api/notifications/confirm", { body: { token } });
  expect(late.status).toBe(400);
  await startNotification(
    { MONGODB_DATABASE: service.config.MONGODB_DATABASE, BUS_NAMESPACE: service.config.BUS_NAMESPACE },
    { now: () => now },
  );
  await eventually(async () => expect(await subscribers.countDocuments()).toBe(0));
});

it("responds the same to an address that is subscribed, and mails its owner the way to the preferences", async () => {
  const service = await startNotification();
  const { email, preferencesToken } = await subscribed(service);
  const response = await subscribe(service, { email: email.toUpperCase(), help: "hints" });
  expect([response.status, await response.json()]).toEqual([202, { status: "confirmation-sent" }]);
  const [, mail] = await received(service.smtp, email, 2);
  expect(mail && tokenIn(mail, "/email-preferences")).toBe(preferencesToken);
  expect((await preferencesOf(service, `Link ${preferencesToken}`)).body).toMatchObject({ help: "riddle" });
});

it("keeps the link of the first mail good when the address is given again before it is confirmed", async () => {
  const service = await startNotification();
  const email = newAddress();
  for (const days of [[1], [2]]) await subscribe(service, { email, days });
  const mails = await received(service.smtp, email, 2);
  const tokens = mails.map((mail) => tokenIn(mail, "/confirm-subscription"));
  expect(tokens[0]).toBe(tokens[1]);
  const confirmed = await ask(service, "/api/notifications/confirm", { body: { token: tokens[0] } });
  expect(await confirmed.json()).toMatchObject({ days: [2] });
});

it("mails a link that works to who asks again when the first one has expired", async () => {
  let now = new Date();
  const service = await startNotification({}, { now: () => now });
  const email = newAddress();
  await subscribe(service, { email });
  await received(service.smtp, email);
  now = new Date(now.getTime() + 8 * 86_400_000);
  await subscribe(service, { email });
  const [, mail] = await received(service.smtp, email, 2);
  const token = mail && tokenIn(mail, "/confirm-subscription");
  expect((await ask(service, "/api/notifications/confirm", { body: { token } })).status).toBe(200);
});

it("makes one subscription of many requests at the same time", async () => {
  const service = await startNotification();
  const email = newAddress();
  const responses = await Promise.all(Array.from({ length: 3 }, () => subscribe(service, { email })));
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202]);
  const subscribers = (await openDatabase(service.config)).collection("subscribers");
  expect(await subscribers.countDocuments()).toBe(1);
});

describe("a signed-in player", () => {
  it("is subscribed without a mail, with the account's confirmed address", async () => {
    const service = await startNotification();
    const email = newAddress();
    const userId = service.auth.add(email);
    const authorization = `Bearer ${service.auth.tokenOf(userId)}`;
    expect((await preferencesOf(service, authorization)).body).toMatchObject({ email, status: "none" });
    const response = await subscribe(service, { email, days: [3] }, { authorization });
    expect(await response.json()).toEqual({ status: "subscribed" });
    expect((await preferencesOf(service, authorization)).body).toMatchObject({ days: [3], status: "active" });
    await subscribe(service, { email, help: "hints" }, { authorization });
    // What isn't chosen anew stays.
    expect((await preferencesOf(service, authorization)).body).toMatchObject({ days: [3], help: "hints" });
    expect(service.smtp.mails).toEqual([]);
  });

  it.each([
    ["another address", true],
    ["an address that isn't confirmed", false],
  ])("has to confirm %s", async (_name, isConfirmed) => {
    const service = await startNotification();
    const email = newAddress();
    const own = isConfirmed ? newAddress() : email;
    const userId = service.auth.add(own, isConfirmed ? new Date().toISOString() : null);
    const authorization = `Bearer ${service.auth.tokenOf(userId)}`;
    const response = await subscribe(service, { email }, { authorization });
    expect(await response.json()).toEqual({ status: "confirmation-sent" });
    await received(service.smtp, email);
  });

  it("finds the subscription of the account's confirmed address, and changes it", async () => {
    const service = await startNotification();
    const { email } = await subscribed(service);
    const authorization = `Bearer ${service.auth.tokenOf(service.auth.add(email))}`;
    const change = { timeZone: "Europe/Berlin", help: "hints", days: [1, 2] };
    const response = await ask(service, "/api/notifications/preferences", {
      method: "PUT",
      authorization,
      body: change,
    });
    expect(preferencesSchema.parse(await response.json())).toEqual({ email, ...change, status: "active" });
  });

  it("is refused with a token that isn't valid", async () => {
    const service = await startNotification();
    const options = { authorization: "Bearer a.b.c" };
    expect((await subscribe(service, { email: newAddress() }, options)).status).toBe(401);
    expect((await preferencesOf(service, options.authorization)).status).toBe(401);
    expect((await ask(service, "/api/notifications/preferences")).status).toBe(401);
  });
});

describe("unsubscribing", () => {
  const oneClick = (service: NotificationService, token: string) =>
    fetch(new URL(`/api/notifications/unsubscribe?token=${token}`, service.url), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });

  it("takes one click, forgets the person, and may be repeated", async () => {
    const service = await startNotification();
    const { preferencesToken, email } = await subscribed(service);
    const token = await unsubscribeToken(service, email);
    for (let times = 0; times < 2; times++) {
      const response = await oneClick(service, token);
      expect([response.status, await response.json()]).toEqual([200, { status: "unsubscribed" }]);
    }
    expect((await preferencesOf(service, `Link ${preferencesToken}`)).status).toBe(400);
    const left = await (await openDatabase(service.config)).collection("subscribers").find().toArray();
    expect(left).toHaveLength(1);
    expect(Object.keys(left[0] ?? {}).sort()).toEqual([
      "_id",
      "goneAt",
      "preferencesHash",
      "status",
      "unsubscribeHash",
    ]);
  });

  it.each([
    ["by the token in a JSON body", (token: string) => ({ body: { token } })],
    ["by the link of the preferences", undefined],
  ])("works %s, and again", async (_name, optionsOf) => {
    const service = await startNotification();
    const { email, preferencesToken } = await subscribed(service);
    const options = optionsOf
      ? optionsOf(await unsubscribeToken(service, email))
      : { body: {}, authorization: `Link ${preferencesToken}` };
    for (let times = 0; times < 2; times++)
      expect((await ask(service, "/api/notifications/unsubscribe", options)).status).toBe(200);
    expect((await preferencesOf(service, `Link ${preferencesToken}`)).status).toBe(400);
  });

  it("doesn't happen by opening the link, which leads to the page that asks", async () => {
    const service = await startNotification();
    const { email, preferencesToken } = await subscribed(service);
    const token = await unsubscribeToken(service, email);
    const response = await ask(service, `/api/notifications/unsubscribe?token=${token}`);
    expect([response.status, response.headers.get("location")]).toEqual([
      302,
      `${siteOrigin}/unsubscribe?token=${token}`,
    ]);
    expect((await preferencesOf(service, `Link ${preferencesToken}`)).body).toMatchObject({
      status: "active",
    });
  });

  it("lets the person subscribe again later", async () => {
    const service = await startNotification();
    const { email } = await subscribed(service);
    await oneClick(service, await unsubscribeToken(service, email));
    service.smtp.mails.length = 0;
    expect(await subscribed(service, email)).toMatchObject({ email });
  });

  it("is refused without a link, and with a link of nobody's", async () => {
    const service = await startNotification();
    const statuses = await Promise.all([
      ask(service, "/api/notifications/unsubscribe", { body: {} }),
      ask(service, "/api/notifications/unsubscribe", { body: { token: "x".repeat(43) } }),
      oneClick(service, "x".repeat(43)),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400]);
  });
});

it("takes no wrong preferences, and tells what is wrong", async () => {
  const service = await startNotification();
  const { preferencesToken } = await subscribed(service);
  const good = { timeZone: "Europe/Berlin", help: "hints", days: [1] };
  for (const wrong of [
    { timeZone: "Nowhere/Land" },
    { timeZone: "+02:00" },
    { days: [] },
    { help: "answer" },
  ]) {
    const response = await ask(service, "/api/notifications/preferences", {
      method: "PUT",
      authorization: `Link ${preferencesToken}`,
      body: { ...good, ...wrong },
    });
    const { errors } = problemSchema.parse(await response.json());
    expect([response.status, errors?.[0]?.path]).toEqual([400, Object.keys(wrong)[0]]);
  }
});

it("ignores programs that fill in the field that people don't see", async () => {
  const service = await startNotification();
  const email = newAddress();
  const response = await subscribe(service, { email, website: "https://spam.example" });
  expect([response.status, await response.json()]).toEqual([202, { status: "confirmation-sent" }]);
  const subscribers = (await openDatabase(service.config)).collection("subscribers");
  expect(await subscribers.countDocuments()).toBe(0);
});

describe("an account", () => {
  it("takes its subscription along to its new address", async () => {
    const service = await startNotification();
    const { email: previousEmail, preferencesToken } = await subscribed(service);

    const email = newAddress();
    const change = { userId: "ada", email, previousEmail, previousVerified: true };
    await publish(service.bus, "user.email_changed", change);
    await eventually(async () =>
      expect((await preferencesOf(service, `Link ${preferencesToken}`)).body).toMatchObject({ email }),
    );
  });

  it("loses its subscription when it is deleted", async () => {
    const service = await startNotification();
    const { email, preferencesToken } = await subscribed(service);

    await publish(service.bus, "user.deleted", { userId: "ada", email, emailVerified: true });
    await eventually(async () =>
      expect((await preferencesOf(service, `Link ${preferencesToken}`)).status).toBe(400),
    );
  });
});
