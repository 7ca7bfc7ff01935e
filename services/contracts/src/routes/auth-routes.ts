import * as z from "zod/mini";
import {
  accountAddressSchema,
  accountExportSchema,
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailStatusSchema,
  forgotPasswordSchema,
  keySetSchema,
  loginSchema,
  personalDataParamsSchema,
  registrationSchema,
  resetPasswordSchema,
  revocationsQuerySchema,
  revocationsSchema,
  sessionSchema,
  signedInSchema,
  userSchema,
  verifyEmailSchema,
} from "../account.ts";
import { defineRoute } from "../route.ts";

const noBody = (description: string) => ({ status: 204, description }) as const;

/** `POST /api/auth/register`: makes an account and signs its owner in. */
export const registerContract = defineRoute({
  method: "post",
  path: "/api/auth/register",
  summary: "Make an account and sign in",
  body: registrationSchema,
  response: { status: 201, description: "The bearer token and the account", body: signedInSchema },
  errors: ["conflict", "too_many_requests", "unavailable"],
});

/** `POST /api/auth/login`: the same response to an unknown address and to a wrong password. */
export const loginContract = defineRoute({
  method: "post",
  path: "/api/auth/login",
  summary: "Sign in",
  body: loginSchema,
  response: { status: 200, description: "The bearer token and the account", body: signedInSchema },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `POST /api/auth/logout`: ends the token's session. A session that has ended already is no error. */
export const logoutContract = defineRoute({
  method: "post",
  path: "/api/auth/logout",
  auth: "player",
  summary: "Sign out",
  response: noBody("The session has ended"),
  errors: ["unauthorized", "unavailable"],
});

/** `POST /api/auth/forgot-password`: the same response whether or not there is an account. */
export const forgotPasswordContract = defineRoute({
  method: "post",
  path: "/api/auth/forgot-password",
  summary: "Ask for a link to choose a new password",
  body: forgotPasswordSchema,
  response: { status: 202, description: "If there is an account, a link is on its way" },
  errors: ["too_many_requests", "unavailable"],
});

/** `POST /api/auth/reset-password`: ends all sessions of the account. */
export const resetPasswordContract = defineRoute({
  method: "post",
  path: "/api/auth/reset-password",
  summary: "Choose a new password with the token of a link",
  body: resetPasswordSchema,
  response: noBody("The password is changed and every session has ended"),
  errors: ["too_many_requests", "unavailable"],
});

/** `POST /api/auth/verify-email`: for the links of a registration and of a change of address. */
export const verifyEmailContract = defineRoute({
  method: "post",
  path: "/api/auth/verify-email",
  summary: "Confirm an email address with the token of a link",
  body: verifyEmailSchema,
  response: {
    status: 200,
    description: "The address that is confirmed",
    body: z.object({ email: z.string() }),
  },
  errors: ["conflict", "too_many_requests", "unavailable"],
});

/** `POST /api/auth/resend-verification`: sends the link for the account's address again. */
export const resendVerificationContract = defineRoute({
  method: "post",
  path: "/api/auth/resend-verification",
  auth: "player",
  summary: "Ask for another link to confirm the account's email address",
  response: { status: 202, description: "A link is on its way, unless the address is confirmed already" },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `GET /api/auth/email-status`. */
export const getEmailStatusContract = defineRoute({
  method: "get",
  path: "/api/auth/email-status",
  auth: "player",
  summary: "Whether the account's email address is confirmed",
  response: { status: 200, description: "The address and its state", body: emailStatusSchema },
  errors: ["unauthorized", "unavailable"],
});

/** `POST /api/auth/change-password`: ends every session and begins a new one for this browser. */
export const changePasswordContract = defineRoute({
  method: "post",
  path: "/api/auth/change-password",
  auth: "player",
  summary: "Change the password",
  body: changePasswordSchema,
  response: { status: 200, description: "The new bearer token and the account", body: signedInSchema },
  errors: ["unauthorized", "forbidden", "too_many_requests", "unavailable"],
});

/** `POST /api/auth/change-email`: the address changes when its owner follows the link that is sent there. */
export const changeEmailContract = defineRoute({
  method: "post",
  path: "/api/auth/change-email",
  auth: "player",
  summary: "Ask for another email address",
  body: changeEmailSchema,
  response: { status: 202, description: "A link is on its way to the new address" },
  errors: ["unauthorized", "forbidden", "too_many_requests", "unavailable"],
});

/** `GET /api/user`. The header `Renewed-Token` of the response, if there is one, replaces the bearer token. */
export const getUserContract = defineRoute({
  method: "get",
  path: "/api/user",
  auth: "player",
  summary: "The signed-in player's account",
  response: { status: 200, description: "The account", body: userSchema },
  errors: ["unauthorized", "unavailable"],
});

/** `DELETE /api/user`: removes the account everywhere. */
export const deleteUserContract = defineRoute({
  method: "delete",
  path: "/api/user",
  auth: "player",
  summary: "Delete the account",
  body: deleteAccountSchema,
  response: noBody("The account and its sessions are gone"),
  errors: ["unauthorized", "forbidden", "too_many_requests", "unavailable"],
});

/** `GET /api/user/export`: waits for all services, rather than leave out what one of them knows. */
export const exportUserContract = defineRoute({
  method: "get",
  path: "/api/user/export",
  auth: "player",
  summary: "Everything stored about the signed-in player",
  response: { status: 200, description: "A file with one part for each service", body: accountExportSchema },
  errors: ["unauthorized", "too_many_requests", "unavailable"],
});

/** `GET /api/auth/sessions`: the latest first. */
export const getSessionsContract = defineRoute({
  method: "get",
  path: "/api/auth/sessions",
  auth: "player",
  summary: "Where the player is signed in",
  response: { status: 200, description: "The sessions", body: z.array(sessionSchema) },
  errors: ["unauthorized", "unavailable"],
});

/** `DELETE /api/auth/sessions`: ends every session but this one. */
export const endOtherSessionsContract = defineRoute({
  method: "delete",
  path: "/api/auth/sessions",
  auth: "player",
  summary: "Sign out everywhere else",
  response: noBody("The other sessions have ended"),
  errors: ["unauthorized", "unavailable"],
});

/** `DELETE /api/auth/sessions/:id`. */
export const endSessionContract = defineRoute({
  method: "delete",
  path: "/api/auth/sessions/:id",
  auth: "player",
  summary: "End a session",
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: noBody("The session has ended"),
  errors: ["unauthorized", "not_found", "unavailable"],
});

/** `GET /api/auth/jwks.json`: the public keys of the tokens, for whoever verifies them (RFC 7517). */
export const getKeySetContract = defineRoute({
  method: "get",
  path: "/api/auth/jwks.json",
  summary: "The public keys that verify tokens",
  response: { status: 200, description: "The key set", body: keySetSchema },
  errors: ["unavailable"],
});

/** `GET /internal/revocations`, for services that verify tokens. */
export const getRevocationsContract = defineRoute({
  method: "get",
  path: "/internal/revocations",
  callers: ["riddle", "notification", "billing"],
  summary: "Tokens that were ended before their time",
  query: revocationsQuerySchema,
  response: { status: 200, description: "The revocations", body: revocationsSchema },
  errors: ["unauthorized", "unavailable"],
});

/** `GET /internal/accounts/:userId`, for services that write to players. */
export const getAccountAddressContract = defineRoute({
  method: "get",
  path: "/internal/accounts/:userId",
  callers: ["notification", "billing"],
  summary: "An account's email address",
  params: personalDataParamsSchema,
  response: {
    status: 200,
    description: "The address, and since when it is confirmed",
    body: accountAddressSchema,
  },
  errors: ["unauthorized", "not_found", "unavailable"],
});

/** The auth service's routes. */
export const authRoutes = [
  registerContract,
  loginContract,
  logoutContract,
  forgotPasswordContract,
  resetPasswordContract,
  verifyEmailContract,
  resendVerificationContract,
  getEmailStatusContract,
  changePasswordContract,
  changeEmailContract,
  getUserContract,
  deleteUserContract,
  exportUserContract,
  getSessionsContract,
  endOtherSessionsContract,
  endSessionContract,
  getKeySetContract,
  getRevocationsContract,
  getAccountAddressContract,
] as const;
