import { Fault, refusal, type RequestKind } from "../../domain/lake-error.ts";
import { unauthorized } from "../access/access-errors.ts";
import type { Visit } from "./enter-dataset.ts";

/**
 * @throws {LakeError} unless the requester may write: 401 for anonymous clients, else 403 in the form of the
 * mutation or actions API.
 */
export function requireWriteAccess(
  { access, isSignedIn }: Visit,
  kind: RequestKind,
  permission: string,
): void {
  if (access.writes) return;
  if (!isSignedIn) throw unauthorized();
  const description = `Insufficient permissions; permission "${permission}" required`;
  throw refusal(kind, new Fault(403, "insufficientPermissionsError", description, { permission }), 0);
}
