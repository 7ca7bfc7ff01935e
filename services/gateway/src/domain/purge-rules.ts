import type { DomainEvent, EventType } from "@wordlehint/contracts";

type Rules = { readonly [T in EventType]?: (event: DomainEvent<T>) => readonly string[] };

/** The tags whose pages an event makes out of date. An event without a line here changes no page. */
const rules = {
  "riddle.generated": ({ data }) => [`puzzle:${data.date}`],
  "riddle.released": ({ data }) => [`puzzle:${data.date}`],
} satisfies Rules;

/** The events that pages depend on. */
export const purgingEvents = Object.keys(rules) as (keyof typeof rules)[];

/** The tags of the pages that are to be rendered again after this event. */
export function purgedTags(event: DomainEvent): readonly string[] {
  const rule = (rules as Rules)[event.type] as ((event: DomainEvent) => readonly string[]) | undefined;
  return rule?.(event) ?? [];
}
