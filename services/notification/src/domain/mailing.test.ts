import { mailingIn } from "./mailing.ts";
import { wantsMail } from "./subscriber.ts";

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

describe("A subscriber", () => {
  const releasedAt = new Date("2026-11-21T05:05:00Z");
  const since = (time: string, days = [0, 1, 2, 3, 4, 5, 6]) => ({ days, confirmedAt: new Date(time) });

  it("gets the mails of the chosen days of the week", () => {
    const saturday = since("2026-11-01T00:00:00Z", [6]);
    expect(wantsMail(saturday, "2026-11-21", releasedAt)).toBe(true);
    expect(wantsMail(saturday, "2026-11-22", releasedAt)).toBe(false);
  });

  it("begins with the first riddle that is released after the confirmation", () => {
    expect(wantsMail(since("2026-11-21T05:04:59Z"), "2026-11-21", releasedAt)).toBe(true);
    expect(wantsMail(since("2026-11-21T05:05:00Z"), "2026-11-21", releasedAt)).toBe(false);
    expect(wantsMail({ days: [6] }, "2026-11-21", releasedAt)).toBe(false);
  });
});
