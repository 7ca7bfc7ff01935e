import {
  homeZone,
  type DatedRiddle,
  type LatestRiddle,
  type PreviousRiddle,
  type PuzzleDate,
  type RiddleReview,
} from "@wordlehint/contracts";
import {
  getLatestRiddleContract,
  getPreviousRiddlesContract,
  getReviewContract,
  getRiddleByDateContract,
} from "@wordlehint/contracts/routes/riddle-routes";
import type { GetServerDataProps } from "gatsby";
import { earlierMonth } from "../lib/archive-day.ts";
import type { PuzzleMonth } from "../lib/puzzle-month.ts";
import { serverEnv } from "./env.ts";

const timeoutMs = 2_000;

/** The time zone that the gateway wants a page for. */
export function requestedZone({ headers }: Pick<GetServerDataProps, "headers">): string {
  const zone = headers.get("x-time-zone");
  return typeof zone === "string" && zone !== "" ? zone : homeZone;
}

/** @throws if the riddle service doesn't respond in time, or not as promised */
export async function fetchLatestRiddle(zone: string): Promise<LatestRiddle> {
  const response = await ask(getLatestRiddleContract, { tz: zone });
  return getLatestRiddleContract.response.body.parse(await bodyOf(response));
}

/**
 * Returns the riddle of a date; null if none of that date is released in the zone.
 * @throws if the riddle service doesn't respond in time, or not as promised
 */
export async function fetchDatedRiddle(date: PuzzleDate, zone: string): Promise<DatedRiddle | null> {
  const response = await ask(getRiddleByDateContract, { date, tz: zone });
  return response.status === 404 ? null : getRiddleByDateContract.response.body.parse(await bodyOf(response));
}

/** The riddles of a month before the latest one, the newest first. */
export interface PreviousMonth {
  riddles: readonly PreviousRiddle[];
  /** The month before this one that has riddles, if there is one. */
  earlier: PuzzleMonth | null;
}

/** @throws if the riddle service doesn't respond in time, or not as promised */
export async function fetchPreviousRiddles(month: PuzzleMonth, zone: string): Promise<PreviousMonth> {
  const response = await ask(getPreviousRiddlesContract, { month, tz: zone });
  const riddles = getPreviousRiddlesContract.response.body.parse(await bodyOf(response));
  return { riddles, earlier: earlierMonth(response.headers.get("link")) };
}

/**
 * Returns what there is to say about the answer of a date; null until it is available in the zone.
 * @throws if the riddle service doesn't respond in time, or not as promised
 */
export async function fetchReview(date: PuzzleDate, zone: string): Promise<RiddleReview | null> {
  const response = await ask(getReviewContract, { date, tz: zone });
  const review = getReviewContract.response.body.parse(await bodyOf(response));
  return review.word === null ? null : review;
}

function ask({ path }: { path: string }, query: Record<string, string>): Promise<Response> {
  const url = new URL(path, serverEnv("RIDDLE_URL", "http://127.0.0.1:8012"));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`the riddle service responded with ${response.status}`);
  return response.json();
}
