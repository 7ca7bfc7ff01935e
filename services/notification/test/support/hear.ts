import type { DomainEvent, EventType } from "@wordlehint/contracts";
import type { Bus } from "@wordlehint/runtime";

/** The events on a bus: those published so far, and those to come as they arrive. */
export function hear<T extends EventType>(bus: Bus, ...types: T[]): DomainEvent<T>[] {
  const heard: DomainEvent<T>[] = [];
  bus.consume({
    durable: "listener",
    types,
    handle: (event) => {
      heard.push(event);
      return Promise.resolve();
    },
    quarantine: { keep: () => Promise.resolve() },
  });
  return heard;
}
