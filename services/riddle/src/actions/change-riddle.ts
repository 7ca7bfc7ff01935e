import { firstZone, releaseInstantMs, type PuzzleDate } from "@wordlehint/contracts";
import { DomainError, newEvent } from "@wordlehint/runtime";
import type { Context } from "../context.ts";
import type { Riddle } from "../domain/riddle.ts";
import type { SourcedText } from "../domain/riddle-text.ts";
import { riddleOf } from "./generate-riddle.ts";
import { noModel, recordAttempt } from "./record-attempt.ts";
import { writeWithAi } from "./write-with-ai.ts";

/**
 * Saves what an operator wrote for a date, and puts it in the place of the date's riddle if there is one. Otherwise the
 * scheduler uses it when it makes the riddle.
 * @throws {DomainError} `conflict` when the date is live or nearly so
 * @throws when the text gives the word away; nothing is saved then
 */
export async function saveOperatorText(
  context: Context,
  date: PuzzleDate,
  word: string,
  text: SourcedText,
): Promise<"replaced" | "kept for later"> {
  const { operatorTexts, now } = context;
  requireComing(context, date);
  const riddle = riddleOf(date, word, text, now());
  await operatorTexts.save({ date, word, at: now(), ...text });
  return (await replaceRiddle(context, riddle)) ? "replaced" : "kept for later";
}

/**
 * Approves the riddle of a date as it is: if it has to be made again for the same word, its text is used again.
 * @throws {DomainError} when there is none, or it is live or nearly so
 */
export async function approveRiddle(context: Context, date: PuzzleDate): Promise<Riddle> {
  const { operatorTexts, now } = context;
  requireComing(context, date);
  const riddle = await comingRiddle(context, date);
  const { word, lines, theme, hints, notes, source } = riddle;
  if (!hints) throw new DomainError("conflict", "The riddle has no hints yet. It gets them within a minute.");
  await operatorTexts.save({ date, word, lines, theme, hints, notes, source, at: now() });
  return riddle;
}

export type Regeneration = {
  /** Only this source is asked. Without it, the AI if there is a key, else the library and the composer. */
  source: "ai" | "library" | "composer" | undefined;
};

/**
 * Makes another text for a riddle that isn't live, and forgets what an operator wrote or approved for it.
 * @throws {DomainError} when there is no other text, or the riddle is live or nearly so
 */
export async function regenerateRiddle(
  context: Context,
  date: PuzzleDate,
  { source }: Regeneration,
): Promise<Riddle> {
  requireComing(context, date);
  const { word, lines } = await comingRiddle(context, date);
  const text = await otherText(context, { date, word, lines, source });
  if (!text) throw new DomainError("not_found", "There is no other text for this riddle; it stays as it is.");
  requireComing(context, date);
  const riddle = riddleOf(date, word, text, context.now());
  await context.operatorTexts.remove(date);
  await replaceRiddle(context, riddle);
  return riddle;
}

type Wanted = { date: PuzzleDate; word: string; lines: readonly string[] } & Regeneration;

async function otherText(
  context: Context,
  { date, word, lines, source }: Wanted,
): Promise<SourcedText | undefined> {
  const { ai, offline } = context;
  if (source === "ai" && !ai)
    throw new DomainError("conflict", "There is no key for the AI: set OPENAI_API_KEY.");
  if (ai && (source === undefined || source === "ai")) {
    const written = await writeWithAi(context, ai, { date, word, limitMs: ai.limitMs });
    if (written ?? source === "ai") return written ?? undefined;
  }
  const variants = Array.from({ length: maxVariants }, (_, variant) => offline.write(word, date, variant));
  const other = variants.find(
    (text) => text.lines.join() !== lines.join() && (source === undefined || text.source === source),
  );
  if (other)
    await recordAttempt(context, date, {
      ...noModel,
      source: other.source,
      verdict: "accepted",
      reason: null,
    });
  return other;
}

const maxVariants = 12;

async function comingRiddle({ riddles }: Context, date: PuzzleDate): Promise<Riddle> {
  const riddle = await riddles.find(date);
  if (riddle) return riddle;
  throw new DomainError(
    "not_found",
    `There is no riddle for ${date} yet. It is made when the horizon reaches it.`,
  );
}

async function replaceRiddle({ riddles, outbox, now }: Context, riddle: Riddle): Promise<boolean> {
  const { date } = riddle;
  const isReplaced = await riddles.replace(riddle, newEvent("riddle.generated", date, { date }, now()));
  if (isReplaced) outbox.wake();
  return isReplaced;
}

/** A replica's memory may be a minute old; players must not see a riddle change. */
function requireComing({ now }: Context, date: PuzzleDate): void {
  if (releaseInstantMs(date, firstZone) - now().getTime() > marginMs) return;
  throw new DomainError(
    "conflict",
    `The riddle of ${date} is live somewhere on Earth, or will be in less than five minutes. It doesn't change any more.`,
  );
}

const marginMs = 5 * 60_000;
