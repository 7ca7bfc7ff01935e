import { mailingIn } from "./mailing.ts";

describe("The mailing of a zone", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-11-22", "2026-11-21T10:05:00.000Z"],
    ["Asia/Kolkata", "2026-11-21", "2026-11-20T18:35:00.000Z"],
    ["America/New_York", "2026-11-21", "2026-11-21T05:05:00.000Z"],
    ["Etc/GMT+12", "2026-11-20", "2026-11-20T12:05:00.000Z"],
  ])("in %s is that of %s, released at %s", (timeZone, date, releasedAt) => {
    const plan = mailingIn(timeZone, new Date("2026-11-21T11:00:00Z"));
    expect([plan.date, plan.releasedAt.toISOString()]).toEqual([date, releasedAt]);
    expect(plan.expiresAt.getTime() - plan.releasedAt.getTime()).toBe(86_400_000);
  });

  it("begins within twelve hours of the release", () => {
    const lateAt = (time: string) => mailingIn("UTC", new Date(time)).isLate;
    expect(lateAt("2026-11-21T12:05:00.000Z")).toBe(false);
    expect(lateAt("2026-11-21T12:05:00.001Z")).toBe(true);
    expect(lateAt("2026-11-22T00:05:00.000Z")).toBe(false);
  });

  it("ends with the next release, also on a day of 25 hours", () => {
    const { releasedAt, expiresAt } = mailingIn("America/New_York", new Date("2026-11-01T06:00:00Z"));
    expect(expiresAt.getTime() - releasedAt.getTime()).toBe(25 * 3_600_000);
  });
});
