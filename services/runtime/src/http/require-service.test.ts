import type { Request, Response } from "express";
import { DomainError } from "../domain-error.ts";
import { requireService } from "./require-service.ts";

const key = "the key of this installation's services";

/** Returns whether a request with this header is let through, or how it is refused. */
function outcomeOf(authorization?: string): unknown {
  const sent: string[] = [];
  const res = { set: (name: string, value: string) => void sent.push(name, value) };
  let isThrough = false;
  try {
    const req = { headers: { authorization } };
    void requireService(key)(req as Request, res as unknown as Response, () => (isThrough = true));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.message).toContain("services of the installation");
    return [error.code, ...sent];
  }
  return isThrough;
}

it("lets services through that send the key", () => {
  expect(outcomeOf(`Bearer ${key}`)).toBe(true);
});

it.each([undefined, "", "Bearer", `Bearer ${key}x`, `Basic ${key}`, key])("refuses %j", (authorization) => {
  expect(outcomeOf(authorization)).toEqual(["unauthorized", "WWW-Authenticate", "Bearer"]);
});
