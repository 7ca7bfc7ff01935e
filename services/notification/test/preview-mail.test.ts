import { mailKinds } from "@wordlehint/contracts";
import { builtInMailTexts } from "@wordlehint/contracts/mail-texts";
import { emailKeyOf } from "@wordlehint/runtime";
import { addressHash } from "../src/domain/verp.ts";
import {
  ask,
  linksIn,
  newAddress,
  openDatabase,
  received,
  startNotification,
  type NotificationService,
} from "./support/start-notification.ts";

const text = builtInMailTexts["verify-email"];
const preview = (service: NotificationService, body: object = {}) =>
  ask(service, "/internal/preview-mail", {
    authorization: `Bearer ${service.config.GATEWAY_TO_NOTIFICATION_KEY}`,
    body: { kind: "verify-email", text, to: "ada@example.org", editor: "ada", client: "192.0.2.1", ...body },
  });

it("arrives for every kind, with sample values and no link that does anything", async () => {
  const service = await startNotification();
  for (const kind of mailKinds) {
    const to = newAddress();
    const response = await preview(service, { kind, to, text: builtInMailTexts[kind], editor: kind });
    expect([kind, response.status, await response.json()]).toEqual([kind, 200, { to }]);
    const [mail] = await received(service.smtp, to);
    expect(mail?.parsed.subject).toMatch(/^Preview: ./);
    const tokens = (mail ? linksIn(mail) : []).map((link) => new URL(link).searchParams.get("token"));
    expect(tokens.every((token) => token === null || token.startsWith("a-sample"))).toBe(true);
  }
});

it("of the daily mail can be unsubscribed from with one click, as a real one, and that changes nothing", async () => {
  const service = await startNotification();
  const to = newAddress();
  await preview(service, { kind: "daily-hint", to, text: builtInMailTexts["daily-hint"] });
  const [mail] = await received(service.smtp, to);
  const raw = mail?.raw.toString() ?? "";
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const [, link = ""] = /^List-Unsubscribe: <([^>]+)>\r$/m.exec(raw) ?? [];
  const { pathname, search } = new URL(link);
  const response = await fetch(new URL(pathname + search, service.url), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect([response.status, await response.json()]).toEqual([200, { status: "unsubscribed" }]);
});

it("says which variable is unknown, and where, and sends nothing", async () => {
  const service = await startNotification();
  const response = await preview(service, { text: { ...text, paragraphs: ["Hello.", "On {{device}}."] } });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { errors: [{ path: "text.paragraphs.1", message: "This email has no variable {{device}}" }] },
  ]);
  for (const body of [
    { kind: "poem" },
    { text: null },
    { to: "ada" },
    { editor: "" },
    { text: { ...text, subject: "a\nb" } },
  ])
    expect((await preview(service, body)).status).toBe(400);
  expect(service.smtp.mails).toEqual([]);
});

it("says what the mail server says, or that it is away", async () => {
  const service = await startNotification();
  service.smtp.misbehave = () => ({ at: "recipient", reply: "550 5.1.1 no such user ada@example.org" });
  const refused = await preview(service);
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    {
      message: expect.stringMatching(/didn’t take the preview: .*5\.1\.1 no such user \[address\]/) as string,
    },
  ]);
  await service.smtp.stop();
  const away = await preview(service);
  expect([away.status, await away.json()]).toMatchObject([
    503,
    { message: expect.stringContaining("ECONNREFUSED") as string },
  ]);
});

it("is limited for each editor, and isn't sent to a suppressed address", async () => {
  const service = await startNotification();
  const to = newAddress();
  service.smtp.misbehave = () => ({ at: "recipient", reply: "450 later" });
  const statuses = [];
  for (let count = 0; count < 21; count++) statuses.push((await preview(service, { to })).status);
  expect(statuses).toEqual([...Array<number>(20).fill(503), 429]);
  service.smtp.misbehave = () => undefined;
  expect((await preview(service, { to, editor: "bob" })).status).toBe(200);
  const suppressions = (await openDatabase(service.config)).collection<{ _id: string }>("suppressions");
  await suppressions.insertOne({
    _id: addressHash(service.config.LINK_KEY, emailKeyOf(to)),
    reason: "operator",
    since: new Date(),
  } as never);
  expect((await preview(service, { to, editor: "bob" })).status).toBe(403);
  expect(service.smtp.mails).toHaveLength(1);
});
