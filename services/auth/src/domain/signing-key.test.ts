import { isKeyDue, keyAfter, signingKeyOf, stageOf } from "./signing-key.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const start = new Date("2026-11-22T12:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);

const first = { id: "first", sequence: 1, signsFrom: start };
const second = { id: "second", sequence: 2, signsFrom: after(30 * dayMs) };

it.each([
  ["announced before it signs", -1, "announced"],
  ["signing from its moment on", 0, "signing"],
  ["signing until the next one does", 30 * dayMs - 1, "signing"],
  ["verifying from then on", 30 * dayMs, "verifying"],
  ["verifying as long as its last token may last, and a day more", 61 * dayMs - 1, "verifying"],
  ["gone after that", 61 * dayMs, "gone"],
])("is %s", (_text, ms, stage) => {
  expect(stageOf(first, [first, second], after(ms))).toBe(stage);
});

it("signs on while no later key does, and until the earliest of several", () => {
  expect(stageOf(first, [first], after(400 * dayMs))).toBe("signing");
  const emergency = { id: "third", sequence: 3, signsFrom: after(dayMs) };
  expect(stageOf(first, [first, second, emergency], after(dayMs))).toBe("verifying");
});

it("is followed by one that is announced ten minutes before thirty days have passed", () => {
  const due = 30 * dayMs - 10 * minuteMs;
  expect(isKeyDue([first], after(due - 1))).toBe(false);
  expect(isKeyDue([first], after(due))).toBe(true);
  expect(isKeyDue([first, second], after(due))).toBe(false);
  expect(isKeyDue([], start)).toBe(true);
});

it("may sign at once if it is the first, and ten minutes after its announcement otherwise", () => {
  expect(keyAfter([], start)).toEqual({ sequence: 1, signsFrom: start });
  expect(keyAfter([second, first], start)).toEqual({ sequence: 3, signsFrom: after(10 * minuteMs) });
});

it("signs if it is the newest whose moment has come", () => {
  expect(signingKeyOf([second, first], after(30 * dayMs - 1))).toBe(first);
  expect(signingKeyOf([second, first], after(30 * dayMs))).toBe(second);
  expect(signingKeyOf([first], after(-1))).toBeUndefined();
});
