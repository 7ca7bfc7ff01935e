import { zoneGroups } from "./zones.ts";

const first = { label: "Yours", zones: ["Asia/Kolkata", "UTC", "Asia/Kolkata"] };

describe("The time zones to choose from", () => {
  it("begin with one's own, each once, also those that the browser calls by another name", () => {
    expect(zoneGroups([], first)).toEqual([
      {
        label: "Yours",
        options: [
          { value: "Asia/Kolkata", label: "Kolkata" },
          { value: "UTC", label: "UTC" },
        ],
      },
    ]);
  });

  it("are grouped by region, without zones that are no places", () => {
    const known = [
      "America/New_York",
      "America/Argentina/Ushuaia",
      "Etc/GMT+1",
      "Europe/Paris",
      "EST",
      "US/Pacific",
    ];
    expect(zoneGroups(known, first).slice(1)).toEqual([
      {
        label: "America",
        options: [
          { value: "America/New_York", label: "New York" },
          { value: "America/Argentina/Ushuaia", label: "Argentina, Ushuaia" },
        ],
      },
      { label: "Europe", options: [{ value: "Europe/Paris", label: "Paris" }] },
    ]);
  });
});
