import { matchingGroups, zoneGroups } from "./zones.ts";

const winterMs = Date.parse("2026-11-28T12:00:00Z");
const summerMs = Date.parse("2026-07-01T12:00:00Z");
const first = { label: "Yours", zones: ["Asia/Kolkata", "UTC", "Asia/Calcutta"] };

describe("The time zones to choose from", () => {
  it("begin with one's own, each once, also those that the browser calls by another name", () => {
    expect(zoneGroups([], first, winterMs)).toEqual([
      {
        label: "Yours",
        options: [
          { value: "Asia/Kolkata", label: "Kolkata (UTC+5:30)" },
          { value: "UTC", label: "UTC" },
        ],
      },
    ]);
  });

  it("are grouped by region, without zones that are no places, in order of their names", () => {
    const known = [
      "America/New_York",
      "America/Argentina/Ushuaia",
      "Etc/GMT+1",
      "Europe/Paris",
      "EST",
      "US/Pacific",
    ];
    expect(zoneGroups(known, first, winterMs).slice(1)).toEqual([
      {
        label: "America",
        options: [
          { value: "America/Argentina/Ushuaia", label: "Argentina, Ushuaia (UTC-3)" },
          { value: "America/New_York", label: "New York (UTC-5)" },
        ],
      },
      { label: "Europe", options: [{ value: "Europe/Paris", label: "Paris (UTC+1)" }] },
    ]);
  });

  it("have the offset of today and the names of today", () => {
    const labels = (nowMs: number) =>
      zoneGroups(["Europe/Kiev", "Asia/Saigon", "America/Buenos_Aires"], { label: "Yours", zones: [] }, nowMs)
        .flatMap(({ options }) => options)
        .map(({ value, label }) => [value, label]);
    expect(labels(winterMs)).toEqual([
      ["Europe/Kyiv", "Kyiv (UTC+2)"],
      ["Asia/Ho_Chi_Minh", "Ho Chi Minh (UTC+7)"],
      ["America/Argentina/Buenos_Aires", "Argentina, Buenos Aires (UTC-3)"],
    ]);
    expect(labels(summerMs)[0]).toEqual(["Europe/Kyiv", "Kyiv (UTC+3)"]);
  });

  it("name no zone of this runtime by an old name", () => {
    const zones = zoneGroups(Intl.supportedValuesOf("timeZone"), first, winterMs).flatMap(
      ({ options }) => options,
    );
    for (const old of ["Calcutta", "Kiev", "Saigon", "Rangoon", "Katmandu", "Godthab", "Faeroe"])
      expect(zones.filter(({ value }) => value.includes(old))).toEqual([]);
    expect(zones.slice(2).every(({ label }) => /\(UTC[+-]\d{1,2}(:\d\d)?\)$/.test(label))).toBe(true);
  });
});

describe("matchingGroups()", () => {
  const groups = zoneGroups(
    ["Europe/Kiev", "America/New_York", "America/Sao_Paulo", "Africa/Abidjan"],
    { label: "Yours", zones: [] },
    winterMs,
  );
  const found = (text: string, chosen = "") =>
    matchingGroups(groups, text, chosen).flatMap(({ options }) => options.map(({ value }) => value));

  it.each([
    ["kyi", "Europe/Kyiv"],
    ["Kiev", "Europe/Kyiv"],
    ["são paulo", "America/Sao_Paulo"],
    ["new york", "America/New_York"],
    ["utc-5", "America/New_York"],
    ["africa", "Africa/Abidjan"],
  ])("finds by “%s” %s", (text, zone) => expect(found(text)).toEqual([zone]));

  it("keeps the chosen zone, so that the select doesn't say another", () => {
    expect(found("nowhere", "Europe/Kyiv")).toEqual(["Europe/Kyiv"]);
    expect(found(" ")).toHaveLength(4);
    const withOwn = zoneGroups(["Europe/Kiev"], { label: "Yours", zones: ["Europe/Kiev"] }, winterMs);
    expect(matchingGroups(withOwn, "nowhere", "Europe/Kyiv")).toHaveLength(1);
  });
});
