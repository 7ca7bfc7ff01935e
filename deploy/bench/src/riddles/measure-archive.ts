import { homeZone, latestPuzzleDate } from "@wordlehint/contracts";
import { compare } from "../compare.ts";
import { median } from "../median.ts";

/** The time of the archive's response with a month of five years ago, as a multiple of that with last month. */
export type ArchiveTimes = {
  /** With the responses in memory. */
  kept: number;
  /** With each response made for its request. */
  made: number;
};

const monthsBack = 60;
const samples = 300;

export async function measureArchive(origin: string, seconds: number): Promise<ArchiveTimes> {
  const [recent, old] = [1, 1 + monthsBack].map(
    (back) => `${origin}/api/riddle/previous?month=${monthBefore(back)}&tz=${homeZone}`,
  ) as [string, string];
  const { ratio } = await compare({ subject: old, baseline: recent, seconds });
  const times: Record<string, number[]> = { [recent]: [], [old]: [] };
  for (let sample = 0; sample < samples; sample++)
    for (const url of [recent, old]) times[url]?.push(await timeOf(`${url}&made-up=${sample}`));
  return { kept: 1 / ratio, made: median(times[old] ?? []) / median(times[recent] ?? []) };
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url);
  const riddles = (await response.json()) as unknown[];
  if (riddles.length < 28) throw new Error(`${url} has only ${riddles.length} riddles`);
  return performance.now() - startedAt;
}

/** The month so many months before the current one, `YYYY-MM`. */
function monthBefore(back: number): string {
  const [year = 0, month = 1] = latestPuzzleDate(Date.now(), homeZone).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
}
