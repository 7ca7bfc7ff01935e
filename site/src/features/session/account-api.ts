import { api } from "../../state/api.ts";

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- how RTK Query declares "no argument"
    logOut: build.mutation<unknown, void>({
      query: () => ({ url: "/api/auth/logout", method: "POST" }),
    }),
    /** Takes the player's e-mail address. */
    cancelSubscription: build.mutation<unknown, string>({
      query: (email) => ({
        url: "/api/auth/cancel-subscription",
        method: "POST",
        body: { email },
        // No other status says that it is cancelled, 202 for instance.
        validateStatus: ({ status }) => status === 200,
      }),
    }),
  }),
});

export const { useLogOutMutation, useCancelSubscriptionMutation } = accountApi;
