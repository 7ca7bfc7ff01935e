import { readTestArguments } from "./arguments.ts";

describe("the arguments of npm test", () => {
  it("run every suite when there are none", () => {
    expect(readTestArguments([])).toEqual({
      suites: ["unit", "integration", "browser"],
      pattern: undefined,
      chaos: false,
    });
  });

  it("choose a suite and files in it", () => {
    expect(readTestArguments(["browser", "home"])).toEqual({
      suites: ["browser"],
      pattern: "home",
      chaos: false,
    });
  });

  it("choose the long run of kills", () => {
    expect(readTestArguments(["--chaos"])).toEqual({
      suites: ["integration"],
      pattern: "chaos",
      chaos: true,
    });
  });

  it.each([[["all"]], [["unit", "a", "b"]], [["--chaos", "unit"]], [["--watch"]]])("refuse %j", (args) => {
    expect(() => readTestArguments(args)).toThrow("Usage: npm test");
  });
});
