import { createPuzzleClock } from "./puzzle-clock.ts";

const clockAt = (instant: string) => createPuzzleClock(() => Date.parse(instant));

describe("a visitor's puzzle date", () => {
  it.each([
    ["New York, a second before the release", "America/New_York", "2026-11-21T05:04:59Z", "2026-11-20"],
    ["New York, at the release", "America/New_York", "2026-11-21T05:05:00Z", "2026-11-21"],
    ["Kiritimati, the first place of all", "Pacific/Kiritimati", "2026-11-20T10:05:00Z", "2026-11-21"],
    ["Kathmandu, with its quarter hour", "Asia/Kathmandu", "2026-11-20T18:19:59Z", "2026-11-20"],
    ["Kathmandu, a second later", "Asia/Kathmandu", "2026-11-20T18:20:00Z", "2026-11-21"],
  ])("in %s", (_case, zone, instant, date) => {
    expect(clockAt(instant).dateOf(`tz=${zone}`)).toBe(date);
  });

  it("is that of New York if the cookie names no zone, or an unknown one", () => {
    const clock = clockAt("2026-11-21T03:00:00Z");
    for (const cookie of [undefined, "", "tz=", "tz=Mars/Olympus", "tz=../../etc", "a=b; theme=dark"]) {
      expect(clock.dateOf(cookie)).toBe("2026-11-20");
    }
    expect(clock.dateOf("tz=Europe/Vienna")).toBe("2026-11-21");
  });

  it("changes as time passes", () => {
    let now = Date.parse("2026-11-21T05:04:59Z");
    const clock = createPuzzleClock(() => now);
    expect(clock.dateOf(undefined)).toBe("2026-11-20");
    now += 1000;
    expect(clock.dateOf(undefined)).toBe("2026-11-21");
  });
});

describe("the time zone for which pages of a date are rendered", () => {
  it("has that date, throughout a year and for every known zone", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    let now = 0;
    const clock = createPuzzleClock(() => now);
    for (let step = 0; step < 1000; step++) {
      now = Date.parse("2026-01-01T00:00:00Z") + step * 526 * 60_000;
      const date = clock.dateOf(`tz=${zones[step % zones.length] ?? ""}`);
      expect(clock.dateOf(`tz=${clock.renderZone(date)}`)).toBe(date);
      expect(clock.liveDates()).toContain(date);
      expect(clock.liveDates().size).toBeLessThanOrEqual(3);
    }
  });

  it("is New York if New York has the date", () => {
    expect(clockAt("2026-11-21T11:00:00Z").renderZone("2026-11-21")).toBe("America/New_York");
    expect(clockAt("2026-11-21T11:00:00Z").renderZone("2026-11-22")).toBe("Pacific/Kiritimati");
    expect(clockAt("2026-11-21T11:00:00Z").renderZone("2026-11-20")).toBe("Etc/GMT+12");
  });
});
