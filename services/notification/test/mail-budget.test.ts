import { randomUUID } from "node:crypto";
import type { EventType, MailKind } from "@wordlehint/contracts";
import { eventually } from "@wordlehint/test-servers";
import { newSecret } from "@wordlehint/runtime";
import { queueMail } from "../src/actions/queue-mail.ts";
import {
  ask,
  newAddress,
  openContext,
  publish,
  received,
  startNotification,
} from "./support/start-notification.ts";

const now = new Date("2026-11-21T12:00:00Z");
const hourMs = 3_600_000;
const at = (ms: number) => new Date(now.getTime() + ms);

const tagged = (address: string, tag: number) => address.replace("@", `+${tag}@`);
const link = (email: string) => ({
  ...{ userId: randomUUID(), email, linkId: newSecret() },
  expiresAt: new Date(Date.now() + hourMs).toISOString(),
});

it("a mailbox gets five mails in an hour that it hasn't confirmed, whoever has them sent to whichever of its tags", async () => {
  const { bus, smtp, url, getAdmin } = await startNotification();
  const victim = newAddress();
  const requests = [
    "user.verification_requested",
    "user.email_change_requested",
    "user.password_reset_requested",
  ] as const satisfies EventType[];
  for (let tag = 0; tag < 10; tag++)
    for (const type of requests) await publish(bus, type, link(tagged(victim, tag)));
  for (let tag = 0; tag < 5; tag++) {
    const message = { name: "Eve", email: tagged(victim, tag), subject: "Hello", message: "A question" };
    expect((await ask({ url }, "/api/contact", { body: message })).status).toBe(202);
  }
  await eventually(async () => {
    const metrics = await (await getAdmin("/metrics")).text();
    const withheld = Array.from(metrics.matchAll(/^mails_total\{.*outcome="withheld".*\} (\d+)$/gm));
    expect(withheld.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(30);
  });
  const [name = ""] = victim.split("@");
  await eventually(() => expect(smtp.mails.filter(({ to }) => to.startsWith(name))).toHaveLength(5));
  // The owner of a confirmed address isn't kept out by what strangers ask for.
  await publish(bus, "user.password_reset_requested", { ...link(victim), emailVerified: true });
  await received(smtp, victim);
});

describe("A budget", () => {
  it("counts a mail once, even if its event is published again after the hour", async () => {
    let time = now;
    const context = await openContext({ now: () => time });
    const order = { to: "Ada@example.org", data: {}, isConfirmed: false, expiresAt: at(hourMs) };
    const queue = (key: string, kind: MailKind) => queueMail(context, { ...order, key, kind });
    expect(await queue("one", "verify-email")).toBe(true);
    time = at(hourMs);
    expect(await queue("one", "verify-email")).toBe(false);
    for (let nth = 0; nth < 5; nth++) expect(await queue(`later ${nth}`, "verify-email")).toBe(true);
    expect(await queue("one more", "contact-acknowledgement")).toBe(false);
    expect(await queue("a contract", "withdrawal-receipt")).toBe(true);
  });

  it("is kept by replicas that take of it at the same time, and counts a mail that is ordered again once", async () => {
    const { budgets } = await openContext();
    const mails = Array.from({ length: 20 }, (_, index) => `mail ${index}`);
    const take = () => Promise.all(mails.map((id) => budgets.take("a mailbox", id, now)));
    const taken = await take();
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await take()).toEqual(taken);
    expect(await budgets.take("another mailbox", "mail", now)).toBe(true);
    expect(await budgets.countSpent(now)).toBe(1);
  });

  it("lasts an hour for each mail, and then nothing is stored of it", async () => {
    const { budgets, mongo } = await openContext();
    const takeAt = (ms: number) => budgets.take("a mailbox", `mail at ${ms}`, at(ms));
    for (let ms = 0; ms < 5; ms++) expect(await takeAt(ms)).toBe(true);
    expect(await takeAt(hourMs - 1)).toBe(false);
    expect(await takeAt(hourMs)).toBe(true);
    expect(await budgets.countSpent(at(hourMs))).toBe(1);
    expect(await budgets.countSpent(at(hourMs + 1))).toBe(0);
    const rows = mongo.connection.collection("mailBudgets");
    expect(await rows.find().toArray()).toMatchObject([{ expiresAt: at(2 * hourMs) }]);
    expect(await rows.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  });
});
