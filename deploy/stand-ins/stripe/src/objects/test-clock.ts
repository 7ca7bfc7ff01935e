import type { Kinds } from "./kinds.ts";
import { newId } from "./new-id.ts";

const keptSeconds = 30 * 24 * 3600;

export function newTestClock(
  created: number,
  frozenTime: number,
  name: string | null,
): Kinds["test_helpers.test_clock"] {
  return {
    id: newId("test_helpers.test_clock"),
    object: "test_helpers.test_clock",
    created,
    deletes_after: created + keptSeconds,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: "ready",
    status_details: {},
  };
}
