import type { IncomingMessage } from "node:http";
import type { Requester } from "../../domain/access/requester.ts";
import { accessTo } from "../../domain/access/requester.ts";
import { refusalTo, unauthorized } from "./refuse.ts";
import { requesterOf } from "./requester-of.ts";

/** @throws {LakeError} 401 when nobody is signed in. */
export function signedIn(req: IncomingMessage): NonNullable<Requester> {
  const requester = requesterOf(req);
  if (requester) return requester;
  throw unauthorized();
}

/** @throws {LakeError} 401 or 403 for all but administrators. */
export function administrator(req: IncomingMessage): NonNullable<Requester> {
  const requester = signedIn(req);
  if (accessTo(requester, "private").manages) return requester;
  throw refusalTo(requester, "manage");
}
