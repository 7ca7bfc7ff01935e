import { unsubscribeSchema } from "@wordlehint/contracts";
import {
  openUnsubscribeContract,
  unsubscribeContract,
} from "@wordlehint/contracts/routes/notification-routes";
import { DomainError, parseInput, route, type PlayerAccess, type Route } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import { LinkRefused } from "../actions/link-refused.ts";
import { unsubscribe } from "../actions/unsubscribe.ts";
import type { Context } from "../context.ts";
import { linkTokenOf, networkOf, requireVisitor, visitorOf } from "./visitor.ts";

/** `POST /api/notifications/unsubscribe`, and `GET`, which leads to the page that asks first. */
export function unsubscribeRoutes(context: Context, players: PlayerAccess): Route[] {
  return [
    route(
      unsubscribeContract,
      async ({ query, body }, { req }) => {
        const token = query.token ?? tokenIn(req, body);
        const network = networkOf(req, context);
        await unsubscribe(context, token === undefined ? visitorOf(req, context) : { token, network });
        return { status: "unsubscribed" as const };
      },
      [whenHeaderIsGiven(requireVisitor(players))],
    ),
    route(openUnsubscribeContract, ({ query: { token } }, { res }) => {
      const page = new URL("/unsubscribe", context.config.PUBLIC_ORIGIN);
      if (token !== undefined) page.searchParams.set("token", token);
      res.redirect(302, page.href);
      return undefined;
    }),
  ];
}

/** Mail programs that unsubscribe send no such header, and neither does the page that a link leads to. */
const whenHeaderIsGiven =
  (middleware: RequestHandler): RequestHandler =>
  (req, res, next) =>
    req.headers.authorization === undefined ? next() : middleware(req, res, next);

/** The token of a JSON body. Without one, the header says who it is. */
function tokenIn(req: Request, body: Buffer): string | undefined {
  const { token } = req.is("json") ? parseInput(unsubscribeSchema, jsonOf(body)) : {};
  if (token !== undefined) return token;
  if (req.headers.authorization === undefined && linkTokenOf(req) === undefined) throw new LinkRefused();
  return undefined;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    throw new DomainError("invalid_input", "The request can't be read. Check its address and body.");
  }
}
