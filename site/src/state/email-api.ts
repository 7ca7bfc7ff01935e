import type {
  ConfirmedSubscription,
  ContactMessage,
  Help,
  Preferences,
  PreferencesChange,
  Subscribed,
} from "@wordlehint/contracts";
import { api } from "./api.ts";

/**
 * Whose subscription a call is about: of a link in an e-mail, by its token, or of the signed-in player, by the address of
 * the account.
 */
export type Reader = { linkToken: string } | { player: string };

/** What the form to sign up sends. */
export interface SignUp {
  email: string;
  timeZone: string;
  /** Filled in by programs only. */
  website?: string;
}

const post = (url: string, body: object) => ({ url, method: "POST", body });

/** A player's own token is sent without it. */
const asReader = (reader: Reader) =>
  "linkToken" in reader ? { headers: { authorization: `Link ${reader.linkToken}` } } : {};

const preferencesUrl = "/api/notifications/preferences";

/** The preferences of the signed-in player, which another call may have changed. */
const players = "playersEmailPreferences";

/** The calls about the daily e-mail, and the one that sends a message to the site. */
export const emailApi = api.enhanceEndpoints({ addTagTypes: [players] }).injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<Subscribed, SignUp>({
      query: (signUp) => post("/api/notifications/subscribe", signUp),
      transformResponse: toSubscribed,
      invalidatesTags: (response) => (response?.status === "subscribed" ? [players] : []),
    }),
    /** Takes the token of a link. */
    confirmSubscription: build.mutation<ConfirmedSubscription, string>({
      query: (token) => post("/api/notifications/confirm", { token }),
      transformResponse: toConfirmed,
    }),
    emailPreferences: build.query<Preferences, Reader>({
      query: (reader) => ({ url: preferencesUrl, ...asReader(reader) }),
      transformResponse: toPreferences,
      providesTags: (_response, _error, reader) => ("player" in reader ? [players] : []),
      keepUnusedDataFor: 0,
    }),
    changeEmailPreferences: build.mutation<Preferences, { reader: Reader; change: PreferencesChange }>({
      query: ({ reader, change }) => ({
        url: preferencesUrl,
        method: "PUT",
        body: change,
        ...asReader(reader),
      }),
      transformResponse: toPreferences,
      onQueryStarted: async ({ reader }, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (response)
          dispatch(emailApi.util.updateQueryData("emailPreferences", reader, () => response.data));
      },
    }),
    /** The token may be that of a link to unsubscribe, too. */
    unsubscribe: build.mutation<unknown, Reader>({
      query: (reader) => ({
        ...post("/api/notifications/unsubscribe", "linkToken" in reader ? { token: reader.linkToken } : {}),
        ...asReader(reader),
      }),
      invalidatesTags: (_response, error, reader) => (!error && "player" in reader ? [players] : []),
    }),
    sendMessage: build.mutation<unknown, ContactMessage>({
      query: (message) => post("/api/contact", message),
    }),
  }),
});

export const {
  useConfirmSubscriptionMutation,
  useEmailPreferencesQuery,
  useChangeEmailPreferencesMutation,
  useUnsubscribeMutation,
} = emailApi;

function toSubscribed(response: unknown): Subscribed {
  const { status } = (response ?? {}) as Partial<Record<keyof Subscribed, unknown>>;
  if (status !== "confirmation-sent" && status !== "subscribed")
    throw new Error("The response doesn't say whether the address is subscribed");
  return { status };
}

function toConfirmed(response: unknown): ConfirmedSubscription {
  const { preferencesToken, ...preferences } = (response ?? {}) as Record<string, unknown>;
  if (typeof preferencesToken !== "string") throw new Error("The response holds no token");
  return { ...toChoices(preferences), preferencesToken };
}

function toPreferences(response: unknown): Preferences {
  const { status } = (response ?? {}) as { status?: unknown };
  if (status !== "active" && status !== "pending" && status !== "none")
    throw new Error("The response holds no preferences");
  return { ...toChoices(response), status };
}

type Choices = Omit<Preferences, "status">;

/** @throws {Error} if the response holds no preferences. */
function toChoices(response: unknown): Choices {
  const { email, timeZone, help, days } = (response ?? {}) as Partial<Record<keyof Choices, unknown>>;
  if (typeof email !== "string" || typeof timeZone !== "string" || !isHelp(help) || !isDays(days))
    throw new Error("The response holds no preferences");
  return { email, timeZone, help, days };
}

const isHelp = (value: unknown): value is Help => value === "riddle" || value === "hints";

const isDays = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((day) => typeof day === "number");
