import { liveEventIdOf, sequenceOfLiveEvent } from "./live-event-id.ts";

it.each([0, 7, 10, 999_999_999_999_999])("leads back to the state %d", (sequence) => {
  expect(sequenceOfLiveEvent(liveEventIdOf(sequence))).toBe(sequence);
});

it.each([
  "",
  "live-",
  "live-x",
  "live-07",
  "live--1",
  "live-1.5",
  "xlive-1",
  "live-1 ",
  "live-9999999999999999",
])("knows no state by an id of another lake: %j", (id) => expect(sequenceOfLiveEvent(id)).toBeUndefined());
