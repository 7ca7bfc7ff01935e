import { Fault, refusal, type RequestKind } from "../../domain/lake-error.ts";
import { unauthorized } from "../access/refuse.ts";
import type { Visit } from "./entrance.ts";

/** @throws {LakeError} unless the visitor may write: 401 for who isn't signed in, else 403 in the form of the API. */
export function expectWriter({ access, isSignedIn }: Visit, kind: RequestKind, permission: string): void {
  if (access.writes) return;
  if (!isSignedIn) throw unauthorized();
  const description = `Insufficient permissions; permission "${permission}" required`;
  throw refusal(kind, new Fault(403, "insufficientPermissionsError", description, { permission }), 0);
}
