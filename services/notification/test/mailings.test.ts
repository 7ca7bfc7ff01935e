import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { eventually, startFakeServer } from "@wordlehint/test-servers";
import type { Overrides } from "../src/context.ts";
import type { SubscriberDocument } from "../src/store/subscriber-model.ts";
import {
  closeLater,
  linksIn,
  newAddress,
  openDatabase,
  publish,
  received,
  siteOrigin,
  startNotification,
  startReady,
  tokenIn,
  type NotificationService,
} from "./support/start-notification.ts";
import { addressHash } from "../src/domain/verp.ts";
import { subscriberDocument } from "./support/subscriber-documents.ts";
import { hints, startRiddles } from "./support/start-riddles.ts";

/** Half an hour after the release in New York on a Saturday. */
const afterRelease = new Date("2026-11-21T05:35:00Z");

async function start(
  settings: Readonly<Record<string, string>> = {},
  { at = afterRelease, ...overrides }: Overrides & { at?: Date } = {},
) {
  const clock = { now: at };
  const now = () => clock.now;
  const riddles = await startRiddles(now);
  closeLater({ close: () => riddles.server.stop() });
  const service = await startNotification({ RIDDLE_URL: riddles.url, ...settings }, { now, ...overrides });
  return { ...service, riddles, clock };
}

/** Subscribes people as if they had confirmed long ago. */
async function subscribePeople(
  { config }: Pick<NotificationService, "config">,
  count: number,
  choices: Partial<Omit<SubscriberDocument, "_id" | "email">> = {},
): Promise<string[]> {
  const people = Array.from({ length: count }, () =>
    subscriberDocument(config.LINK_KEY, newAddress(), choices),
  );
  const database = await openDatabase(config);
  await database.collection<SubscriberDocument>("subscribers").insertMany(people);
  return people.map(({ email }) => email);
}

const mailingsOf = async ({ config }: Pick<NotificationService, "config">) =>
  (await openDatabase(config)).collection("mailings").find().toArray();

describe("The daily mail", () => {
  it("has the riddle in both of its parts, no hint that wasn't chosen, and links that work", async () => {
    const service = await start();
    const [email = ""] = await subscribePeople(service, 1);
    const [mail] = await received(service.smtp, email);
    if (!mail) return;
    const { parsed } = mail;
    expect(parsed.subject).toBe("Riddle 1982 for Saturday 21 November");
    expect(parsed.text).toContain("    I wade on long legs,\n    and build on high <roofs>.");
    expect(parsed.html).toContain("and build on high &lt;roofs&gt;.");
    expect(parsed.text).toContain(
      "* 5 letters\n* 2 vowels\n* No letter comes twice\n* Starts with a consonant",
    );
    for (const hint of hints) expect(mail.raw.toString()).not.toContain(hint);
    expect(linksIn(mail)).toEqual(
      expect.arrayContaining([`${siteOrigin}/wordle-hint/november-21-2026`, `${siteOrigin}/`]),
    );
    const preferences = await service.get("/api/notifications/preferences", {
      headers: { authorization: `Link ${tokenIn(mail, "/email-preferences")}` },
    });
    expect(await preferences.json()).toMatchObject({ email });
    expect(mail.raw.toString()).not.toMatch(/PLACE-OF|\{\{/);
    expect(mail.raw.length).toBeLessThan(100_000);
  });

  it("can be unsubscribed from by one click, as its headers say", async () => {
    const service = await start({ UNSUBSCRIBE_ADDRESS: "leave@wordle.example" });
    const [email = ""] = await subscribePeople(service, 1);
    const [mail] = await received(service.smtp, email);
    const headers =
      mail?.raw
        .toString()
        .split("\r\n\r\n", 1)[0]
        ?.replace(/\r\n[ \t]+/g, " ") ?? "";
    expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(headers).toMatch(/^List-ID: .*<daily-hint\.wordlehint\.local>$/im);
    expect(headers).toMatch(/^Feedback-ID: 2026-11-21:daily-hint:wordlehint\.local$/m);
    const [, url = ""] = /^List-Unsubscribe: <([^>]+)>, <mailto:leave@wordle\.example>$/m.exec(headers) ?? [];
    expect(url).toMatch(/^https:\/\/wordle\.example\/api\/notifications\/unsubscribe\?token=[\w-]{43}$/);
    const response = await service.get(url.slice(siteOrigin.length), {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(response.status).toBe(200);
    service.clock.now = new Date("2026-11-22T05:35:00Z");
    const [other = ""] = await subscribePeople(service, 1);
    await received(service.smtp, other);
    expect(service.smtp.mailsTo(email)).toHaveLength(1);
  });

  it("has an address suppressed that doesn't exist", async () => {
    const service = await start();
    service.smtp.misbehave = () => ({ at: "recipient", reply: "550 5.1.1 no such user" });
    const [email = ""] = await subscribePeople(service, 1);
    const suppressions = (await openDatabase(service.config)).collection<{ _id: string }>("suppressions");
    const _id = addressHash(service.config.LINK_KEY, email);
    await eventually(async () =>
      expect(await suppressions.findOne({ _id })).toMatchObject({ reason: "bounce" }),
    );
  });

  it("has the graded hints for those who chose them", async () => {
    const service = await start();
    const [plain = ""] = await subscribePeople(service, 1, { help: "riddle" });
    const [email = ""] = await subscribePeople(service, 1, { help: "hints" });
    const [without] = await received(service.smtp, plain);
    const [mail] = await received(service.smtp, email);
    for (const hint of hints) expect(without?.raw.toString()).not.toContain(hint);
    for (const [index, hint] of hints.entries()) {
      expect(mail?.parsed.text).toContain(`Hint ${index + 1}: ${hint}`);
      expect(mail?.parsed.html).toContain(hint);
    }
  });

  it("comes on the chosen days, and from the first release after the confirmation on", async () => {
    const service = await start();
    const [always = ""] = await subscribePeople(service, 1);
    const [onSundays = ""] = await subscribePeople(service, 1, { days: [0] });
    const [late = ""] = await subscribePeople(service, 1, { confirmedAt: new Date("2026-11-21T05:20:00Z") });
    await received(service.smtp, always);
    service.clock.now = new Date("2026-11-22T05:35:00Z");
    await received(service.smtp, always, 2);
    await received(service.smtp, onSundays);
    await received(service.smtp, late);
    expect(service.smtp.mails).toHaveLength(4);
  });

  it("follows the release in each zone, never earlier", async () => {
    const service = await start({}, { at: new Date("2026-11-20T18:34:59Z") });
    const [inKolkata = ""] = await subscribePeople(service, 1, { timeZone: "Asia/Kolkata" });
    const [inBerlin = ""] = await subscribePeople(service, 1, { timeZone: "Europe/Berlin" });
    await received(service.smtp, inKolkata, 0);
    service.clock.now = new Date("2026-11-20T18:35:00Z");
    const [mail] = await received(service.smtp, inKolkata);
    expect(mail?.parsed.subject).toContain("21 November");
    expect(service.smtp.mailsTo(inBerlin).map(({ parsed }) => parsed.subject)).not.toContain(
      mail?.parsed.subject,
    );
    service.clock.now = new Date("2026-11-20T23:05:00Z");
    await eventually(() =>
      expect(service.smtp.mailsTo(inBerlin).map(({ parsed }) => parsed.subject)).toContain(
        mail?.parsed.subject,
      ),
    );
  });

  it("of the home zone follows the event of the release", async () => {
    const service = await start({}, { planMs: 3_600_000 });
    const [email = ""] = await subscribePeople(service, 1);
    await publish(service.bus, "riddle.released", { date: "2026-11-21" });
    await received(service.smtp, email);
  });

  it("isn't sent to who has unsubscribed since it was queued", async () => {
    const service = await start();
    const sending = (await openDatabase(service.config)).collection<{ _id: string }>("switches");
    await sending.insertOne({ _id: "sending", pausedAt: new Date() } as never);
    const [email = "", other = ""] = await subscribePeople(service, 2);
    const deliveries = (await openDatabase(service.config)).collection("deliveries");
    await eventually(async () => expect(await deliveries.countDocuments({ state: "queued" })).toBe(2));
    const subscribers = (await openDatabase(service.config)).collection("subscribers");
    await subscribers.updateOne({ email }, { $set: { status: "gone" }, $unset: { email: 1, emailKey: 1 } });
    await sending.deleteOne({ _id: "sending" });
    await received(service.smtp, other);
    await eventually(async () => expect(await deliveries.countDocuments({ state: "suppressed" })).toBe(1));
    expect(service.smtp.mails).toHaveLength(1);
  });
});

describe("A mailing", () => {
  it("brings every subscriber the mail once, with two replicas and many batches", async () => {
    const service = await start({}, { batchSize: 7 });
    await startReady(service.config, { now: () => service.clock.now, batchSize: 5 });
    const emails = await subscribePeople(service, 100);
    await eventually(() => expect(service.smtp.mails.length).toBeGreaterThanOrEqual(100));
    await eventually(async () => expect(await mailingsOf(service)).toMatchObject([{ state: "filled" }]));
    expect(service.smtp.mails.map(({ to }) => to).sort()).toEqual([...emails].sort());
  });

  it("goes on after a batch of people none of whom wants the mail that day", async () => {
    const service = await start({}, { batchSize: 1 });
    const people = [{ days: [0] }, {}, { days: [0] }].map((choices) =>
      subscriberDocument(service.config.LINK_KEY, newAddress(), choices),
    );
    const database = await openDatabase(service.config);
    await database.collection<SubscriberDocument>("subscribers").insertMany(people);
    await eventually(async () => expect(await mailingsOf(service)).toMatchObject([{ state: "filled" }]));
    await eventually(() => expect(service.smtp.mails).toHaveLength(1));
    expect(service.smtp.mailsTo(people[1]?.email ?? "")).toHaveLength(1);
  });

  it("goes on where a replica left it that died", async () => {
    const service = await start({}, { batchSize: 10 });
    const emails = await subscribePeople(service, 30);
    await eventually(() => expect(service.smtp.mails).toHaveLength(30));
    const database = await openDatabase(service.config);
    const ids = (await database.collection("subscribers").find().sort({ _id: 1 }).toArray()).map(
      ({ _id }) => _id,
    );
    // As if it had died after the first batch, having made some deliveries of the second one.
    await database.collection("deliveries").deleteMany({ subscriberId: { $in: ids.slice(15) } });
    await database
      .collection("mailings")
      .updateMany({}, { $set: { state: "filling", cursor: ids[9], heldUntil: new Date(0), holder: "dead" } });
    await eventually(() => expect(service.smtp.mails).toHaveLength(45));
    const counts = emails.map((email) => service.smtp.mailsTo(email).length);
    expect(counts.filter((count) => count === 2)).toHaveLength(15);
    expect(counts.filter((count) => count === 1)).toHaveLength(15);
  });

  it("that can't begin within twelve hours isn't sent, and says why", async () => {
    const service = await start({}, { at: new Date("2026-11-21T17:05:01Z") });
    await subscribePeople(service, 1);
    await eventually(async () => expect(await mailingsOf(service)).toMatchObject([{ state: "missed" }]));
    const [{ reason } = { reason: "" }] = (await mailingsOf(service)) as unknown as { reason: string }[];
    expect(reason).toContain("12 hours");
    expect(service.smtp.mails).toEqual([]);
    const metrics = await (await service.getAdmin("/metrics")).text();
    expect(metrics).toContain('mailings_held{service="notification"} 1');
  });

  it("isn't missed by who has subscribed since the release", async () => {
    const service = await start({}, { at: new Date("2026-11-21T17:05:01Z") });
    await subscribePeople(service, 1, { confirmedAt: new Date("2026-11-21T16:00:00Z") });
    service.clock.now = new Date("2026-11-22T05:05:00Z");
    await eventually(() => expect(service.smtp.mails).toHaveLength(1));
    expect(await mailingsOf(service)).toHaveLength(1);
  });

  it("waits while the riddle service is away", async () => {
    const service = await start();
    await service.riddles.server.stop();
    const [email = ""] = await subscribePeople(service, 1);
    await eventually(async () => expect(await mailingsOf(service)).toMatchObject([{ state: "preparing" }]));
    await service.riddles.server.start();
    await received(service.smtp, email);
  });

  it("is judged as a whole, in each form, by the guard", async () => {
    const service = await start();
    await subscribePeople(service, 1);
    await eventually(() => expect(service.smtp.mails).toHaveLength(1));
    const [plain, withHints] = service.riddles.checked;
    expect(plain).toMatchObject({ date: "2026-11-21", withHints: false });
    expect(plain?.text).toContain("Riddle 1982 for Saturday 21 November\n");
    expect(plain?.text).toContain("    I wade on long legs,");
    expect(plain?.text).toContain("because you subscribed");
    expect(plain?.everyday).not.toContain("long legs");
    expect(plain?.text).not.toMatch(/5 letters|PLACE-OF/);
    const { preheader } = builtInMailTexts["daily-hint"];
    for (const judged of [plain?.text, plain?.everyday]) expect(judged).toContain(preheader.split("{{")[0]);
    expect(withHints).toMatchObject({ withHints: true });
    for (const hint of hints) expect(withHints?.text).toContain(hint);
  });

  it.each([2, 1, 0])("has the first %i of three hints where the guard refuses more", async (count) => {
    const service = await start();
    service.riddles.judge = ({ text }) => !text.includes(hints[count] ?? "");
    const [email = ""] = await subscribePeople(service, 1, { help: "hints" });
    const [mail] = await received(service.smtp, email);
    expect(hints.filter((hint) => mail?.parsed.text?.includes(hint))).toEqual(hints.slice(0, count));
  });

  it("brings nobody a riddle twice who moves to another time zone on that day", async () => {
    const service = await start();
    const [email = ""] = await subscribePeople(service, 1);
    await received(service.smtp, email);
    const subscribers = (await openDatabase(service.config)).collection("subscribers");
    await subscribers.updateOne({ email }, { $set: { timeZone: "Europe/Berlin" } });
    await eventually(async () => {
      expect((await mailingsOf(service)).map(({ state }) => state as string)).toEqual(["filled", "filled"]);
    });
    const [other = ""] = await subscribePeople(service, 1, { timeZone: "Europe/Paris" });
    await received(service.smtp, other);
    expect(service.smtp.mailsTo(email)).toHaveLength(1);
  });

  it("waits for the text that an editor has written, and has the built-in one where the guard refuses it", async () => {
    const text = { ...builtInMailTexts["daily-hint"], kind: "daily-hint" };
    const asked = Promise.withResolvers<undefined>();
    const lake = await startFakeServer((_req, res) => {
      const texts = [{ ...text, paragraphs: ["It is a crane, by {{product}}."] }];
      const result = { settings: { name: "Riddlers", contactEmail: null }, texts };
      const respond = () =>
        res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ result, ms: 1 }));
      void asked.promise.then(respond);
    });
    closeLater({ close: () => lake.stop() });
    const service = await start({ SANITY_API_HOST: lake.url });
    service.riddles.judge = (mail) => !mail.text.includes("crane");
    const [email = ""] = await subscribePeople(service, 1);
    await eventually(() => expect(service.riddles.server.requests).not.toEqual([]));
    asked.resolve(undefined);
    const [mail] = await received(service.smtp, email);
    expect(mail?.parsed.from?.value[0]?.name).toBe("Riddlers");
    expect(mail?.parsed.text).not.toContain("crane");
    expect(mail?.parsed.text).toContain("Here is the new riddle:");
    service.riddles.judge = () => true;
    service.clock.now = new Date("2026-11-22T05:35:00Z");
    const [, next] = await received(service.smtp, email, 2);
    expect(next?.parsed.text).toContain("It is a crane, by Riddlers.");
  });

  it("that the guard refuses in every form is held, and sent once it is accepted", async () => {
    const service = await start();
    service.riddles.judge = () => false;
    const [email = ""] = await subscribePeople(service, 1);
    await eventually(async () => expect(await mailingsOf(service)).toMatchObject([{ state: "held" }]));
    expect(service.smtp.mails).toEqual([]);
    service.riddles.judge = () => true;
    await received(service.smtp, email);
  });
});
