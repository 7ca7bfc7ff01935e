import { firstZone, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import type { Context } from "../context.ts";
import type { Ai } from "../context/generation.ts";
import { findTextLeak } from "../domain/generation/text-leak.ts";
import type { SourcedText } from "../domain/riddle-text.ts";
import { noModel, recordAttempt } from "./record-attempt.ts";
import { writeWithAi } from "./write-with-ai.ts";

/**
 * Returns the text of a date's riddle: what an operator wrote or approved for its word, else from the AI if there is one
 * and the date isn't live soon, else from the library or the composer.
 * @returns undefined while another replica asks the AI for it
 */
export async function chooseText(
  context: Context,
  date: PuzzleDate,
  word: string,
): Promise<SourcedText | undefined> {
  const { ai, offline } = context;
  const own = await operatorsText(context, date, word);
  if (own) return own;
  const limitMs = ai ? timeLimitMs(context, ai, date) : 0;
  if (ai && limitMs > 0) {
    const text = await writeAlone(context, ai, { date, word, limitMs });
    if (text !== "not found") return text;
  }
  const text = offline.write(word, date);
  await recordAttempt(context, date, { ...noModel, source: text.source, verdict: "accepted", reason: null });
  return text;
}

/** The guard may have become stricter since it was written. */
async function operatorsText(
  context: Context,
  date: PuzzleDate,
  word: string,
): Promise<SourcedText | undefined> {
  const own = await context.operatorTexts.find(date);
  if (own?.word !== word) return undefined;
  const leak = findTextLeak(word, own);
  const reason = leak && `the ${leak.part} gives the word away (rule "${leak.rule}")`;
  const verdict = leak ? "refused" : "accepted";
  await recordAttempt(context, date, { ...noModel, source: own.source, verdict, reason });
  return leak ? undefined : own;
}

/** Live dates, and those that are live soon, must not wait for the AI. */
function timeLimitMs({ now }: Context, { limitMs }: Ai, date: PuzzleDate): number {
  const untilLiveMs = releaseInstantMs(date, firstZone) - now().getTime();
  return Math.min(limitMs, untilLiveMs - marginMs);
}

const marginMs = 120_000;
/** Time beyond its own limit for which a replica keeps others from asking. */
const claimMarginMs = 30_000;

/** @returns undefined while another replica asks */
async function writeAlone(
  context: Context,
  ai: Ai,
  task: { date: PuzzleDate; word: string; limitMs: number },
): Promise<SourcedText | "not found" | undefined> {
  const { claims, replicaId, now } = context;
  if (!(await claims.take(task.date, replicaId, now(), task.limitMs + claimMarginMs))) return undefined;
  try {
    return (await writeWithAi(context, ai, task)) ?? "not found";
  } finally {
    await claims.drop(task.date, replicaId);
  }
}
