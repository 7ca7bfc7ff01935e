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
import type { Context } from "../context.ts";
import { fullMessages } from "../state/hashing-places.ts";
import { originOf } from "./origin-of.ts";

const hashingContracts = [
  registerContract,
  loginContract,
  resetPasswordContract,
  changePasswordContract,
  changeEmailContract,
  deleteUserContract,
];
const byRequest = new Map(hashingContracts.map((contract) => [nameOf(contract), contract.path]));

const responses = { all: responseWith(fullMessages.all), ofNetwork: responseWith(fullMessages.ofNetwork) };

/**
 * Refuses requests that would hash a password while there is no place for that, at all or for the client's network,
 * before anything reads them: a flood of them then costs the other requests little.
 */
export function refuseWhenFull({ hashing, config }: Pick<Context, "hashing" | "config">): FastLane {
  return (req, res) => {
    const path = req.url?.split("?", 1)[0] ?? "";
    const route = byRequest.get(`${req.method ?? ""} ${path}`);
    if (route === undefined) return undefined;
    const lack = hashing.lack(originOf(req, config).network);
    if (!lack) return undefined;
    const { headers, body } = responses[lack];
    res.writeHead(503, headers).end(body);
    return route;
  };
}

function responseWith(message: string) {
  const problem: Problem = {
    type: "about:blank",
    title: "Service Unavailable",
    status: 503,
    code: "unavailable",
    message,
  };
  const body = Buffer.from(JSON.stringify(problem));
  const headers = {
    "Content-Type": "application/problem+json; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Retry-After": "5",
  };
  return { body, headers };
}

function nameOf({ method, path }: RouteContract): string {
  return `${method.toUpperCase()} ${path}`;
}
