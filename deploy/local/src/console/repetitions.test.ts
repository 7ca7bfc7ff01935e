import { Repetitions } from "./repetitions.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("shows a line once, then every minute how often it was repeated, and nothing while it isn't", () => {
  const lines: string[] = [];
  const repetitions = new Repetitions();
  const show = (...texts: string[]) => {
    for (const text of texts) repetitions.show("key", (note) => lines.push(text + note));
  };
  const printedAfterMinute = () => {
    jest.advanceTimersByTime(60_000);
    return lines.splice(0);
  };
  show("first", "second", "third");
  repetitions.show("another key", () => lines.push("another"));
  expect(lines.splice(0)).toEqual(["first", "another"]);
  expect(printedAfterMinute()).toEqual(["third … (2 more in the last minute)"]);
  show("fourth");
  expect(printedAfterMinute()).toEqual(["fourth … (1 more in the last minute)"]);
  expect(printedAfterMinute()).toEqual([]);
  show("later");
  expect(lines).toEqual(["later"]);
});
