import type { Hint, PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import type { AppDispatch } from "../../../app/store.ts";
import { api, apiJoined } from "../../../state/api.ts";

interface Place {
  date: PuzzleDate;
  /** The player's IANA time zone. */
  zone: string;
}

// Brings zod, which no page needs before a player asks for something.
const parsers = () => import("./parse-help.ts");

/** One piece of help a call. A page holds no other piece than those that its player has asked for. */
const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    hint: build.query<Hint, Place & { number: number }>({
      query: ({ date, zone, number }) => ({ url: "/api/riddle/hint", params: { date, number, tz: zone } }),
      transformResponse: async (response: unknown) => (await parsers()).parseHint(response),
    }),
    letter: build.query<string, Place & { position: number }>({
      query: ({ date, zone, position }) => ({
        url: "/api/riddle/letter",
        params: { date, position, tz: zone },
      }),
      transformResponse: async (response: unknown) => (await parsers()).parseLetter(response),
    }),
    answer: build.query<RevealedAnswer, Place>({
      query: ({ date, zone }) => ({ url: "/api/riddle/reveal-answer", params: { date, tz: zone } }),
      transformResponse: async (response: unknown) => (await parsers()).parseAnswer(response),
    }),
  }),
});

const { hint, letter, answer } = helpApi.endpoints;
/** Nothing is kept: a part of the page that shows help keeps it itself. */
const once = { subscribe: false, forceRefetch: true };

// These reject if the call failed.
export const fetchHint = (dispatch: AppDispatch, place: Place & { number: number }): Promise<Hint> =>
  joined(dispatch)(hint.initiate(place, once)).unwrap();
export const fetchLetter = (dispatch: AppDispatch, place: Place & { position: number }): Promise<string> =>
  joined(dispatch)(letter.initiate(place, once)).unwrap();
export const fetchAnswer = (dispatch: AppDispatch, place: Place): Promise<RevealedAnswer> =>
  joined(dispatch)(answer.initiate(place, once)).unwrap();

function joined(dispatch: AppDispatch): AppDispatch {
  dispatch(apiJoined());
  return dispatch;
}
