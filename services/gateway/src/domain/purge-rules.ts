import type { DomainEvent, EventType } from "@wordlehint/contracts";
import { anyPuzzle } from "./purge-keys.ts";

type Rules = {
  readonly [T in EventType]?: (event: DomainEvent<T>, dataset: string) => readonly string[];
};

/** The keys whose pages an event makes out of date. An event without a line here changes no page. */
const rules = {
  "riddle.generated": ({ data }) => [`puzzle:${data.date}`],
  "riddle.released": ({ data }) => [`puzzle:${data.date}`],
  "riddle.renumbered": () => [anyPuzzle],
  "content.published": contentTags,
  "content.unpublished": contentTags,
} satisfies Rules;

/** The events that pages depend on. */
export const purgingEvents = Object.keys(rules) as (keyof typeof rules)[];

/**
 * The keys of the pages that are to be rendered again after this event.
 * @param dataset the one that the site shows; a change of another one concerns no page.
 */
export function purgedTags(event: DomainEvent, dataset: string): readonly string[] {
  const rule = (rules as Rules)[event.type] as
    ((event: DomainEvent, dataset: string) => readonly string[]) | undefined;
  return rule?.(event, dataset) ?? [];
}

type ContentEvent = DomainEvent<"content.published" | "content.unpublished">;

/** Exactly the results that the lake says are outdated; where it can't say, all that have such documents. */
function contentTags({ data }: ContentEvent, dataset: string): readonly string[] {
  if (data.dataset !== dataset) return [];
  return data.syncTags ?? [...new Set(data.documents.map(({ type }) => `type:${type}`))];
}
