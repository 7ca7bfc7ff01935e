import type { ScheduledAnswer } from "../domain/answer-schedule.ts";
import { importSchedule } from "./import-schedule.ts";

/** Imports at an instant into a store that only records what is saved. */
async function importAt(now: string, csv: string) {
  const saved: ScheduledAnswer[] = [];
  const answers = {
    find: () => Promise.resolve(undefined),
    save: (rows: readonly ScheduledAnswer[]) => Promise.resolve(void saved.push(...rows)),
  };
  return { ...(await importSchedule(answers, csv, new Date(now))), answers: saved };
}

const csv = "date,word\n2026-11-21,crane\n2026-11-22,slate\n2026-11-23,audio\n";
const [slate, audio] = [
  { date: "2026-11-22", word: "slate" },
  { date: "2026-11-23", word: "audio" },
];

describe("importing a schedule", () => {
  it("sets the answers of dates that are not yet live anywhere", async () => {
    expect(await importAt("2026-11-21T10:04:59Z", csv)).toEqual({
      saved: 2,
      tooLate: ["2026-11-21"],
      answers: [slate, audio],
    });
  });

  it("is too late for a date that is live in Kiritimati already", async () => {
    expect(await importAt("2026-11-21T10:05:00Z", csv)).toEqual({
      saved: 1,
      tooLate: ["2026-11-21", "2026-11-22"],
      answers: [audio],
    });
  });

  it("saves nothing when every date is too late", async () => {
    expect(await importAt("2026-12-01T12:00:00Z", csv)).toMatchObject({ saved: 0, answers: [] });
  });
});
