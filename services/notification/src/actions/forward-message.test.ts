import { createMailTexts } from "../state/mail-texts.ts";
import type { Context } from "../context.ts";
import { forwardMessage } from "./forward-message.ts";

const receivedAt = new Date("2026-11-21T12:00:00Z");
const message = {
  name: "Ada",
  email: "ada@example.org",
  subject: "Hello",
  message: "A question",
  receivedAt,
};

function start(found: object | undefined = message) {
  const texts = createMailTexts();
  const queued: { id: string; kind: string; to: string; data: object; expiresAt: Date }[] = [];
  const context = {
    messages: { find: () => Promise.resolve(found) },
    texts,
    budgets: { take: () => Promise.resolve(true) },
    deliveries: {
      find: () => Promise.resolve(undefined),
      add: (deliveries: typeof queued) => Promise.resolve(queued.push(...deliveries)),
    },
    config: { CONTACT_ADDRESS: "contact@example.org", LINK_KEY: "a key of the tests" },
    now: () => receivedAt,
  } as unknown as Context;
  return { texts, queued, forward: () => forwardMessage(context, "message-1") };
}

it("goes to the address in the site's settings, even when the service has only just started", async () => {
  const { texts, queued, forward } = start();
  const forwarding = forward();
  await new Promise(setImmediate);
  texts.use({ product: undefined, contactAddress: "editors@example.org", texts: new Map() });
  await forwarding;
  expect(queued.map(({ kind, to }) => [kind, to])).toEqual([
    ["contact-message", "editors@example.org"],
    ["contact-acknowledgement", "ada@example.org"],
  ]);
});

it("goes to the address of the installation when the settings have none", async () => {
  const { texts, queued, forward } = start();
  texts.keep();
  await forward();
  expect(queued[0]).toMatchObject({ to: "contact@example.org", data: { name: "Ada", subject: "Hello" } });
});

it("is one mail to each of the two, however often the event arrives, for 30 days", async () => {
  const { texts, queued, forward } = start();
  texts.keep();
  await forward();
  await forward();
  expect(new Set(queued.map(({ id }) => id)).size).toBe(2);
  const expiresAt = new Date(receivedAt.getTime() + 30 * 86_400_000);
  for (const delivery of queued) expect(delivery.expiresAt).toEqual(expiresAt);
});

it("is nothing any more when the message is forgotten", async () => {
  const { texts, queued, forward } = start(null as unknown as undefined);
  texts.keep();
  await forward();
  expect(queued).toEqual([]);
});
