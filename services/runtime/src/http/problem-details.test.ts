import { problemSchema, type ErrorCode, type Problem } from "@wordlehint/contracts";
import type { Request, Response } from "express";
import { mongo } from "mongoose";
import { DomainError } from "../domain-error.ts";
import { createLog } from "../log.ts";
import { notFound, problemHandler } from "./problem-details.ts";

/** Returns the response and the log lines of a request that ends with `error`. */
function responseTo(error: unknown) {
  const logged: string[] = [];
  const log = createLog({
    service: "test",
    level: "info",
    destination: { write: (line) => void logged.push(line) },
  });
  const headers: Record<string, string> = {};
  const sent = { status: 0, body: "", destroyed: false };
  const res = {
    headersSent: false,
    set: (name: string, value: string) => ((headers[name] = value), res),
    type: (value: string) => ((headers["Content-Type"] = value), res),
    status: (status: number) => ((sent.status = status), res),
    send: (body: string) => ((sent.body = body), res),
    destroy: () => (sent.destroyed = true),
  };
  const req = { headers: { "x-request-id": "request-0001" } };
  void problemHandler(log)(error, req as unknown as Request, res as unknown as Response, () => undefined);
  const problem: Problem = problemSchema.parse(JSON.parse(sent.body));
  return { problem, status: sent.status, headers, logged: logged.join("") };
}

it("responds to a domain error with its code, message and faults", () => {
  const faults = [{ path: "email", message: "is taken" }];
  const error = new DomainError("conflict", "Use another.", faults);
  const { problem, status, headers, logged } = responseTo(error);
  expect(status).toBe(409);
  expect(problem).toEqual({
    type: "about:blank",
    title: "Conflict",
    status: 409,
    code: "conflict",
    message: "Use another.",
    requestId: "request-0001",
    errors: faults,
  });
  expect(headers).toMatchObject({ "Content-Type": "application/problem+json", "Cache-Control": "no-store" });
  expect(headers).not.toHaveProperty("Retry-After");
  expect(logged).toBe("");
});

it.each([
  ["an error", new Error("s3cret at 10.0.0.1")],
  ["a domain error whose code isn't declared", new DomainError("s3cret_state" as ErrorCode, "s3cret")],
  ["a code that every object has", new DomainError("constructor" as ErrorCode, "s3cret")],
  ["another such code", new DomainError("__proto__" as ErrorCode, "s3cret")],
  ["a text", "s3cret"],
  ["null", null],
  ["nothing", undefined],
  ["an object", { message: "s3cret", status: 400, expose: true }],
  ["the error of a client of ours", Object.assign(new Error("s3cret"), { status: 400, expose: false })],
  ["an error with a strange status", Object.assign(new Error("s3cret"), { status: "400", expose: true })],
  ["a status out of range", Object.assign(new Error("s3cret"), { status: 200, expose: true })],
  ["a server's own status", Object.assign(new Error("s3cret"), { status: 500, expose: true })],
])("hides %s behind a 500 and logs it", (_what, error) => {
  const { problem, status, logged } = responseTo(error);
  expect(status).toBe(500);
  expect(problem).toMatchObject({ code: "internal_error", title: "Internal Server Error", status: 500 });
  expect(JSON.stringify(problem)).not.toContain("s3cret");
  expect(logged).toContain("request failed");
  expect(logged).toContain("request-0001");
});

it.each([
  [400, "invalid_input"],
  [413, "payload_too_large"],
  [415, "unsupported_media_type"],
  [417, "invalid_input"],
])("responds to Express's own %i in our words", (given, code) => {
  const error = Object.assign(new SyntaxError("Unexpected token s3cret"), { status: given, expose: true });
  const { problem } = responseTo(error);
  expect(problem.code).toBe(code);
  expect(problem.message).not.toContain("s3cret");
});

it("responds to an address that can't be decoded with 400", () => {
  expect(responseTo(Object.assign(new URIError("Failed to decode"), { status: 400 })).status).toBe(400);
  expect(responseTo(new URIError("of our own making")).status).toBe(500);
});

it.each([
  new mongo.MongoNetworkError("s3cret host"),
  new mongo.MongoServerSelectionError("s3cret host", {} as mongo.TopologyDescription),
  new mongo.MongoNotConnectedError("s3cret"),
])("responds with 503 and Retry-After while the database is away (%p)", (error) => {
  const { problem, status, headers, logged } = responseTo(error);
  expect(status).toBe(503);
  expect(problem).toMatchObject({ code: "unavailable" });
  expect(problem.message).not.toContain("s3cret");
  expect(headers["Retry-After"]).toBe("5");
  expect(JSON.parse(logged)).toMatchObject({ level: "warn", reason: error.message });
});

it("logs what can't be done for now as a warning, with the causes and without a stack", () => {
  const error = new DomainError("unavailable", "Please try again.");
  error.cause = new Error("the provider is away", { cause: new Error("connection refused") });
  const line = JSON.parse(responseTo(error).logged) as object;
  expect(line).toMatchObject({
    level: "warn",
    msg: "request can't be handled now",
    requestId: "request-0001",
    reason: "Please try again.: the provider is away: connection refused",
  });
  expect(line).not.toHaveProperty("err");
});

it("aborts a response that has begun", () => {
  const log = createLog({ service: "test", level: "silent" });
  let cut = false;
  const res = { headersSent: true, destroy: () => (cut = true) } as unknown as Response;
  void problemHandler(log)(new Error("late"), { headers: {} } as Request, res, () => undefined);
  expect(cut).toBe(true);
});

it("doesn't repeat the address that was requested", () => {
  const call = () => void notFound({} as Request, {} as Response, () => undefined);
  expect(call).toThrow(expect.objectContaining({ code: "not_found" }) as Error);
});
