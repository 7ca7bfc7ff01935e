import { agoText, dayText, instantText } from "./instant-text.ts";

/** An instant by the wall clock of the machine's time zone, whichever that is. */
const local = (hours: number, minutes = 0) => new Date(2026, 10, 2, hours, minutes).toISOString();

it.each([
  [0, 5, "12:05 AM"],
  [9, 50, "9:50 AM"],
  [12, 0, "12:00 PM"],
  [23, 59, "11:59 PM"],
])("The local time %i:%i is written %s, after its day", (hours, minutes, time) => {
  expect(dayText(local(hours, minutes))).toBe("2 November 2026");
  expect(instantText(local(hours, minutes))).toBe(`2 November 2026, ${time}`);
});

it.each([
  [-60, "just now"],
  [0, "just now"],
  [4.9, "just now"],
  [5, "5 minutes ago"],
  [59.9, "59 minutes ago"],
  [60, "an hour ago"],
  [120, "2 hours ago"],
  [24 * 60 - 1, "23 hours ago"],
  [24 * 60, "on 2 November 2026"],
])("What happened %d minutes ago was %s", (minutes, text) => {
  const instant = local(12);
  expect(agoText(instant, Date.parse(instant) + minutes * 60_000)).toBe(text);
});
