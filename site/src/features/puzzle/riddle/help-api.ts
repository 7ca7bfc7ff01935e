import type { Guessed, Hint, PuzzleDate, RevealedAnswer } from "@wordlehint/contracts";
import {
  getHintContract,
  getLetterContract,
  getNotesContract,
  guessContract,
  revealAnswerContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import type { AppDispatch } from "../../../app/store.ts";
import { api, apiJoined } from "../../../state/api.ts";
import { endpoint } from "../../../state/endpoint.ts";

interface Place {
  date: PuzzleDate;
  /** The player's IANA time zone. */
  zone: string;
}

/** One piece of help a call. A page holds no other piece than those that its player has asked for. */
const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    hint: build.query(
      endpoint(getHintContract, ({ date, zone, number }: Place & { number: number }) => ({
        query: { date, number: String(number), tz: zone },
      })),
    ),
    letter: build.query(
      endpoint(getLetterContract, ({ date, zone, position }: Place & { position: number }) => ({
        query: { date, position: String(position), tz: zone },
      })),
    ),
    answer: build.query(
      endpoint(revealAnswerContract, ({ date, zone }: Place) => ({ query: { date, tz: zone } })),
    ),
    notes: build.query(
      endpoint(getNotesContract, ({ date, zone }: Place) => ({ query: { date, tz: zone } })),
    ),
    guess: build.mutation(
      endpoint(guessContract, ({ date, zone, word }: Place & { word: string }) => ({
        body: { date, word, tz: zone },
      })),
    ),
  }),
});

const { hint, letter, answer, notes, guess: guessed } = helpApi.endpoints;
/** Nothing is kept: a part of the page that shows help keeps it itself. */
const once = { subscribe: false, forceRefetch: true };

// These reject if the call failed.
export const fetchHint = (dispatch: AppDispatch, place: Place & { number: number }): Promise<Hint> =>
  joined(dispatch)(hint.initiate(place, once)).unwrap();
export const fetchLetter = async (
  dispatch: AppDispatch,
  place: Place & { position: number },
): Promise<string> => (await joined(dispatch)(letter.initiate(place, once)).unwrap()).letter;
export const fetchAnswer = (dispatch: AppDispatch, place: Place): Promise<RevealedAnswer> =>
  joined(dispatch)(answer.initiate(place, once)).unwrap();
export const fetchNotes = async (dispatch: AppDispatch, place: Place): Promise<readonly string[] | null> =>
  (await joined(dispatch)(notes.initiate(place, once)).unwrap()).notes;
export const guess = (dispatch: AppDispatch, place: Place & { word: string }): Promise<Guessed> =>
  joined(dispatch)(guessed.initiate(place, { track: false })).unwrap();

function joined(dispatch: AppDispatch): AppDispatch {
  dispatch(apiJoined());
  return dispatch;
}
