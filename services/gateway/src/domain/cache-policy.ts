import type { PuzzleDate } from "@wordlehint/contracts";
import { isSameForAll, type ResourceKind } from "./resource.ts";

/** What the renderer answered, as far as keeping it is concerned. Header names are in lower case. */
export type Answer = {
  kind: ResourceKind;
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
};

/** Whether and how an answer is kept. */
export type Keeping = {
  /** `no`: only for those who asked for it together. */
  keep: "no" | "memory" | "disk";
  /** The puzzle date that the answer shows; without it, it is the same for every visitor. */
  date?: PuzzleDate | undefined;
  /** What it was made of. */
  tags: readonly string[];
  /** How long it is thought current without a word from the renderer. */
  freshMs: number;
  /** When that time is over: show it while it is rendered again, or wait for the new one. */
  then: "show" | "wait";
};

export type PolicyTimes = {
  /** For pages and files whose changes nobody announces, and as a net under those that are announced. */
  revalidateMs: number;
};

const foreverMs = 365 * 86_400_000;
const notFoundMs = 10_000;
/** The renderer's clock and ours disagree around a release. */
const wrongDateMs = 1000;
const keptStatus = new Set([200, 301, 308, 404]);
const puzzleTag = /^puzzle:(\d{4}-\d{2}-\d{2})$/;
const mostTags = 512;

/** @param asked the puzzle date for which the page was asked. */
export function judgeAnswer(answer: Answer, asked: PuzzleDate, { revalidateMs }: PolicyTimes): Keeping {
  const { kind, status, headers } = answer;
  const tags = readTags(headers["surrogate-key"]);
  const control = cacheDirectives(headers["cache-control"]);
  const { date, isWrong } = shownDate(isSameForAll(kind) ? [] : tags, asked);
  const base = { tags, date, then: status === 404 ? "wait" : "show" } as const;

  const forbidden = control.has("private") || control.has("no-store") || control.has("no-cache");
  if (!keptStatus.has(status) || forbidden || headers["set-cookie"] !== undefined || headers.vary === "*") {
    return { ...base, keep: "no", freshMs: 0 };
  }
  if (isWrong) return { ...base, keep: "memory", freshMs: wrongDateMs, then: "wait" };
  if (status === 404) return { ...base, keep: "memory", freshMs: Math.min(notFoundMs, revalidateMs) };
  if (kind === "hashed") return { ...base, keep: "disk", freshMs: status === 200 ? foreverMs : revalidateMs };
  return { ...base, keep: "disk", freshMs: sharedMaxAgeMs(control) ?? revalidateMs };
}

/** A page says by `puzzle:` tags of which puzzles it is made; among them must be the one asked for. */
function shownDate(tags: readonly string[], asked: PuzzleDate) {
  const dates = tags.flatMap((tag) => puzzleTag.exec(tag)?.[1] ?? []);
  if (!dates.length) return { date: undefined, isWrong: false };
  return { date: asked, isWrong: !dates.includes(asked) };
}

function readTags(header: string | undefined): string[] {
  return [...new Set(header?.split(" ").filter(Boolean))].slice(0, mostTags);
}

function cacheDirectives(header: string | undefined): ReadonlyMap<string, string> {
  const parts = (header ?? "").toLowerCase().split(",");
  return new Map(parts.map((part) => part.trim().split("=")).map(([name = "", value = ""]) => [name, value]));
}

function sharedMaxAgeMs(control: ReadonlyMap<string, string>): number | undefined {
  const seconds = control.get("s-maxage");
  if (seconds === undefined || !/^\d{1,9}$/.test(seconds)) return undefined;
  return Math.min(Number(seconds) * 1000, foreverMs);
}
