import { runBeforePaint, blockedStorage, type GetItem } from "../../../lib/run-before-paint.fixture.ts";
import { consentBeforePaint } from "./before-paint.ts";
import { choiceIn } from "./consent-record.ts";

const dayMs = 86_400_000;
const now = Date.now();
const preferences = { necessary: true, analytics: false, advertising: true };

const mark = (getItem: GetItem) => runBeforePaint(consentBeforePaint, getItem)["data-consent"];

const cases: [string, unknown][] = [
  ["nothing", null],
  ["a choice that holds", { preferences, expiry: now + 180 * dayMs }],
  ["a choice that is about to expire", { preferences, expiry: now + 60_000 }],
  ["a choice that has expired", { preferences, expiry: now - 1 }],
  ["a choice from a wrong clock", { preferences, expiry: now + 400 * dayMs }],
  ["a choice without an end", { preferences }],
  ["a choice whose end is a text", { preferences, expiry: String(now + dayMs) }],
  ["half a choice", { preferences: { analytics: true }, expiry: now + dayMs }],
  ["another shape", ["yes"]],
  ["a number", 1],
];

describe("Before the first paint, the cookie notice", () => {
  it.each(cases)("is hidden exactly if the stored record holds: %s", (_what, record) => {
    const isHeld = choiceIn(record, now) !== null;
    expect(mark(() => JSON.stringify(record))).toBe(isHeld ? "answered" : undefined);
  });

  it("is shown if storage is blocked or broken", () => {
    expect(mark(blockedStorage)).toBeUndefined();
    expect(mark(() => "{oops")).toBeUndefined();
    expect(mark(() => null)).toBeUndefined();
  });
});
