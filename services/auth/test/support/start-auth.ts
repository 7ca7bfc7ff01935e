import { randomUUID } from "node:crypto";
import { signedInSchema, type DomainEvent, type EventType, type SignedIn } from "@wordlehint/contracts";
import { getKeySetContract } from "@wordlehint/contracts/routes/auth-routes";
import { eventually, useService } from "@wordlehint/test-servers";
import { connectBus, createLog, type PasswordHasher } from "@wordlehint/runtime";
import { createService } from "../../src/app.ts";
import { readConfig, type AuthConfig } from "../../src/config.ts";
import type { AccountDocument } from "../../src/store/account-model.ts";
import type { SessionDocument } from "../../src/store/session-model.ts";

const auth = useService("auth", { readConfig, createService });

export const { config: authConfig, closeLater } = auth;
export type AuthService = Awaited<ReturnType<typeof auth.start>>;

/** Starts a replica, and waits until it is ready. */
export async function startAuth(...given: Parameters<typeof auth.start>): Promise<AuthService> {
  const service = await auth.start(...given);
  await eventually(async () => expect((await service.getAdmin("/readyz")).status).toBe(200));
  return service;
}

/** Starts a replica without a broker, and waits until it has a key to sign tokens with. */
export async function startWithoutBroker(...given: Parameters<typeof auth.start>): Promise<AuthService> {
  const service = await auth.start(...given);
  await eventually(async () => {
    const response = await ask(service, getKeySetContract.path);
    expect(await response.json()).toEqual({ keys: [expect.anything()] });
  });
  return service;
}

/** In place of hashing, for tests with many passwords. */
export const quickPasswords: PasswordHasher = {
  hash: (password) => Promise.resolve(`quick ${password}`),
  verify: (password, passwordHash) => Promise.resolve(passwordHash === `quick ${password}`),
};

export async function openDatabase(config: AuthConfig) {
  const connection = await auth.openDatabase(config);
  return {
    connection,
    accounts: connection.collection<AccountDocument>("accounts"),
    sessions: connection.collection<SessionDocument>("sessions"),
  };
}

/** A request to send, from a client of its own unless `from` says otherwise. */
export type Ask = {
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
  token?: string | undefined;
  /** The client's address. */
  from?: string;
  /** A Cookie header. */
  cookie?: string;
  userAgent?: string;
};

/** Sends a request as the gateway would forward it. */
export function ask(
  service: { url: string },
  path: string,
  { method, body, token, from = anyAddress(), cookie, userAgent }: Ask = {},
): Promise<Response> {
  return fetch(new URL(path, service.url), {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "x-forwarded-for": from,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...(userAgent !== undefined && { "user-agent": userAgent }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

let clients = 0;
function anyAddress(): string {
  clients = (clients + 1) % 65_536;
  return `10.1.${clients >> 8}.${clients & 255}`;
}

/** A password that every rule accepts. */
export const goodPassword = "Quiet-Otter-71";

export const newEmail = (): string => `player-${randomUUID()}@example.org`;

/** Makes an account. */
export async function register(
  service: { url: string },
  { email = newEmail(), password = goodPassword, ...options }: Partial<Credentials> & Ask = {},
): Promise<SignedInBrowser> {
  return signedIn(
    await ask(service, "/api/auth/register", { ...options, body: { email, password } }),
    email,
    password,
  );
}

/** Signs in with a right password. */
export async function signIn(
  service: { url: string },
  { email, password = goodPassword, ...options }: { email: string; password?: string } & Ask,
): Promise<SignedInBrowser> {
  return signedIn(
    await ask(service, "/api/auth/login", { ...options, body: { email, password } }),
    email,
    password,
  );
}

type Credentials = { email: string; password: string };

/** The response to a sign-in, and the Cookie header that the browser sends from now on. */
export type SignedInBrowser = SignedIn & Credentials & { cookie: string };

async function signedIn(response: Response, email: string, password: string): Promise<SignedInBrowser> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const cookie = (response.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "";
  return { ...signedInSchema.parse(await response.json()), email, password, cookie };
}

/** The events of the service: those published so far, and those to come as they arrive. */
export function hear<T extends EventType>(config: AuthConfig, ...types: T[]): DomainEvent<T>[] {
  const heard: DomainEvent<T>[] = [];
  const bus = closeLater(
    connectBus({
      url: config.NATS_URL,
      namespace: config.BUS_NAMESPACE,
      replicas: 1,
      service: "listener",
      log: createLog({ service: "listener", level: "silent" }),
    }),
  );
  bus.consume({
    durable: "listener",
    types,
    handle: (event) => {
      heard.push(event);
      return Promise.resolve();
    },
    quarantine: { keep: () => Promise.resolve() },
  });
  return heard;
}
