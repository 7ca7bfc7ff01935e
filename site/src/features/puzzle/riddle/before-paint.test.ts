import { blockedStorage, runBeforePaint } from "../../../lib/run-before-paint.fixture.ts";
import { helpBeforePaint } from "./before-paint.ts";
import { asHelpLevel, helpLevels, hiddenHelp } from "./help-level.ts";

const mark = (getItem: (key: string) => string | null) =>
  runBeforePaint(helpBeforePaint, getItem)["data-help"];

describe("Before the first paint, the document", () => {
  it.each(helpLevels)("is marked with the chosen level of help: %s", (level) => {
    expect(mark((key) => (key === "wordlehint-help" ? level : null))).toBe(level);
  });

  it("isn't marked if none is chosen, or if storage is blocked or holds something else", () => {
    expect(mark(() => null)).toBeUndefined();
    expect(mark(() => "everything")).toBeUndefined();
    expect(mark(blockedStorage)).toBeUndefined();
  });
});

describe("The level of help", () => {
  it("is the strongest unless another one is stored", () => {
    expect([null, "", "nothing", "answer"].map(asHelpLevel)).toEqual(Array(4).fill("answer"));
    expect(asHelpLevel("hints")).toBe("hints");
  });

  it("says what it hides", () => {
    expect(helpLevels.map((level) => hiddenHelp(level)?.split(":")[0])).toEqual([
      "Hints, letters and the answer are hidden",
      "Letters and the answer are hidden",
      "The answer is hidden",
      undefined,
    ]);
  });
});
