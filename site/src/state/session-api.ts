import type { User } from "@wordlehint/contracts";
import { getUserContract } from "@wordlehint/contracts/routes/auth-routes";
import { readStored, writeStored } from "../lib/browser-storage.ts";
import { tokenKey } from "../lib/token.ts";
import { api } from "./api.ts";
import { endpoint } from "./endpoint.ts";
import { userRead } from "./session-slice.ts";
import { tokenRenewed } from "./token-actions.ts";

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The user of the stored token, which the session's slice keeps. The token is the argument only so that each token
     * has its own cache entry.
     */
    currentUser: build.query({
      ...endpoint(getUserContract, (_token: string) => ({})),
      keepUnusedDataFor: Infinity,
      onQueryStarted: async (from, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        dispatch(userRead({ token: from, user: response.data }));
        const to = response.meta?.renewedToken;
        // Another tab may have signed out or in meanwhile.
        if (!to || readStored(tokenKey) !== from) return;
        writeStored(tokenKey, to);
        dispatch(userKnown(to, response.data));
        dispatch(tokenRenewed({ from, to }));
      },
    }),
  }),
});

export const { useCurrentUserQuery } = sessionApi;

/** Returns the state of the query for a token's user without starting it. */
export const useCurrentUserState = sessionApi.endpoints.currentUser.useQueryState;

/** Stores the user of a token that the API has just responded with. */
export function userKnown(token: string, user: User) {
  return sessionApi.util.upsertQueryEntries([{ endpointName: "currentUser", arg: token, value: user }]);
}
