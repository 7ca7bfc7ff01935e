import type { Requester } from "../../domain/access/requester.ts";
import { LakeError, plainRefusal } from "../../domain/lake-error.ts";

export type Permission = "read" | "create" | "update" | "history" | "manage";

/** Nobody is signed in, or no longer: the studio shows its sign-in when it reads this code. */
export function unauthorized(): LakeError {
  return new LakeError(401, {
    statusCode: 401,
    error: "Unauthorized",
    message: "Session not found",
    errorCode: "SIO-401-ANF",
  });
}

/** Who asks is known, and may not. */
export function insufficient(permission: Permission): LakeError {
  const description = `Insufficient permissions; permission "${permission}" required`;
  return plainRefusal(403, "insufficientPermissionsError", description, { permission });
}

/** What answers someone who lacks a permission: sign in, or ask for more rights. */
export function refusalTo(requester: Requester, permission: Permission): LakeError {
  return requester ? insufficient(permission) : unauthorized();
}
