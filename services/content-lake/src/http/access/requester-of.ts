import type { IncomingMessage } from "node:http";
import type { Requester } from "../../domain/access/requester.ts";

const requesters = new WeakMap<IncomingMessage, Requester>();

/** Returns the sender of the request, whom `identifyRequester` has identified before any route ran. */
export const requesterOf = (req: IncomingMessage): Requester => requesters.get(req) ?? null;

export function setRequester(req: IncomingMessage, requester: Requester): void {
  requesters.set(req, requester);
}
