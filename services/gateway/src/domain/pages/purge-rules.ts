import { eventDescriptions, type DomainEvent, type EventType } from "@wordlehint/contracts";
import { services, type ServiceName } from "@wordlehint/contracts/services";

type Rules = {
  readonly [T in EventType]?: (event: DomainEvent<T>, dataset: string) => readonly string[];
};

/** The keys of the pages that an event makes stale. An event that isn't listed affects no page. */
const rules = {
  "riddle.generated": puzzleTags,
  "riddle.released": puzzleTags,
  "content.published": contentTags,
  "content.unpublished": contentTags,
} satisfies Rules;

/** The types of the events that make pages stale. */
export const purgingEvents = Object.keys(rules) as (keyof typeof rules)[];

/**
 * Returns the keys of the pages that this event makes stale.
 * @param dataset the dataset that the site shows; changes of other datasets affect no page.
 */
export function purgedTags(event: DomainEvent, dataset: string): readonly string[] {
  const rule = (rules as Rules)[event.type] as
    | ((event: DomainEvent, dataset: string) => readonly string[])
    | undefined;
  return rule?.(event, dataset) ?? [];
}

/** Returns the service whose kept responses this event makes stale: the one that published it. */
export function purgedService({ type }: DomainEvent): ServiceName | undefined {
  const { from } = eventDescriptions[type];
  return from in services ? (from as ServiceName) : undefined;
}

/** A page of a puzzle that is over everywhere has a tag of its own: it is the same on every puzzle date. */
function puzzleTags({
  data: { date },
}: DomainEvent<"riddle.generated" | "riddle.released">): readonly string[] {
  return [`puzzle:${date}`, `past-puzzle:${date}`];
}

type ContentEvent = DomainEvent<"content.published" | "content.unpublished">;

/** The sync tags that the content store names; without them, every page that shows documents of these types. */
function contentTags({ data }: ContentEvent, dataset: string): readonly string[] {
  if (data.dataset !== dataset) return [];
  return data.syncTags ?? [...new Set(data.documents.map(({ type }) => `type:${type}`))];
}
