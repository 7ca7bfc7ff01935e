import type { Problem, RouteContract } from "@wordlehint/contracts";
import {
  changeEmailContract,
  changePasswordContract,
  deleteUserContract,
  loginContract,
  registerContract,
  resetPasswordContract,
} from "@wordlehint/contracts/routes/auth-routes";
import type { FastLane } from "@wordlehint/runtime";
import { fullMessage, type HashingPlaces } from "../store/hashing-places.ts";

const hashing = [
  registerContract,
  loginContract,
  resetPasswordContract,
  changePasswordContract,
  changeEmailContract,
  deleteUserContract,
];
const byRequest = new Map(hashing.map((contract) => [nameOf(contract), contract.path]));

const problem: Problem = {
  type: "about:blank",
  title: "Service Unavailable",
  status: 503,
  code: "unavailable",
  message: fullMessage,
};
const body = Buffer.from(JSON.stringify(problem));
const headers = {
  "Content-Type": "application/problem+json; charset=utf-8",
  "Content-Length": body.length,
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Retry-After": "5",
};

/**
 * Refuses requests that would hash a password while all places for that are taken, before anything reads them: a flood
 * of them then costs the other requests little.
 */
export function refuseWhenFull({ isFull }: HashingPlaces): FastLane {
  return (req, res) => {
    if (!isFull()) return undefined;
    const path = req.url?.split("?", 1)[0] ?? "";
    const route = byRequest.get(`${req.method ?? ""} ${path}`);
    if (route !== undefined) res.writeHead(503, headers).end(body);
    return route;
  };
}

function nameOf({ method, path }: RouteContract): string {
  return `${method.toUpperCase()} ${path}`;
}
