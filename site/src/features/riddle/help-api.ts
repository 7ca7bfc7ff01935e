import type { Hint, PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import { api } from "../../state/api.ts";

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

export const { useLazyHintQuery, useLazyLetterQuery, useLazyAnswerQuery } = helpApi;
