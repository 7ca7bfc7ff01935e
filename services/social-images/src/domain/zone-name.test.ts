import { zoneName } from "./zone-name.ts";

it.each([
  ["Asia/Tokyo", "Asia/Tokyo"],
  ["Etc/GMT+12", "Etc/GMT+12"],
  [undefined, "America/New_York"],
  ["", "America/New_York"],
  ["a\r\nb: c", "America/New_York"],
  ["A".repeat(65), "America/New_York"],
])("The zone that %j names is %s", (header, zone) => {
  expect(zoneName(header)).toBe(zone);
});
