import type { PuzzleDate } from "@wordlehint/contracts";
import type { ResourceKind } from "../domain/resource.ts";

/** What a kept page is, without its body. */
export type PageLabel = {
  key: string;
  /** Canonical, with the query that counts. */
  path: string;
  kind: ResourceKind;
  status: number;
  contentType: string;
  /** Where a redirect leads. */
  location?: string | undefined;
  /** Set when only visitors on this puzzle date are shown it. */
  date?: PuzzleDate | undefined;
  tags: readonly string[];
  /** Milliseconds since the epoch. */
  freshUntil: number;
  /** When it isn't fresh any more: show it while it is rendered again, or wait for the new one. */
  then: "show" | "wait";
};

export type StoredPage = PageLabel & { body: Buffer };
