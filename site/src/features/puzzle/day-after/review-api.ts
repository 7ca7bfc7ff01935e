import type { PuzzleDate, RiddleReview } from "@wordlehint/contracts";
import { getReviewContract } from "@wordlehint/contracts/routes/riddle-routes";
import type { AppDispatch } from "../../../app/store.ts";
import { api, apiJoined } from "../../../state/api.ts";
import { endpoint } from "../../../state/endpoint.ts";

interface Place {
  date: PuzzleDate;
  /** The reader's IANA time zone. */
  zone: string;
}

const { review } = api.injectEndpoints({
  endpoints: (build) => ({
    review: build.query(
      endpoint(getReviewContract, ({ date, zone }: Place) => ({ query: { date, tz: zone } })),
    ),
  }),
}).endpoints;

/** Fetches the review of an answer. Rejects if the call failed. */
export function fetchReview(dispatch: AppDispatch, place: Place): Promise<RiddleReview> {
  dispatch(apiJoined());
  return dispatch(review.initiate(place, { subscribe: false, forceRefetch: true })).unwrap();
}
