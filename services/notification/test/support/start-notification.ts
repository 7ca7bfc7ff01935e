import { randomUUID } from "node:crypto";
import type { AccountAddress, DomainEvent, EventData, EventType } from "@wordlehint/contracts";
import { eventually, useService } from "@wordlehint/test-servers";
import { connectBus, createLog, newEvent, type Bus } from "@wordlehint/runtime";
import { callKey, startFakeAuth } from "@wordlehint/runtime/test-support/fake-auth";
import { newKey, signedBy } from "@wordlehint/runtime/test-support/signed-tokens";
import { createService } from "../../src/app.ts";
import { readConfig, type NotificationConfig } from "../../src/config.ts";
import { createContext, type Context, type Overrides } from "../../src/context.ts";
import { startSmtp, type ReceivedMail, type SmtpServer } from "./start-smtp.ts";

const notification = useService("notification", {
  readConfig,
  createService: (config, overrides: Overrides = {}) =>
    createService(config, {
      pollMs: 20,
      planMs: 20,
      retry: { firstMs: 20, maxMs: 100 },
      serverRetry: { firstMs: 20, maxMs: 100 },
      ...overrides,
    }),
});

export const { closeLater } = notification;

export const siteOrigin = "https://wordle.example";

/** Starts the service with a mail server and an auth service of its own. */
export async function startNotification(
  settings: Readonly<Record<string, string>> = {},
  overrides: Overrides = {},
) {
  const smtp = await startMailServer();
  const auth = await startAuth();
  const config = notification.config({
    PUBLIC_ORIGIN: siteOrigin,
    SMTP_URL: smtp.url,
    AUTH_URL: auth.url,
    NOTIFICATION_TO_AUTH_KEY: callKey,
    NOTIFICATION_TO_RIDDLE_KEY: callKey,
    ...settings,
  });
  const service = await startReady(config, overrides);
  return { ...service, config, smtp, auth, bus: openBus(config) };
}

export type NotificationService = Awaited<ReturnType<typeof startNotification>>;

/** Starts another replica, and waits until it is ready. */
export async function startReady(config: NotificationConfig, overrides: Overrides = {}) {
  const service = await notification.start(config, overrides);
  await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
  return service;
}

/** Opens the context of a service, without the service. */
export async function openContext(
  overrides: Overrides = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<Context> {
  const context = closeLater(createContext(notification.config(settings), overrides));
  await context.ready;
  return context;
}

async function startMailServer(): Promise<SmtpServer> {
  const smtp = await startSmtp();
  closeLater({ close: () => smtp.stop() });
  return smtp;
}

/** An auth service that has signed the tokens of `tokenOf`, and knows the addresses of `accounts`. */
async function startAuth() {
  const { server, keys } = await startFakeAuth();
  closeLater({ close: () => server.stop() });
  const accounts = new Map<string, AccountAddress>();
  const respond = server.handler;
  server.handler = (req, res) => {
    const [, userId] = /^\/internal\/accounts\/([^/?]+)$/.exec(req.url ?? "") ?? [];
    if (userId === undefined) {
      respond(req, res);
      return;
    }
    const account = accounts.get(userId);
    res.writeHead(account ? 200 : 404, { "content-type": "application/json" });
    res.end(JSON.stringify(account ?? {}));
  };
  return {
    url: server.url,
    accounts,
    tokenOf: (userId: string) => signedBy(keys[0] ?? newKey(), { sub: userId }),
    /** Adds an account whose address is confirmed. */
    add: (email: string, verifiedAt: string | null = new Date().toISOString()) => {
      const userId = randomUUID();
      accounts.set(userId, { email, verifiedAt });
      return userId;
    },
  };
}

export async function openDatabase(config: NotificationConfig) {
  return notification.openDatabase(config);
}

/** A connection to the bus like another service's. */
function openBus({ NATS_URL: url, BUS_NAMESPACE: namespace }: NotificationConfig): Bus {
  const log = createLog({ service: "tests", level: "silent" });
  return closeLater(connectBus({ url, namespace, replicas: 1, service: "tests", log }));
}

/** Publishes an event, and returns it. */
export async function publish<T extends EventType>(
  bus: Bus,
  type: T,
  data: EventData<T>,
  at = new Date(),
): Promise<DomainEvent<T>> {
  const event = newEvent(type, "test", data, at);
  await bus.publish(event as DomainEvent);
  return event;
}

export const newAddress = (): string => `player-${randomUUID()}@example.org`;

export type Ask = {
  method?: "GET" | "POST" | "PUT";
  body?: unknown;
  authorization?: string;
  /** The client's address. */
  from?: string;
};

/** Sends a request as the gateway would forward it, from a client of its own unless `from` says otherwise. */
export function ask(
  service: { url: string },
  path: string,
  { method, body, authorization, from = anyAddress() }: Ask = {},
): Promise<Response> {
  return fetch(new URL(path, service.url), {
    method: method ?? (body === undefined ? "GET" : "POST"),
    redirect: "manual",
    headers: {
      "x-forwarded-for": from,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(authorization !== undefined && { authorization }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

let clients = 0;
function anyAddress(): string {
  clients = (clients + 1) % 65_536;
  return `10.2.${clients >> 8}.${clients & 255}`;
}

/** The mails that an address has, once there are `count`. */
export function received(smtp: SmtpServer, address: string, count = 1): Promise<ReceivedMail[]> {
  return eventually(() => {
    const mails = smtp.mailsTo(address);
    expect(mails).toHaveLength(count);
    return mails;
  }).then((mails) => {
    for (const mail of mails) expectSound(mail);
    return mails;
  });
}

const maxMailBytes = 100_000;
/** RFC 5322 asks for the first three; RFC 3834 for the last one. */
const requiredHeaders = ["from", "date", "message-id", "to", "subject", "mime-version", "auto-submitted"];

/** A mail is small, has two parts with the same links, every header that it needs, and nothing that wasn't filled in. */
function expectSound({ parsed, raw }: ReceivedMail): void {
  const { headers, text = "", html, attachments, subject = "" } = parsed;
  expect([...headers.keys()]).toEqual(expect.arrayContaining(requiredHeaders));
  expect(headers.get("content-type")).toMatchObject({ value: "multipart/alternative" });
  expect(attachments).toEqual([]);
  expect(raw.length).toBeLessThan(maxMailBytes);
  const hrefs = Array.from(String(html).matchAll(/href="([^"]+)"/g), ([, href = ""]) => href);
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) expect(text).toContain(href.replaceAll("&amp;", "&"));
  for (const part of [subject, text, String(html)])
    expect(part).not.toMatch(/PLACE-OF|undefined|\[object|\{\{(?!subject)/);
}

/** The addresses of all links in a mail, in both of its parts. */
export function linksIn({ parsed }: ReceivedMail): string[] {
  const { text = "", html } = parsed;
  const hrefs = Array.from(String(html).matchAll(/href="([^"]+)"/g), ([, href = ""]) => href);
  const written = Array.from(text.matchAll(/https?:\/\/\S+/g), ([url]) => url);
  return [...new Set([...hrefs.map((href) => href.replaceAll("&amp;", "&")), ...written])];
}

/** The token of the link to a page in a mail. */
export function tokenIn(mail: ReceivedMail, path: string): string {
  const link = linksIn(mail).find((url) => url.startsWith(`${siteOrigin}${path}?`));
  if (link === undefined) throw new Error(`the mail has no link to ${path}`);
  return new URL(link).searchParams.get("token") ?? "";
}
