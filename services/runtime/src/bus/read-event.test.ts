import type { JsMsg } from "nats";
import { verseEvent } from "../../test/support/buses.ts";
import { readEvent } from "./read-event.ts";

const message = (payload: string) => ({ json: () => JSON.parse(payload) as unknown }) as JsMsg;
const read = (payload: string) => readEvent(message(payload), "riddle.released");

it("reads an event of the type that its subject names", () => {
  const event = verseEvent("fine");
  expect(read(JSON.stringify(event))).toEqual({ event });
});

it.each<[string, string, string | RegExp]>([
  ["no JSON", '{"s3cret": ', "not JSON"],
  [
    "of another type",
    JSON.stringify({ ...verseEvent("fine"), type: "riddle.generated" }),
    "a riddle.generated on the subject of riddle.released",
  ],
  ["against its contract", JSON.stringify({ ...verseEvent("fine"), data: { date: "2026-02-30" } }), /date/],
])("says what is wrong with one that is %s", (_what, payload, fault) => {
  expect(read(payload)).toEqual({
    fault: typeof fault === "string" ? fault : (expect.stringMatching(fault) as unknown),
  });
});
