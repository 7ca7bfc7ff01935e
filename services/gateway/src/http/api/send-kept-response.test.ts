import type { KeptResponse } from "../../state/api/kept-responses.ts";
import { ageOf } from "./send-kept-response.ts";

it.each([
  ["just made", 0, 0],
  ["a millisecond old", 1, 1],
  ["a second old", 1000, 1],
  ["hardly older than a second", 1001, 2],
  ["made later than now, by another clock", -500, 0],
])("A response %s has an age in whole seconds, never less than its own", (_what, ageMs, seconds) => {
  const madeAt = Date.parse("2026-11-21T12:00:00Z");
  expect(ageOf({ madeAt } as KeptResponse, madeAt + ageMs)).toBe(seconds);
});
