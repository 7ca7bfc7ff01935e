import type { Request, Response } from "express";
import { recordingLog } from "../../test/support/recording-log.ts";
import { DomainError } from "../domain-error.ts";
import { requireService } from "./require-service.ts";

const callKeys = { auth: "the key of calls by auth", billing: "the key of calls by billing" };

/** Returns which caller a request with this header is let through as, or how it is refused. */
function outcomeOf(authorization?: string) {
  const { log, lines } = recordingLog();
  const sent: string[] = [];
  const locals: { caller?: string } = {};
  const res = { locals, set: (name: string, value: string) => void sent.push(name, value) };
  const req = { headers: { authorization }, path: "/internal/x", socket: { remoteAddress: "192.0.2.7" } };
  const next = jest.fn();
  try {
    void requireService(callKeys, log)(req as Request, res as unknown as Response, next);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.message).toContain("services of the installation");
    return { refused: [error.code, ...sent], lines };
  }
  expect(next).toHaveBeenCalledTimes(1);
  return { caller: locals.caller, lines };
}

it("lets services through that send the key of a caller, and tells which one it was", () => {
  expect(outcomeOf(`Bearer ${callKeys.auth}`)).toEqual({ caller: "auth", lines: [] });
  expect(outcomeOf(`Bearer ${callKeys.billing}`)).toEqual({ caller: "billing", lines: [] });
});

it.each([undefined, "", "Bearer", `Bearer ${callKeys.auth}x`, `Basic ${callKeys.auth}`, callKeys.auth])(
  "refuses %j, and audits it without what was sent",
  (authorization) => {
    const { refused, lines } = outcomeOf(authorization);
    expect(refused).toEqual(["unauthorized", "WWW-Authenticate", "Bearer"]);
    expect(lines).toMatchObject([
      { audit: "call refused", who: "unknown", from: "192.0.2.7", path: "/internal/x" },
    ]);
    expect(JSON.stringify(lines)).not.toContain(callKeys.auth);
  },
);
