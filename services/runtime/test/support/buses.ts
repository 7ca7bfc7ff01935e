import { newEvent, connectBus, createMetrics, type Bus, type BusOptions } from "../../src/index.ts";
import type { DomainEvent } from "@wordlehint/contracts";
import { uniqueName } from "@wordlehint/test-servers";
import { recordingLog } from "./recording-log.ts";

/** Buses on one namespace of its own, closed together. */
export function busesOn(url: string) {
  const namespace = uniqueName("runtime");
  const record = recordingLog();
  const metrics = createMetrics("test");
  const open: Bus[] = [];
  return {
    ...record,
    metrics,
    namespace,
    join: (options: Partial<BusOptions> = {}): Bus => {
      const bus = connectBus({
        url,
        namespace,
        replicas: 1,
        service: "test",
        log: record.log,
        metrics,
        ...options,
      });
      open.push(bus);
      return bus;
    },
    close: async () => {
      await Promise.all(open.splice(0).map((bus) => bus.close()));
    },
  };
}

const texts: string[] = [];
const firstMs = Date.parse("2026-11-21T05:05:00Z");

/** An event that stands for a text: `textOf` finds it by the event's time. */
export function verseEvent(text: string, aggregateId = "2026-11-21"): DomainEvent<"riddle.released"> {
  const at = new Date(firstMs + texts.push(text) - 1);
  return newEvent("riddle.released", aggregateId, { date: "2026-11-21" }, at);
}

export function textOf({ occurredAt }: DomainEvent): string {
  return texts[Date.parse(occurredAt) - firstMs] ?? "";
}
