import {
  changeEmailContract,
  changePasswordContract,
  deleteUserContract,
  endOtherSessionsContract,
  endSessionContract,
  exportUserContract,
  forgotPasswordContract,
  getEmailStatusContract,
  getSessionsContract,
  loginContract,
  logoutContract,
  registerContract,
  resendVerificationContract,
  resetPasswordContract,
  verifyEmailContract,
} from "@wordlehint/contracts/routes/auth-routes";
import { cancelSubscriptionContract } from "@wordlehint/contracts/routes/billing-routes";
import { api } from "./api.ts";
import { endpoint } from "./endpoint.ts";

interface Credentials {
  email: string;
  password: string;
}

const exportTimeoutMs = 60_000;

/** The account's calls. Only `beginSession` and `endSession` change who is signed in: the callers do that. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation(endpoint(loginContract, (body: Credentials) => ({ body, refusesPassword: true }))),
    register: build.mutation(endpoint(registerContract, (body: Credentials) => ({ body }))),
    logOut: build.mutation(endpoint(logoutContract)),
    forgotPassword: build.mutation(
      endpoint(forgotPasswordContract, (email: string) => ({ body: { email } })),
    ),
    resetPassword: build.mutation(
      endpoint(resetPasswordContract, (body: { token: string; password: string }) => ({ body })),
    ),
    /** Takes the token of a link, and returns the address that is confirmed. */
    verifyEmail: build.mutation(endpoint(verifyEmailContract, (token: string) => ({ body: { token } }))),
    resendVerification: build.mutation(endpoint(resendVerificationContract)),
    emailStatus: build.query({ ...endpoint(getEmailStatusContract), keepUnusedDataFor: 0 }),
    changePassword: build.mutation(
      endpoint(changePasswordContract, (body: { currentPassword: string; newPassword: string }) => ({
        body,
      })),
    ),
    changeEmail: build.mutation(endpoint(changeEmailContract, (body: Credentials) => ({ body }))),
    sessions: build.query({ ...endpoint(getSessionsContract), keepUnusedDataFor: 0 }),
    endSession: build.mutation(endpoint(endSessionContract, (id: string) => ({ params: { id } }))),
    endOtherSessions: build.mutation(endpoint(endOtherSessionsContract)),
    // Every service is asked for its part.
    exportAccount: build.mutation(endpoint(exportUserContract, { timeout: exportTimeoutMs })),
    deleteAccount: build.mutation(
      endpoint(deleteUserContract, (password: string) => ({ body: { password } })),
    ),
    cancelSubscription: build.mutation({
      // Without the schema: whatever its body, a response with this status says that it is canceled.
      query: endpoint(cancelSubscriptionContract, (email: string) => ({
        body: { email },
        // No other status does, 202 for instance.
        validateStatus: ({ status }) => status === 200,
      })).query,
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
