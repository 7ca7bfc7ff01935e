import type { Service } from "@wordlehint/runtime";
import { eventually } from "@wordlehint/test-servers";
import mongoose from "mongoose";
import { WebSocket } from "ws";
import { createService, type Overrides } from "../../src/app.ts";
import type { LakeConfig } from "../../src/config.ts";
import { closeLater } from "./close-later.ts";
import { readEvents, type EventReader } from "./event-reader.ts";
import { lakeConfig } from "./replicas.ts";

export const editorEmail = "editor@lake.test";
export const editorPassword = "a long first password";
/** The address that browsers use; tests reach the lake at `url`. */
export const publicUrl = "http://lake.test";

export type WholeLake = {
  url: string;
  config: LakeConfig;
  /** A plain request, which follows no redirect. */
  fetch(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>;
  /** Sends the sign-in form as a browser does. */
  signIn(form?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Signs in, and returns the headers that a browser then sends. */
  browser(email?: string, password?: string): Promise<{ cookie: string; origin: string }>;
  events(path: string, headers?: Record<string, string>): Promise<EventReader>;
  socket(path: string, headers?: Record<string, string>): TestSocket;
  close(): Promise<void>;
};

export type TestSocket = {
  socket: WebSocket;
  messages: unknown[];
  /** Resolves with the close code, or with the HTTP status if the connection was refused. */
  ended: Promise<number>;
  send(message: object): Promise<void>;
};

/** The service itself, in this process, with one editor, an administrator. Closed by `closeAll`. */
export async function startWholeLake(
  changes: Partial<LakeConfig> = {},
  overrides: Overrides = {},
): Promise<WholeLake> {
  const config = lakeConfig({
    PUBLIC_URL: publicUrl,
    FIRST_EDITOR_EMAIL: editorEmail,
    FIRST_EDITOR_PASSWORD: editorPassword,
    ...changes,
  });
  const service: Service = await createService(config, {
    pollMs: 100,
    accessCheckMs: 3_600_000,
    ...overrides,
  });
  closeLater(service.close);
  await eventually(async () => expect((await fetch(`${service.adminUrl}/readyz`)).status).toBe(200));
  await keepFirstPassword(config);

  const request: WholeLake["fetch"] = (path, init) =>
    fetch(`${service.url}${path}`, { redirect: "manual", ...init });
  const signIn: WholeLake["signIn"] = (form = {}, headers = {}) =>
    request("/login", {
      method: "POST",
      headers: { origin: publicUrl, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ email: editorEmail, password: editorPassword, ...form }).toString(),
    });
  return {
    url: service.url,
    config,
    fetch: request,
    signIn,
    browser: async (email = editorEmail, password = editorPassword) => {
      const answer = await signIn({ email, password });
      const cookie = /lakeSession=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0];
      if (cookie === undefined) throw new Error(`not signed in: ${answer.status}`);
      return { cookie, origin: publicUrl };
    },
    events: async (path, headers = {}) => {
      const abort = new AbortController();
      closeLater(() => abort.abort());
      return readEvents(await request(path, { headers, signal: abort.signal }), abort);
    },
    socket: (path, headers = {}) => {
      const opened = openSocket(`${service.url.replace("http", "ws")}${path}`, headers);
      closeLater(() => opened.socket.terminate());
      return opened;
    },
    close: service.close,
  };
}

/** The first editor is like one of an installation from before passwords had to be changed. */
async function keepFirstPassword({ MONGODB_URL, MONGODB_DATABASE }: LakeConfig): Promise<void> {
  const connection = await mongoose.createConnection(MONGODB_URL, { dbName: MONGODB_DATABASE }).asPromise();
  const forget = { $unset: { mustChangePassword: 1 } };
  await connection.collection("editors").updateOne({ email: editorEmail }, forget);
  await connection.close();
}

function openSocket(url: string, headers: Record<string, string>): TestSocket {
  const socket = new WebSocket(url, { headers });
  const messages: unknown[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  const opened = new Promise((done) => socket.once("open", done));
  socket.on("message", (data: Buffer) => {
    const text = data.toString("utf8");
    if (text !== "♥") messages.push(JSON.parse(text));
  });
  socket.on("error", () => undefined);
  socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
  socket.on("close", resolve);
  return {
    socket,
    messages,
    ended,
    send: async (message) => {
      await opened;
      socket.send(JSON.stringify(message));
    },
  };
}

/** Sends mutations to `production` as a browser does. */
export const mutate = (lake: WholeLake, headers: Record<string, string>, ...mutations: object[]) =>
  lake.fetch("/v2025-02-19/data/mutate/production?returnIds=true", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ mutations }),
  });
