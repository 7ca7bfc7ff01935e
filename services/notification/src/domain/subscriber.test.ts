import { wantsMail } from "./subscriber.ts";

const before = process.env.TZ;
afterEach(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

it.each(["America/Los_Angeles", "UTC", "Pacific/Kiritimati"])(
  "chooses days of the week of the puzzle's date, Sunday being 0, also where the server is in %s",
  (zone) => {
    process.env.TZ = zone;
    const confirmedAt = new Date("2026-11-01T00:00:00Z");
    const week = ["22", "23", "24", "25", "26", "27", "28"].map((day) => `2026-11-${day}`);
    for (const [weekday, date] of week.entries()) {
      const wanted = [0, 1, 2, 3, 4, 5, 6].filter((day) =>
        wantsMail({ days: [day], confirmedAt }, date, new Date(`${date}T05:05:00Z`)),
      );
      expect(wanted).toEqual([weekday]);
    }
  },
);

it("begins with the first riddle that is released after the confirmation", () => {
  const releasedAt = new Date("2026-11-21T05:05:00Z");
  const wants = (confirmedAt?: Date) =>
    wantsMail({ days: [6], ...(confirmedAt && { confirmedAt }) }, "2026-11-21", releasedAt);
  expect(wants(new Date(+releasedAt - 1))).toBe(true);
  expect(wants(releasedAt)).toBe(false);
  expect(wants()).toBe(false);
});
