import { medianAudit, type Audit } from "./audit.ts";
import { pagesReport } from "./pages-report.ts";

const auditOf = (
  { failed = [], ...scores }: Partial<Audit["scores"]> & { failed?: string[] } = {},
  figures: Partial<Audit> = {},
): Audit => ({
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100, ...scores },
  lcpMs: 1234,
  tbtMs: 56,
  cls: 0.004,
  failed,
  ...figures,
});

it("takes the median of each figure for itself, and each failed check once", () => {
  const runs = [
    auditOf({ performance: 90, failed: ["contrast"] }, { lcpMs: 3, tbtMs: 10, cls: 0.1 }),
    auditOf({ performance: 99, failed: ["contrast"] }, { lcpMs: 1, tbtMs: 30, cls: 0 }),
    auditOf({ performance: 95 }, { lcpMs: 2, tbtMs: 20, cls: 0 }),
  ];
  const { scores, ...rest } = medianAudit(runs);
  expect(scores.performance).toBe(95);
  expect(rest).toEqual({ lcpMs: 2, tbtMs: 20, cls: 0, failed: ["contrast"] });
});

describe("The report of pages", () => {
  it("shows scores and figures of each page in a row", () => {
    const text = pagesReport([{ name: "home", audit: auditOf({ performance: 98 }) }], 3);
    expect(text).toMatch(/home +98 +100 +100 +100 +1\.23 s +56 ms +0\.004\n/);
    expect(text).toContain("Every goal was met.");
  });

  it.each([
    [{ performance: 97 }, undefined],
    [{ performance: 96 }, "home: performance 96 (goal 97)"],
    [{ accessibility: 99 }, "home: accessibility 99 (goal 100)"],
    [{ "best-practices": 99 }, "home: best-practices 99 (goal 100)"],
    [{ seo: 99 }, "home: seo 99 (goal 100)"],
  ])("names a goal that was missed: %j gives %s", (scores, text) => {
    const report = pagesReport([{ name: "home", audit: auditOf(scores) }], 3);
    expect(report).toContain(text ?? "Every goal was met.");
    expect(report.includes("Goals missed")).toBe(text !== undefined);
  });

  it("names the checks that failed, unless only the performance is too low", () => {
    const failed = ["Links have no name"];
    const report = (scores: Partial<Audit["scores"]>) =>
      pagesReport([{ name: "home", audit: auditOf({ ...scores, failed }) }], 3);
    expect(report({ accessibility: 90 })).toContain("Links have no name");
    expect(report({ performance: 90 })).not.toContain("Links have no name");
  });

  it("has no goals for the bare page", () => {
    const audit = auditOf({ performance: 50, seo: 40 });
    expect(pagesReport([{ name: "bare", audit, isBare: true }], 3)).toContain("Every goal was met.");
  });
});
