import { latestPuzzleDate } from "@wordlehint/contracts";
import { logFailure } from "../../lib/log.ts";
import { fetchContent } from "../content-lake/fetch-content.ts";
import type { PageRequest } from "../page-request.ts";
import { searchQuery } from "../queries/search-query.ts";
import { textEntries, wordEntries } from "./content-entries.ts";
import { riddleEntries } from "./riddle-entries.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";

/** A value that is made once for each key, and again when it is older than `maxAgeMs`. A failure isn't kept. */
interface Kept<Value> {
  key: string;
  madeAtMs: number;
  value: Promise<Value>;
}

/** An event tells of every change of the content, by a new live event id. Without an id, it may have changed since. */
const contentMs = 300_000;
const unannouncedMs = 5_000;
/** No event tells of a past riddle that is added. */
const riddlesMs = 300_000;

/** As many as there are live dates. */
const maxRiddleIndexes = 3;

let content: Kept<readonly TextIndex[]> | undefined;
let lastContent: readonly TextIndex[] | undefined;
let riddles: readonly Kept<TextIndex>[] = [];

/**
 * Returns the indexes of the published texts and of the words, at least as new as the request's live event id; the last
 * ones while the content lake fails.
 * @throws if the content lake fails, and has never responded before
 */
export async function contentIndexes({
  liveEventId,
}: Pick<PageRequest, "liveEventId">): Promise<readonly TextIndex[]> {
  const maxAgeMs = liveEventId === undefined ? unannouncedMs : contentMs;
  const key = liveEventId ?? "";
  const kept =
    content && isCurrent(content, key, maxAgeMs)
      ? content
      : { key, madeAtMs: performance.now(), value: indexContent(liveEventId) };
  content = kept;
  try {
    return (lastContent = await kept.value);
  } catch (error) {
    if (content === kept) content = undefined;
    if (!lastContent) throw error;
    logFailure("Could not index the content; searching what was known last", error);
    return lastContent;
  }
}

async function indexContent(liveEventId: string | undefined): Promise<TextIndex[]> {
  const { result } = await fetchContent(searchQuery, {}, { isPreview: false, liveEventId });
  return [textEntries(result), wordEntries(result)].map(createTextIndex);
}

/**
 * Returns the index of the riddles that are released in a time zone. Zones with the same latest date share one.
 * @throws if the riddle service fails
 */
export async function riddleIndex(zone: string): Promise<TextIndex> {
  const key = latestPuzzleDate(Date.now(), zone);
  const known = riddles.find((one) => isCurrent(one, key, riddlesMs));
  if (known) return known.value;
  const made = {
    key,
    madeAtMs: performance.now(),
    value: riddleEntries(zone).then(createTextIndex),
  };
  riddles = [made, ...riddles.filter((one) => one.key !== key)].slice(0, maxRiddleIndexes);
  return made.value.catch((error: unknown) => {
    riddles = riddles.filter((one) => one !== made);
    throw error;
  });
}

function isCurrent({ key, madeAtMs }: Kept<unknown>, wanted: string, maxAgeMs: number): boolean {
  return key === wanted && performance.now() - madeAtMs < maxAgeMs;
}
