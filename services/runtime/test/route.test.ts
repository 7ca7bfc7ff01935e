import { defineRoute, problemSchema, type RouteContract } from "@wordlehint/contracts";
import * as z from "zod";
import { createMetrics, DomainError, route, startHttp, type Route, type RunningHttp } from "../src/index.ts";
import { mountRoutes } from "../src/http/route.ts";
import { recordingLog } from "./support/recording-log.ts";

const running: RunningHttp[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((http) => http.close()));
});

async function serve(...routes: Route[]) {
  const record = recordingLog();
  const http = await startHttp({
    host: "127.0.0.1",
    port: 0,
    log: record.log,
    metrics: createMetrics("test"),
    routes: (app) => mountRoutes(app, routes),
  });
  running.push(http);
  return { ...record, fetch: (path: string, init?: RequestInit) => fetch(http.url + path, init) };
}

const postGreeting = defineRoute({
  method: "post",
  path: "/greetings/:language",
  summary: "Greets somebody",
  params: z.object({ language: z.enum(["en", "fr"]) }),
  query: z.object({ loud: z.enum(["yes", "no"]).default("no") }),
  body: z.object({ name: z.string().min(1).max(20) }),
  maxBodyBytes: 100,
  response: { status: 201, description: "The greeting", body: z.object({ text: z.string() }) },
  errors: ["conflict"],
});

const greeting = route(postGreeting, ({ params, query, body }) => {
  if (body.name === "taken") throw new DomainError("conflict", "Use another name.");
  const text = `${params.language === "fr" ? "Bonjour" : "Hello"} ${body.name}`;
  return { text: query.loud === "yes" ? text.toUpperCase() : text };
});

const sent = (body: string, headers = { "content-type": "application/json" }): RequestInit => ({
  method: "POST",
  body,
  headers,
});
const ada = JSON.stringify({ name: "Ada" });

it("hands the parsed input to the handler and sends what it returns, uncached", async () => {
  const { fetch } = await serve(greeting);
  const response = await fetch("/greetings/fr?loud=yes", sent(ada));
  expect(response.status).toBe(201);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ text: "BONJOUR ADA" });
});

it.each<[string, string, RequestInit, number, string]>([
  ["a parameter", "/greetings/de", sent(ada), 400, "language"],
  ["a query", "/greetings/en?loud=very", sent(ada), 400, "loud"],
  ["a query given twice", "/greetings/en?loud=no&loud=yes", sent(ada), 400, "loud"],
  ["a body of another shape", "/greetings/en", sent('{"name":{"$ne":1}}'), 400, "name"],
  ["a body that isn't JSON", "/greetings/en", sent("{"), 400, ""],
  ["an array", "/greetings/en", sent("[]"), 400, ""],
  ["no body", "/greetings/en", { method: "POST" }, 415, ""],
  ["a form", "/greetings/en", sent("name=Ada", { "content-type": "text/plain" }), 415, ""],
  ["too large a body", "/greetings/en", sent(JSON.stringify({ name: "x".repeat(200) })), 413, ""],
])("refuses %s with problem details", async (_what, path, init, status, field) => {
  const { fetch } = await serve(greeting);
  const response = await fetch(path, init);
  expect(response.status).toBe(status);
  const problem = problemSchema.parse(await response.json());
  if (field) expect(problem.errors?.[0]?.path).toBe(field);
});

it.each<[string, RequestInit, string]>([
  ["no body", { method: "POST" }, "nobody"],
  ["a body of no length", { method: "POST", headers: { "content-length": "0" } }, "nobody"],
  ["a body", sent(ada), "Ada"],
])("takes %s where the body may be left out", async (_what, init, name) => {
  const contract = defineRoute({
    method: "post",
    path: "/greetings",
    summary: "Greets somebody",
    body: z.object({ name: z.string() }),
    isBodyOptional: true,
    response: { status: 200, description: "The greeting", body: z.object({ text: z.string() }) },
    errors: [],
  });
  const { fetch } = await serve(route(contract, ({ body }) => ({ text: body?.name ?? "nobody" })));
  expect(await (await fetch("/greetings", init)).json()).toEqual({ text: name });
  const malformed = await fetch("/greetings", sent("name=Ada", { "content-type": "text/plain" }));
  expect(malformed.status).toBe(415);
});

it("responds to a method that the path doesn't have with 405 and those that it has", async () => {
  const { fetch } = await serve(greeting);
  const response = await fetch("/greetings/en", { method: "DELETE" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

it("takes a HEAD request wherever it takes GET, and keeps how long a handler lets its response be cached", async () => {
  const getWord = defineRoute({
    method: "get",
    path: "/word",
    summary: "A word",
    response: { status: 200, description: "The word", body: z.object({ length: z.int() }) },
    errors: [],
  });
  const cached = route(getWord, (_input, { res }) => {
    res.set("Cache-Control", "public, max-age=60");
    return { length: 5 };
  });
  const { fetch } = await serve(cached);
  const response = await fetch("/word", { method: "HEAD" });
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
  const refused = await fetch("/word", { method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

it("takes a body of up to 16 KiB where its contract doesn't say how large it may be", async () => {
  const postText = defineRoute({
    method: "post",
    path: "/texts",
    summary: "Takes a text",
    body: z.object({ text: z.string() }),
    response: { status: 204, description: "Taken" },
    errors: [],
  });
  const { fetch } = await serve(route(postText, () => undefined));
  const bodyOf = (bytes: number) => JSON.stringify({ text: "x".repeat(bytes - '{"text":""}'.length) });
  expect((await fetch("/texts", sent(bodyOf(16 * 1024)))).status).toBe(204);
  expect((await fetch("/texts", sent(bodyOf(16 * 1024 + 1)))).status).toBe(413);
});

it("gives a domain error the status of its code", async () => {
  const { fetch } = await serve(greeting);
  const response = await fetch("/greetings/en", sent(JSON.stringify({ name: "taken" })));
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "conflict", message: "Use another name." });
});

describe("in tests", () => {
  const contract = {
    method: "get",
    path: "/word",
    summary: "A word",
    response: { status: 200, description: "The word", body: z.object({ length: z.int() }) },
    errors: [],
  } as const satisfies RouteContract;

  it.each([
    ["breaks its contract", { length: "five" }],
    ["has a field that its contract doesn't have", { length: 5, word: "crane" }],
  ])("a response fails that %s", async (_what, body) => {
    const { fetch, lines } = await serve(route(contract, () => body as { length: number }));
    const response = await fetch("/word");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("crane");
    expect(lines.some(({ msg }) => msg === "request failed")).toBe(true);
  });
});

it("leaves a response alone that the handler has sent itself", async () => {
  const redirect = defineRoute({
    method: "get",
    path: "/old",
    summary: "Moved",
    response: { status: 303, description: "The new address" },
    errors: [],
  });
  const toNew = route(redirect, (_input, { res }) => {
    res.redirect(303, "/new");
    return undefined;
  });
  const { fetch } = await serve(toNew);
  const response = await fetch("/old", { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/new"]);
});

it("hands a raw body over byte for byte", async () => {
  const webhook = defineRoute({
    method: "post",
    path: "/webhook",
    summary: "Receives a signed call",
    body: z.object({ id: z.string() }),
    rawBody: true,
    response: { status: 204, description: "Received" },
    errors: ["unauthorized"],
  });
  const bodies: Buffer[] = [];
  const { fetch } = await serve(route(webhook, ({ body }) => void bodies.push(body)));
  const response = await fetch("/webhook", sent('{ "id":  "1" }'));
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(bodies[0]?.toString()).toBe('{ "id":  "1" }');
});

it("runs middleware before it reads the body", async () => {
  const refuse = () => {
    throw new DomainError("unauthorized", "Sign in first.");
  };
  const { fetch } = await serve(route(postGreeting, () => ({ text: "" }), [refuse]));
  expect((await fetch("/greetings/en", sent("x".repeat(1000)))).status).toBe(401);
});
