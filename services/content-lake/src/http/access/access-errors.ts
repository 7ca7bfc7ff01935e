import type { Requester } from "../../domain/access/requester.ts";
import { LakeError, plainRefusal } from "../../domain/lake-error.ts";

export type Permission = "read" | "create" | "update" | "history" | "manage";

/** 401: nobody is signed in, or no longer. The studio shows its sign-in page for this `errorCode`. */
export function unauthorized(): LakeError {
  return new LakeError(401, {
    statusCode: 401,
    error: "Unauthorized",
    message: "Session not found",
    errorCode: "SIO-401-ANF",
  });
}

/** 403: the requester is signed in but lacks this permission. */
export function forbidden(permission: Permission): LakeError {
  const description = `Insufficient permissions; permission "${permission}" required`;
  return plainRefusal(403, "insufficientPermissionsError", description, { permission });
}

/** 403: the editor has to change the password first. */
export function passwordChangeRequired(publicUrl: string): LakeError {
  const description = `Choose a password of your own at ${publicUrl}/account. Until then, nothing else is possible.`;
  return plainRefusal(403, "passwordChangeRequiredError", description);
}

/** 403 for a requester who is signed in, else 401. */
export function accessDenied(requester: Requester, permission: Permission): LakeError {
  return requester ? forbidden(permission) : unauthorized();
}
