import { firstZone, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import type { Ai, Context } from "../context.ts";
import type { SourcedText } from "../domain/riddle-text.ts";
import { noModel, recordAttempt } from "./record-attempt.ts";
import { writeWithAi } from "./write-with-ai.ts";

/**
 * The text of a date's riddle: from the AI if there is one and the date isn't live soon, else from the library or the
 * composer.
 * @returns undefined while another replica asks the AI for it
 */
export async function chooseText(
  context: Context,
  date: PuzzleDate,
  word: string,
): Promise<SourcedText | undefined> {
  const { ai, offline } = context;
  const limitMs = ai ? timeLimitMs(context, ai, date) : 0;
  if (ai && limitMs > 0) {
    const text = await writeAlone(context, ai, { date, word, limitMs });
    if (text !== "not found") return text;
  }
  const text = offline.write(word, date);
  await recordAttempt(context, date, { ...noModel, source: text.source, verdict: "accepted", reason: null });
  return text;
}

/** Live dates, and those that are live soon, must not wait for the AI. */
function timeLimitMs({ now }: Context, { limitMs }: Ai, date: PuzzleDate): number {
  const untilLiveMs = releaseInstantMs(date, firstZone) - now().getTime();
  return Math.min(limitMs, untilLiveMs - marginMs);
}

const marginMs = 120_000;
/** How much longer than its time limit a replica keeps others from asking. */
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
