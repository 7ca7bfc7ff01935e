import { canonicalTimeZone } from "./time-zone.ts";

it.each([
  ["America/New_York", "America/New_York"],
  ["america/new_york", "America/New_York"],
  ["US/Eastern", "America/New_York"],
  ["UTC", "UTC"],
  ["Etc/GMT+12", "Etc/GMT+12"],
])("gives %s its canonical name", (name, canonical) => {
  expect(canonicalTimeZone(name)).toBe(canonical);
});

it.each(["", "Nowhere/Land", "+02:00", "-05", "../etc/passwd", "UTC\n", "é", `A${"a".repeat(64)}`])(
  "knows no zone %j",
  (name) => {
    expect(canonicalTimeZone(name)).toBeUndefined();
  },
);
