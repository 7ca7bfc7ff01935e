import type { ContactMessage, PreferencesChange } from "@wordlehint/contracts";
import {
  changePreferencesContract,
  confirmSubscriptionContract,
  contactContract,
  getPreferencesContract,
  subscribeContract,
  unsubscribeContract,
} from "@wordlehint/contracts/routes/notification-routes";
import { api } from "./api.ts";
import { endpoint } from "./endpoint.ts";

/**
 * The subscriber that a call is about: of a link in an email, by its token, or of the signed-in player, by the address
 * of the account.
 */
export type Reader = { linkToken: string } | { player: string };

/** The fields of the form to sign up. */
export interface SignUp {
  email: string;
  timeZone: string;
  /** Filled in by programs only. */
  website?: string;
}

/** A player's own token is sent without it. */
const asReader = (reader: Reader) =>
  "linkToken" in reader ? { headers: { authorization: `Link ${reader.linkToken}` } } : {};

/** The preferences of the signed-in player, which another call may have changed. */
const players = "playersEmailPreferences";

/** The calls about the daily email, and the one that sends a message to the site. */
export const emailApi = api.enhanceEndpoints({ addTagTypes: [players] }).injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation({
      ...endpoint(subscribeContract, (body: SignUp) => ({ body })),
      invalidatesTags: (response) => (response?.status === "subscribed" ? [players] : []),
    }),
    /** Takes the token of a link. */
    confirmSubscription: build.mutation(
      endpoint(confirmSubscriptionContract, (token: string) => ({ body: { token } })),
    ),
    emailPreferences: build.query({
      ...endpoint(getPreferencesContract, asReader),
      providesTags: (_response, _error, reader) => ("player" in reader ? [players] : []),
      keepUnusedDataFor: 0,
    }),
    changeEmailPreferences: build.mutation({
      ...endpoint(
        changePreferencesContract,
        ({ reader, change }: { reader: Reader; change: PreferencesChange }) => ({
          body: change,
          ...asReader(reader),
        }),
      ),
      onQueryStarted: async ({ reader }, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (response)
          dispatch(emailApi.util.updateQueryData("emailPreferences", reader, () => response.data));
      },
    }),
    /** The token may be that of a link to unsubscribe, too. */
    unsubscribe: build.mutation({
      ...endpoint(unsubscribeContract, (reader: Reader) => ({
        query: {},
        body: "linkToken" in reader ? { token: reader.linkToken } : {},
        ...asReader(reader),
      })),
      invalidatesTags: (_response, error, reader) => (!error && "player" in reader ? [players] : []),
    }),
    sendMessage: build.mutation(endpoint(contactContract, (body: ContactMessage) => ({ body }))),
  }),
});

export const {
  useConfirmSubscriptionMutation,
  useEmailPreferencesQuery,
  useChangeEmailPreferencesMutation,
  useUnsubscribeMutation,
} = emailApi;
