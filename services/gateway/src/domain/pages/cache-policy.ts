import type { PuzzleDate } from "@wordlehint/contracts";
import { isImmutable, isSameForAll, type ResourceKind } from "./resource.ts";

/** The parts of a response of the renderer that decide how it is cached. Header names are in lower case. */
export type RenderedHead = {
  kind: ResourceKind;
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
};

/** The decision on caching a response. */
export type CacheDecision = {
  /** `no`: only the requests that were waiting for this render get it. */
  keep: "no" | "memory" | "disk";
  /** The puzzle date that the response shows; without it, the response is the same for every visitor. */
  date?: PuzzleDate | undefined;
  /** The surrogate keys by which the response can be purged. */
  tags: readonly string[];
  /** Time for which the response counts as fresh, in milliseconds. */
  freshMs: number;
  /** After that time, the response is served while it is rendered again, or visitors wait for the new one. */
  whenStale: WhenStale;
};
export type WhenStale = "serve" | "wait";

export type PolicyTimes = {
  /** Time for which pages and files count as fresh by default, if no event announces a change. */
  revalidateMs: number;
};

const foreverMs = 365 * 86_400_000;
const notFoundMs = 10_000;
/** Around a release, the clocks of the renderer and of the gateway may disagree for a moment. */
const wrongDateMs = 1000;
const cacheableStatus = new Set([200, 301, 308, 404]);
const puzzleTag = /^puzzle:(\d{4}-\d{2}-\d{2})$/;
const maxTags = 512;

/** @param requestedDate the puzzle date for which the page was requested. */
export function decideCaching(
  { kind, status, headers }: RenderedHead,
  requestedDate: PuzzleDate,
  { revalidateMs }: PolicyTimes,
): CacheDecision {
  const tags = readTags(headers["surrogate-key"]);
  const control = cacheDirectives(headers["cache-control"]);
  const { date, isWrong } = shownDate(isSameForAll(kind) ? [] : tags, requestedDate);
  const base = { tags, date, whenStale: status === 404 ? "wait" : "serve" } as const;

  const isForbidden = control.has("private") || control.has("no-store") || control.has("no-cache");
  const hasSideEffects = headers["set-cookie"] !== undefined || headers.vary === "*";
  if (!cacheableStatus.has(status) || isForbidden || hasSideEffects)
    return { ...base, keep: "no", freshMs: 0 };
  if (isWrong) return { ...base, keep: "memory", freshMs: wrongDateMs, whenStale: "wait" };
  if (status === 404) return { ...base, keep: "memory", freshMs: Math.min(notFoundMs, revalidateMs) };
  if (isImmutable(kind)) return { ...base, keep: "disk", freshMs: status === 200 ? foreverMs : revalidateMs };
  return { ...base, keep: "disk", freshMs: sharedMaxAgeMs(control) ?? revalidateMs };
}

/** A page lists the puzzles that it shows as `puzzle:` tags; the requested date must be among them. */
function shownDate(tags: readonly string[], requestedDate: PuzzleDate) {
  const dates = tags.flatMap((tag) => puzzleTag.exec(tag)?.[1] ?? []);
  if (!dates.length) return { date: undefined, isWrong: false };
  return { date: requestedDate, isWrong: !dates.includes(requestedDate) };
}

function readTags(header: string | undefined): string[] {
  return [...new Set(header?.split(" ").filter(Boolean))].slice(0, maxTags);
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
