import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createLog, type Log } from "@wordlehint/runtime";
import express from "express";
import { addEditor } from "../src/actions/access/manage-editors.ts";
import { runCommand } from "../src/cli/run-command.ts";
import { createContext, type Context } from "../src/context.ts";
import { identifyRequester } from "../src/http/access/identify-requester.ts";
import { accountRoutes } from "../src/http/sign-in/account-routes.ts";
import { signInRoutes } from "../src/http/sign-in/sign-in-routes.ts";
import { startRecordingOperatorChanges } from "../src/jobs/record-operator-changes.ts";
import { closeAll, closeLater } from "./support/close-later.ts";
import { lakeConfig } from "./support/replicas.ts";

const publicUrl = "http://lake.test";
const email = "ada@lake.test";
const password = "a long first password";

type Line = { audit?: string; who: string; from: string };
let lines: Line[] = [];
let context: Context;
let log: Log;
let url: string;
let editorId: string;

beforeAll(async () => {
  context = createContext(lakeConfig({ PUBLIC_URL: publicUrl, TRUSTED_PROXY_HOPS: 1 }));
  closeLater(context.close);
  await context.mongo.ready;
  editorId = (await addEditor(context, { email, role: "viewer", password })).editor.id;
  const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  log = createLog({ service: "content-lake", level: "warn", destination });
  const logged = { ...context, log };
  const app = express()
    .use("/v1", identifyRequester(logged))
    .get("/v1/forbidden", (_req, res) => void res.status(403).end())
    .use(signInRoutes(logged), accountRoutes(logged));
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  closeLater(() => server.close());
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  lines = [];
});
afterAll(closeAll);

const post = (path: string, form: Record<string, string>, cookie = "") =>
  fetch(`${url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      cookie,
      origin: publicUrl,
      "x-forwarded-for": "192.0.2.7",
      "content-type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(form).toString(),
  });

async function signIn(): Promise<string> {
  const response = await post("/login", { email, password });
  return /lakeSession=[^;]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? "";
}

const recorded = () => lines.map(({ audit, who, from }) => ({ audit, who, from }));
const byEditor = (audit: string) => ({ audit, who: editorId, from: "192.0.2.7" });
const byNobody = (audit: string) => ({ audit, who: "unknown", from: "192.0.2.7" });

describe("The log says who did what about access, and from where", () => {
  it("for sign-ins, refused ones and those that are slowed down, without what was typed", async () => {
    await signIn();
    for (let attempt = 0; attempt < 11; attempt++)
      await post("/login", { email: "typed-by-mistake", password: "a secret of somebody" });
    expect(recorded()).toEqual([
      byEditor("sign-in"),
      ...Array.from({ length: 10 }, () => byNobody("sign-in refused")),
      byNobody("sign-in slowed down"),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/typed|secret of|first password/);
  });

  it("for changes of the password, and for the ends of sessions", async () => {
    const cookie = await signIn();
    await post("/account", { current: "wrong", next: "another good password" }, cookie);
    await post("/account/end-session", { session: "none" }, cookie);
    await post("/account/end-others", {}, cookie);
    await post("/account/sign-out", {}, cookie);
    await post("/account", { current: password, next: "another good password" }, await signIn());
    expect(recorded()).toEqual(
      [
        "sign-in",
        "password change refused",
        "session ended",
        "all other sessions ended",
        "sign-out",
        "sign-in",
        "password changed",
      ].map(byEditor),
    );
  });

  it("for credentials that are refused, and for rights that somebody lacks", async () => {
    const headers = { "x-forwarded-for": "192.0.2.7" };
    await fetch(`${url}/v1/forbidden`, { headers: { ...headers, authorization: "Bearer stolen-token" } });
    const token = context.config.SERVICE_TOKEN ?? "";
    await fetch(`${url}/v1/forbidden`, { headers: { ...headers, authorization: `Bearer ${token}` } });
    expect(recorded()).toEqual([
      byNobody("credential refused"),
      { audit: "access refused", who: "service", from: "192.0.2.7" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("stolen-token");
  });
});

describe("What an operator changes by the command line", () => {
  const run = async (...args: string[]) => {
    let complaints = "";
    const terminal = {
      input: Readable.from([]),
      print: () => undefined,
      printError: (text: string) => void (complaints += text),
    };
    const { MONGODB_URL, MONGODB_DATABASE, NATS_URL, BUS_NAMESPACE } = context.config;
    const env = { MONGODB_URL, MONGODB_DATABASE, NATS_URL, BUS_NAMESPACE };
    expect(await runCommand(args, { terminal, env, overrides: { settleMs: 1 } })).toBe(0);
    return complaints;
  };

  it("is printed if no lake runs that could record it", async () => {
    expect(await run("tokens", "add", "robot", "--read")).toMatch(
      /"audit":"token added","token":"\w+","role":"viewer","who":"operator \w+","from":"command line"\}\n$/,
    );
  });

  it("is in the log of one lake, without the secret, however many run", async () => {
    for (const replica of [context, createContext(context.config)]) {
      if (replica !== context) closeLater(replica.close);
      startRecordingOperatorChanges({ channel: replica.channel, log });
      await replica.channel.flushed();
    }
    expect(await run("editors", "add", "vera@lake.test", "--role", "viewer")).toBe("");
    const { id } = (await context.editors.findByEmail("vera@lake.test")) ?? {};
    expect(lines).toEqual([
      expect.objectContaining({ audit: "editor added", editor: id, role: "viewer", from: "command line" }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/password|vera@/i);
  });
});
