import { createLog } from "@wordlehint/runtime";
import type { Request, Response } from "express";
import { mongo } from "mongoose";
import { plainRefusal } from "../../domain/lake-error.ts";
import { errorHandler } from "./error-handler.ts";

const handle = errorHandler(createLog({ service: "test", level: "silent" }));

/** Sends this error as the response to a request. */
function send(error: unknown, state: { headersSent?: boolean; writableEnded?: boolean } = {}) {
  const sent = { headers: {} as Record<string, string>, status: 0, body: {}, isBrokenOff: false };
  const res = {
    ...state,
    set: (name: string, value: string) => {
      sent.headers[name] = value;
      return res;
    },
    status: (status: number) => {
      sent.status = status;
      return res;
    },
    json: (body: object) => void (sent.body = body),
    destroy: () => void (sent.isBrokenOff = true),
  };
  const req = { headers: {} } as Request;
  handle(error, req, res as unknown as Response, () => undefined);
  return sent;
}

const ofParser = (status: number, expose = true) => Object.assign(new Error("inner"), { status, expose });

describe("A request that fails", () => {
  it("is refused as its refusal says, and the response isn't kept", () => {
    const { status, body, headers } = send(plainRefusal(409, "someError", "why"));
    expect([status, body]).toEqual([409, { error: { type: "someError", description: "why" } }]);
    expect(headers).toEqual({ "Cache-Control": "no-store" });
  });

  it("can be repeated soon if the database is away: the studio would discard what was typed on a 4xx", () => {
    const { status, headers } = send(new mongo.MongoNetworkError("connection to 10.0.0.7 closed"));
    expect([status, headers["Retry-After"]]).toEqual([503, "2"]);
  });

  it.each([new Error("password of the database"), ofParser(400, false), ofParser(502), "a text"])(
    "for another reason is a 500 that tells nothing of the inside (%#)",
    (error) => {
      const { status, body } = send(error);
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toMatch(/password|inner|a text/);
    },
  );

  it("because it can't be read is refused with the status of the parser, without its words", () => {
    expect(send(ofParser(413))).toMatchObject({ status: 413, body: { message: "The request is too large" } });
    expect(JSON.stringify(send(ofParser(415)).body)).not.toContain("inner");
    expect(send(Object.assign(new URIError("inner"), { status: 400 })).status).toBe(400);
  });

  it("is broken off if its response has begun, and left alone if it has ended", () => {
    expect(send(new Error("late"), { headersSent: true })).toMatchObject({ status: 0, isBrokenOff: true });
    const ended = send(new Error("late"), { headersSent: true, writableEnded: true });
    expect(ended).toMatchObject({ status: 0, isBrokenOff: false });
  });
});
