import { readZoneCookie } from "./time-zone.ts";

describe("the time zone in the cookie", () => {
  it.each([
    ["tz=Europe/Vienna", "Europe/Vienna"],
    ["theme=dark; tz=Europe%2FVienna; a=b", "Europe/Vienna"],
    ['tz="Asia/Tokyo"', "Asia/Tokyo"],
    ["tz=Etc/GMT+12", "Etc/GMT+12"],
    ["notz=Europe/Vienna", undefined],
    ["tz=+05:00", undefined],
    ["tz=a b", undefined],
    ["tz=%00", undefined],
    [`tz=${"A".repeat(65)}`, undefined],
    [`tz=${"A".repeat(20_000)}`, undefined],
  ])("of %.40s is %s", (header, zone) => {
    expect(readZoneCookie(header)).toBe(zone);
  });
});
