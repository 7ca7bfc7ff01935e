import { readStored, writeStored } from "../lib/browser-storage.ts";
import { tokenKey } from "../lib/token.ts";
import { api } from "./api.ts";
import { userFailed, userRead, userRequested } from "./session-slice.ts";
import { toUser, type SessionUser } from "./session-user.ts";
import { tokenRenewed } from "./token-actions.ts";

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The user of the stored token, which the session's slice keeps. The token is the argument only so that each token
     * has its own cache entry.
     */
    currentUser: build.query<SessionUser, string>({
      query: () => "/api/user",
      transformResponse: toUser,
      keepUnusedDataFor: Infinity,
      onQueryStarted: async (from, { dispatch, queryFulfilled }) => {
        dispatch(userRequested(from));
        const response = await queryFulfilled.catch(() => null);
        dispatch(response ? userRead({ token: from, user: response.data }) : userFailed(from));
        const to = response?.meta?.renewedToken;
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

/** Stores the user of a token that the API has just responded with. */
export function userKnown(token: string, user: SessionUser) {
  return sessionApi.util.upsertQueryEntries([{ endpointName: "currentUser", arg: token, value: user }]);
}
