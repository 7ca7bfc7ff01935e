import type { IncomingMessage } from "node:http";
import { accessTo, type Requester } from "../../domain/access/requester.ts";
import { accessDenied, unauthorized } from "./access-errors.ts";
import { requesterOf } from "./requester-of.ts";

/** @throws {LakeError} 401 when nobody is signed in. */
export function requireSignedIn(req: IncomingMessage): NonNullable<Requester> {
  const requester = requesterOf(req);
  if (requester) return requester;
  throw unauthorized();
}

/** @throws {LakeError} 401 when nobody is signed in, 403 when the requester isn't an administrator. */
export function requireAdministrator(req: IncomingMessage): NonNullable<Requester> {
  const requester = requireSignedIn(req);
  if (accessTo(requester, "private").manages) return requester;
  throw accessDenied(requester, "manage");
}
