import { archiveReport } from "./archive-report.ts";

it("reports how much longer an old page takes, and whether that is within the goal", () => {
  const text = archiveReport({ kept: 1.2, made: 1.21 });
  expect(text).toContain("from memory 1.20 times as long (goal 1.20: met)");
  expect(text).toContain("made anew   1.21 times as long (goal 1.20: missed)");
});
