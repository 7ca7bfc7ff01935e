import type { AccountSession, EmailStatus } from "@wordlehint/contracts";
import { api } from "./api.ts";
import { toUser, type SessionUser } from "./session-user.ts";

/** A session that the API has begun. */
export interface BegunSession {
  token: string;
  user: SessionUser;
}

interface Credentials {
  email: string;
  password: string;
}

const exportTimeoutMs = 60_000;

const post = (url: string, body?: object) => ({ url, method: "POST", ...(body && { body }) });

/** The account's calls. Only `beginSession` and `endSession` change who is signed in: the callers do that. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<BegunSession, Credentials>({
      query: (credentials) => post("/api/auth/login", credentials),
      transformResponse: toSession,
    }),
    register: build.mutation<BegunSession, Credentials>({
      query: (registration) => post("/api/auth/register", registration),
      transformResponse: toSession,
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- how RTK Query declares "no argument"
    logOut: build.mutation<unknown, void>({
      query: () => post("/api/auth/logout"),
    }),
    /** Takes the e-mail address. */
    forgotPassword: build.mutation<unknown, string>({
      query: (email) => post("/api/auth/forgot-password", { email }),
    }),
    resetPassword: build.mutation<unknown, { token: string; password: string }>({
      query: (reset) => post("/api/auth/reset-password", reset),
    }),
    /** Takes the token of a link, and returns the address that is confirmed. */
    verifyEmail: build.mutation<{ email: string }, string>({
      query: (token) => post("/api/auth/verify-email", { token }),
      transformResponse: toConfirmed,
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
    resendVerification: build.mutation<unknown, void>({
      query: () => post("/api/auth/resend-verification"),
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
    emailStatus: build.query<EmailStatus, void>({
      query: () => "/api/auth/email-status",
      keepUnusedDataFor: 0,
    }),
    changePassword: build.mutation<BegunSession, { currentPassword: string; newPassword: string }>({
      query: (change) => post("/api/auth/change-password", change),
      transformResponse: toSession,
    }),
    changeEmail: build.mutation<unknown, Credentials>({
      query: (change) => post("/api/auth/change-email", change),
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
    sessions: build.query<AccountSession[], void>({
      query: () => "/api/auth/sessions",
      keepUnusedDataFor: 0,
    }),
    /** Takes the session's id. */
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/auth/sessions/${encodeURIComponent(id)}`, method: "DELETE" }),
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: "/api/auth/sessions", method: "DELETE" }),
    }),
    // oxlint-disable-next-line typescript/no-invalid-void-type -- as above
    exportAccount: build.mutation<unknown, void>({
      // Every service is asked for its part.
      query: () => ({ url: "/api/user/export", timeout: exportTimeoutMs }),
    }),
    /** Takes the password. */
    deleteAccount: build.mutation<unknown, string>({
      query: (password) => ({ url: "/api/user", method: "DELETE", body: { password } }),
    }),
    /** Takes the player's e-mail address. */
    cancelSubscription: build.mutation<unknown, string>({
      query: (email) => ({
        ...post("/api/auth/cancel-subscription", { email }),
        // No other status says that it is cancelled, 202 for instance.
        validateStatus: ({ status }) => status === 200,
      }),
    }),
  }),
});

export const {
  useLogInMutation,
  useRegisterMutation,
  useLogOutMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useEmailStatusQuery,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
  useCancelSubscriptionMutation,
} = accountApi;

function toSession(response: unknown): BegunSession {
  const { token, user } = (response ?? {}) as { token?: unknown; user?: unknown };
  if (typeof token !== "string" || token === "") throw new Error("The response holds no token");
  return { token, user: toUser(user) };
}

function toConfirmed(response: unknown): { email: string } {
  const { email } = (response ?? {}) as { email?: unknown };
  if (typeof email !== "string") throw new Error("The response holds no address");
  return { email };
}
