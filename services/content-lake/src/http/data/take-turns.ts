import { clientNetwork } from "@wordlehint/runtime";
import type { Request, RequestHandler } from "express";
import type { Context } from "../../context.ts";
import { plainRefusal } from "../../domain/lake-error.ts";
import { requesterOf } from "../access/requester-of.ts";

export type TurnOptions = {
  /** Limit of these requests in progress for each client. */
  atOnce: number;
  /** Selects the requests to count; by default, all. */
  concerns?: (req: Request) => boolean;
};

type Turns = { taken: number; waiting: (() => void)[] };

const maxWaiting = 1000;

/**
 * Lets each client (an editor or token, or an address) have a few requests in progress. Its others wait, before their
 * bodies are read; with a thousand of them waiting, more are refused with 429. Mount it after `identifyRequester`.
 */
export function takeTurns(
  { config }: Pick<Context, "config">,
  { atOnce, concerns = () => true }: TurnOptions,
): RequestHandler {
  const clients = new Map<string, Turns>();

  const leave = (client: string, turns: Turns) => {
    const next = turns.waiting.shift();
    if (next) next();
    else if (--turns.taken === 0) clients.delete(client);
  };
  return (req, res, next) => {
    if (!concerns(req)) {
      next();
      return;
    }
    const client = requesterOf(req)?.id ?? `address ${clientNetwork(req, config.TRUSTED_PROXY_HOPS)}`;
    const turns = clients.get(client) ?? { taken: 0, waiting: [] };
    clients.set(client, turns);
    const begin = () => {
      res.once("close", () => leave(client, turns));
      next();
    };
    if (turns.taken < atOnce) {
      turns.taken++;
      begin();
      return;
    }
    if (turns.waiting.length >= maxWaiting) {
      res.set("Retry-After", "1");
      throw plainRefusal(429, "tooManyRequestsError", "Too many requests. Please send them more slowly.");
    }
    turns.waiting.push(begin);
    res.once("close", () => {
      turns.waiting = turns.waiting.filter((one) => one !== begin);
    });
  };
}

const longBody = 32 * 1024;

/** Returns whether a request's body is long, or may be. */
export function hasLongBody({ headers }: Pick<Request, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > longBody;
}
